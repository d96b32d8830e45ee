import { database } from '../database'
import { readRows } from '../readRows'
import type { ApplicationRow, DecisionRow } from '../rows'

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

/** What this administrator has decided and added on this device, as far as it can be read. */
export async function ownOfficeRows(userId: string): Promise<(DecisionRow | ApplicationRow)[]> {
  const { decisions, applications } = database
  return [
    ...(await readRows(decisions, decisions.toCollection())),
    ...(await readRows(applications, applications.toCollection())),
  ].filter((row) => row.userId === userId)
}
