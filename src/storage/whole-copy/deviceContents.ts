import Dexie, { type Table } from 'dexie'
import { isBytes } from '../../lib/answers/bytes'
import { database } from '../database'
import { readRow } from '../readRows'
import { sharedComputer } from '../sealing/sharedComputer'
import { databaseExists } from '../settings/settings'

/** The contents of one table on this device; `name` is `database/table`. */
export type StoredTable = { name: string; rows: number; bytes: number }

/** Every non-empty table of the portal's databases. The demo's pretend server has its own. */
export async function storedTables(): Promise<StoredTable[]> {
  const stored: StoredTable[] = []
  const sealed = sharedComputer.mayHoldSealed()
  if (!sealed) for (const table of database.tables) stored.push(await measure(database.name, table))
  // Behind a shared computer's seal every row counts, whoever can open it.
  for (const name of [...(sealed ? [database.name] : []), ...(await otherDatabases())]) {
    const other = await new Dexie(name).open()
    for (const table of other.tables) stored.push(await measure(name, table))
    other.close()
  }
  return stored.filter(({ rows }) => rows > 0)
}

/** Erases everything in the portal's databases, for everybody who used this browser. */
export async function eraseTables(): Promise<void> {
  // By a connection of its own: nothing else of this page uses the database any more (`erasure.ts`).
  if (await databaseExists()) {
    const erased = await new Dexie(database.name).open()
    const clear = () => Promise.all(erased.tables.map((table) => table.clear()))
    await erased.transaction('rw', erased.tables, clear).finally(() => erased.close())
  }
  for (const name of await otherDatabases()) await Dexie.delete(name)
}

async function otherDatabases(): Promise<string[]> {
  const names = await Dexie.getDatabaseNames()
  return names.filter((name) => name.startsWith('ssip-') && name !== database.name)
}

async function measure(databaseName: string, table: Table): Promise<StoredTable> {
  const keys = await table.toCollection().primaryKeys()
  let bytes = 0
  // One row at a time: the files of several applications together may not fit in memory.
  for (const key of keys) {
    const row: unknown = await readRow(table, key)
    // What cannot be read is there all the same.
    if (row !== undefined) bytes += sizeOf(row)
  }
  return { name: `${databaseName}/${table.name}`, rows: keys.length, bytes }
}

/** The size of a row in bytes: its text as JSON, and the files in it. */
function sizeOf(row: unknown): number {
  let files = 0
  const text = JSON.stringify(row, (_key, value: unknown) => {
    if (!isBytes(value)) return value
    files += value.byteLength
    return undefined
  })
  return files + new TextEncoder().encode(text).length
}
