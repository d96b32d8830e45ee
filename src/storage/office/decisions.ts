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

/** Decides on all of these applications or on none; returns the function that undoes it. */
export async function decide(
  applications: readonly { id: string; status: AdminStatus }[],
  decision: { to: DecisionKind; by: string; remark: string },
): Promise<() => Promise<void>> {
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

/** Undoes decisions: each application has its previous status again. */
export async function undoDecisions(ids: readonly number[]): Promise<void> {
  await database.decisions.bulkDelete([...ids])
}

/** Every decision on this device, oldest first; an application's status is that of its last decision. */
export async function listDecisions(): Promise<DecisionRow[]> {
  return (await database.decisions.orderBy('id').toArray()).map((row) => ({
    ...row,
    from: statusId(row.from),
    to: statusId(row.to),
  }))
}
