import { useSyncExternalStore } from 'react'
import type { Readable } from '../store'

/**
 * The value of a store now, and after each change. `atBuild` is what a page that the build wrote shows
 * until React has taken over, where that can differ.
 */
export function useStore<Value>(
  { subscribe, read }: Readable<Value>,
  atBuild: () => Value = read,
): Value {
  return useSyncExternalStore(subscribe, read, atBuild)
}
