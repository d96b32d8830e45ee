import { hasUnsaved } from '../../pwa/unsaved'

/** A shared computer locks after this time without input, in milliseconds. */
const idleTime = 15 * 60 * 1000

/** It says so this long before, in milliseconds: whoever only reads gives no input. */
const warningTime = 60 * 1000

/** How often that is checked, in milliseconds; time in which the machine sleeps counts as idle. */
const lookEvery = 5_000

/**
 * Calls `lock` after a quarter of an hour without input, and when a page that was left is shown again
 * after 'Back', which would need the password after a reload too; until the returned function is
 * called. `onNear` is told whether the last minute has begun, at each look.
 */
export function lockWhenIdle(lock: () => void, onNear: (isNear: boolean) => void): () => void {
  let lastInput = Date.now()
  let wasLeft = false
  /** By the page's own clock, which nobody sets, but which may stand still while the machine sleeps. */
  let lastAwake = performance.now()
  // A clock that was set back says nothing about how long it was.
  const isAfter = (time: number) =>
    Math.abs(Date.now() - lastInput) >= time || performance.now() - lastAwake >= time
  const isOver = () => isAfter(idleTime)
  const touched = () => {
    // After the time has run out, a key (the first one of the next morning, say) must not prevent the
    // lock. While it waits for what is unsaved, somebody who asks for it can keep it open.
    if (!isOver() || (hasUnsaved() && !wasLeft)) {
      lastInput = Date.now()
      lastAwake = performance.now()
    }
    look()
  }
  const look = () => {
    // Unsaved input would be lost with the key, so the lock waits until it is saved.
    if (isOver() && !hasUnsaved()) lock()
    else onNear(isAfter(idleTime - warningTime))
  }
  const shownAgain = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    lastInput = Number.NEGATIVE_INFINITY
    wasLeft = true
    look()
  }
  // A button that a screen reader presses is clicked, without any of the others.
  const inputs = ['pointerdown', 'keydown', 'input', 'click', 'wheel', 'touchstart'] as const
  const end = new AbortController()
  const { signal } = end
  for (const type of inputs)
    window.addEventListener(type, touched, { capture: true, passive: true, signal })
  window.addEventListener('pageshow', shownAgain, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  const timer = setInterval(look, lookEvery)
  return () => {
    end.abort()
    clearInterval(timer)
  }
}
