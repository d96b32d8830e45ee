import { notGiven, roleLabel } from '../../../domain/user/copy'
import { toCsv } from '../../../lib/export/csv'
import { isoDay } from '../../../lib/dates'
import { csvHeader, usersCopy as copy } from './copy'
import type { ManagedUser } from './managedUser'

/** These users as a CSV file, in the given order. */
export function usersCsv(users: readonly ManagedUser[]): string {
  return toCsv(
    csvHeader,
    users.map((user) => [
      user.name.trim() || copy.noName,
      user.email.trim() || copy.noEmail,
      roleLabel[user.role],
      user.institution || notGiven.institution,
      user.department || notGiven.department,
      user.phone || notGiven.phone,
      copy.status[user.status],
      user.applicationsCount,
      user.approvedApplications,
      isoDay(user.createdAt),
      isoDay(user.lastLogin) || notGiven.lastLogin,
    ]),
  )
}
