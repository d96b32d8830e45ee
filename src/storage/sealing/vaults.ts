import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { knownAddress } from '../../lib/email'
import type { User } from '../../domain/user/user'
import {
  fromHex,
  keyOfPassword,
  newRowKey,
  passwordRounds,
  randomBytes,
  rowKeyOf,
  seal,
  tagOf,
  tagRounds,
  unseal,
  type Sealed,
} from './cipher'
import { newestKey, type OpenVault } from './openVault'
import { continueAfter } from './numbers'
import { olderRowFound } from './sealingNews'
import { vaultDatabase, type Register, type VaultRow } from './vaultDatabase'

/** The vault, shut, of the person with this email; of several, the one with the newest salt. */
export async function vaultOf(email: string): Promise<VaultRow | undefined> {
  const kept = await vaultDatabase.salts.toArray()
  for (const { salt } of kept.toSorted(
    (a, b) => Number(b.id === 'tags') - Number(a.id === 'tags'),
  )) {
    const tag = await tagWith(salt, email)
    const row = await vaultDatabase.vaults.where('tag').equals(tag).first()
    if (row !== undefined) return row
  }
  return undefined
}

export async function vaultById(id: string): Promise<VaultRow | undefined> {
  return vaultDatabase.vaults.get(id)
}

/**
 * Opens a vault. Undefined when this is not its password: that it opens is the only proof there is.
 * Where the note of its person is damaged, they are who the server has confirmed.
 */
export async function openWith(
  row: VaultRow,
  password: string,
  confirmed?: User,
): Promise<OpenVault | undefined> {
  const key = await keyOfPassword(password, row.salt, row.rounds)
  let text: string
  try {
    text = new TextDecoder().decode(await unseal(key, row.keys, aboutKeys(row)))
  } catch {
    return undefined
  }
  const kept = JSON.parse(text) as { id: string; bytes: string }[]
  const keys = await Promise.all(
    kept.map(async ({ id, bytes }) => ({ id, key: await rowKeyOf(fromHex(bytes)) })),
  )
  const newest = keys.at(-1)
  if (newest === undefined) return undefined
  const person = openText(newest.key, row.person, aboutPerson(row)) as Promise<User>
  const user = await person.catch((error: unknown) => {
    if (confirmed === undefined) throw error
    return confirmed
  })
  return { id: row.id, user, keys, newest: await openRegister(newest.key, row) }
}

/** A new vault, open, for somebody who has none here. */
export async function newVault(user: User): Promise<OpenVault> {
  return { id: bytesToHex(randomBytes(16)), user, keys: [await namedKey()], newest: new Map() }
}

/** The same vault with a new key for what is written from now on. */
export async function withNewKey(vault: OpenVault): Promise<OpenVault> {
  return { ...vault, keys: [...vault.keys, await namedKey()] }
}

/** Stores the vault, shut with this password and a fresh salt. Resolves once it is on disk. */
export async function keepVault(vault: OpenVault, email: string, password: string): Promise<void> {
  const salt = randomBytes(16)
  const to = { id: vault.id, tag: await tagOfEmail(email), salt, rounds: passwordRounds }
  const key = await keyOfPassword(password, salt, passwordRounds)
  const keys = await Promise.all(
    vault.keys.map(async (one) => ({
      id: one.id,
      bytes: bytesToHex(new Uint8Array(await crypto.subtle.exportKey('raw', one.key))),
    })),
  )
  await vaultDatabase.vaults.put({
    ...to,
    keys: await seal(key, utf8ToBytes(JSON.stringify(keys)), aboutKeys(to)),
    person: await sealedPerson(vault),
    newest: await sealedRegister(vault),
  })
}

/**
 * Stores what the server says about the person now, and what is known about the rows. Not where another
 * tab has given the vault a newer key, which could not open what this one's has sealed, or has removed it.
 */
