import { StatTile, StatTiles } from '../../../ui/lists/StatTile'
import { countUsers, type ManagedUser } from '../users/managedUser'
import { usersCopy } from './copy'

export function UserTiles({ users }: { users: readonly ManagedUser[] }) {
  const { total, admins } = countUsers(users)
  return (
    <StatTiles label={usersCopy.tiles}>
      <StatTile label={usersCopy.total} value={total} />
      <StatTile label={usersCopy.admins} value={admins} />
      <StatTile label={usersCopy.regular} value={total - admins} />
    </StatTiles>
  )
}
