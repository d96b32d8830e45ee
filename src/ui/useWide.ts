import { useSyncExternalStore } from 'react'

const query = '(width >= 64rem)'

/** There is room for a table with many columns; below that, and where nothing is drawn yet, cards. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
