import { useSyncExternalStore } from 'react'
import { usePrinting } from './usePrinting'

const query = '(width >= 64rem)'

/**
 * Whether there is room for a table with many columns, or for a second column beside a form. False
 * before anything is laid out, and on paper: what the browser says of the paper's width comes after it
 * has counted the sheets, and some would be empty or missing.
 */
export function useWide(): boolean {
  const printing = usePrinting()
  const wide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
  return wide && !printing
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
