import { sha256Hex } from './hash'
import type { User } from '../domain/user/user'
import { database } from './database'
import { withoutDefaultWords } from './firstVersion'

/** The profile that the server returned for this token, if this device still has it. */
export async function cachedProfile(token: string): Promise<User | undefined> {
  const row = await database.profile.get('current')
  return row?.tokenHash === sha256Hex(token) ? withoutDefaultWords(row.user) : undefined
}

export async function cacheProfile(token: string, user: User): Promise<void> {
  await database.profile.put({
    key: 'current',
    tokenHash: sha256Hex(token),
    user,
    fetchedAt: Date.now(),
  })
}

export async function forgetProfile(): Promise<void> {
  await database.profile.clear()
}
