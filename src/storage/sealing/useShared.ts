import { useSyncExternalStore } from 'react'
import { sharedComputer } from './sharedComputer'

/**
 * Whether this is a shared computer, from the tick on. Fields that are typed into at once must know:
 * what keeps those of every page out of the browser's memory is loaded only then. `unknown` is the
 * answer of a page whose scripts are not here yet.
 */
export function useShared(unknown = false): boolean {
  return useSyncExternalStore(sharedComputer.subscribe, sharedComputer.isShared, () => unknown)
}
