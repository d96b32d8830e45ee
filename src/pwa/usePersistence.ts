import { useEffect, useSyncExternalStore } from 'react'
import { persistence, persistenceText, type Persistence } from '../storage/persistence'

/**
 * What the browser promises about the storage of this device, with the sentence for it. Once
 * something is `worthKeeping` it is asked for the promise; until then only looked up.
 */
export function usePersistence(worthKeeping: boolean): {
  state: Persistence
  text: string | undefined
} {
  const state = useSyncExternalStore(persistence.subscribe, persistence.read, persistence.read)
  useEffect(() => {
    void (worthKeeping ? persistence.request() : persistence.look())
  }, [worthKeeping])
  return { state, text: persistenceText[state] }
}
