import { notGiven, roleLabel } from '../../../domain/user/copy'
import { Badge } from '../../../ui/page/Badge'
import type { ColumnId } from './columns'
import { usersCopy as copy } from './copy'
import type { ManagedUser } from './managedUser'

/** What a column shows of a user, on screen and on paper. */
export function UserCell({ column, user }: { column: ColumnId; user: ManagedUser }) {
  switch (column) {
    case 'name':
      return (
        <>
          <span className="block font-semibold">{user.name.trim() || copy.noName}</span>
          <span className="block text-sm text-muted">{user.email.trim() || copy.noEmail}</span>
        </>
      )
    case 'institution':
      return (
        <>
          <span className="block">{user.institution || notGiven.institution}</span>
          <span className="block text-sm text-muted">{user.department || notGiven.department}</span>
        </>
      )
    case 'role':
      return <Badge tone={user.role === 'admin' ? 'info' : 'neutral'}>{roleLabel[user.role]}</Badge>
    case 'status':
      return (
        <Badge tone={user.status === 'active' ? 'good' : 'bad'}>{copy.status[user.status]}</Badge>
      )
    case 'lastLogin':
      return copy.lastLogin(user.lastLogin)
    case 'applicationsCount':
    case 'approvedApplications':
      return user[column]
  }
}
