import { database } from '../database'

/**
 * Whether decisions and added applications of this administrator are on this device, and such that
 * do not say whose they are.
 */
export async function officeWork(userId: string): Promise<{ own: boolean; unnamed: boolean }> {
  const rows = [...(await database.decisions.toArray()), ...(await database.applications.toArray())]
  return {
    own: rows.some((row) => row.userId === userId),
    unnamed: rows.some((row) => row.userId === undefined),
  }
}
