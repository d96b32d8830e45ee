import type { Workbox } from 'workbox-window'
import { logError } from '../api/log'
import { anyTabUnsaved, hasUnsaved, subscribeUnsaved } from './unsaved'

export type UpdateState = {
  /** A new version waits to take over. */
  ready: boolean
  /** It was asked for, or offered, while a tab holds something unsaved. */
  waitsForUnsaved: boolean
  /** Everything was stored for the first time just now. */
  offlineReady: boolean
}

let state: UpdateState = { ready: false, waitsForUnsaved: false, offlineReady: false }
let workbox: Workbox | undefined
const listeners = new Set<() => void>()

function set(change: Partial<UpdateState>) {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** The update of the installed app: it asks first, and never while any tab holds something unsaved. */
export const appUpdate = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => state,
  dismissOfflineReady: () => set({ offlineReady: false }),
  async apply() {
    const blocked = await anyTabUnsaved()
    set({ waitsForUnsaved: blocked })
    if (!blocked) workbox?.messageSkipWaiting()
  },
}

/**
 * Registers the service worker; does nothing where there is none (plain http, blocked, development).
 * When a new version takes over, each tab loads it as soon as it holds nothing unsaved.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  try {
    const { Workbox } = await import('workbox-window')
    workbox = new Workbox(workerUrl('/sw.js'))
    workbox.addEventListener('waiting', () => set({ ready: true }))
    workbox.addEventListener('activated', (event) => {
      if (event.isUpdate !== true && event.isExternal !== true) set({ offlineReady: true })
    })
    workbox.addEventListener('controlling', (event) => {
      if (event.isUpdate === true || event.isExternal === true) reloadWhenSaved()
    })
    subscribeUnsaved(() => {
      if (state.waitsForUnsaved && !hasUnsaved()) set({ waitsForUnsaved: false })
    })
    await workbox.register()
  } catch (error) {
    logError('The service worker could not be registered', error)
  }
}

function reloadWhenSaved() {
  if (!hasUnsaved()) {
    location.reload()
    return
  }
  const stop = subscribeUnsaved(() => {
    if (hasUnsaved()) return
    stop()
    location.reload()
  })
}

/** Under Trusted Types only a policy makes the address of a worker. */
function workerUrl(url: string): string {
  const factory = (window as { trustedTypes?: { createPolicy: CreatePolicy } }).trustedTypes
  if (factory === undefined) return url
  const policy = factory.createPolicy('ssip-worker', { createScriptURL: () => url })
  return policy.createScriptURL(url) as string
}

type CreatePolicy = (
  name: string,
  rules: { createScriptURL: (url: string) => string },
) => { createScriptURL: (url: string) => unknown }
