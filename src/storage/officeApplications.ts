import type { AdminApplication } from '../domain/application/application'
import type { AnswerGroup } from '../domain/grant-form/answers'
import { grantForms } from '../domain/grant-form/forms'
import { titleOf } from '../domain/grant-form/grantForm'
import { isoDay } from '../lib/dates'
import type { ApplicationRow, DecisionRow, SubmissionRow } from './rows'

/** Where an application of the office came from: the sample, this office's own form, or a grant form on this device. */
export type Origin = 'sample' | 'added' | 'submitted'

/** An application as the office works on it, with the decisions of this device already in its status. */
export type OfficeApplication = AdminApplication & {
  origin: Origin
  /** Oldest first. */
  history: DecisionRow[]
  /** What only a submission has: its number and every answer, Aadhaar numbers masked. */
  submission: { number: string; answers: AnswerGroup[] } | undefined
}

export type OfficeList = {
  /** Newest submission first. */
  applications: OfficeApplication[]
  /** Hidden by a last decision 'Deleted'; taking that back brings them back. */
  deleted: OfficeApplication[]
  /** How many were left out because their applicants have withdrawn them. */
  withdrawn: number
}

/** The office's list: samples, applications added and submitted on this device, and the decisions on them. */
export function deriveOfficeList({
  samples,
  added,
  submissions,
  decisions,
}: {
  samples: readonly AdminApplication[]
  added: readonly ApplicationRow[]
  submissions: readonly SubmissionRow[]
  /** Oldest first. */
  decisions: readonly DecisionRow[]
}): OfficeList {
  const historyOf = (id: string) => decisions.filter((decision) => decision.applicationId === id)
  const current = submissions.filter((submission) => submission.withdrawnAt === undefined)
  const all = [
    ...samples.map((application) => fromRecord(application, 'sample')),
    ...added.map(({ addedAt: _addedAt, ...application }) => fromRecord(application, 'added')),
    ...current.map(fromSubmission),
  ]
    .map((application) => withDecisions(application, historyOf(application.id)))
    .toSorted((a, b) => b.submittedDate.localeCompare(a.submittedDate))
  return {
    applications: all.filter((application) => !isDeleted(application)),
    deleted: all.filter(isDeleted),
    withdrawn: submissions.length - current.length,
  }
}

function fromRecord(application: AdminApplication, origin: Origin): OfficeApplication {
  return { ...application, origin, history: [], submission: undefined }
}

/** What the form does not ask stays empty, and the screen says so; nobody has set a priority yet. */
function fromSubmission(row: SubmissionRow): OfficeApplication {
  const { fields } = row.values
  return {
    id: row.id,
    title: titleOf(grantForms[row.kind], row.values),
    applicant: row.applicantName,
    email: row.applicantEmail,
    institution: row.institution,
    department: fields['department']?.trim() || 'Not specified',
    type: row.kind === 'poc' ? 'PoC Grant' : 'IPR Support',
    category: fields['broadArea']?.trim() || 'Not specified',
    requestedAmount: Number(fields['financialAssistance']) || 0,
    submittedDate: isoDay(row.submittedAt),
    status: 'Pending Review',
    priority: 'medium',
    description: fields['pocDescription'] ?? '',
    techStack: [],
    timeline: '',
    previousGrants: 0,
    publications: 0,
    patents: 0,
    origin: 'submitted',
    history: [],
    submission: { number: row.number, answers: row.content.answers },
  }
}

function withDecisions(application: OfficeApplication, history: DecisionRow[]): OfficeApplication {
  const last = history.at(-1)
  if (last === undefined) return application
  return { ...application, history, status: last.to === 'Deleted' ? last.from : last.to }
}

function isDeleted(application: OfficeApplication): boolean {
  return application.history.at(-1)?.to === 'Deleted'
}
