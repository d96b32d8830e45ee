import { sha256Hex } from './hash'
import type { User } from '../domain/user/user'
import { knownAddress } from '../lib/email'
import { database } from './database'
import { withoutDefaultWords } from './firstVersion'

/** The profile that the server returned for this token, if this device still has it. */
export async function cachedProfile(token: string): Promise<User | undefined> {
  const row = await database.profile.get('current')
  return row?.tokenHash === sha256Hex(token) ? withoutDefaultWords(row.user) : undefined
}

export async function cacheProfile(token: string, user: User): Promise<void> {
  const { profile, settings } = database
  const { createdAt } = user
  await database.transaction('rw', profile, settings, async () => {
    const before = (await settings.get([user.id, accountKey]))?.value as Account | undefined
    const office = user.role === 'admin' || before?.office === true
    const account: Account = { address: addressOf(user), createdAt, ...(office && { office }) }
    await Promise.all([
      settings.put({ userId: user.id, key: accountKey, value: account }),
      profile.put({ key: 'current', tokenHash: sha256Hex(token), user }),
    ])
  })
}

export async function forgetProfile(): Promise<void> {
  await database.profile.clear()
}

/** What the server last said of an account, by the id of its rows; stays when the profile is forgotten. */
export type Account = {
  address: string
  createdAt: string
  /** It was an administrator's, and nobody has read yet that it no longer is. */
  office?: boolean
}

export const accountKey = 'account'

/** Whether a row is only such a note or a profile, which nobody has written. */
export function isAccountNote(table: string, row: object): boolean {
  return table === 'profile' || (row as { key?: unknown }).key === accountKey
}

/** A fingerprint: the list of accounts names nobody. */
function addressOf({ email }: User): string {
  return sha256Hex(knownAddress(email))
}

/**
 * The person under the id of their rows on this device. Who is `known` by the token that is answered
 * does not change: somebody else's profile was kept by a proxy, and is refused.
 */
export async function knownPerson(told: User, known: User | null): Promise<User> {
  if (known === null) return ownerOfRows(told).catch(() => told)
  if (known.id !== told.id && known.email !== told.email)
    throw new Error('The profile is another person’s')
  return { ...told, id: known.id }
}

/** A server that was set up anew gives the same address another id, or the same id to somebody else. */
async function ownerOfRows(told: User): Promise<User> {
  const { settings } = database
  const keys = await settings.toCollection().primaryKeys()
  const kept = await settings.bulkGet(keys.filter(([, key]) => key === accountKey))
  // On a shared computer those of others stay shut.
  const accounts = kept.flatMap((row) =>
    row === undefined ? [] : { userId: row.userId, ...(row.value as Account) },
  )
  const address = addressOf(told)
  const namesake = accounts.find(({ userId }) => userId === told.id)
  if (namesake !== undefined && (namesake.address === address || !isOther(namesake, told)))
    return told
  const same = accounts.find((account) => account.address === address)
  if (same !== undefined) return { ...told, id: same.userId }
  return namesake === undefined ? told : { ...told, id: `${told.id}~${Date.parse(told.createdAt)}` }
}

/** An account may get another address, but was made once: where both days are known, they tell. */
function isOther(namesake: Account, { createdAt }: User): boolean {
  const [one = Number.NaN, other = Number.NaN] = [namesake.createdAt, createdAt].map(Date.parse)
  return Math.abs(one - other) > 0
}
