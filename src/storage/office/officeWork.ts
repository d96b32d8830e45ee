import { database } from '../database'
import { readRows } from '../readRows'
import type { ApplicationRow, DecisionRow } from '../rows'

/**
 * Whether decisions and added applications of this administrator are on this device, and such that
 * do not say whose they are.
 */
export async function officeWork(userId: string): Promise<{ own: boolean; unnamed: boolean }> {
  const rows = await officeRows()
  return {
    own: rows.some((row) => row.userId === userId),
    unnamed: rows.some((row) => row.userId === undefined),
  }
}

/** Whether another administrator has decided or added anything on this device. */
export async function othersOfficeWork(userId: string | undefined): Promise<boolean> {
  return (await officeRows()).some((row) => row.userId !== undefined && row.userId !== userId)
}

/** What this administrator has decided and added on this device, as far as it can be read. */
export async function ownOfficeRows(userId: string): Promise<(DecisionRow | ApplicationRow)[]> {
  return (await officeRows()).filter((row) => row.userId === userId)
}

async function officeRows(): Promise<(DecisionRow | ApplicationRow)[]> {
  const { decisions, applications } = database
  return [
    ...(await readRows(decisions, decisions.toCollection())),
    ...(await readRows(applications, applications.toCollection())),
  ]
}
