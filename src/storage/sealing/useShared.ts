import { useSyncExternalStore } from 'react'
import { sharedComputer } from './sharedComputer'

/**
 * Whether this is a shared computer, from the tick on. Fields that are typed into at once must know:
 * what keeps those of every page out of the browser's memory is loaded only then.
 */
export function useShared(): boolean {
  return useSyncExternalStore(sharedComputer.subscribe, sharedComputer.isShared, () => false)
}
