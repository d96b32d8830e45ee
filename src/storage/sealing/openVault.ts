import type { User } from '../../domain/user/user'
import { Store } from '../../lib/store'

/** A person's vault while it is open: only in memory, and only in this tab. */
export type OpenVault = {
  /** Random; stands for the person in everything that is not sealed. */
  id: string
  user: User
  /** Newest last. There are several only while rows are being sealed again after a change of password. */
  keys: readonly { id: string; key: CryptoKey }[]
  /** The newest known write of each row (`register.ts`). */
  newest: Map<string, number>
}

/** The key that seals what is written now. */
export function newestKey({ keys }: OpenVault): OpenVault['keys'][number] {
  const newest = keys.at(-1)
  if (newest === undefined) throw new Error('A vault without a key')
  return newest
}

/** The vault that is open in this tab; undefined while nobody has typed a password here. */
export const openVault = new Store<OpenVault | undefined>(undefined)
