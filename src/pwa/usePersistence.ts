import { useEffect } from 'react'
import { keepingOf, type Keeping } from '../storage/keeping'
import { persistence } from '../storage/persistence'
import { useInstall } from './useInstall'
import { useStore } from '../lib/react/useStore'

/**
 * How long this browser keeps what is stored. A promise is requested once something is
 * `worthKeeping`; until then it is only looked up.
 */
export function usePersistence(worthKeeping: boolean): Keeping {
  const state = useStore(persistence)
  const { installed } = useInstall()
  useEffect(() => {
    void (worthKeeping ? persistence.request() : persistence.look())
  }, [worthKeeping])
  return keepingOf({
    persistence: state,
    userAgent: navigator.userAgent,
    installed,
    secure: window.isSecureContext,
  })
}
