import { logError } from '../api/log'
import { language } from '../lib/language'
import { localValue } from '../lib/localValue'
import { ownWorker } from './ownWorker'
import { Store } from '../lib/store'
import { anyTabUnsaved, isHeldHere, whenFree, whenNothingUnsaved } from './unsaved'
import { registerWorker } from './worker'

export type UpdateState = {
  /**
   * `ready`: a new version is waiting to take over; `held`: it was asked to, but a tab still holds
   * something unsaved; `starting`: it is about to.
   */
  update: 'none' | 'ready' | 'held' | 'starting'
  /** A worker that has stored everything has just started to serve this tab. */
  offlineReady: boolean
  /** A worker that has stored everything serves this tab: any page opens without a network. */
  stored: boolean
}

const atFirst: UpdateState = {
  update: 'none',
  offlineReady: false,
  stored: false,
}

const state = new Store(atFirst)
/** Makes the waiting worker take over; does nothing until one is registered. */
let skipWaiting = async (): Promise<void> => undefined
/** What a demo's pretended update does in its place. */
let pretended: (() => Promise<void>) | undefined
/** The update was requested in this tab. */
let asked = false

function change(next: Partial<UpdateState>): void {
  state.set({ ...state.read(), ...next })
}

/** The update of the installed app. It asks first, and never runs while any tab holds something unsaved. */
export const appUpdate = {
  subscribe: state.subscribe,
  read: state.read,
  /** What a prerendered page shows, whatever has happened since. */
  readAtFirst: () => atFirst,
  dismissOfflineReady: () => change({ offlineReady: false }),
  /** Continues by itself once every tab has saved what it holds. */
  async apply(): Promise<void> {
    asked = true
    while (await anyTabUnsaved()) {
      change({ update: 'held' })
      await whenNothingUnsaved()
      // A demo has ended what it pretended.
      if (state.read().update === 'none') return
    }
    change({ update: 'starting' })
    try {
      await (pretended ?? skipWaiting)()
    } catch (error) {
      change({ update: 'ready' })
      throw error
    }
  },
}

/**
 * Registers the service worker; does nothing where there is none (plain http, blocked, development).
 * When a new version takes over, each tab reloads as soon as it holds nothing unsaved.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const servedBy = ownWorker(navigator.serviceWorker.controller)
  change({ stored: servedBy !== null })
  try {
    const registering = registerWorker(servedBy, {
      waiting,
      takenOver: reloadWhenFree,
      stored: () => {
        const { update } = state.read()
        change({ offlineReady: true, update: pretended ? update : 'none', stored: true })
        kept()
      },
    })
    // A version may be waiting, and be requested, before Workbox is registered.
    skipWaiting = async () => (await registering)()
    await registering
    if (servedBy !== null) kept()
  } catch (error) {
    logError('The service worker could not be registered', error)
  }
}

/** The page's head redirects to a chosen language offline only if that language is stored here. */
function kept(): void {
  localValue(`kept-${language.id}`).write('yes')
}

/** A version found while another waits replaces it, and with it the request for that one. */
function waiting(): void {
  const isHeld = state.read().update === 'held'
  if (!isHeld) change({ update: 'ready' })
  // If that fails, it stays on offer.
  if (asked && !isHeld) appUpdate.apply().catch(() => undefined)
}

/**
 * In a demo: acts as if a new version had been stored and were waiting. The update loads the same
 * version.
 */
export function pretendUpdate(): void {
  pretended = async () => {
    change({ update: 'none' })
    reloadWhenFree()
  }
  change({ update: 'ready' })
}

/** Ends that, also where it was asked for and held. A real version that waits is found again by the next page. */
export function endPretendedUpdate(): void {
  if (pretended === undefined) return
  pretended = undefined
  asked = false
  change({ update: 'none' })
}

function reloadWhenFree(): void {
  // Held since it was asked for, or in a tab that did not ask.
  if (isHeldHere()) change({ update: 'held' })
  void whenFree().then(() => location.reload())
}
