import { useLiveQuery } from 'dexie-react-hooks'
import { calledName } from '../../../domain/user/calledName'
import type { User } from '../../../domain/user/user'
import { getSetting } from './settingsTable'

/**
 * A person's name: as changed on this device, else as the server has it. Updated after every change
 * in any tab; `kept` says that it is stored on this device.
 */
export function useOwnName(user: Pick<User, 'id' | 'name' | 'email'>): {
  name: string
  kept: boolean
} {
  // If it cannot be read, the name stays as it is.
  const edits = useLiveQuery(
    () => getSetting<{ name?: unknown }>(user.id, 'profile-edits').catch(() => undefined),
    [user.id],
  )
  const own = edits?.name
  return typeof own === 'string' && own !== ''
    ? { name: own, kept: true }
    : { name: calledName(user), kept: false }
}
