import { isLongEnough } from './isLongEnough'

/** How long what a screen shows may take, in milliseconds: later, somebody is reading. */
const patience = 10_000

/**
 * Scrolls down to `top` once the page is so long: what a screen behind the sign-in shows comes after it.
 * Whoever uses the page meanwhile stays where they are. `end` ends it, and is aborted once it has ended.
 */
export function scrollLater(top: number, end: AbortController): void {
  const { signal } = end
  if (signal.aborted) return
  const stop = () => end.abort()
  const observer = new ResizeObserver(() => {
    if (!isLongEnough(top)) return
    scrollTo(0, top)
    stop()
  })
  observer.observe(document.body)
  signal.addEventListener('abort', () => observer.disconnect())
  for (const use of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(use, stop, { signal, passive: true })
  setTimeout(stop, patience)
}
