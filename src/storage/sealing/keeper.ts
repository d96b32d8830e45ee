import type { GrantValues } from '../../domain/grant-form/grantForm'
import type { User } from '../../domain/user/user'
import { knownAddress } from '../../lib/email'
import { pause } from '../../lib/pause'
import { connectionLosses } from '../database'
import { forgetLeft, forgetLeftBehind, leftBehindOf } from '../drafts/leftBehind'
import { sealableDatabases } from '../SealableDatabase'
import { installSealing } from './install'
import {
  anythingOpen,
  moveOpenDrafts,
  openSealedRows,
  removeOpenRows,
  removeVault,
  sealAnew,
  sealOpenRows,
} from './keptRows'
import { newestKey, openVault, type OpenVault } from './openVault'
import { sealingNews } from './sealingNews'
import { sharedComputer } from './sharedComputer'
import { vaultDatabase } from './vaultDatabase'
import {
  keepPerson,
  keepVault,
  newVault,
  openWith,
  storedAgain,
  vaultById,
  vaultOf,
  withNewKey,
} from './vaults'

/*
 * What the session needs on a shared computer: to open, shut and remove a person's vault. The
 * password comes in, gives a key, and is forgotten.
 */

export type Entry = { user: User; email: string; password: string }

/**
 * The result of an entry: the rows can be read and written, under the id of this person, or they were
 * sealed with another password.
 */
export type Entered = { at: 'open'; user: User } | { at: 'other-password'; vaultId: string }

/** Whether nobody has signed in or out meanwhile: otherwise the vault is not opened in this tab. */
type Wanted = () => boolean
const always: Wanted = () => true

/**
 * How long a tab waits for another that makes, opens or renews the same vault, in milliseconds. Twice:
 * some devices count the time for which they sleep, and the other tab has slept as well.
 */
const patience = [5_000, 5_000]

/** One tab at a time for each person: of two vaults made or renewed at once, one would be lost with its rows. */
async function inTurn<Result>(email: string, work: () => Promise<Result>): Promise<Result> {
  let begun = false
  const begin = () => {
    begun = true
    return work()
  }
  const name = `ssip-vault ${knownAddress(email)}`
  for (const wait of patience)
    try {
      return await navigator.locks.request(name, { signal: AbortSignal.timeout(wait) }, begin)
    } catch (error) {
      if (begun) throw error
    }
  // The browser has no locks, or storage that hangs keeps the other tab from ending.
  return work()
}

/** Each wrong guess costs this many milliseconds. */
const guess = 1_000

/** The server has confirmed the person and the password. */
export function enter(entry: Entry, isWanted = always): Promise<Entered> {
  return inTurn(entry.email, () => enterNow(entry, isWanted))
}

async function enterNow({ user, email, password }: Entry, isWanted: Wanted): Promise<Entered> {
  if (!sharedComputer.canSeal()) return { at: 'open', user }
  const row = await vaultOf(email)
  if (row === undefined) {
    if (!sharedComputer.isShared()) return openly(user, isWanted)
    const vault = await newVault(user)
    await keepVault(vault, email, password)
    return start(vault, isWanted)
  }
  const vault = await openWith(row, password, user)
  if (vault === undefined) return { at: 'other-password', vaultId: row.id }
  return start(await withoutOldKeys(asKnown(vault, user), email, password), isWanted)
}

/** The server knows a newer password than the vault, and this is the older one. False when it is wrong. */
export async function enterWithOld(
  vaultId: string,
  oldPassword: string,
  entry: Entry,
  isWanted = always,
): Promise<Entered | false> {
  const [entered] = await Promise.all([
    inTurn(entry.email, () => enterWithOldNow(vaultId, oldPassword, entry, isWanted)),
    pause(guess),
  ])
  return entered
}

async function enterWithOldNow(
  vaultId: string,
  oldPassword: string,
  { user, email, password }: Entry,
  isWanted: Wanted,
): Promise<Entered | false> {
  const row = await vaultById(vaultId)
  const vault = row === undefined ? undefined : await openWith(row, oldPassword, user)
  if (vault === undefined) {
    // Another tab may have done this meanwhile.
    const renewed = row && (await openWith(row, password, user))
    return renewed === undefined ? false : start(asKnown(renewed, user), isWanted)
  }
  // Holds both keys until the next entry: another tab may write with the older one until it hears of it.
  const renewed = await withNewKey(asKnown(vault, user))
  await keepVault(renewed, email, password)
  return start(renewed, isWanted)
}

/**
 * The vault with its newest key alone, if every row is sealed with it by now. Where the disk is full, all
 * of its keys go on opening what is there.
 */
