import { useLiveQuery } from 'dexie-react-hooks'
import { useSyncExternalStore } from 'react'
import { useUser } from '../../auth/UserContext'
import { getSetting, putSetting } from '../../storage/settings'
import { noEdits, type UserEdits } from './edits'
import { serverEdits } from './serverEdits'

const sampleKey = 'admin-users-sample-edits'

/** The edits of the shown list: of server users in memory until the reload, of sample users on this device. */
export function useUserEdits(source: 'server' | 'sample') {
  const { id } = useUser()
  const ofServer = useSyncExternalStore(serverEdits.subscribe, () => serverEdits.read(id))
  const ofSample = useLiveQuery(() => getSetting<UserEdits>(id, sampleKey), [id])

  /** Throws where this device cannot keep the change. */
  async function update(change: (edits: UserEdits) => UserEdits): Promise<void> {
    if (source === 'server') serverEdits.write(id, change(serverEdits.read(id)))
    else {
      const before = (await getSetting<UserEdits>(id, sampleKey)) ?? noEdits
      await putSetting(id, sampleKey, change(before))
    }
  }

  return { edits: source === 'server' ? ofServer : (ofSample ?? noEdits), update }
}
