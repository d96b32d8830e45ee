import { notGiven, roleLabel } from '../../../domain/user/copy'
import type { ColumnId } from './columns'
import { usersCopy as copy } from './copy'
import type { ManagedUser } from './managedUser'

/** What a column says of a user: one line, or a second one below it. */
export function userLines(column: ColumnId, user: ManagedUser): [string, string?] {
  switch (column) {
    case 'name':
      return [user.name.trim() || copy.noName, user.email.trim() || copy.noEmail]
    case 'institution':
      return [user.institution || notGiven.institution, user.department || notGiven.department]
    case 'role':
      return [roleLabel[user.role]]
    case 'status':
      return [copy.status[user.status]]
    case 'lastLogin':
      return [copy.lastLogin(user.lastLogin)]
    case 'applicationsCount':
    case 'approvedApplications':
      return [String(user[column])]
  }
}
