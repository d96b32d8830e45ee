import Dexie, { type EntityTable } from 'dexie'
import { isCutOff } from '../src/lib/indexed-db/errorChain'
import { lettingGo } from '../src/lib/indexed-db/leftPage'
import { lazily } from '../src/lib/lazily'
import type { ServerStore } from './database'

type Row = { key: 'state'; state: unknown }

/** How long the storage may delay the server, in milliseconds. */
export const openingPatience = 3_000

class MockServerStorage extends Dexie {
  declare state: EntityTable<Row, 'key'>
  constructor() {
    super('ssip-mock-server', lettingGo(Dexie.dependencies.indexedDB))
    this.version(1).stores({ state: 'key' })
  }
}

class Silence extends Error {}

/**
 * The pretend server's memory in the page's IndexedDB, so that it survives a reload; where that is
 * blocked or does not answer, it lasts as long as the page.
 */
export function pageStore(): ServerStore {
  const storage = new MockServerStorage()
  const opened = openedInTime(storage)
  let memory: unknown
  return {
    load: async () => {
      try {
        await opened()
        return (await storage.state.get('state'))?.state ?? memory
      } catch (error) {
        // Blocked storage holds nothing, but storage that is merely silent or cut off may hold the
        // caller's session.
        if (memory === undefined && (error instanceof Silence || isCutOff(error))) throw error
        return memory
      }
    },
    save: async (state) => {
      memory = state
      try {
        await opened()
        await storage.state.put({ key: 'state', state })
      } catch {
        // Blocked, silent or full: `memory` holds it.
      }
    },
  }
}

/** Waits until the storage is open, and gives up if it does not answer. */
function openedInTime(storage: Dexie): () => Promise<unknown> {
  return lazily(
    () =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          storage.close()
          reject(new Silence('The storage does not answer'))
        }, openingPatience)
        storage
          .open()
          .then(resolve, reject)
          .finally(() => clearTimeout(timer))
      }),
  )
}
