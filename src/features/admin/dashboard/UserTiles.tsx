import type { Role } from '../../../domain/user/user'
import { StatTile, StatTiles } from '../../../ui/lists/StatTile'
import { usersCopy } from './copy'

export function UserTiles({ users }: { users: readonly { role: Role }[] }) {
  const admins = users.filter(({ role }) => role === 'admin').length
  return (
    <StatTiles label={usersCopy.tiles}>
      <StatTile label={usersCopy.total} value={users.length} />
      <StatTile label={usersCopy.admins} value={admins} />
      <StatTile label={usersCopy.regular} value={users.length - admins} />
    </StatTiles>
  )
}
