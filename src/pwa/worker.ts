import { messageSW, Workbox } from 'workbox-window'
import { logError } from '../api/log'
import { addressOf, language } from '../lib/language'
import { pause } from '../lib/pause'
import { fetchAheadForWorker } from './fetchAhead'
import { ownWorker } from './ownWorker'
import { untilState } from './untilState'
import { isThisVersionStored } from './version'

/**
 * Registers the service worker through Workbox. `servedBy` is the portal's own worker that served
 * this tab when it was opened, if any. Returns what makes a waiting version take over.
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
  const workbox = new Workbox(workerUrl(addressOf('/sw.js')))

  let controller = servedBy
  const follow = async () => {
    const last = controller
    controller = ownWorker(serviceWorker.controller)
    if (controller === null || controller === last) return
    // The stored version can be told only after the worker has removed its predecessor's files.
    if (last === null) await untilState(controller, hasBegun)
    if (last === null && (await isThisVersionStored())) tell.stored()
    else tell.takenOver()
  }
  serviceWorker.addEventListener('controllerchange', () => void follow())
  const registerOnce = () => register(workbox, tell.waiting)
  await registerOnce()
  registerAgain(workbox, registerOnce)
  // Another worker may have begun to serve the tab meanwhile.
  await follow()
  return () => takeOver(tell.takenOver)
}

async function register(workbox: Workbox, waiting: () => void): Promise<void> {
  try {
    const registration = await workbox.register({ immediate: true })
    if (registration !== undefined) followVersions(registration, waiting)
  } catch (error) {
    logError('The service worker could not be registered', error)
  }
}

/** A version without a tab to serve takes over before that, and does not wait: milliseconds. */
const moment = 200

/**
 * Tells of every version that waits, now or later. Workbox would tell of none that is found after
 * the installation of others has failed, as on bad Wi-Fi.
 */
function followVersions(registration: ServiceWorkerRegistration, waiting: () => void): void {
  const tellIfWaits = (worker: ServiceWorker) => {
    if (registration.waiting === worker) waiting()
  }
  const follow = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => setTimeout(tellIfWaits, moment, installing))
  }
  registration.addEventListener('updatefound', follow)
  follow()
  if (registration.waiting) waiting()
}

/** How long a tab that stays open is content with what it knows: milliseconds. */
const hour = 60 * 60 * 1_000

/**
 * When somebody returns to the tab, or the network is back: registers again where bad Wi-Fi ended the
 * registration or the installation, which the browser then forgets. Looks for a new version, which a
 * browser does only when a page is loaded, and a tab may stay open for weeks.
 */
function registerAgain(workbox: Workbox, registerOnce: () => Promise<void>): void {
  let looked = Date.now()
  const look = async () => {
    if ((await ownRegistration()) === undefined) await registerOnce()
    // A clock that was set back says nothing about how long it was.
    else if (Math.abs(Date.now() - looked) >= hour) {
      // Without a network it looks the next time.
      workbox.update().then(
        () => (looked = Date.now()),
        () => undefined,
      )
    }
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look()
  })
  addEventListener('online', () => void look())
}

/** How long the active worker may wait for a calm moment; an older one never answers: milliseconds. */
const patience = 5_000

/**
 * Makes the waiting version take over, in a calm moment (docs/decisions/workbox-window.md). One that
 * waits no longer has been activated by another tab, or is lost: the page is loaded again.
 */
async function takeOver(loadAgain: () => void): Promise<void> {
  // Also when it serves only other tabs, as after a hard reload of this one.
  const active = (await ownRegistration())?.active
  if (active) await Promise.race([messageSW(active, { type: 'WHEN_CALM' }), pause(patience)])
  const now = await ownRegistration()
  if (now?.waiting) {
    void messageSW(now.waiting, { type: 'SKIP_WAITING' })
    await insist(now.waiting)
  }
  // Nothing would answer.
  else if (!now?.active && !navigator.onLine) throw new Error('There is no new version')
  else loadAgain()
}

/**
 * Chromium asks the worker that serves to stop once, and again whenever a page is opened. A hidden
 * frame opens one that requests nothing itself, until the version has taken over.
 */
async function insist(version: ServiceWorker): Promise<void> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.src = addressOf('/app.js')
  for (;;) {
    await pause(1_000)
    if (version.state !== 'installed') return frame.remove()
    document.body.append(frame)
  }
}

async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration()
  return found !== undefined && new URL(found.scope).pathname === language.home ? found : undefined
}

/** It has removed its predecessor's files, or never will. */
const hasBegun = (state: ServiceWorkerState) => state === 'activated' || state === 'redundant'

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
