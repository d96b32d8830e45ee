import { expect } from 'vitest'
import { database } from '../../src/storage/database'
import { getSubmission } from '../../src/storage/submissions/submissions'
import { eventually } from './eventually'

const last = { id: 'last', userId: 'last', kind: 'poc' }

/**
 * Ids of the rows that were set aside so far. That happens after reading, so a row known to be
 * damaged is read last.
 */
export async function idsSetAside(): Promise<unknown[]> {
  await database.table('submissions').put(last)
  await getSubmission(last.id)
  await eventually(async () => expect(await ids()).toContain(last.id))
  return (await ids()).filter((id) => id !== last.id)
}

async function ids(): Promise<unknown[]> {
  const rows = await database.quarantine.toArray()
  return rows.map(({ row }) => (row as { id?: unknown }).id)
}
