import { webcrypto } from 'node:crypto'
import Dexie from 'dexie'
import { vi } from 'vitest'
import { database } from '../../src/storage/database'
import { clearRestorePoints } from '../../src/storage/restore-points/restorePoints'
import { installSealing } from '../../src/storage/sealing/install'
import { openVault } from '../../src/storage/sealing/openVault'
import { vaultDatabase } from '../../src/storage/sealing/vaultDatabase'
import { newVault } from '../../src/storage/sealing/vaults'
import type { User } from '../../src/domain/user/user'

export function person(id: string, role: User['role'] = 'user'): User {
  const blank = { institution: '', department: '', phone: '', createdAt: '', lastLogin: '' }
  return { id, name: `Name of ${id}`, email: `${id}@example.org`, role, ...blank }
}

/** In a page that can seal, nobody has a vault yet, none is open, and nothing is left to be sealed. */
export async function nothingSealed(): Promise<void> {
  vi.stubGlobal('crypto', webcrypto)
  sessionStorage.clear()
  openVault.set(undefined)
  await Promise.all([
    vaultDatabase.vaults.clear(),
    vaultDatabase.salts.clear(),
    clearRestorePoints(),
  ])
}

/** From now on the database is sealed, with this person's vault open. */
export async function openVaultOf(user: User) {
  installSealing(database)
  const vault = await newVault(user)
  openVault.set(vault)
  return vault
}

/** The rows as they are really stored, without the seal's translation. */
export async function keptRows(table: string): Promise<Record<string, unknown>[]> {
  const plain = await new Dexie(database.name).open()
  const rows = (await plain.table(table).toArray()) as Record<string, unknown>[]
  plain.close()
  return rows
}

/** Changes stored rows, as somebody with developer tools would. */
export async function changeKept<Row>(table: string, change: (rows: Row[]) => Row[]) {
  const plain = await new Dexie(database.name).open()
  const rows = (await plain.table(table).toArray()) as Row[]
  await plain.table(table).bulkPut(change(rows))
  plain.close()
}
