import { useMemo } from 'react'
import { StatTile, StatTiles } from '../../../ui/lists/StatTile'
import { usersCopy } from './copy'
import { countUsers, type ManagedUser } from './managedUser'

const copy = usersCopy.tiles

/** The four tiles of spec §2, which always count the whole list. */
export function UserTiles({ users }: { users: readonly ManagedUser[] }) {
  const counts = useMemo(() => countUsers(users), [users])
  return (
    <StatTiles label={copy.label}>
      <StatTile label={copy.total} value={counts.total} />
      <StatTile label={copy.admins} value={counts.admins} />
      <StatTile label={copy.active} value={counts.active} />
      <StatTile label={copy.inactive} value={counts.inactive} />
    </StatTiles>
  )
}
