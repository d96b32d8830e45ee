import { database } from './database'
import type { DecisionRow } from './rows'

/** Keeps a decision on this device; gives its id, so that it can be undone. */
export async function addDecision(decision: Omit<DecisionRow, 'id'>): Promise<number> {
  return database.decisions.add(decision)
}

/** Takes a decision back: the application has again the status that it had before. */
export async function undoDecision(id: number): Promise<void> {
  await database.decisions.delete(id)
}

/** Every decision on this device, oldest first; an application's status is that of its last one. */
export async function listDecisions(): Promise<DecisionRow[]> {
  return database.decisions.orderBy('id').toArray()
}
