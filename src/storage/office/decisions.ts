import type { DecisionKind } from '../../domain/application/decision'
import type { AdminStatus } from '../../domain/application/status'
import { database } from '../database'
import { statusId } from '../firstVersion'
import type { DecisionRow } from '../rows'

/** Stores a decision on this device; returns its id, so that it can be undone. */
export async function addDecision(decision: Omit<DecisionRow, 'id'>): Promise<number> {
  return database.decisions.add(decision)
}

/** The decisions made by this tab since it was opened. */
const madeHere = new Set<number>()

/** Whether this tab made the decision: one that it did not make comes as a surprise to its reader. */
export function isMadeHere(decisionId: number): boolean {
  return madeHere.has(decisionId)
}

/** Decides on all of these applications or on none; returns the function that undoes it, as below. */
export async function decide(
  applications: readonly { id: string; status: AdminStatus }[],
  decision: { to: DecisionKind; by: string; remark: string },
): Promise<() => Promise<number>> {
  const at = Date.now()
  const ids = await database.transaction('rw', database.decisions, async () => {
    const added = await database.decisions.bulkAdd(
      applications.map(({ id, status }) => ({ applicationId: id, at, from: status, ...decision })),
      { allKeys: true },
    )
    // Before anybody who watches the list can see them.
    for (const id of added) madeHere.add(id)
    return added
  })
  return () => undoDecisions(ids)
}

/**
 * Undoes decisions: each application has its previous status again. One over which a newer one was
 * made stays, because the newer one counts; returns how many.
 */
export async function undoDecisions(ids: readonly number[]): Promise<number> {
  return database.transaction('rw', database.decisions, async () => {
    const rows = (await database.decisions.bulkGet([...ids])).filter((row) => row !== undefined)
    const newest = new Map<string, number>()
    const about = rows.map(({ applicationId }) => applicationId)
    await database.decisions
      .where('applicationId')
      .anyOf(about)
      .each(({ applicationId, id }) =>
        newest.set(applicationId, Math.max(id, newest.get(applicationId) ?? 0)),
      )
    const last = rows.filter(({ applicationId, id }) => newest.get(applicationId) === id)
    await database.decisions.bulkDelete(last.map(({ id }) => id))
    return rows.length - last.length
  })
}

/** Every decision on this device, oldest first; an application's status is that of its last decision. */
export async function listDecisions(): Promise<DecisionRow[]> {
  return (await database.decisions.orderBy('id').toArray()).map((row) => ({
    ...row,
    from: statusId(row.from),
    to: statusId(row.to),
  }))
}
