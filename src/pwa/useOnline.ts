import { useSyncExternalStore } from 'react'

let pretended = false

/** In a demo: acts as if the browser had lost its network, or got it back. */
export function pretendOffline(offline: boolean): void {
  pretended = offline
  window.dispatchEvent(new Event(offline ? 'offline' : 'online'))
}

function subscribe(listener: () => void) {
  const end = new AbortController()
  const { signal } = end
  window.addEventListener('online', listener, { signal })
  window.addEventListener('offline', listener, { signal })
  return () => end.abort()
}

/** Whether the browser has any network; this says nothing about the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine && !pretended,
    () => true,
  )
}
