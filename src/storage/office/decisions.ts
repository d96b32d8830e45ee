import type { DecisionKind } from '../../domain/application/decision'
import type { AdminStatus } from '../../domain/application/status'
import { database } from '../database'
import type { DecisionRow } from '../rows'
import { readDecision } from './readOfficeRow'

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

/** What is decided on, as the person who decides sees it. */
type Seen = {
  id: string
  status: AdminStatus
  /** Where it came from; a sample is always there. */
  origin?: 'sample' | 'added' | 'submitted'
  history: readonly { id: number }[]
  documentsAddedAt?: number
}

/**
 * Decides on all of these applications or on none, but for those on which another tab has decided
 * since they were shown, and those that their applicants have withdrawn or that are gone: a decision
 * that nobody has seen is never overwritten, and none is about nothing. A second press decides
 * nothing: without a remark, what has the status already is left as it is. Returns those decided on,
 * those left as they were, and the function that undoes it, as below.
 */
export async function decide<Application extends Seen>(
  applications: readonly Application[],
  decision: { to: DecisionKind; by: string; userId?: string; remark: string },
): Promise<{
  decided: readonly Application[]
  same: readonly Application[]
  undo: () => Promise<number>
}> {
  const at = Date.now()
  const { decisions, submissions, applications: added } = database
  return database.transaction('rw', [decisions, submissions, added], async () => {
    const newest = await newestDecisions(applications.map(({ id }) => id))
    const gone = await goneOf(applications)
    const free = applications.filter(({ id, history }) => {
      const last = newest.get(id)?.id ?? 0
      return !gone.has(id) && (last <= (history.at(-1)?.id ?? 0) || isMadeHere(last))
    })
    // Not as shown: the press before this one may not be on the screen yet.
    const isSame = ({ id, status, documentsAddedAt }: Seen) =>
      (newest.get(id)?.to ?? status) === decision.to &&
      decision.remark === '' &&
      documentsAddedAt === undefined
    const decided = free.filter((application) => !isSame(application))
    const ids = await decisions.bulkAdd(
      decided.map(({ id, status }) => ({
        applicationId: id,
        at,
        from: statusAfter(newest.get(id)) ?? status,
        ...decision,
      })),
      { allKeys: true },
    )
    // Before anybody who watches the list can see them.
    for (const id of ids) madeHere.add(id)
    return { decided, same: free.filter(isSame), undo: () => undoDecisions(ids) }
  })
}

/** The ids of those that are withdrawn by now, or taken away in another tab. */
async function goneOf(applications: readonly Seen[]): Promise<ReadonlySet<string>> {
  const ids = applications.map(({ id }) => id)
  const submitted = await database.submissions.where('id').anyOf(ids).toArray()
  const here = new Set<string>([
    ...submitted.flatMap(({ id, withdrawnAt }) => (withdrawnAt === undefined ? id : [])),
    ...(await database.applications.where('id').anyOf(ids).primaryKeys()),
  ])
  const isKept = ({ origin = 'sample' }: Seen) => origin !== 'sample'
  return new Set(applications.filter((one) => isKept(one) && !here.has(one.id)).map(({ id }) => id))
}

/** The newest decision on each of these applications. */
async function newestDecisions(
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, DecisionRow>> {
  const rows = await decisionsOn(applicationIds)
  return new Map(rows.map((row) => [row.applicationId, row]))
}

/** The decisions on these applications that can be read, oldest first. */
export async function decisionsOn(applicationIds: readonly string[]): Promise<DecisionRow[]> {
  return readable(
    await database.decisions.where('applicationId').anyOf(applicationIds).sortBy('id'),
  )
}

/** The status after a decision: what is deleted keeps the one before. */
export function statusAfter(last: DecisionRow | undefined): AdminStatus | undefined {
  return last?.to === 'deleted' ? last.from : last?.to
}

/**
 * Undoes decisions: each application has its previous status again. One over which a newer one was
 * made stays, because the newer one counts; returns how many.
 */
export async function undoDecisions(ids: readonly number[]): Promise<number> {
  return database.transaction('rw', database.decisions, async () => {
    const rows = (await database.decisions.bulkGet([...ids])).filter((row) => row !== undefined)
    const newest = await newestDecisions(rows.map(({ applicationId }) => applicationId))
    const last = rows.filter(({ applicationId, id }) => newest.get(applicationId)?.id === id)
    await database.decisions.bulkDelete(last.map(({ id }) => id))
    return rows.length - last.length
  })
}

/**
 * Every decision on this device that can be read, oldest first; an application's status is that of its
 * last decision. Calls `onUnread` with the application of each that cannot be read.
 */
export async function listDecisions(
  onUnread?: (applicationId: string) => void,
): Promise<DecisionRow[]> {
  return readable(await database.decisions.orderBy('id').toArray(), onUnread)
}

function readable(
  rows: readonly DecisionRow[],
  onUnread?: (applicationId: string) => void,
): DecisionRow[] {
  return rows.flatMap((row) => {
    const read = readDecision(row)
    if (read === undefined) onUnread?.(row.applicationId)
    return read ?? []
  })
}
