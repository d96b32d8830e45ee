import { forgetLeft, leftOf, type LeftOver } from '../../src/storage/drafts/leftBehind'

/** What was left behind of this draft, the last at the end, which is then forgotten. */
export function takeLeftBehind(id: string): readonly LeftOver[] {
  const taken = leftOf(id)
  for (const left of taken) forgetLeft(id, left)
  return taken
}
