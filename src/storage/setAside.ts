import type { OnUnshown, WhyUnshown } from '../domain/application/unshown'
import { database, tellSetAside } from './database'
import { readRows } from './readRows'
import type { AttachmentRow, SetAsideRow } from './rows'

/**
 * Moves an unreadable row out of its table, whole, so that nothing is lost and the rest stays
 * readable. This happens after the read, which may be part of a live query and must not write.
 */
export function setAside(table: 'drafts' | 'submissions', row: unknown, reason: string): void {
  setTimeout(() => {
    move(table, row, reason).catch(() => undefined)
  })
}

/** Everything that is set aside for a person: the rows, and the files that they refer to. */
type SetAside = { rows: SetAsideRow[]; files: AttachmentRow[] }

/** What is set aside for a person, and what no longer names its owner: it may be theirs. */
export function asideOf(userId: string) {
  return database.quarantine.where('userId').anyOf(userId, '')
}

export async function readSetAside(userId: string): Promise<SetAside> {
  const { quarantine, attachments } = database
  const rows = await readRows(quarantine, quarantine.where('userId').equals(userId))
  const owners = rows.map(({ row }) => idOf(row)).filter((id) => id !== undefined)
  const owned = await readRows(attachments, attachments.where('ownerId').anyOf(owners))
  return { rows, files: owned.filter((file) => rows.some(({ row }) => names(row, file.id))) }
}

/** Reports each row of a table that is set aside for a person, or for anybody, and not back in its form. */
export async function reportSetAside(
  table: 'drafts' | 'submissions',
  onUnshown: OnUnshown,
  userId?: string,
): Promise<void> {
  const { quarantine } = database
  const all =
    userId === undefined ? quarantine.toCollection() : quarantine.where('userId').equals(userId)
  const rows = await readRows(quarantine, all)
  for (const { table: of, restored, row } of rows)
    if (of === table && restored !== true) onUnshown(damageOf(row))
}

/** Only whoever owns a row that is set aside can save a copy of it: is there somebody? */
export function damageOf(row: unknown): WhyUnshown {
  return ownerOf(row) === '' ? 'ownerless' : 'damaged'
}

/**
 * Removes these rows for good, and those of these files to which no readable row refers, nor any
 * earlier state.
 */
export async function removeSetAside(aside: {
  rowIds: readonly number[]
  fileIds: readonly string[]
}): Promise<void> {
  const { quarantine, attachments, drafts, submissions } = database
  const { allRestorePoints } = await import('./restore-points/restorePoints')
  const read = async () =>
    (await attachments.bulkGet([...aside.fileIds])).filter((file) => file !== undefined)
  const owners = new Set((await read()).map(({ ownerId }) => ownerId))
  const earlier = await Promise.all(Array.from(owners, (owner) => allRestorePoints(owner)))
  await database.transaction('rw', quarantine, attachments, drafts, submissions, async () => {
    await quarantine.bulkDelete([...aside.rowIds])
    if (earlier.includes(undefined)) return
    // Once more: they may have become a submission's.
    for (const { id, ownerId } of await read()) {
      const owner = (await drafts.get(ownerId)) ?? (await submissions.get(ownerId))
      if (!names([owner, earlier], id)) await attachments.delete(id)
    }
  })
  await tellSetAside()
}

function ownerOf(row: unknown): string {
  const { userId } = (row ?? {}) as { userId?: unknown }
  return typeof userId === 'string' ? userId : ''
}

function idOf(row: unknown): string | undefined {
  const { id } = (row ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : undefined
}

/** Whether the id occurs anywhere in the row, whatever the row's shape; it may where JSON cannot have the row. */
function names(row: unknown, id: string): boolean {
  try {
    return JSON.stringify(row ?? null).includes(JSON.stringify(id))
  } catch {
    return true
  }
}

async function move(table: 'drafts' | 'submissions', row: unknown, reason: string): Promise<void> {
  const { sealed } = (row ?? {}) as { sealed?: unknown }
  const id = idOf(row)
  // Another tab has sealed it since this one opened the database: nothing is wrong with it.
  if (id === undefined || sealed !== undefined) return
  await database.transaction('rw', database.table(table), database.quarantine, async () => {
    // Two readers may have found the same row.
    if ((await database.table(table).get(id)) === undefined) return
    await database.quarantine.add({ userId: ownerOf(row), table, reason, at: Date.now(), row })
    await database.table(table).delete(id)
  })
  await tellSetAside()
}
