import { database } from '../../database'
import { storageHealth } from '../../health'

/*
 * The table behind `settings.ts`, only for live queries: they lose their context over a dynamic
 * import, so they need the database loaded.
 */

/** Something small that a person chose or typed, by person (`''` for nobody signed in) and key. */
export async function getSetting<Value>(userId: string, key: string): Promise<Value | undefined> {
  const row = await database.settings.get([userId, key])
  return row?.value as Value | undefined
}

/** Changes a setting in one transaction; see `changeSetting`. */
export async function updateSetting<Value>(
  userId: string,
  key: string,
  change: (before: Value | undefined) => Value | undefined,
): Promise<Value | undefined> {
  // What is typed is said to be kept here, which nothing else would take back.
  const answered = storageHealth.expectAnswer()
  const written = database.transaction('rw', database.settings, async () => {
    const after = change(await getSetting<Value>(userId, key))
    await (after === undefined
      ? database.settings.delete([userId, key])
      : database.settings.put({ userId, key, value: after }))
    return after
  })
  return written.finally(answered)
}
