import './pendingWork'
import './oneRealm'
import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { locks } from 'node:worker_threads'
import { vi } from 'vitest'

/*
 * Files of tests share processes, in which React, jsdom and Dexie are compiled and warm: with one for
 * each they take half as much CPU time again. Every file begins like a page in a browser of its own:
 * nothing of the portal is loaded, nothing is stored or replaced, and nobody listens any more.
 */

type Heard = Parameters<EventTarget['addEventListener']>
type Watched = {
  listeners: (readonly [target: EventTarget, heard: Heard])[]
  channels: BroadcastChannel[]
  /** What objects of the page had before the first file. */
  keys: Map<object, PropertyKey[]>
  pages: number
}

const ofProcess = globalThis as typeof globalThis & { watchedPages?: Watched }
const watched = (ofProcess.watchedPages ??= watchPages())
const { listeners, channels, keys } = watched

vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
for (const [target, heard] of listeners.splice(0)) target.removeEventListener(...heard)
for (const channel of channels.splice(0)) channel.close()
for (const [object, before] of keys) {
  for (const key of Reflect.ownKeys(object))
    if (!before.includes(key)) Reflect.deleteProperty(object, key)
}
const locksOfPage = ownLocks(++watched.pages)
Object.defineProperty(navigator, 'locks', { get: () => locksOfPage, configurable: true })
globalThis.indexedDB = new IDBFactory()
Dexie.dependencies.indexedDB = globalThis.indexedDB
if ('document' in globalThis) {
  const root = document.documentElement
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const { name } of Array.from(root.attributes)) root.removeAttribute(name)
}

/** From now on it is known who listens to the page or to other tabs. */
function watchPages(): Watched {
  const seen: Watched = { listeners: [], channels: [], keys: new Map(), pages: 0 }
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      seen.channels.push(this)
    }
  }
  if ('document' in globalThis) {
    // jsdom's window is this process's global object, which has a function of its own.
    for (const owner of [window, EventTarget.prototype]) {
      const listen = owner.addEventListener
      owner.addEventListener = function (this: EventTarget | undefined, ...heard: Heard) {
        const target = this ?? window
        if (target === window || target === document) seen.listeners.push([target, heard])
        listen.apply(target, heard)
      }
    }
    // jsdom starts its frames with the timer that there is then, and goes on waiting for one of a
    // clock that stood still. So they start now, and do not end.
    const { requestAnimationFrame } = window
    const draw = () => requestAnimationFrame(draw)
    draw()
    seen.keys.set(document, Reflect.ownKeys(document))
  }
  seen.keys.set(navigator, Reflect.ownKeys(navigator))
  return seen
}

/** Locks under names of its own: what hangs in an earlier page may hold one for good. */
function ownLocks(page: number): Pick<LockManager, 'request' | 'query'> {
  const prefix = `${page} `
  const named = (all: LockInfo[] = []) =>
    all.map((lock) => ({ ...lock, name: (lock.name ?? '').slice(prefix.length) }))
  return {
    request: (name: string, ...rest: unknown[]) =>
      Reflect.apply(locks.request, locks, [prefix + name, ...rest]),
    query: async () => {
      const { held, pending } = await locks.query()
      return { held: named(held), pending: named(pending) }
    },
  }
}
