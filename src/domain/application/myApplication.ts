import { withoutTurns } from '../../lib/withoutTurns'
import { formatDate, isoDay } from '../../lib/dates'
import { compareCodes } from '../../lib/order'
import type { ApplicantApplication, Priority } from './application'
import { reviewComment } from './copy'
import { asksForReason } from './decision'
import { fromSubmission, type SubmittedApplication } from './fromSubmission'
import { decisionDue, type HandIn } from './handIn'
import { withDocuments, type Upload } from './upload'
import { deviceStatus, type AdminStatus, type HistoryEvent, type ListStatus } from './status'

/** An event in an application's history, with its ISO date or moment; `id` of a decision. */
type HistoryEntry = { at: string; what: HistoryEvent; id?: number | undefined }

/** An application in a person's own list, from any source. */
export type MyApplication = Omit<ApplicantApplication, 'status' | 'priority'> & {
  source: 'sample' | 'device'
  status: ListStatus
  /** Set by the programme, so missing on an application that never left the device. */
  priority?: Priority
  /** How far it has come on paper; samples have none. */
  handIn?: HandIn
  /** Epoch milliseconds when documents last came, while the office asks for them. */
  documentsAddedAt?: number
  /** Oldest first. */
  history: HistoryEntry[]
}

/** What the list needs to know about an administrator's decision. */
export type StatusDecision = {
  id?: number
  applicationId: string
  /** Epoch milliseconds. */
  at: number
  by: string
  to: AdminStatus | 'deleted'
  remark: string
}

/**
 * The sample applications and this device's submissions in one list, newest first. `decisions` are
 * oldest first: the last one sets the status, and every remark is a review comment.
 */
export function myApplications(
  samples: readonly ApplicantApplication[],
  submissions: readonly SubmittedApplication[],
  decisions: readonly StatusDecision[],
): MyApplication[] {
  const decisionsOn = (id: string) => decisions.filter((one) => one.applicationId === id)
  return [
    ...submissions.map((submission) => fromDevice(submission, decisionsOn(submission.id))),
    ...samples.map(fromSample),
  ].toSorted((a, b) => compareCodes(b.submittedDate, a.submittedDate))
}

/** With its uploads an application says when documents came that the office had asked for. */
export function withRequested(
  application: MyApplication,
  uploads: readonly Upload[],
): MyApplication {
  const { status, history } = application
  if (status !== 'documents-required') return application
  const asked = history.findLast(({ what }) => what === status)
  return withDocuments(application, asked && { ...asked, at: Date.parse(asked.at) }, uploads)
}

function fromSample(sample: ApplicantApplication): MyApplication {
  return {
    ...sample,
    source: 'sample',
    history: [{ at: sample.submittedDate, what: 'submitted' }],
  }
}

function fromDevice(
  submission: SubmittedApplication,
  decisions: readonly StatusDecision[],
): MyApplication {
  const { id, number, title, type, category, submittedDate, amount, mentor } =
    fromSubmission(submission)
  const { handIn = {}, withdrawnAt } = submission
  const status = withdrawnAt === undefined ? deviceStatus(decided(decisions), handIn) : 'withdrawn'
  return {
    id,
    source: 'device',
    applicationNumber: number,
    title,
    type,
    category,
    status,
    handIn,
    submittedDate,
    fundingAmount: amount,
    fundingReceived: 0,
    progress: 0,
    mentor,
    ...(status === 'handed-in' &&
      handIn.handedIn !== undefined && {
        expectedDecision: decisionDue(handIn.handedIn.on).until,
      }),
    reviewComments: commentsOf(decisions),
    milestones: [],
    history: historyOf(submission, decisions),
  }
}

/** The same words of the same person on the same day are said once. */
function commentsOf(decisions: readonly StatusDecision[]): string[] {
  const comments = decisions
    .filter(({ remark, to }) => remark.trim() !== '' || asksForReason(to))
    .map(({ remark, by, at }) =>
      reviewComment(withoutTurns(remark.trim()), withoutTurns(by), formatDate(at)),
    )
  return [...new Set(comments)]
}

function historyOf(
  { submittedAt, withdrawnAt, handIn }: SubmittedApplication,
  decisions: readonly StatusDecision[],
): HistoryEntry[] {
  const entry = (at: number, what: HistoryEntry['what'], id?: number): HistoryEntry => ({
    at: new Date(at).toISOString(),
    what,
    ...(id === undefined ? {} : { id }),
  })
  const decided = decisions.flatMap(({ at, to, id }) =>
    to === 'deleted' || to === 'pending-review' ? [] : [entry(at, to, id)],
  )
  if (handIn?.handedIn !== undefined) {
    const { on } = handIn.handedIn
    // The office may have asked for documents before; any other decision says that it was handed in. Of
    // its day only the date is known.
    const later = decided.findIndex(
      ({ at, what }) => what !== 'documents-required' || isoDay(Date.parse(at)) >= on,
    )
    decided.splice(later === -1 ? decided.length : later, 0, { at: on, what: 'handed-in' })
  }
  return [
    entry(submittedAt, 'submitted'),
    ...decided,
    ...(withdrawnAt === undefined ? [] : [entry(withdrawnAt, 'withdrawn')]),
  ]
}

/**
 * For its applicant, an application that was deleted from the office's list keeps the decision before
 * that.
 */
function decided(decisions: readonly StatusDecision[]): AdminStatus | undefined {
  return decisions.map((decision) => decision.to).findLast((to) => to !== 'deleted')
}
