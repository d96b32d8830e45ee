import { useLiveQuery } from 'dexie-react-hooks'
import { getSetting } from './settingsTable'

/**
 * A person's name: as changed on this device, else as the server has it. Updated after every change
 * in any tab; `kept` says that it is stored on this device.
 */
export function useOwnName({ id, name }: { id: string; name: string }): {
  name: string
  kept: boolean
} {
  // If it cannot be read, the name stays as it is.
  const edits = useLiveQuery(
    () => getSetting<{ name?: unknown }>(id, 'profile-edits').catch(() => undefined),
    [id],
  )
  const own = edits?.name
  return typeof own === 'string' && own !== '' ? { name: own, kept: true } : { name, kept: false }
}
