import Dexie, { type EntityTable } from 'dexie'
import type { ServerStore } from './database'

type Row = { key: 'state'; state: unknown }

class MockServerStorage extends Dexie {
  declare state: EntityTable<Row, 'key'>
  constructor() {
    super('ssip-mock-server')
    this.version(1).stores({ state: 'key' })
  }
}

/**
 * The pretend server's memory in the page's IndexedDB, so that it outlives a reload; where that is
 * blocked, it lasts as long as the page.
 */
export function pageStore(): ServerStore {
  const storage = new MockServerStorage()
  let memory: unknown
  return {
    load: async () => {
      try {
        return (await storage.state.get('state'))?.state ?? memory
      } catch {
        return memory
      }
    },
    save: async (state) => {
      memory = state
      try {
        await storage.state.put({ key: 'state', state })
      } catch {
        // Blocked or full: `memory` holds it.
      }
    },
  }
}
