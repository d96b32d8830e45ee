/**
 * Calls back when somebody returns to this window or tab, or to its page by 'Back': another may have
 * changed meanwhile what this one shows. Returns the function that ends it.
 */
export function onReturn(listener: () => void): () => void {
  const shown = () => {
    if (document.visibilityState === 'visible') listener()
  }
  const shownAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  const end = new AbortController()
  const { signal } = end
  window.addEventListener('focus', shown, { signal })
  window.addEventListener('pageshow', shownAgain, { signal })
  document.addEventListener('visibilitychange', shown, { signal })
  return () => end.abort()
}
