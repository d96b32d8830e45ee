/*
 * Which tabs hold something that is not on disk yet. Each such tab holds a shared Web Lock, so that
 * every tab can ask; where Web Locks are missing there is no service worker to update either.
 */

const lockName = 'ssip-unsaved'

let holders = 0
let release: (() => void) | undefined
const listeners = new Set<() => void>()

/** Marks this tab as holding something unsaved until the returned function is called. */
export function holdUnsaved(): () => void {
  holders += 1
  if (holders === 1) acquire()
  notify()
  let held = true
  return () => {
    if (!held) return
    held = false
    holders -= 1
    if (holders === 0) {
      release?.()
      release = undefined
    }
    notify()
  }
}

/** This tab holds something unsaved. */
export function hasUnsaved(): boolean {
  return holders > 0
}

/** Any tab of the portal holds something unsaved. */
export async function anyTabUnsaved(): Promise<boolean> {
  if (hasUnsaved()) return true
  const locks = await navigator.locks?.query()
  return locks?.held?.some((lock) => lock.name === lockName) ?? false
}

/** For `useSyncExternalStore` with `hasUnsaved`. */
export function subscribeUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify() {
  for (const listener of listeners) listener()
}

function acquire() {
  // `navigator.locks` is missing on plain-http addresses, whatever the types say.
  const locks = navigator.locks as LockManager | undefined
  const freed = new Promise<void>((resolve) => {
    release = resolve
  })
  void locks?.request(lockName, { mode: 'shared' }, () => freed)
}
