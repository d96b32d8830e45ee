import type { DBCore, DBCoreTable, Middleware } from 'dexie'
import { SealedTable } from './SealedTable'

/**
 * The seal of a shared computer: every row is sealed before it is written to IndexedDB, and opened
 * after it was read. The layers above see plain rows, and none of other people's. Nothing is written
 * while no vault is open.
 */
export function sealing(database: string): Middleware<DBCore> {
  return {
    stack: 'dbcore',
    name: 'sealing',
    // Below everything of Dexie's own, which keeps working with plain rows.
    level: -10,
    create: (core) => ({ table: (name) => door(new SealedTable(database, core.table(name))) }),
  }
}

/** Dexie spreads tables, which would lose the methods of a class. */
function door(table: SealedTable): DBCoreTable {
  return {
    name: table.name,
    schema: table.schema,
    get: (request) => table.get(request),
    getMany: (request) => table.getMany(request),
    query: (request) => table.query(request),
    count: (request) => table.count(request),
    openCursor: (request) => table.openCursor(request),
    mutate: (request) => table.mutate(request),
  }
}
