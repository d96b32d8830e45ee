import { formatDate, isoDay } from '../../lib/dates'
import { parseNumber } from '../../lib/validation'
import { grantForms } from '../grant-form/forms'
import { titleOf, type GrantKind, type GrantValues } from '../grant-form/grantForm'
import type { ApplicantApplication, GrantType, Priority } from './application'
import {
  statusTone,
  toApplicantStatus,
  type AdminStatus,
  type ApplicantStatus,
  type Tone,
} from './status'

/** What a list of one's own applications can say: the applicant's statuses, or taken back. */
export type ListStatus = ApplicantStatus | 'Withdrawn'

export const listStatusTone: Record<ListStatus, Tone> = { ...statusTone, Withdrawn: 'neutral' }

/** What happened to an application, and when: an ISO date or moment. */
export type HistoryEntry = { at: string; what: ListStatus | 'Submitted' }

/** One line in the list of a person's applications, from whichever source. */
export type MyApplication = Omit<ApplicantApplication, 'status' | 'priority'> & {
  source: 'sample' | 'device'
  status: ListStatus
  /** Set by the programme; nobody has set one on an application that never left the device. */
  priority?: Priority
  /** Oldest first. */
  history: HistoryEntry[]
}

/** What the list needs of an application that was submitted on this device. */
export type SubmittedApplication = {
  id: string
  kind: GrantKind
  number: string
  /** Epoch milliseconds. */
  submittedAt: number
  values: GrantValues
  /** Epoch milliseconds, while withdrawn. */
  withdrawnAt?: number
}

/** What the list needs of an administrator's decision. */
export type StatusDecision = {
  applicationId: string
  /** Epoch milliseconds. */
  at: number
  by: string
  to: AdminStatus | 'Deleted'
  remark: string
}

const typeOf: Record<GrantKind, GrantType> = { poc: 'PoC Grant', ipr: 'IPR Support' }

/**
 * The fixed samples and the submissions of this device in one list, newest first. `decisions` come
 * oldest first: the last one gives the status, and each remark is a review comment.
 */
export function myApplications(
  samples: readonly ApplicantApplication[],
  submissions: readonly SubmittedApplication[],
  decisions: readonly StatusDecision[],
): MyApplication[] {
  const decisionsOn = (id: string) => decisions.filter((one) => one.applicationId === id)
  return [
    ...submissions.map((submission) => fromSubmission(submission, decisionsOn(submission.id))),
    ...samples.map(fromSample),
  ].toSorted((a, b) => b.submittedDate.localeCompare(a.submittedDate))
}

function fromSample(sample: ApplicantApplication): MyApplication {
  return {
    ...sample,
    source: 'sample',
    history: [{ at: sample.submittedDate, what: 'Submitted' }],
  }
}

function fromSubmission(
  submission: SubmittedApplication,
  decisions: readonly StatusDecision[],
): MyApplication {
  const { fields, mentor } = submission.values
  return {
    id: submission.id,
    source: 'device',
    applicationNumber: submission.number,
    title: titleOf(grantForms[submission.kind], submission.values),
    type: typeOf[submission.kind],
    category: fields['broadArea'] ?? '',
    status: submission.withdrawnAt === undefined ? lastStatus(decisions) : 'Withdrawn',
    submittedDate: isoDay(submission.submittedAt),
    fundingAmount: parseNumber(fields['financialAssistance'] ?? ''),
    fundingReceived: 0,
    progress: 0,
    mentor: mentor['name'] ?? '',
    reviewComments: decisions
      .filter((decision) => decision.remark.trim() !== '')
      .map(({ remark, by, at }) => `${remark} (${by}, ${formatDate(at)})`),
    milestones: [],
    history: historyOf(submission, decisions),
  }
}

function historyOf(
  { submittedAt, withdrawnAt }: SubmittedApplication,
  decisions: readonly StatusDecision[],
): HistoryEntry[] {
  const entry = (at: number, what: HistoryEntry['what']) => ({
    at: new Date(at).toISOString(),
    what,
  })
  return [
    entry(submittedAt, 'Submitted'),
    ...decisions.flatMap(({ at, to }) =>
      to === 'Deleted' ? [] : [entry(at, toApplicantStatus(to))],
    ),
    ...(withdrawnAt === undefined ? [] : [entry(withdrawnAt, 'Withdrawn')]),
  ]
}

/** An application that was taken out of the administrators' list keeps, for its applicant, what was decided before. */
function lastStatus(decisions: readonly StatusDecision[]): ApplicantStatus {
  const status = decisions.map((decision) => decision.to).findLast((to) => to !== 'Deleted')
  return toApplicantStatus(status ?? 'Pending Review')
}
