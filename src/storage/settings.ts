import { database } from './database'

/** Something small that a person chose or typed, by person (`''` for nobody signed in) and key. */
export async function getSetting<Value>(userId: string, key: string): Promise<Value | undefined> {
  const row = await database.settings.get([userId, key])
  return row?.value as Value | undefined
}

export async function putSetting(userId: string, key: string, value: unknown): Promise<void> {
  await database.settings.put({ userId, key, value })
}

export async function deleteSetting(userId: string, key: string): Promise<void> {
  await database.settings.delete([userId, key])
}

/** Changes a setting in one transaction; `undefined` erases it. Gives what is kept now. */
export async function updateSetting<Value>(
  userId: string,
  key: string,
  change: (before: Value | undefined) => Value | undefined,
): Promise<Value | undefined> {
  return database.transaction('rw', database.settings, async () => {
    const after = change(await getSetting<Value>(userId, key))
    await (after === undefined ? deleteSetting(userId, key) : putSetting(userId, key, after))
    return after
  })
}
