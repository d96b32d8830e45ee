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
