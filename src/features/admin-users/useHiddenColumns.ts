import { useLiveQuery } from 'dexie-react-hooks'
import { useUser } from '../../auth/UserContext'
import { logError } from '../../api/log'
import { getSetting, putSetting } from '../../storage/settings'

const key = 'admin-users-hidden-columns'
const none: readonly string[] = []

/** The columns that this administrator hides on this device. */
export function useHiddenColumns() {
  const { id } = useUser()
  const hidden = useLiveQuery(() => getSetting<string[]>(id, key), [id]) ?? none
  function hide(columns: string[]): void {
    putSetting(id, key, columns).catch((error: unknown) =>
      logError('The choice of columns could not be kept', error),
    )
  }
  return [hidden, hide] as const
}
