import type { ServerStore } from './database'

/** Memory that ends with the process; for tests and for `npm run backend`. */
export function memoryStore(): ServerStore {
  let state: unknown
  return {
    load: async () => state,
    save: async (next) => {
      state = next
    },
  }
}
