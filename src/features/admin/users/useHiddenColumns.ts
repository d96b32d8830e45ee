import { useUser } from '../../../auth/useUser'
import { useSetting } from '../../../storage/settings/useSetting'
import { act } from '../../../ui/overlays/act'
import * as failures from '../../../ui/overlays/failureCopy'

const key = 'admin-users-hidden-columns'
const none: readonly string[] = []

/** The columns that this administrator hides on this device. */
export function useHiddenColumns() {
  const { id } = useUser()
  const [hidden = none, change] = useSetting<readonly string[]>(id, key)
  function hide(columns: readonly string[]): void {
    act(() => change(() => columns), failures.change)
  }
  return [hidden, hide] as const
}
