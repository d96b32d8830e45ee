import Dexie, { type PromiseExtended } from 'dexie'
import { lettingGo } from '../lib/indexed-db/leftPage'
import { erasing, untilErased } from './erasure'
import { sharedComputer } from './sealing/sharedComputer'
import { watchOpening } from './watchOpening'

/** Every database of this page that holds people's rows; a sign-in seals those that are open by then. */
export const sealableDatabases = new Set<SealableDatabase>()

/** A database with people's rows: on a shared computer they are read and written through the seal. */
export class SealableDatabase extends Dexie {
  #sealed = false

  constructor(name: string) {
    super(name, {
      // 'strict' costs the same as 'relaxed' here and also survives a power cut (design).
      chromeTransactionDurability: 'strict',
      // It would give what one person's screens have just read to the next person in the same tab:
      // the seal is below it.
      cache: 'disabled',
      ...lettingGo(Dexie.dependencies.indexedDB),
    })
    sealableDatabases.add(this)
    erasing.subscribe(() => {
      if (erasing.read()) this.close({ disableAutoOpen: false })
    })
  }

  override open(): PromiseExtended<Dexie> {
    if (erasing.read()) return Dexie.Promise.resolve(untilErased()).then(() => this.open())
    if (sharedComputer.mayHoldSealed() && !this.#sealed) return this.#openSealed()
    return watchOpening(this, super.open())
  }

  #openSealed(): PromiseExtended<Dexie> {
    return Dexie.Promise.resolve(import('./sealing/install')).then(({ installSealing }) => {
      this.#sealed = true
      installSealing(this)
      return this.open()
    })
  }
}
