import { useEffect } from 'react'
import { useUser } from '../../../auth/useUser'
import { useSetting } from '../../../storage/settings/useSetting'

const key = 'admin-opened-applications'

/** The applications that this administrator has opened on this device; the open one is added. */
export function useEverOpened(id: string | undefined): ReadonlySet<string> {
  const { id: userId } = useUser()
  const [opened = [], change] = useSetting<readonly string[]>(userId, key)
  useEffect(() => {
    // If the device does not save it, a question is merely asked once more than needed.
    if (id !== undefined)
      void change((before = []) => (before.includes(id) ? before : [...before, id]))
  }, [id, change])
  return new Set(opened)
}
