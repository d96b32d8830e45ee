import { sharedComputer } from '../storage/sealing/sharedComputer'
import { tokenKey } from './token'

/**
 * Calls back when the session must be checked again: another tab has changed the token, the computer
 * turned out to be shared, or this tab is visible again, back online or shown after 'Back'. Returns
 * the function that ends it.
 */
export function lookAgain(on: { tokenChanged: () => void; back: () => void }): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // `key` is null when the whole storage was cleared.
    if (key === tokenKey || key === null) on.tokenChanged()
  }
  const recheck = () => {
    if (document.visibilityState === 'visible') on.back()
  }
  const shownAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) on.back()
  }
  const stopSharing = sharedComputer.subscribe(() => {
    if (sharedComputer.isShared()) on.tokenChanged()
  })
  const end = new AbortController()
  const { signal } = end
  window.addEventListener('storage', onStorage, { signal })
  window.addEventListener('online', recheck, { signal })
  window.addEventListener('pageshow', shownAgain, { signal })
  document.addEventListener('visibilitychange', recheck, { signal })
  return () => {
    stopSharing()
    end.abort()
  }
}
