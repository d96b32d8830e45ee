import { useSyncExternalStore } from 'react'

const query = '(width >= 64rem)'

/**
 * Whether there is room for a table with many columns, or for a second column beside a form. False
 * before anything is laid out.
 */
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
