import { useLayoutEffect } from 'react'
import { useAuth } from '../../auth/AuthContext'
import { closeAsks, dismissToasts } from '../../ui/overlays/notices'

/** What a person was told, and can undo, goes when they leave: the next one at this screen is somebody else. */
export function useOwnNotices(): void {
  const { person, locked } = useAuth()
  const id = person?.id
  useLayoutEffect(() => (id === undefined ? undefined : dismissToasts), [id])
  useLayoutEffect(() => {
    if (locked) closeAsks()
  }, [locked])
}
