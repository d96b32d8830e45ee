import { Store } from '../lib/store'

/*
 * What is wrong with this device's storage as a whole. A plain store, so that the frame can report it
 * without loading the database.
 */

type StorageHealth = {
  /** An older tab holds the database: nothing can be opened until that tab is closed. */
  blockedByOldTab: boolean
  /** The storage has not answered for a while, not even with an error. */
  silent: boolean
  /** The browser opens nothing until the page is loaded again (`isCutOff`). */
  cutOff: boolean
  /** The user ids of unreadable rows that were set aside, one for each row. */
  setAside: readonly string[]
}

/** How long storage may keep a person waiting before a message says so, in milliseconds. */
export const silenceLimit = 4_000

const health = new Store<StorageHealth>({
  blockedByOldTab: false,
  silent: false,
  cutOff: false,
  setAside: [],
})

export const storageHealth = {
  subscribe: health.subscribe,
  read: health.read,
  report(change: Partial<StorageHealth>) {
    health.set({ ...health.read(), ...change })
  },
  /** Reports when no answer comes for a while; call the returned function when it comes. */
  expectAnswer(): () => void {
    const timer = setTimeout(() => storageHealth.report({ silent: true }), silenceLimit)
    return () => {
      clearTimeout(timer)
      if (health.read().silent) storageHealth.report({ silent: false })
    }
  },
}
