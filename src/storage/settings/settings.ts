/*
 * Reads and writes settings: small things that a person chose or typed on this device. Dexie is
 * loaded only once there is something to read or change, so that a first visit to a public page costs
 * nothing extra. Screens use `useSetting`; live queries read the table (`settingsTable.ts`).
 */

/** Name of the portal's database; `database.ts` opens it. */
const databaseName = 'ssip-portal'

/** A change to a setting: receives the stored value and returns the new one, `undefined` for none. */
export type Change<Value> = (before: Value | undefined) => Value | undefined

/** A person's setting (`''` for nobody signed in) under this key. */
export async function readSetting<Value>(userId: string, key: string): Promise<Value | undefined> {
  if (!(await databaseExists())) return undefined
  const { getSetting } = await import('./table/settingsTable')
  return getSetting<Value>(userId, key)
}

/**
 * Changes a setting in one transaction, so that no other tab's change is lost; resolves with the new
 * value.
 */
export async function changeSetting<Value>(
  userId: string,
  key: string,
  change: Change<Value>,
): Promise<Value | undefined> {
  const { updateSetting } = await import('./table/settingsTable')
  return updateSetting(userId, key, change)
}

/** False on a device that never stored anything for the portal. */
export async function databaseExists(named = databaseName): Promise<boolean> {
  // Some browsers cannot list their databases: then it may exist.
  if (typeof indexedDB === 'undefined' || !('databases' in indexedDB)) return true
  return (await indexedDB.databases()).some(({ name }) => name === named)
}
