import type { User } from '../../domain/user/user'
import { pause } from '../../lib/pause'
import { connectionLosses } from '../database'
import { forgetLeftBehind } from '../drafts/leftBehind'
import { sealableDatabases } from '../SealableDatabase'
import { installSealing } from './install'
import {
  anythingOpen,
  openSealedRows,
  removeOpenRows,
  removeVault,
  sealAnew,
  sealOpenRows,
} from './keptRows'
import { newestKey, openVault, type OpenVault } from './openVault'
import { sealingNews } from './sealingNews'
import { sharedComputer } from './sharedComputer'
import {
  keepPerson,
  keepVault,
  newVault,
  openWith,
  storedAgain,
  vaultById,
  vaultDatabase,
  vaultOf,
  withNewKey,
} from './vaults'

/*
 * What the session needs on a shared computer: to open, shut and remove a person's vault. The
 * password comes in, gives a key, and is forgotten.
 */

export type Entry = { user: User; email: string; password: string }

/** The result of an entry: the rows can be read and written, or they were sealed with another password. */
export type Entered = { at: 'open' } | { at: 'other-password'; vaultId: string }

/** Whether nobody has signed in or out meanwhile: otherwise the vault is not opened in this tab. */
type Wanted = () => boolean
const always: Wanted = () => true

/** Each wrong guess costs this many milliseconds. */
const guess = 1_000

/** The server has confirmed the person and the password. */
export async function enter({ user, email, password }: Entry, isWanted = always): Promise<Entered> {
  if (!sharedComputer.canSeal()) return isOpen
  const row = await vaultOf(email)
  if (row === undefined) {
    if (!sharedComputer.isShared()) return isOpen
    const vault = await newVault(user)
    await keepVault(vault, email, password)
    return start(vault, isWanted)
  }
  const vault = await openWith(row, password)
  if (vault === undefined) return { at: 'other-password', vaultId: row.id }
  return start(asKnown(vault, user), isWanted)
}

/** The server knows a newer password than the vault, and this is the older one. False when it is wrong. */
export async function enterWithOld(
  vaultId: string,
  oldPassword: string,
  { user, email, password }: Entry,
  isWanted = always,
): Promise<Entered | false> {
  const [row] = await Promise.all([vaultById(vaultId), pause(guess)])
  const vault = row === undefined ? undefined : await openWith(row, oldPassword)
  if (vault === undefined) return false
  const renewed = await withNewKey(asKnown(vault, user))
  await keepVault(renewed, email, password)
  // From now on only the newest key is needed, but the vault holds both until every row is sealed
  // with it.
  if (!(await sealAnew(renewed))) return start(renewed, isWanted)
  const alone = { ...renewed, keys: [newestKey(renewed)] }
  await keepVault(alone, email, password)
  return start(alone, isWanted)
}

/**
 * Opens a vault without a server; that it opens is the proof. `nobody` when there is none, `wrong`
 * when this is not its password.
 */
export async function unlock(
  of: { email: string } | { vaultId: string },
  password: string,
  isWanted = always,
): Promise<{ user: User; email: string } | 'nobody' | 'wrong'> {
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
export async function removeOwn(user: User, vaultId: string | undefined): Promise<void> {
  // Open rows first: the sealed submission still tells whose a file is.
  await removeOpenRows(user, vaultId)
  forgetLeftBehind(user.id)
  if (vaultId !== undefined) await removeVault(vaultId)
}

/** The vault with what the server says of its person now; its rows know them by the id of their first sign-in. */
function asKnown(vault: OpenVault, user: User): OpenVault {
  return { ...vault, user: { ...user, id: vault.user.id } }
}

const isOpen: Entered = { at: 'open' }

/** Stores the open vault once more where the browser has cleared its databases. */
let storeAgain: (() => Promise<void>) | undefined
connectionLosses.subscribe(() => {
  if (openVault.read() !== undefined) storeAgain?.().catch(() => undefined)
})

async function start(vault: OpenVault, isWanted: Wanted): Promise<Entered> {
  if (!sharedComputer.isShared()) {
    await openSealedRows(vault)
    await vaultDatabase.vaults.delete(vault.id)
    return isOpen
  }
  // Interrupted earlier, or a row could not be read: the old keys are still there.
  if (vault.keys.length > 1) await sealAnew(vault)
  const sealedNow = await sealOpenRows(vault)
  forgetLeftBehind(vault.user.id)
  // Where the disk is full, what was kept before is enough to open the work.
  await keepPerson(vault).catch(() => undefined)
  const again = await storedAgain(vault.id)
  if (!isWanted()) return isOpen
  storeAgain = again
  for (const one of sealableDatabases) installSealing(one)
  openVault.set(vault)
  sealingNews.set({ sealedNow, othersOpen: await anythingOpen() })
  return isOpen
}
