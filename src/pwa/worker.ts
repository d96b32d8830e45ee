import { messageSW, Workbox } from 'workbox-window'
import { addressOf, language } from '../lib/language'
import { pause } from '../lib/pause'
import { fetchAheadForWorker } from './fetchAhead'
import { ownWorker } from './ownWorker'
import { isThisVersionStored } from './version'

/**
 * Registers the service worker through Workbox, which watches it from then on. `servedBy` is the
 * portal's own worker that served this tab when it was opened, if any. Returns what makes a waiting
 * version take over.
 */
export async function registerWorker(
  servedBy: ServiceWorker | null,
  tell: {
    /** A new version is waiting. */
    waiting: () => void
    /** A worker of another version now serves this tab. */
    takenOver: () => void
    /** A worker that has stored this very version now serves the tab, which none did before. */
    stored: () => void
  },
): Promise<() => Promise<void>> {
  const { serviceWorker } = navigator
  fetchAheadForWorker(serviceWorker)
  const before = await ownRegistration()
  const workbox = new Workbox(workerUrl(addressOf('/sw.js')))
  workbox.addEventListener('waiting', () => tell.waiting())
  // Workbox only reports workers found from now on, not one that another tab is already installing.
  const { installing, active } = before ?? {}
  installing?.addEventListener('statechange', () => {
    if (active && installing.state === 'installed') tell.waiting()
  })

  let controller = servedBy
  const follow = async () => {
    const last = controller
    controller = ownWorker(serviceWorker.controller)
    if (controller === null || controller === last) return
    // The stored version can be told only after the worker has removed its predecessor's files.
    if (last === null) await activated(controller)
    if (last === null && (await isThisVersionStored())) tell.stored()
    else tell.takenOver()
  }
  serviceWorker.addEventListener('controllerchange', () => void follow())
  await workbox.register({ immediate: true })
  lookForVersions(workbox)
  // Another worker may have begun to serve the tab meanwhile.
  await follow()
  return () => takeOver(workbox)
}

/** How long a tab that stays open is content with what it knows: milliseconds. */
const hour = 60 * 60 * 1_000

/** A browser looks for a new version only when a page is loaded, and a tab may stay open for weeks. */
function lookForVersions(workbox: Workbox): void {
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    const now = Date.now()
    if (document.visibilityState === 'hidden' || now - looked < hour) return
    workbox.update().then(
      () => (looked = now),
      // Without a network it looks when the tab is next returned to.
      () => undefined,
    )
  })
}

/** How long the active worker may wait for a calm moment; an older one never answers: milliseconds. */
const patience = 5_000

/** Makes the waiting version take over, in a calm moment (docs/decisions/workbox-window.md). */
async function takeOver(workbox: Workbox): Promise<void> {
  // Also when it serves only other tabs, as after a hard reload of this one.
  const active = (await ownRegistration())?.active
  const calm = active ? messageSW(active, { type: 'WHEN_CALM' }) : undefined
  await Promise.race([calm, pause(patience)])
  workbox.messageSkipWaiting()
}

async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration()
  return found !== undefined && new URL(found.scope).pathname === language.home ? found : undefined
}

async function activated(worker: ServiceWorker): Promise<void> {
  while (worker.state !== 'activated' && worker.state !== 'redundant') {
    await new Promise((resolve) => {
      worker.addEventListener('statechange', resolve, { once: true })
    })
  }
}

/** Under Trusted Types a worker's URL must come from a policy. */
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
