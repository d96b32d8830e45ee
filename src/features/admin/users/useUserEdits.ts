import { useLiveQuery } from 'dexie-react-hooks'
import { useSyncExternalStore } from 'react'
import { useUser } from '../../../auth/useUser'
import { changeSetting } from '../../../storage/settings/settings'
import { getSetting } from '../../../storage/settings/table/settingsTable'
import { noEdits, readEdits, type UserEdits } from './edits'
import { serverEdits } from './serverEdits'

const sampleKey = 'admin-users-sample-edits'

/**
 * The edits of the current list: of server users in memory until the reload, of sample users on this
 * device.
 */
export function useUserEdits(source: 'server' | 'sample') {
  const { id } = useUser()
  const ofServer = useSyncExternalStore(serverEdits.subscribe, () => serverEdits.read(id))
  // Unreadable counts as none; the first change reports what is wrong.
  const ofSample = useLiveQuery(() => storedEdits(id).catch(() => undefined), [id])

  /** Throws when this device cannot save the change. */
  async function update(change: (edits: UserEdits) => UserEdits): Promise<void> {
    if (source === 'server') serverEdits.write(id, change(serverEdits.read(id)))
    else
      await changeSetting<UserEdits>(id, sampleKey, (before) =>
        change(before === undefined ? noEdits : readEdits(before)),
      )
  }

  return { edits: source === 'server' ? ofServer : (ofSample ?? noEdits), update }
}

async function storedEdits(userId: string): Promise<UserEdits | undefined> {
  const stored = await getSetting<UserEdits>(userId, sampleKey)
  return stored && readEdits(stored)
}
