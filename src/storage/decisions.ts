import type { DecisionKind } from '../domain/application/decision'
import type { AdminStatus } from '../domain/application/status'
import { database } from './database'
import type { DecisionRow } from './rows'

/** Keeps a decision on this device; gives its id, so that it can be undone. */
export async function addDecision(decision: Omit<DecisionRow, 'id'>): Promise<number> {
  return database.decisions.add(decision)
}

/** Decides on all of these applications or on none; gives the function that takes it back. */
export async function decide(
  applications: readonly { id: string; status: AdminStatus }[],
  decision: { to: DecisionKind; by: string; remark: string },
): Promise<() => Promise<void>> {
  const at = Date.now()
  const ids = await database.transaction('rw', database.decisions, async () =>
    database.decisions.bulkAdd(
      applications.map(({ id, status }) => ({ applicationId: id, at, from: status, ...decision })),
      { allKeys: true },
    ),
  )
  return () => undoDecisions(ids)
}

/** Takes decisions back: each application has again the status that it had before. */
export async function undoDecisions(ids: readonly number[]): Promise<void> {
  await database.decisions.bulkDelete([...ids])
}

/** Every decision on this device, oldest first; an application's status is that of its last one. */
export async function listDecisions(): Promise<DecisionRow[]> {
  return database.decisions.orderBy('id').toArray()
}
