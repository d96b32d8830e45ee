import type { Dexie, PromiseExtended } from 'dexie'
import { isCutOff } from '../lib/indexed-db/errorChain'
import { storageHealth } from './health'

/**
 * Reports when the opening gets no answer: in a browser whose storage hangs it neither succeeds nor
 * fails. After a failure for which `again` holds, the next use opens the database anew; otherwise
 * Dexie refuses every use.
 */
export function watchOpening(
  database: Dexie,
  opening: PromiseExtended<Dexie>,
  again: (error: Error) => boolean,
): PromiseExtended<Dexie> {
  if (database.isOpen()) return opening
  const answered = storageHealth.expectAnswer()
  opening.then(answered, (error: Error) => {
    answered()
    if (isCutOff(error)) storageHealth.report({ cutOff: true })
    if (again(error)) database.close({ disableAutoOpen: false })
  })
  return opening
}
