import { database } from './database'
import { storageHealth } from './health'
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

/** What was put aside on this device; the rows hold whatever could still be read. */
export async function listQuarantined(): Promise<QuarantineRow[]> {
  return database.quarantine.toArray()
}

async function move(table: 'drafts' | 'submissions', row: unknown, reason: string): Promise<void> {
  const id = (row as { id?: unknown } | null)?.id
  if (typeof id !== 'string') return
  await database.transaction('rw', database.table(table), database.quarantine, async () => {
    // Two readers may have found the same row.
    if ((await database.table(table).get(id)) === undefined) return
    await database.quarantine.add({ table, reason, at: Date.now(), row })
    await database.table(table).delete(id)
    storageHealth.report({ putAside: storageHealth.read().putAside + 1 })
  })
}
