/*
 * What is wrong with the storage of this device as a whole. A plain store, so that the frame can
 * tell of it without loading the database.
 */

export type StorageHealth = {
  /** An older tab holds the database: nothing can be opened until it is closed. */
  blockedByOldTab: boolean
  /** Whose rows were found unreadable and put aside: a user id for each row. */
  putAside: readonly string[]
}

let health: StorageHealth = { blockedByOldTab: false, putAside: [] }
const listeners = new Set<() => void>()

export const storageHealth = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => health,
  report(change: Partial<StorageHealth>) {
    health = { ...health, ...change }
    for (const listener of listeners) listener()
  },
}
