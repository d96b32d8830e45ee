import { useLayoutEffect } from 'react'
import { clearLog } from '../../api/log'
import { useAuth } from '../../auth/AuthContext'
import { signupBegun } from '../../features/session/signupBegun'
import { sharedComputer } from '../../storage/sealing/sharedComputer'
import { closeAsks, closeQuestions, dismissToasts } from '../../ui/overlays/notices'

/**
 * What a person was told or asked, and can undo, goes when they leave: whoever looks next is somebody
 * else. Who signs out and then tells something does so by `flushSync`.
 * On a shared computer, so does what the console has about them.
 */
export function useCleanExit(): void {
  const { person, locked, expired } = useAuth()
  const id = person?.id
  useLayoutEffect(() => {
    if (id === undefined) return undefined
    return () => {
      dismissToasts()
      closeAsks()
      // Begun in this tab before another one let somebody in.
      signupBegun.remove()
      if (sharedComputer.isShared()) clearLog()
    }
  }, [id])
  useLayoutEffect(() => {
    if (locked) closeAsks()
  }, [locked])
  // The alert that says so stays: sign-in waits for it.
  useLayoutEffect(() => {
    if (expired) closeQuestions()
  }, [expired])
}
