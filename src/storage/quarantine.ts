import { database } from './database'
import type { QuarantineRow } from './rows'

/** Moves a row that cannot be read out of its table, whole, so that the rest stays readable. */
export async function quarantine(
  table: 'drafts' | 'submissions',
  row: unknown,
  reason: string,
): Promise<void> {
  await database.transaction('rw', database.table(table), database.quarantine, async () => {
    await database.quarantine.add({ table, reason, at: Date.now(), row })
    const id = (row as { id?: unknown } | null)?.id
    if (typeof id === 'string') await database.table(table).delete(id)
  })
}

/** What was put aside on this device; the rows hold whatever could still be read. */
export async function listQuarantined(): Promise<QuarantineRow[]> {
  return database.quarantine.toArray()
}
