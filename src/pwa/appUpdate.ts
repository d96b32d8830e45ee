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

const atFirst: UpdateState = { ready: false, waitsForUnsaved: false, offlineReady: false }

let state = atFirst
let registration: ServiceWorkerRegistration | undefined
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
  /** What a prerendered page shows, whatever has happened since. */
  readAtFirst: () => atFirst,
  dismissOfflineReady: () => set({ offlineReady: false }),
  async apply() {
    const blocked = await anyTabUnsaved()
    set({ waitsForUnsaved: blocked })
    // The worker that Workbox writes takes over when it is told so.
    if (!blocked) registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
  },
}

/**
 * Registers the service worker once the page has loaded; does nothing where there is none (plain
 * http, blocked, development). When a new version takes over, each tab loads it as soon as it holds
 * nothing unsaved.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  try {
    // What the worker stores must not compete with what the page still needs.
    if (document.readyState !== 'complete') {
      await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
    }
    const { serviceWorker } = navigator
    const isUpdate = serviceWorker.controller !== null
    if (isUpdate) serviceWorker.addEventListener('controllerchange', reloadWhenSaved)
    registration = await serviceWorker.register(workerUrl('/sw.js'))
    if (registration.waiting !== null && isUpdate) set({ ready: true })
    follow(registration.installing)
    registration.addEventListener('updatefound', () => follow(registration?.installing ?? null))
    subscribeUnsaved(() => {
      if (state.waitsForUnsaved && !hasUnsaved()) set({ waitsForUnsaved: false })
    })
  } catch (error) {
    logError('The service worker could not be registered', error)
  }
}

/** A first worker ends up active; one that replaces another waits to be asked. */
function follow(worker: ServiceWorker | null) {
  const replaces = registration?.active != null
  worker?.addEventListener('statechange', () => {
    if (replaces && worker.state === 'installed') set({ ready: true })
    if (!replaces && worker.state === 'activated') set({ offlineReady: true })
  })
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
