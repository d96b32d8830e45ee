import { flushSync } from 'react-dom'
import { leaveFor } from '../lib/departure'
import { paths } from '../lib/paths'
import { Store } from '../lib/store'
import { openVault } from '../storage/sealing/openVault'
import { sharedComputer } from '../storage/sealing/sharedComputer'
import { useAuth } from './AuthContext'

/** A sign-out from a shared computer, waiting for the decision about the work there; `end` completes it. */
export const leaving = new Store<{ end: () => void } | undefined>(undefined)

/**
 * Returns a function that signs out and then calls `then`. It asks first where something would be
 * lost, and on a shared computer.
 */
export function useSignOut(): (then: () => void) => void {
  const { logout } = useAuth()
  return (then) => {
    const end = () => {
      // Synchronously, so that the guards have run before `then` navigates.
      flushSync(logout)
      then()
    }
    const leave = () => {
      if (openVault.read() !== undefined || sharedComputer.losesWork()) leaving.set({ end })
      else end()
    }
    leaveFor(paths.home, leave, { signsOut: true })
  }
}