async function withoutOldKeys(
  vault: OpenVault,
  email: string,
  password: string,
): Promise<OpenVault> {
  if (vault.keys.length === 1 || !(await isSealedAnew(vault))) return vault
  const alone = { ...vault, keys: [newestKey(vault)] }
  return keepVault(alone, email, password).then(
    () => alone,
    () => vault,
  )
}

function isSealedAnew(vault: OpenVault): Promise<boolean> {
  return sealAnew(vault).catch(() => false)
}

/**
 * Opens a vault without a server; that it opens is the proof. `nobody` when there is none, `wrong`
 * when this is not its password.
 */
export function unlock(of: Named, password: string, isWanted = always): Promise<Unlocked> {
  const now = () => unlockNow(of, password, isWanted)
  return 'email' in of ? inTurn(of.email, now) : now()
}

type Named = { email: string } | { vaultId: string }
type Unlocked = { user: User; email: string } | 'nobody' | 'wrong'

async function unlockNow(of: Named, password: string, isWanted: Wanted): Promise<Unlocked> {
  if (!sharedComputer.canSeal()) return 'nobody'
  const row = await ('email' in of ? vaultOf(of.email) : vaultById(of.vaultId))
  if (row === undefined) return 'nobody'
  const slow = pause(guess)
  const vault = await openWith(row, password)
  if (vault === undefined) {
    await slow
    return 'wrong'
  }
  await start(vault, isWanted)
  return { user: vault.user, email: vault.user.email }
}

/** Removes the person's work from this computer, sealed or, where nothing can be sealed, in the open. */
export async function removeOwn(
  user: Pick<User, 'id' | 'role'>,
  vaultId: string | undefined,
): Promise<void> {
  // Open rows first: the sealed submission still tells whose a file is.
  await removeOpenRows(user, vaultId)
  forgetLeftBehind(user.id)
  if (vaultId !== undefined) await removeVault(vaultId)
}

/** The vault with what the server says of its person now; its rows know them by the id of their first sign-in. */
function asKnown(vault: OpenVault, user: User): OpenVault {
  return { ...vault, user: { ...user, id: vault.user.id } }
}

/** Over a session that had ended a vault is still open: nobody could open what it went on sealing. */
function openly(user: User, isWanted: Wanted): Entered {
  if (isWanted()) openVault.set(undefined)
  return { at: 'open', user }
}

/** Stores the open vault once more where the browser has cleared its databases. */
let storeAgain: (() => Promise<void>) | undefined
connectionLosses.subscribe(() => {
  if (openVault.read() !== undefined) storeAgain?.().catch(() => undefined)
})

async function start(vault: OpenVault, isWanted: Wanted): Promise<Entered> {
  const { user } = vault
  if (!sharedComputer.isShared()) {
    if (await openSealedRows(vault)) await vaultDatabase.vaults.delete(vault.id)
    return openly(user, isWanted)
  }
  // Interrupted earlier, or a row could not be read: the old keys are still there.
  if (vault.keys.length > 1) await isSealedAnew(vault)
  const sealedNow = await sealOpenRows(vault)
  // Where the disk is full, what was kept before is enough to open the work.
  const kept = await keepPerson(vault).catch(() => 'kept')
  // Nobody could open what was sealed just now.
  if (kept === 'gone') await openSealedRows(vault)
  if (kept !== 'kept') throw new Error(`Another tab has changed this vault meanwhile: ${kept}`)
  const again = await storedAgain(vault.id)
  if (!isWanted()) return { at: 'open', user }
  storeAgain = again
  for (const one of sealableDatabases) installSealing(one)
  openVault.set(vault)
  await sealBesides(vault).catch(() => undefined)
  sealingNews.set({ sealedNow, othersOpen: await anythingOpen() })
  return { at: 'open', user }
}

/**
 * What pages have left in the open, and drafts that stand there beside sealed ones, go among the earlier
 * states. Where the device refuses, they stay until the next entry: they may be in nothing else.
 */
async function sealBesides(vault: OpenVault): Promise<void> {
  for (const [id, left] of leftBehindOf(vault.user.id)) {
    await keepState(id, left.values)
    forgetLeft(id, left)
  }
  await moveOpenDrafts(vault, async (stored) => {
    const { isNewer, readDraft } = await import('../drafts/readDraft')
    const read = readDraft(stored)
    if (!read.ok || isNewer(stored))
      throw new Error('This version cannot read all of an open draft')
    await keepState(read.draft.id, read.draft.values)
  })
}

async function keepState(id: string, values: GrantValues): Promise<void> {
  const { keepRestorePoint } = await import('../restore-points/restorePoints')
  await keepRestorePoint(id, 'before-loss', values)
}
