import Dexie, { type EntityTable, type PromiseExtended } from 'dexie'
import { lettingGo } from '../../lib/indexed-db/leftPage'
import { watchOpening } from '../watchOpening'
import type { Sealed } from './cipher'

/**
 * What is stored about a person on a shared computer, besides the sealed rows. It contains the keys
 * of the rows, sealed with the key derived from the password; that key itself is not stored anywhere.
 */
export type VaultRow = {
  id: string
  /**
   * Derived from the email, so that the sign-in page names nobody and the vault is still found
   * without a network.
   */
  tag: string
  salt: Uint8Array<ArrayBuffer>
  rounds: number
  keys: Sealed
  /** The person, as the server last described them; sealed with the newest key. */
  person: Sealed
  /** The newest write of each row; missing in vaults of earlier versions until they are opened. */
  newest?: Register
}

/** `by` is the key that has sealed it: a tab that still has an older key must not store its register. */
export type Register = Sealed & { by: string }

class VaultDatabase extends Dexie {
  declare vaults: EntityTable<VaultRow, 'id'>
  /** `tags`: the salt of this device's tags; by the id of a vault: the one from before (`storedAgain`). */
  declare salts: EntityTable<{ id: string; salt: Uint8Array<ArrayBuffer> }, 'id'>

  constructor() {
    super('ssip-vaults', {
      chromeTransactionDurability: 'strict',
      ...lettingGo(Dexie.dependencies.indexedDB),
    })
    this.version(1).stores({ vaults: 'id, tag', salts: 'id' })
  }

  /** Nobody can sign in on a shared computer before it opens; each sign-in tries it anew. */
  override open(): PromiseExtended<Dexie> {
    return watchOpening(this, super.open(), 0)
  }
}

export const vaultDatabase = new VaultDatabase()
