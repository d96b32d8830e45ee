import type { User } from '../../../domain/user/user'

/** An account as administrators see it (spec §3). */
export type ManagedUser = User & {
  status: 'active' | 'inactive'
  applicationsCount: number
  approvedApplications: number
}

/** Users from the server are always shown as active, with counts of 0 (spec §3). */
export function fromServer(user: User): ManagedUser {
  return { ...user, status: 'active', applicationsCount: 0, approvedApplications: 0 }
}

/**
 * The user with id 4 cannot be demoted or deleted (spec §6), nor another that the server gave this id:
 * `toldApart` has put something behind it.
 */
export function isProtected(user: ManagedUser): boolean {
  return /^4(?: |$)/.test(user.id)
}

/** The counts in the four tiles (spec §2). */
export function countUsers(users: readonly ManagedUser[]) {
  const admins = users.filter(({ role }) => role === 'admin').length
  const active = users.filter(({ status }) => status === 'active').length
  return { total: users.length, admins, active, inactive: users.length - active }
}
