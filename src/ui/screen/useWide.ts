import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const query = '(width >= 64rem)'

let printing = false

/**
 * Whether there is room for a table with many columns, or for a second column beside a form. False
 * before anything is laid out, and on paper.
 */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !printing && window.matchMedia(query).matches,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query)
  // The browser counts the sheets as soon as the listeners have returned: what it hears of the paper's
  // width comes too late, and sheets would be empty or missing.
  const print = ({ type }: Event) => {
    printing = type === 'beforeprint'
    flushSync(listener)
  }
  media.addEventListener('change', listener)
  window.addEventListener('beforeprint', print)
  window.addEventListener('afterprint', print)
  return () => {
    media.removeEventListener('change', listener)
    window.removeEventListener('beforeprint', print)
    window.removeEventListener('afterprint', print)
  }
}