export async function keepPerson(vault: OpenVault): Promise<'kept' | 'renewed' | 'gone'> {
  const [person, newest] = await Promise.all([sealedPerson(vault), sealedRegister(vault)])
  const { vaults } = vaultDatabase
  return vaultDatabase.transaction('rw', vaults, async () => {
    const row = await vaults.get(vault.id)
    if (row === undefined) return 'gone'
    if (row.newest !== undefined && row.newest.by !== newest.by) return 'renewed'
    await vaults.update(vault.id, { person, newest })
    return 'kept'
  })
}

/**
 * Stores what this tab knows about the newest writes, merged with what another tab has stored
 * meanwhile.
 */
export async function keepRegister(vault: OpenVault): Promise<void> {
  const row = await vaultById(vault.id)
  const own = newestKey(vault)
  if (row?.newest?.by !== own.id) return
  for (const [name, revision] of await openRegister(own.key, row))
    vault.newest.set(name, Math.max(revision, vault.newest.get(name) ?? 0))
  const newest = await sealedRegister(vault)
  await vaultDatabase.vaults
    .where('id')
    .equals(vault.id)
    .modify((now) => {
      if (now.newest?.by === own.id) now.newest = newest
    })
}

/**
 * Returns a function that stores a vault once more as it is now, shut, where the browser has cleared it
 * since: otherwise nobody could open what its tab goes on sealing.
 */
export async function storedAgain(id: string): Promise<() => Promise<void>> {
  const { vaults, salts } = vaultDatabase
  const [row, salt] = await Promise.all([vaultById(id), salts.get('tags')])
  return () =>
    vaultDatabase.transaction('rw', vaults, salts, async () => {
      if (row === undefined || salt === undefined || (await vaults.get(id)) !== undefined) return
      // Somebody may have signed in since, whose vault is found by a newer one.
      await salts.put((await salts.get('tags')) === undefined ? salt : { ...salt, id })
      await vaults.put(row)
    })
}

async function namedKey(): Promise<OpenVault['keys'][number]> {
  return { id: bytesToHex(randomBytes(8)), key: await newRowKey() }
}

function sealedPerson(vault: OpenVault): Promise<Sealed> {
  return sealText(vault, vault.user, aboutPerson(vault))
}

async function sealedRegister(vault: OpenVault): Promise<Register> {
  const sealed = await sealText(vault, Array.from(vault.newest), aboutRegister(vault))
  return { ...sealed, by: newestKey(vault).id }
}

/** A register that was removed or changed from outside counts as empty, and that is reported. */
async function openRegister(key: CryptoKey, row: VaultRow): Promise<Map<string, number>> {
  if (row.newest === undefined) return new Map()
  try {
    const entries = (await openText(key, row.newest, aboutRegister(row))) as [string, number][]
    // What is written next is newer, whatever the clock says.
    for (const [, revision] of entries) continueAfter(revision)
    return new Map(entries)
  } catch {
    olderRowFound.set(true)
    return new Map()
  }
}

function sealText(vault: OpenVault, content: unknown, about: string): Promise<Sealed> {
  return seal(newestKey(vault).key, utf8ToBytes(JSON.stringify(content)), about)
}

async function openText(key: CryptoKey, sealed: Sealed, about: string): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await unseal(key, sealed, about))) as unknown
}

async function tagOfEmail(email: string): Promise<string> {
  const found = await vaultDatabase.transaction('rw', vaultDatabase.salts, async () => {
    const kept = await vaultDatabase.salts.get('tags')
    if (kept !== undefined) return kept.salt
    const salt = randomBytes(16)
    await vaultDatabase.salts.add({ id: 'tags', salt })
    return salt
  })
  return tagWith(found, email)
}

function tagWith(salt: Uint8Array<ArrayBuffer>, email: string): Promise<string> {
  return tagOf(knownAddress(email), salt, tagRounds)
}

function aboutKeys({ id, tag, rounds }: Pick<VaultRow, 'id' | 'tag' | 'rounds'>): string {
  return JSON.stringify(['vault keys', id, tag, rounds])
}

function aboutPerson({ id }: { id: string }): string {
  return JSON.stringify(['vault person', id])
}

function aboutRegister({ id }: { id: string }): string {
  return JSON.stringify(['vault register', id])
}
