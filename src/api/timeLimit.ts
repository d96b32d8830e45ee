/** How long a page that stood still hears what has come meanwhile: milliseconds. */
const moment = 1_000

/**
 * Ends after so many milliseconds. A page that stood still for longer, as a phone has apps do that
 * nobody looks at, would find its timer due before an answer that came in time.
 */
export function timeLimit(milliseconds: number): AbortSignal {
  const limit = new AbortController()
  const due = performance.now() + milliseconds
  setTimeout(() => {
    const late = performance.now() - due
    setTimeout(() => limit.abort(), late < moment ? 0 : moment)
  }, milliseconds)
  return limit.signal
}
