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
  window.addEventListener('focus', shown)
  window.addEventListener('pageshow', shownAgain)
  document.addEventListener('visibilitychange', shown)
  return () => {
    window.removeEventListener('focus', shown)
    window.removeEventListener('pageshow', shownAgain)
    document.removeEventListener('visibilitychange', shown)
  }
}
