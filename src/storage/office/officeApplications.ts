import type { AdminApplication } from '../../domain/application/application'
import { applicantOf } from '../../domain/application/applicantOf'
import { fromSubmission } from '../../domain/application/fromSubmission'
import { shownContent } from '../../domain/grant-form/shown/shownContent'
import type { HandIn } from '../../domain/application/handIn'
import { isOpen, waitsForOffice, type Reviewed } from '../../domain/application/review'
import { shownStatus } from '../../domain/application/shownStatus'
import { deviceStatus, type Tone } from '../../domain/application/status'
import type { AnswerGroup } from '../../domain/grant-form/answers'
import { clock } from '../../lib/clock'
import { compareCodes } from '../../lib/order'
import { withoutDefaultWords } from '../firstVersion'
import type { ApplicationRow, DecisionRow, SubmissionRow } from '../rows'
import { statusAfter } from './decisions'
import { officeCategory } from './officeCategory'

/**
 * The source of an application in the office: the sample, the office's own form, or a grant form on
 * this device.
 */
export type Origin = 'sample' | 'added' | 'submitted'

/** An application as the office sees it, with the status from this device's decisions. */
export type OfficeApplication = AdminApplication & {
  origin: Origin
  /** Epoch milliseconds when it came to this device; 0 for a sample. It orders those of one day. */
  arrivedAt: number
  /** Oldest first. */
  history: DecisionRow[]
  /** Epoch milliseconds when documents last came, while the office asks for them. */
  documentsAddedAt?: number
  /**
   * Only for a submission: its number, every answer with Aadhaar numbers masked, and how far it is on
   * paper.
   */
  submission: { number: string; answers: AnswerGroup[]; handIn: HandIn } | undefined
}

/**
 * The status as the office sees it: a submission of this device without a decision shows whether it
 * was handed in, as it does to its applicant.
 */
export function officeStatus({
  status,
  submission,
  documentsAddedAt,
}: Pick<OfficeApplication, 'status' | 'submission' | 'documentsAddedAt'>): {
  tone: Tone
  text: string
} {
  return shownStatus({
    status: submission === undefined ? status : deviceStatus(status, submission.handIn),
    handIn: submission?.handIn,
    documentsAddedAt,
  })
}

/** The day from which the review counts: when it was handed in; undefined before that. */
export function reviewedFrom({
  submittedDate,
  submission,
}: Pick<OfficeApplication, 'submittedDate' | 'submission'>): string | undefined {
  return submission === undefined ? submittedDate : submission.handIn.handedIn?.on
}

/** Whether it waits for its applicant: the review begins when it is handed in. A decision says that it was. */
export function isNotHandedIn(
  application: Pick<OfficeApplication, 'status' | 'submittedDate' | 'submission'>,
): boolean {
  return application.status === 'pending-review' && reviewedFrom(application) === undefined
}

type Queued = Pick<OfficeApplication, 'submittedDate' | 'submission' | 'arrivedAt'> & Reviewed

/**
 * The office's working order: what waits for the office, the longest waiting first; then what waits
 * for documents, likewise; then what is decided, newest first. What is not handed in yet comes after
 * what is.
 */
export function byWaiting(a: Queued, b: Queued): number {
  const [rankOfA, rankOfB] = [rank(a), rank(b)]
  if (rankOfA !== rankOfB) return rankOfA - rankOfB
  if (rankOfA === 2) return newestFirst(a, b)
  const isLater = Number(isNotHandedIn(a)) - Number(isNotHandedIn(b))
  const from = (one: Queued) => pastDay(reviewedFrom(one) ?? one.submittedDate)
  return isLater || compareCodes(from(a), from(b)) || newestFirst(b, a)
}

function rank(application: Reviewed): 0 | 1 | 2 {
  if (waitsForOffice(application)) return 0
  return isOpen(application) ? 1 : 2
}

function newestFirst(
  a: Pick<Queued, 'submittedDate' | 'arrivedAt'>,
  b: Pick<Queued, 'submittedDate' | 'arrivedAt'>,
): number {
  return compareCodes(b.submittedDate, a.submittedDate) || b.arrivedAt - a.arrivedAt
}

/**
 * A day that is still to come was given by a clock that was ahead, and says nothing: what has it waits
 * longest, or it would be the last to be decided on until that day.
 */
function pastDay(day: string): string {
  return day > clock.today() ? '' : day
}

export type OfficeList = {
  /** Newest submission first. */
  applications: OfficeApplication[]
  /** Hidden because their last decision is 'deleted'; undoing it restores them. */
  deleted: OfficeApplication[]
  /** The number left out because their applicants have withdrawn them. */
  withdrawn: number
}

/**
 * The office's list: samples, applications added or submitted on this device, and the decisions on
 * them.
 */
export function deriveOfficeList({
  samples,
  added = [],
  submissions = [],
  decisions = [],
}: {
  samples: readonly AdminApplication[]
  added?: readonly ApplicationRow[]
  submissions?: readonly SubmissionRow[]
  /** Oldest first. */
  decisions?: readonly DecisionRow[]
}): OfficeList {
  const historyOf = (id: string) => decisions.filter((decision) => decision.applicationId === id)
  const current = submissions.filter((submission) => submission.withdrawnAt === undefined)
  const all = [
    ...samples.map((application) => fromRecord(application, 'sample', 0)),
    ...added.map(({ addedAt, userId: _userId, ...application }) =>
      fromRecord(application, 'added', addedAt),
    ),
    ...current.map(fromDevice),
  ]
    .map((application) => withDecisions(application, historyOf(application.id)))
    .toSorted(newestFirst)
  return {
    applications: all.filter((application) => !isDeleted(application)),
    deleted: all.filter(isDeleted),
    withdrawn: submissions.length - current.length,
  }
}

/** What somebody has listed twice is listed once. */
function fromRecord(
  application: AdminApplication,
  origin: Origin,
  arrivedAt: number,
): OfficeApplication {
  const techStack = [...new Set(application.techStack)]
  return { ...application, techStack, origin, arrivedAt, history: [], submission: undefined }
}

/** What the form does not ask stays empty, and the screen says so; nobody has set a priority yet. */
function fromDevice(row: SubmissionRow): OfficeApplication {
  const { id, number, title, type, category, department, description, amount, submittedDate } =
    fromSubmission(row)
  return {
    id,
    title,
    applicant: applicantOf(row),
    email: row.applicantEmail,
    ...withoutDefaultWords({ institution: row.institution }),
    department,
    type,
    category: officeCategory(category),
    requestedAmount: amount,
    submittedDate,
    status: 'pending-review',
    priority: 'medium',
    description,
    techStack: [],
    timeline: '',
    previousGrants: 0,
    publications: 0,
    patents: 0,
    origin: 'submitted',
    arrivedAt: row.submittedAt,
    history: [],
    submission: { number, answers: shownContent(row).answers, handIn: row.handIn },
  }
}

function withDecisions(application: OfficeApplication, history: DecisionRow[]): OfficeApplication {
  const status = statusAfter(history.at(-1)) ?? application.status
  return { ...application, history, status }
}

function isDeleted(application: OfficeApplication): boolean {
  return application.history.at(-1)?.to === 'deleted'
}
