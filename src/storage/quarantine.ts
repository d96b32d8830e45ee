import { database, tellPutAside } from './database'
import type { QuarantineRow } from './rows'

/**
 * Moves a row that cannot be read out of its table, whole, so that nothing is lost and the rest
 * stays readable. It happens after the reading, which may be part of a live query and must not write.
 */
export function quarantine(table: 'drafts' | 'submissions', row: unknown, reason: string): void {
  setTimeout(() => {
    move(table, row, reason).catch(() => undefined)
  })
}

/** What was put aside of a person's on this device; the rows hold whatever could still be read. */
export async function listQuarantined(userId: string): Promise<QuarantineRow[]> {
  return database.quarantine.where('userId').equals(userId).toArray()
}

/** Removes for good what was put aside of a person's. */
export async function deleteQuarantined(userId: string): Promise<void> {
  await database.quarantine.where('userId').equals(userId).delete()
  await tellPutAside()
}

async function move(table: 'drafts' | 'submissions', row: unknown, reason: string): Promise<void> {
  const { id, userId } = (row ?? {}) as { id?: unknown; userId?: unknown }
  if (typeof id !== 'string') return
  await database.transaction('rw', database.table(table), database.quarantine, async () => {
    // Two readers may have found the same row.
    if ((await database.table(table).get(id)) === undefined) return
    const owner = typeof userId === 'string' ? userId : ''
    await database.quarantine.add({ userId: owner, table, reason, at: Date.now(), row })
    await database.table(table).delete(id)
  })
  await tellPutAside()
}
