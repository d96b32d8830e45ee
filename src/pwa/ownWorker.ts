import { addressOf } from '../lib/language'

/**
 * The worker if it belongs to this language, else null: until a language has its own worker, the one
 * of the root scope serves its pages, from the network.
 */
export function ownWorker(worker: ServiceWorker | null): ServiceWorker | null {
  const isOwn = worker !== null && new URL(worker.scriptURL).pathname === addressOf('/sw.js')
  return isOwn ? worker : null
}
