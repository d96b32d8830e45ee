import { turn } from './turn'

/**
 * A page that is hidden paints nothing, and a busy one late: then it is enough to have waited, in
 * milliseconds. Less than from one key to the next, so that a killed browser loses one key, not two.
 */
const atMost = 50

let next: Promise<void> | undefined

/**
 * Resolves after the next frame: for work that must not hold up what the person sees of a keystroke.
 * Everybody who asks before that frame shares it.
 */
export function painted(): Promise<void> {
  // Nothing is painted outside a page, as in tests.
  if (typeof requestAnimationFrame === 'undefined') return turn()
  return (next ??= new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, atMost)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      // A timer, which costs less before the paint than a channel of its own.
      setTimeout(resolve)
    })
  }).finally(() => {
    next = undefined
  }))
}
