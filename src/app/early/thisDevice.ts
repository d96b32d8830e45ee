import { isServed, page } from './scripts'

/** Something of this device or in the address, which the page as it was built does not show. */
export function hasSomethingToShow(): boolean {
  if (location.pathname + location.search + location.hash !== page) return true
  if (isServed()) return true
  try {
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)].some(isShown)
  } catch {
    // Blocked: nothing is stored.
    return false
  }
}

/** What a visitor chose is in a database. */
export async function hasDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0
  } catch {
    // A browser that cannot list them may have one.
    return true
  }
}

/** Which languages are stored is not (src/pwa/appUpdate.ts). */
function isShown(key: string): boolean {
  return !key.startsWith('kept-')
}
