import { sharedComputer } from '../storage/sealing/sharedComputer'
import { tokenKey } from './token'

/**
 * Calls back when the session must be checked again: another tab has changed the token, or this tab
 * is visible again or back online. Returns the function that ends it.
 */
export function lookAgain(on: { tokenChanged: () => void; back: () => void }): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // On a shared computer each tab has its own session.
    if (sharedComputer.isShared()) return
    // `key` is null when the whole storage was cleared.
    if (key === tokenKey || key === null) on.tokenChanged()
  }
  const recheck = () => {
    if (document.visibilityState === 'visible') on.back()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('online', recheck)
  document.addEventListener('visibilitychange', recheck)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('online', recheck)
    document.removeEventListener('visibilitychange', recheck)
  }
}
