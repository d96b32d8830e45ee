import { useLiveQuery } from 'dexie-react-hooks'
import { useUser } from '../../../auth/useUser'
import { changeSetting } from '../../../storage/settings/settings'
import { getSetting } from '../../../storage/settings/table/settingsTable'
import { act } from '../../../ui/overlays/act'
import * as failures from '../../../ui/overlays/failureCopy'

const key = 'admin-users-hidden-columns'
const none: readonly string[] = []

/** The columns that this administrator hides on this device. */
export function useHiddenColumns() {
  const { id } = useUser()
  // If it cannot be read, all are shown.
  const hidden =
    useLiveQuery(() => getSetting<string[]>(id, key).catch(() => undefined), [id]) ?? none
  function hide(columns: string[]): void {
    act(() => changeSetting<string[]>(id, key, () => columns), failures.change)
  }
  return [hidden, hide] as const
}
