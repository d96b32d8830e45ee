import { addressOf } from '../lib/language'

/** A placeholder that `vite.config.ts` replaces with the hash of the entry. */
const version = '__PORTAL_VERSION__'

/** Whether the version stored by the worker is the one running in this tab. */
export async function isThisVersionStored(): Promise<boolean> {
  return (await storedEntry())?.includes(version) ?? false
}

/** Whether a reload would bring a different version, with or without a network. */
export async function isOtherVersionStored(): Promise<boolean> {
  const entry = await storedEntry()
  return entry !== undefined && !entry.includes(version)
}

/** The entry with which the worker would answer. */
async function storedEntry(): Promise<string | undefined> {
  // Missing on plain-http addresses, although the types say otherwise.
  if (typeof caches === 'undefined') return undefined
  const entry = await caches.match(addressOf('/app.js'), { ignoreSearch: true, ignoreVary: true })
  return entry?.text()
}
