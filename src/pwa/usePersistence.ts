import { useEffect, useSyncExternalStore } from 'react'
import { persistenceText } from '../storage/copy'
import { keepingOf } from '../storage/keeping'
import { persistence, type Persistence } from '../storage/persistence'
import { useInstall } from './useInstall'

/**
 * What the browser promises about this device's storage, in the sentence that is true for this
 * browser. The promise is requested once something is `worthKeeping`; until then it is only looked
 * up.
 */
export function usePersistence(worthKeeping: boolean): {
  state: Persistence
  text: string | undefined
} {
  const state = useSyncExternalStore(persistence.subscribe, persistence.read, persistence.read)
  const { installed } = useInstall()
  useEffect(() => {
    void (worthKeeping ? persistence.request() : persistence.look())
  }, [worthKeeping])
  const keeping = keepingOf({
    persistence: state,
    userAgent: navigator.userAgent,
    installed,
    secure: window.isSecureContext,
  })
  return { state, text: persistenceText[keeping] }
}
