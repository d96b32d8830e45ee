import type { Table } from 'dexie'
import type { User } from '../../domain/user/user'
import { sharedComputer } from './sharedComputer'

/* Whose a row is. */

/**
 * Returns a function that says whether an open row is this person's. The office's rows of earlier
 * versions do not say which administrator's they are: they count as anyone's. A file belongs to its
 * submission's owner, even if the submission is sealed already and the file is not.
 */
export async function ownerCheck(
  table: Table,
  user: Pick<User, 'id' | 'role'>,
  vaultId: string | undefined,
): Promise<(row: object) => boolean> {
  const submissions = table.db.tables.find(({ name }) => name === 'submissions')
  const own = new Set<unknown>(
    table.name === 'attachments'
      ? await submissions
          ?.where('userId')
          .anyOf(user.id, vaultId ?? user.id)
          .primaryKeys()
      : [],
  )
  return (row) => {
    const { userId, ownerId, draftId, user: profile } = row as Record<string, unknown>
    if (['decisions', 'applications'].includes(table.name) && userId === undefined)
      return user.role === 'admin'
    if (table.name === 'profile') return (profile as User | undefined)?.id === user.id
    const owner = ownerId ?? draftId
    return userId === user.id || own.has(owner) || String(owner).startsWith(`${user.id}:`)
  }
}

/**
 * Whether a row names another person. A screen of somebody who has left may still be writing: sealed
 * with the key of whoever is here now, the row would be theirs.
 */
export function isOfSomebodyElse(row: object, user: User): boolean {
  const { userId, ownerId, draftId } = row as Record<string, unknown>
  // '' is nobody: what was chosen before anybody signed in.
  if (isOfNobody(row)) return false
  if (typeof userId === 'string') return userId !== user.id
  const owner = ownerId ?? draftId
  return typeof owner === 'string' && owner.includes(':') && !owner.startsWith(`${user.id}:`)
}

/**
 * Whether rows are stored as on any device while no vault is open: where the computer is no longer
 * shared, or cannot seal; there not what a visitor typed, which no sign-out would remove.
 */
export function mayStandOpen(table: string, rows: readonly object[]): boolean {
  if (!sharedComputer.isShared()) return true
  return sharedComputer.losesWork() && !(table === 'settings' && rows.some(isOfNobody))
}

function isOfNobody(row: object): boolean {
  return (row as { userId?: unknown }).userId === ''
}
