import type { Dexie, Table } from 'dexie'
import type { User } from '../../domain/user/user'
import { readRows } from '../readRows'
import type { SetAsideRow } from '../rows'
import { sharedComputer } from './sharedComputer'

/* Whose a row is. */

/**
 * Returns a function that says whether an open row is this person's. The office's rows of earlier
 * versions do not say which administrator's they are: they count as anyone's. A file belongs to its
 * submission's owner, even if the submission is sealed already and the file is not, or set aside.
 */
export async function ownerCheck(
  table: Table,
  user: Pick<User, 'id' | 'role'>,
  vaultId: string | undefined,
): Promise<(row: object) => boolean> {
  const own = new Set<unknown>(
    table.name === 'attachments' ? await ownersOf(table.db, user.id, vaultId) : [],
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

/** The ids of the person's submissions, and of what was set aside of theirs and is open. */
async function ownersOf(db: Dexie, userId: string, vaultId = userId): Promise<unknown[]> {
  const named = (name: string) => db.tables.find((table) => table.name === name)
  const [submissions, quarantine] = [named('submissions'), named('quarantine')]
  if (submissions === undefined || quarantine === undefined) return []
  const aside = await readRows<SetAsideRow, unknown, unknown>(
    quarantine,
    quarantine.where('userId').equals(userId),
  )
  const ids = aside.map(({ row }) => (row as { id?: unknown } | null | undefined)?.id)
  return [
    ...(await submissions.where('userId').anyOf(userId, vaultId).primaryKeys()),
    ...ids.filter((id) => id !== undefined),
  ]
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
