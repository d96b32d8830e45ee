import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { pressAgain, putBackEntries } from './takeOver'

/**
 * Replays once what was done on the page before the scripts were loaded (`record.ts`). Typed text is
 * restored in the same commit in which React takes over the fields, so that no key is lost in
 * between; presses wait until their targets have listeners.
 */
export function EarlyTouches({ children }: { children: ReactNode }) {
  useLayoutEffect(putBackEntries, [])
  useEffect(() => void pressAgain(), [])
  return children
}
