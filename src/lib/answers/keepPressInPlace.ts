/**
 * A press that ends what an input method is composing makes Chromium scroll back to that text, between
 * the press and its release: a button below it is no longer under the finger, and the press is lost.
 * With this the page stays where it is. Returns the function that ends it.
 */
export function keepPressInPlace(): () => void {
  let pressedAt: number | undefined
  const press = () => {
    pressedAt = window.scrollY
  }
  const release = () => {
    pressedAt = undefined
  }
  const stay = () => {
    if (pressedAt !== undefined) window.scrollTo({ top: pressedAt, behavior: 'instant' })
  }
  const end = new AbortController()
  const { signal } = end
  document.addEventListener('mousedown', press, { signal })
  document.addEventListener('compositionend', stay, { signal })
  document.addEventListener('mouseup', release, { signal })
  // A drag ends without a release; what is composed later is none of its business.
  document.addEventListener('compositionstart', release, { signal })
  return () => end.abort()
}
