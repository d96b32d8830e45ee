import { lazily } from '../lib/lazily'
import { Store } from '../lib/store'

/**
 * Whether the browser promised to keep this device's data. `unknown` until it was asked, `unpromised`
 * when it refused or cannot be asked (plain http).
 */
export type Persistence = 'unknown' | 'promised' | 'unpromised'

const current = new Store<Persistence>('unknown')

/** What the browser has answered so far. */
export const persistence = {
  subscribe: current.subscribe,
  read: current.read,
  /** Looks up an earlier promise without asking for one. */
  look: () => settle((storage) => storage.persisted()),
  /**
   * Asks the browser to keep what is stored. Some browsers ask the person, so this waits until there
   * is something to keep; once promised, it is not asked again. Until the person has answered, the
   * earlier state counts.
   */
  request: lazily(() =>
    settle(async (storage) => {
      if (await storage.persisted()) return true
      current.set('unpromised')
      return storage.persist()
    }),
  ),
  /** Asks again, because the person wants it. */
  askAgain: () => settle(async (storage) => (await storage.persisted()) || storage.persist()),
}

async function settle(ask: (storage: StorageManager) => Promise<boolean>): Promise<void> {
  // Missing on plain-http addresses, although the types say otherwise.
  const storage = navigator.storage as StorageManager | undefined
  const isPromised = storage?.persist !== undefined && (await ask(storage).catch(() => false))
  current.set(isPromised ? 'promised' : 'unpromised')
}
