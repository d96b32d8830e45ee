import './pendingWork'
import './oneRealm'
import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
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
}

const ofProcess = globalThis as typeof globalThis & { watchedPages?: Watched }
const { listeners, channels, keys } = (ofProcess.watchedPages ??= watchPages())

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
globalThis.indexedDB = new IDBFactory()
Dexie.dependencies.indexedDB = globalThis.indexedDB
if ('document' in globalThis) {
  const root = document.documentElement
  history.replaceState(null, '', '/')
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const { name } of Array.from(root.attributes)) root.removeAttribute(name)
}

/** From now on it is known who listens to the page or to other tabs. */
function watchPages(): Watched {
  const watched: Watched = { listeners: [], channels: [], keys: new Map() }
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      watched.channels.push(this)
    }
  }
  if ('document' in globalThis) {
    // jsdom's window is this process's global object, which has a function of its own.
    for (const owner of [window, EventTarget.prototype]) {
      const listen = owner.addEventListener
      owner.addEventListener = function (this: EventTarget | undefined, ...heard: Heard) {
        const target = this ?? window
        if (target === window || target === document) watched.listeners.push([target, heard])
        listen.apply(target, heard)
      }
    }
    // jsdom starts its frames with the timer that there is then, and goes on waiting for one of a
    // clock that stood still. So they start now, and do not end.
    const { requestAnimationFrame } = window
    const draw = () => requestAnimationFrame(draw)
    draw()
    for (const object of [document, navigator]) watched.keys.set(object, Reflect.ownKeys(object))
  }
  return watched
}
