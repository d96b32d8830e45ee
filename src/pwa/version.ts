import { addressOf } from '../lib/language'
import { ownWorker } from './ownWorker'

let running = ''

/** Notes the version that runs in this tab, once React has started in it. */
export function runVersion(version: string): void {
  running = version
}

/**
 * Whether the version stored by the worker is the one running in this tab. A tab in which a page is
 * only read will run what is stored.
 */
export async function isThisVersionStored(): Promise<boolean> {
  // Looking for the entry reads all that is stored, half a second of a slow phone.
  if (running === '') return true
  const entry = await storedEntry()
  return entry?.includes(running) ?? false
}

/** Whether a reload would bring a different version, with or without a network. */
export async function isOtherVersionStored(): Promise<boolean> {
  // Of a first installation that has failed, what it had stored is still here, and nobody answers with it.
  const registration = await navigator.serviceWorker.getRegistration()
  if (ownWorker(registration?.active ?? null) === null) return false
  const entry = await storedEntry()
  return entry !== undefined && !entry.includes(running)
}

/** The entry with which the worker would answer. */
async function storedEntry(): Promise<string | undefined> {
  const entry = await caches.match(addressOf('/app.js'), { ignoreSearch: true, ignoreVary: true })
  return entry?.text()
}
