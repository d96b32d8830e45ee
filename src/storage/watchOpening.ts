import type { Dexie, PromiseExtended } from 'dexie'
import { isCutOff } from '../lib/indexed-db/errorChain'
import { storageHealth } from './health'

/**
 * Reports when the opening gets no answer: in a browser whose storage hangs it neither succeeds nor
 * fails. After a failure the next use opens the database anew: the disk has room again, or the page
 * is back (`lettingGo`). Dexie by itself would refuse every use until the page is loaded again.
 */
export function watchOpening(
  database: Dexie,
  opening: PromiseExtended<Dexie>,
): PromiseExtended<Dexie> {
  if (database.isOpen()) return opening
  const answered = storageHealth.expectAnswer()
  opening.then(answered, (error: Error) => {
    answered()
    if (isCutOff(error)) storageHealth.report({ cutOff: true })
    database.close({ disableAutoOpen: false })
  })
  return opening
}
