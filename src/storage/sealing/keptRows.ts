import Dexie, { type Table } from 'dexie'
import type { User } from '../../domain/user/user'
import { disguise } from './disguise'
import { newestKey, openVault, type OpenVault } from './openVault'
import { isSealed, openRow, sealRow } from './sealedRow'
import { openParts } from './openParts'
import { ownerCheck } from './owners'
import { readRow } from '../readRows'
import { sealingProgress } from './sealingNews'
import { vaultDatabase } from './vaults'

/*
 * Rows as they are stored, without the seal's translation: to seal open rows, open them again, seal
 * them with a new key, or remove them. One row after the other, each in its own transaction: if this
 * is interrupted, each row is whole, and the next sign-in continues from there.
 */

/** The databases with people's rows. */
const sealedDatabases = new Set(['ssip-portal', 'ssip-restore-points'])

/** Seals the person's open rows; returns how many there were. */
export async function sealOpenRows(vault: OpenVault): Promise<number> {
  let sealed = 0
  await eachTableWithProgress(async (table, database, look) => {
    const mine = await ownerCheck(table, vault.user, vault.id)
    await eachRow(table, async (row, key) => {
      const tell = look()
      if (isSealed(row) || !mine(row)) return
      tell()
      const open = openParts(table.core.schema, row, (value) => disguise(value, vault))
      const place = { database, table: table.name, key: disguise(key, vault) }
      await replaceRow(table, { key, row }, await sealRow(vault, place, row, open))
      sealed += 1
    })
  })
  return sealed
}

/** Opens the person's sealed rows, as on a device of their own. */
export async function openSealedRows(vault: OpenVault): Promise<void> {
  await eachTable((table, database) =>
    eachRow(table, async (row, key) => {
      if (!isSealed(row) || row.sealed.vault !== vault.id) return
      const opened = await openRow(vault, { database, table: table.name, key }, row)
      if (opened !== undefined) await replaceRow(table, { key, row }, opened)
    }),
  )
}

/**
 * Seals rows that older keys have sealed with the newest key. False when a row could not be read: it
 * may still need an older key.
 */
export async function sealAnew(vault: OpenVault): Promise<boolean> {
  const newest = newestKey(vault).id
  let all = true
  await eachTableWithProgress((table, database, look) =>
    eachRow(
      table,
      async (row, key) => {
        const tell = look()
        if (!isSealed(row) || row.sealed.vault !== vault.id || row.sealed.by === newest) return
        tell()
        const spot = { database, table: table.name, key }
        const opened = await openRow(vault, spot, row)
        if (opened === undefined) return
        const open = openParts(table.core.schema, row, (value) => value)
        await replaceRow(table, { key, row }, await sealRow(vault, spot, opened, open))
      },
      () => {
        all = false
      },
    ),
  )
  return all
}

/** Removes a vault and everything sealed in it, unread. */
export async function removeVault(id: string): Promise<void> {
  await removeSealed(id)
  await vaultDatabase.vaults.delete(id)
}

/** Removes every vault and everything that is sealed, unread: without its vault nobody could open it. */
export async function removeEveryVault(): Promise<void> {
  const ids = await vaultDatabase.vaults.toCollection().primaryKeys()
  for (const id of ids) await removeSealed(id)
  await removeSealed()
  await vaultDatabase.delete({ disableAutoOpen: false })
}

/** Removes what is sealed in this vault, or in any. Of a lost row only its keys tell whose it was. */
async function removeSealed(id?: string): Promise<void> {
  await eachTable(async (table) => {
    const theirs =
      id === undefined ? () => false : await ownerCheck(table, { id, role: 'user' }, id)
    const isIn = (vault: string) => id === undefined || vault === id
    await removeEach(table, (row) => isSealed(row) && isIn(row.sealed.vault), theirs)
  })
}

/** Removes the person's open rows. */
export async function removeOpenRows(user: User, vaultId: string | undefined): Promise<void> {
  await eachTable(async (table) => {
    const mine = await ownerCheck(table, user, vaultId)
    await removeEach(table, (row) => !isSealed(row) && mine(row), mine)
  })
}

type Which = (row: object) => boolean

/** Removes the rows that are meant; of those that cannot be read, the ones whose indexes are. */
function removeEach(table: Table, isMeant: Which, isUnreadMeant: Which): Promise<void> {
  const removeIf = (is: Which) => (row: object, key: unknown) =>
    is(row) ? table.delete(key) : undefined
  return eachRow(table, removeIf(isMeant), removeIf(isUnreadMeant))
}

/** Whether any drafts or submissions are not sealed. */
export function anythingOpen(): Promise<boolean> {
  return anyWork((row) => !isSealed(row))
}

/** Whether drafts or submissions of anybody else are here, sealed or open. */
export function othersWork(userId: string | undefined, vaultId: string | undefined) {
  return anyWork((row) =>
    isSealed(row) ? row.sealed.vault !== vaultId : (row as { userId?: unknown }).userId !== userId,
  )
}

/**
 * Whether anybody's work is sealed here that nobody can read now: because it is not of the open
 * vault, or was set aside.
 */
export function shutWork(): Promise<boolean> {
  const open = openVault.read()?.id
  return anyWork(
    (row, table) => isSealed(row) && (table === 'quarantine' || row.sealed.vault !== open),
    ['drafts', 'submissions', 'applications', 'quarantine'],
  )
}

async function anyWork(
  is: (row: object, table: string) => boolean,
  tables = ['drafts', 'submissions'],
): Promise<boolean> {
  let found = false
  await eachTable(async (table) => {
    if (!tables.includes(table.name)) return
    await eachRow(table, (row) => {
      found ||= is(row, table.name)
    })
  })
  return found
}

/** Reports progress from the first row that needs work. */
async function eachTableWithProgress(
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

async function eachTable(work: (table: Table, database: string) => Promise<unknown>) {
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
async function eachRow(table: Table, work: Work, unread?: Work) {
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

/** Replaces a row, unless it was written meanwhile. */
async function replaceRow(table: Table, before: { key: unknown; row: object }, after: object) {
  await table.db.transaction('rw', table, async () => {
    const now = (await table.get(before.key)) as object | undefined
    if (now === undefined || stamp(now) !== stamp(before.row)) return
    await table.delete(before.key)
    await table.put(after)
  })
}

/** Distinguishes one write of a row from the next. */
function stamp(row: object): string {
  if (isSealed(row)) return Array.from(row.sealed.iv).join(' ')
  const { revision, savedAt } = row as { revision?: unknown; savedAt?: unknown }
  return JSON.stringify([revision, savedAt])
}
