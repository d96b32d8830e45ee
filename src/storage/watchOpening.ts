import type { Dexie, PromiseExtended } from 'dexie'
import { isCutOff } from '../lib/indexed-db/errorChain'
import { storageHealth } from './health'

/**
 * How long nothing opens a database after it failed to open, in milliseconds. Chromium has lost
 * everything of a site whose databases were opened time and again on a disk that was almost full.
 */
export const openingRest = 10_000

/**
 * Reports when the opening gets no answer: in a browser whose storage hangs it neither succeeds nor
 * fails. Some time after a failure the next use opens the database anew: the disk may have room again.
 * Dexie by itself would refuse every use until the page is loaded again.
 */
export function watchOpening(
  database: Dexie,
  opening: PromiseExtended<Dexie>,
  rest = openingRest,
): PromiseExtended<Dexie> {
  if (database.isOpen()) return opening
  const answered = storageHealth.expectAnswer()
  const again = () => {
    if (!database.isOpen()) database.close({ disableAutoOpen: false })
  }
  opening.then(answered, (error: Error) => {
    answered()
    if (isCutOff(error)) storageHealth.report({ cutOff: true })
    // The page was left meanwhile (`lettingGo`): the database is opened when it is back.
    if (rest === 0 || error.name === 'AbortError') again()
    else setTimeout(again, rest)
  })
  return opening
}
