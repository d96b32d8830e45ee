import { Store } from '../../lib/store'

/** What was found and done when a vault was opened, until the person has been told. */
export const sealingNews = new Store<
  | undefined
  | {
      /** The number of the person's rows that were open, and are sealed now. */
      sealedNow: number
      /** Other people's work is still unsealed here. */
      othersOpen: boolean
    }
>(undefined)

/** A row was opened that is older than its newest known write: somebody has put it back. */
export const olderRowFound = new Store(false)

/** The device has let somebody in, and the server then refused the same password. */
export const refusedByServer = new Store(false)

/**
 * Where nothing can be sealed, a sign-out could not remove the person's work; this tries again.
 */
export const notRemoved = new Store<(() => Promise<void>) | undefined>(undefined)

/** Progress of sealing rows that are here already; undefined while none are being sealed. */
export const sealingProgress = new Store<{ done: number; of: number } | undefined>(undefined)
