/*
 * Small things that public pages keep. Dexie is loaded only once there is something to read or to
 * write, so that a first visit pays nothing for it.
 */

/** Name of the portal's database; `database.ts` opens it. */
const databaseName = 'ssip-portal'

/** What this device keeps for a person (`''` for nobody signed in) under a key. */
export async function readKept<Value>(userId: string, key: string): Promise<Value | undefined> {
  if (!(await databaseExists())) return undefined
  const { getSetting } = await import('./settings')
  return getSetting<Value>(userId, key)
}

/** Changes a value in one transaction, so that no other tab's change is lost; gives what is kept now. */
export async function updateKept<Value>(
  userId: string,
  key: string,
  change: (before: Value | undefined) => Value | undefined,
): Promise<Value | undefined> {
  const { updateSetting } = await import('./settings')
  return updateSetting(userId, key, change)
}

/** False on a device that never kept anything for the portal. */
export async function databaseExists(): Promise<boolean> {
  // Some browsers cannot list their databases: then it may be there.
  if (typeof indexedDB === 'undefined' || !('databases' in indexedDB)) return true
  return (await indexedDB.databases()).some(({ name }) => name === databaseName)
}
