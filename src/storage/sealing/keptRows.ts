import type { IndexableType, Table } from 'dexie'
import type { User } from '../../domain/user/user'
import { disguise, reveal } from './disguise'
import { eachRow, eachTable, eachTableWithProgress, replaceRow } from './eachRow'
import { newestKey, openVault, type OpenVault } from './openVault'
import { isSealed, openRow, sealRow, type SealedRow } from './sealedRow'
import { SealBrokenError } from './sealErrors'
import { openParts } from './openParts'
import { ownerCheck } from './owners'
import { isAccountNote } from '../profileCache'
import { vaultDatabase } from './vaultDatabase'

/*
 * Rows as they are stored, without the seal's translation: to seal open rows, open them again, seal
 * them with a new key, or remove them. One row after the other, each in its own transaction: if this
 * is interrupted, each row is whole, and the next sign-in continues from there.
 */

/** Seals the person's open rows; returns how many there were, besides the note of their account. */
export async function sealOpenRows(vault: OpenVault): Promise<number> {
  let sealed = 0
  await eachTableWithProgress(async (table, database, look) => {
    const mine = await ownerCheck(table, vault.user, vault.id)
    await eachRow(table, async (first, key) => {
      const tell = look()
      const spot = { database, table: table.name, key: disguise(key, vault) }
      if (isSealed(first) || !mine(first) || (await isOtherDraft(table, spot.key))) return
      tell()
      await replaceRow(table, { key, row: first }, (row) => {
        if (isSealed(row)) return undefined
        const open = openParts(table.core.schema, row, (value) => disguise(value, vault))
        return sealRow(vault, spot, row, open)
      })
      if (!isAccountNote(table.name, first)) sealed += 1
    })
  })
  return sealed
}

/**
 * Whether a draft has its place here. Of one form there can be a draft in the open and a sealed one,
 * where the browser has forgotten that the computer is shared: neither is written over the other.
 */
async function isOtherDraft(table: Table, key: unknown): Promise<boolean> {
  return table.name === 'drafts' && (await table.where(':id').equals(String(key)).count()) > 0
}

/** Whether a row stands in the open where this sealed one belongs: what was written later. */
async function isOtherThere(table: Table, key: unknown, vault: OpenVault): Promise<boolean> {
  const place = reveal(key, vault) as IndexableType
  return indexedDB.cmp(place, key) !== 0 && (await table.where(':id').equals(place).count()) > 0
}

/** Removes the person's drafts that stand in the open beside sealed ones, once `keep` has stored them. */
export async function moveOpenDrafts(
  vault: OpenVault,
  keep: (draft: unknown) => Promise<void>,
): Promise<void> {
  await eachTable(async (table) => {
    if (table.name !== 'drafts') return
    const mine = await ownerCheck(table, vault.user, vault.id)
    await eachRow(table, async (first, key) => {
      if (isSealed(first) || !mine(first)) return
      await replaceRow(table, { key, row: first }, async (row) => {
        await keep(row)
        return null
      })
    })
  })
}

/**
 * Opens the person's sealed rows, as on a device of their own. False when one could not be opened: it
 * still needs the vault.
 */
export async function openSealedRows(vault: OpenVault): Promise<boolean> {
  let all = true
  await eachTable(async (table, database) => {
    const isAll = await replaceSealed(table, vault, async (row, key) => {
      const spot = { database, table: table.name, key }
      if (isAccountNote(table.name, row) || !(await isOtherThere(table, key, vault)))
        return openRow(vault, spot, row)
      all = false
      return undefined
    })
    all &&= isAll
  })
  return all
}

/**
 * Seals rows that older keys have sealed with the newest key. False when one could not be opened: it
 * may still need an older key.
 */
export async function sealAnew(vault: OpenVault): Promise<boolean> {
  const newest = newestKey(vault).id
  let all = true
  await eachTableWithProgress(async (table, database, look) => {
    const make = async (row: SealedRow, key: unknown, tell: () => void) => {
      if (row.sealed.by === newest) return undefined
      tell()
      const spot = { database, table: table.name, key }
      const opened = await openRow(vault, spot, row)
      const open = openParts(table.core.schema, row, (value) => value)
      return opened && sealRow(vault, spot, opened, open)
    }
    const isAll = await replaceSealed(table, vault, make, look)
    all &&= isAll
  })
  return all
}

/**
 * Replaces each sealed row of the vault by what `make` gives for it. False when there is one that cannot
 * be opened; the others are replaced all the same.
 */
async function replaceSealed(
  table: Table,
  vault: OpenVault,
  make: (row: SealedRow, key: unknown, tell: () => void) => Promise<object | undefined>,
  look = () => () => {},
): Promise<boolean> {
  let all = true
  const notAll = () => {
    all = false
  }
  await eachRow(
    table,
    async (first, key) => {
      const tell = look()
      try {
        await replaceRow(table, { key, row: first }, (row) =>
          isSealed(row) && row.sealed.vault === vault.id ? make(row, key, tell) : undefined,
        )
      } catch (error) {
        if (!(error instanceof SealBrokenError)) throw error
        notAll()
      }
    },
    notAll,
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
export async function removeOpenRows(
  user: Pick<User, 'id' | 'role'>,
  vaultId: string | undefined,
): Promise<void> {
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

/** The tables of drafts and submissions; some are set aside. */
const work = ['drafts', 'submissions', 'quarantine']
const ofOffice = ['decisions', 'applications']

/** Whether any drafts or submissions are not sealed. */
export function anythingOpen(): Promise<boolean> {
  return anyWork((row) => !isSealed(row) && ownerOf(row) !== '')
}

/** Whether drafts, submissions or decisions of anybody else are here, sealed or open. */
export function othersWork(userId: string | undefined, vaultId: string | undefined) {
  // The first decisions did not say whose they were.
  const isNobodys = (owner: string | undefined, table: string) =>
    owner === '' || (owner === undefined && ofOffice.includes(table))
  const isOthers: Is = (row, table) => {
    if (isSealed(row)) return row.sealed.vault !== vaultId
    const owner = ownerOf(row)
    return owner !== userId && !isNobodys(owner, table)
  }
  // Of one that cannot be read the owner may be known; of one that is gone by then, it is not.
  const isUnreadOthers: Is = (row) => ![undefined, '', userId, vaultId].includes(ownerOf(row))
  return anyWork(isOthers, [...work, ...ofOffice], isUnreadOthers)
}

/** What was set aside may name nobody. */
function ownerOf(row: object): string | undefined {
  return (row as { userId?: string }).userId
}

/**
 * Whether anybody's work is sealed here that nobody can read now: because it is not of the open
 * vault, or was set aside.
 */
export function shutWork(): Promise<boolean> {
  const open = openVault.read()?.id
  return anyWork(
    (row, table) => isSealed(row) && (table === 'quarantine' || row.sealed.vault !== open),
    [...work, 'applications'],
  )
}

type Is = (row: object, table: string) => boolean

/** Whether there is such a row; `isUnread` is asked about one that cannot be read. */
async function anyWork(is: Is, tables = work, isUnread: Is = () => false): Promise<boolean> {
  let found = false
  await eachTable(async (table) => {
    if (!tables.includes(table.name)) return
    const findIf = (fits: Is) => (row: object) => {
      found ||= fits(row, table.name)
    }
    await eachRow(table, findIf(is), findIf(isUnread))
  })
  return found
}
