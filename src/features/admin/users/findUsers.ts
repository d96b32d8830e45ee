import { plainText } from '../../../lib/plainText'
import type { Sort } from '../lists/recordColumns'
import type { RoleFilter } from '../accounts/roleFilters'
import type { ColumnId } from './columns'
import type { ManagedUser } from './managedUser'

/* `scripts/benchUsers.ts` measures how long sorting and filtering take. */

/** The sort key of each column: text in lower case, dates as milliseconds. */
const sortKeys: Record<ColumnId, (user: ManagedUser) => string | number> = {
  name: ({ name }) => name.toLowerCase(),
  institution: ({ institution, department }) => `${institution}\n${department}`.toLowerCase(),
  role: ({ role }) => role,
  status: ({ status }) => status,
  applicationsCount: ({ applicationsCount }) => applicationsCount,
  approvedApplications: ({ approvedApplications }) => approvedApplications,
  lastLogin: ({ lastLogin }) => Date.parse(lastLogin) || 0,
}

/** The order of the list; undefined for the original order. */
export type UserSort = Sort<ColumnId> | undefined

/** The order after a press on a column's heading: ascending, then descending, then the original order. */
export function nextUserSort(current: UserSort, by: ColumnId): UserSort {
  if (current?.by !== by) return { by, direction: 'asc' }
  return current.direction === 'asc' ? { by, direction: 'desc' } : undefined
}

/** Sorted by the column; users with equal values stay in their original order. */
export function sortUsers(users: ManagedUser[], sort: UserSort): ManagedUser[] {
  if (sort === undefined) return users
  const keyOf = sortKeys[sort.by]
  const up = sort.direction === 'asc' ? 1 : -1
  return users
    .map((user) => ({ user, key: keyOf(user) }))
    .toSorted((a, b) => (a.key < b.key ? -up : a.key > b.key ? up : 0))
    .map(({ user }) => user)
}

// Built once for each user, not at every keystroke.
const searchTexts = new WeakMap<ManagedUser, string>()

/** Builds the search texts of these users, so that the first filter need not. */
export function prepareSearch(users: readonly ManagedUser[]): void {
  for (const user of users) searchText(user)
}

/** The role filter and the search over name, email and institution (spec §2); keeps the order. */
export function filterUsers(users: ManagedUser[], role: RoleFilter, search: string): ManagedUser[] {
  const wanted = plainText(search).trim()
  if (role === 'all' && wanted === '') return users
  return users.filter(
    (user) => (role === 'all' || user.role === role) && searchText(user).includes(wanted),
  )
}

/**
 * The row of the first user whose name begins with what was typed, searched from `from` on and then
 * from the top; undefined if there is none.
 */
export function rowNamed(
  users: readonly ManagedUser[],
  typed: string,
  from: number,
): number | undefined {
  const wanted = plainText(typed)
  for (let step = 0; step < users.length; step++) {
    const row = (from + step) % users.length
    const user = users[row]
    // The text begins with the name.
    if (user !== undefined && searchText(user).startsWith(wanted)) return row
  }
  return undefined
}

function searchText(user: ManagedUser): string {
  const known = searchTexts.get(user)
  if (known !== undefined) return known
  const made = plainText(`${user.name}\n${user.email}\n${user.institution}`)
  searchTexts.set(user, made)
  return made
}
