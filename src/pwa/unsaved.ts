import { Store, until } from '../lib/store'

/*
 * Knows which tabs hold something that is not on disk yet. Each such tab holds a shared Web Lock, so
 * that every tab can ask; where Web Locks are missing, there is no service worker to update either.
 */

const lockName = 'ssip-unsaved'

const holders = new Store(0)
/** What keeps this tab from being loaded again. */
const holds = new Store(0)
let release: (() => void) | undefined

/**
 * Marks this tab as holding something unsaved until the returned function is called. Other tabs may
 * learn of it a little later: a tab waits for itself before it is loaded again.
 */
export function holdUnsaved(tellOthers: Promise<void> = Promise.resolve()): () => void {
  if (holders.read() === 0) release = holdUpdates(tellOthers)
  holders.set(holders.read() + 1)
  let held = true
  return () => {
    if (!held) return
    held = false
    if (holders.read() === 1) release?.()
    holders.set(holders.read() - 1)
  }
}

/** Whether this tab holds something unsaved. */
export function hasUnsaved(): boolean {
  return holders.read() > 0
}

/** Resolves when this tab holds nothing unsaved. */
export function whenSaved(): Promise<void> {
  return until(holders, (count) => count === 0)
}

/** Whether any tab of the portal holds something unsaved. */
export async function anyTabUnsaved(): Promise<boolean> {
  if (hasUnsaved()) return true
  const { held = [], pending = [] } = (await locksOf(navigator)?.query()) ?? {}
  // A tab that starts typing while another waits for the exclusive lock below is queued behind it, so
  // pending requests count too.
  return [...held, ...pending].some(({ name, mode }) => name === lockName && mode === 'shared')
}

/**
 * Resolves when no tab holds anything unsaved: only then is the exclusive lock granted. Where there are
 * no locks, a tab knows of itself alone.
 */
export async function whenNothingUnsaved(): Promise<void> {
  const locks = locksOf(navigator)
  if (locks === undefined) await whenSaved()
  else await locks.request(lockName, () => undefined)
}

/** Missing on plain-http addresses, although the types say otherwise. */
function locksOf({ locks }: { locks?: LockManager }): LockManager | undefined {
  return locks
}

/** Whether something here keeps an update from loading this tab. */
export function isHeldHere(): boolean {
  return holds.read() > 0
}

/** Resolves when nothing here does. */
export function whenFree(): Promise<void> {
  return until(holds, (count) => count === 0)
}

/** Lets no tab be loaded again by an update until the returned function is called. */
export function holdUpdates(tellOthers: Promise<void> = Promise.resolve()): () => void {
  const locks = locksOf(navigator)
  let free: (() => void) | undefined
  const freed = new Promise<void>((resolve) => {
    free = resolve
  })
  void tellOthers.then(() => locks?.request(lockName, { mode: 'shared' }, () => freed))
  holds.set(holds.read() + 1)
  return () => {
    if (free !== undefined) holds.set(holds.read() - 1)
    free?.()
    free = undefined
  }
}
