import Dexie, { type Table } from 'dexie'
import { readRow } from '../readRows'
import { sealingProgress } from './sealingNews'

/* Walks through the rows as they are stored, without the seal's translation. */

/** The databases with people's rows. */
const sealedDatabases = new Set(['ssip-portal', 'ssip-restore-points'])

/** Reports progress from the first row that needs work. */
export async function eachTableWithProgress(
  work: (table: Table, database: string, look: () => () => void) => Promise<unknown>,
) {
  let of = 0
  let done = 0
  const look = () => {
    done += 1
    return () => sealingProgress.set({ done, of })
  }
  await eachTable(async (table) => {
    of += await table.count()
  })
  try {
    await eachTable((table, database) => work(table, database, look))
  } finally {
    sealingProgress.set(undefined)
  }
}

export async function eachTable(work: (table: Table, database: string) => Promise<unknown>) {
  for (const name of await Dexie.getDatabaseNames()) {
    if (!sealedDatabases.has(name)) continue
    const kept = await new Dexie(name, { chromeTransactionDurability: 'strict' }).open()
    try {
      for (const table of kept.tables) await work(table, name)
    } finally {
      kept.close()
    }
  }
}

type Work = (row: object, key: unknown) => Promise<unknown> | undefined | void

/**
 * One row at a time: the files of several applications together may not fit in memory. Of a row that
 * cannot be read, `unread` gets what its indexes tell.
 */
export async function eachRow(table: Table, work: Work, unread?: Work) {
  for (const key of await table.toCollection().primaryKeys()) {
    const row = (await readRow(table, key)) as object | undefined
    if (row !== undefined) await work(row, key)
    else await unread?.(await indexesOf(table, key), key)
  }
}

async function indexesOf(table: Table, key: unknown): Promise<Record<string, unknown>> {
  const row: Record<string, unknown> = {}
  for (const { name } of table.schema.indexes)
    await table.orderBy(name).eachKey((value, { primaryKey }) => {
      if (indexedDB.cmp(primaryKey, key) === 0) row[name] = value
    })
  return row
}

/**
 * Replaces a row by what `make` gives for it, and for what it was changed to meanwhile by another tab;
 * where that is nothing, it stays, and where it is null, it goes.
 */
export async function replaceRow(
  table: Table,
  { key, row }: { key: unknown; row: object },
  make: (row: object) => Promise<object | null | undefined> | undefined,
): Promise<void> {
  for (let before: object | undefined = row; before !== undefined;) {
    const [known, after] = [contentOf(before), await make(before)]
    if (after === undefined) return
    before = await table.db.transaction('rw', table, async () => {
      const now = (await table.get(key)) as object | undefined
      if (now === undefined || contentOf(now) !== known) return now
      await table.delete(key)
      if (after !== null) await table.put(after)
      return undefined
    })
  }
}

/**
 * Differs when the row was changed: the bytes of a file, which JSON leaves out, never are, and each seal
 * has its own number.
 */
function contentOf(row: object): string {
  return JSON.stringify(row, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}
