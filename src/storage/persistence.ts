/**
 * Whether the browser promised to keep what this device stores. `unknown` until it was asked,
 * `unpromised` when it said no or cannot be asked (plain http).
 */
export type Persistence = 'unknown' | 'promised' | 'unpromised'

/** What to tell of it; nothing while it is not known. */
export const persistenceText: Record<Persistence, string | undefined> = {
  unknown: undefined,
  promised: 'Protected on this device',
  unpromised:
    'The browser may clear this when it needs room: install the app or save a copy of your draft',
}

let current: Persistence = 'unknown'
let asking: Promise<void> | undefined
const listeners = new Set<() => void>()

/** For `useSyncExternalStore`: what the browser has said so far. */
export const persistence = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => current,
  /** Finds out what was promised before, without asking for anything. */
  look: () => settle((storage) => storage.persisted()),
  /**
   * Asks the browser to keep what is stored. Some browsers ask the person, so this waits until
   * there is something to keep; once promised, it is not asked again.
   */
  request(): Promise<void> {
    asking ??= settle(async (storage) => (await storage.persisted()) || (await storage.persist()))
    return asking
  },
}

async function settle(ask: (storage: StorageManager) => Promise<boolean>): Promise<void> {
  // Missing on plain-http addresses, whatever the types say.
  const storage = navigator.storage as StorageManager | undefined
  const answer = await Promise.resolve(storage?.persist === undefined ? false : ask(storage)).catch(
    () => false,
  )
  current = answer ? 'promised' : 'unpromised'
  for (const listener of listeners) listener()
}
