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
  window.addEventListener('storage', onStorage)
  window.addEventListener('online', recheck)
  window.addEventListener('pageshow', shownAgain)
  document.addEventListener('visibilitychange', recheck)
  return () => {
    stopSharing()
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('online', recheck)
    window.removeEventListener('pageshow', shownAgain)
    document.removeEventListener('visibilitychange', recheck)
  }
}
