import Dexie, { type EntityTable } from 'dexie'
import { cannotKeepAnything } from '../src/lib/indexed-db/errorChain'
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

/**
 * The pretend server's memory in the page's IndexedDB, so that it survives a reload; where that is
 * blocked or does not answer, it lasts as long as the page.
 */
export function pageStore(): ServerStore {
  const storage = new MockServerStorage()
  const opened = openedInTime(storage)
  let memory: unknown
  let isStored = true
  /** Nothing is written over what may hold the sessions of other pages. */
  let isUnread = false
  const put = async (state: unknown) => {
    await opened()
    await storage.state.put({ key: 'state', state })
  }
  return {
    load: async () => {
      if (!isStored) return memory
      try {
        await opened()
        const row = await storage.state.get('state')
        isUnread = false
        return row?.state ?? memory
      } catch (error) {
        isUnread = true
        // Blocked storage holds nothing; any other may hold the caller's session.
        if (memory === undefined && !cannotKeepAnything(error)) throw error
        return memory
      }
    },
    save: async (state) => {
      memory = state
      isStored =
        !isUnread &&
        (await put(state).then(
          () => true,
          () => false,
        ))
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
          reject(new Error('The storage does not answer'))
        }, openingPatience)
        storage
          .open()
          .then(resolve, reject)
          .finally(() => clearTimeout(timer))
      }),
  )
}
