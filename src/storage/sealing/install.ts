import type { Dexie } from 'dexie'
import { sealing } from './sealing'

const installed = new WeakSet<Dexie>()

/** Adds the seal to a database, whose rows are read and written through it from now on. */
export function installSealing(database: Dexie): void {
  if (installed.has(database)) return
  installed.add(database)
  // A connection that is already open would bypass the seal.
  if (database.isOpen()) database.close({ disableAutoOpen: false })
  database.use(sealing(database.name))
}
