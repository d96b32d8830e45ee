import { formatDate } from '../../lib/dates'
import { formOf } from '../grant-form/forms'
import type { GrantKind } from '../grant-form/grantForm'
import type { DecisionKind } from './decision'
import type { HandedIn } from './handIn'
import type { AdminStatus, ApplicationStatus, HistoryEvent } from './status'

/** The words of spec §4. */
export const statusLabel: Record<ApplicationStatus, string> = {
  'pending-review': 'Pending Review',
  'under-review': 'Under Review',
  'documents-required': 'Documents Required',
  approved: 'Approved',
  rejected: 'Rejected',
  completed: 'Completed',
  withdrawn: 'Withdrawn',
  'not-handed-in': 'Not handed in yet',
  'handed-in': 'Handed in',
}

/** A status in words, with the date if it was handed in. */
export function statusText(status: ApplicationStatus, handedIn: HandedIn | undefined): string {
  return status === 'handed-in' && handedIn !== undefined
    ? `Handed in on ${formatDate(handedIn.on)}`
    : statusLabel[status]
}

/** The status while documents that the office asked for have come, and it has not decided again. */
export function documentsAdded(at: number): string {
  return `Documents added on ${formatDate(at)}`
}

export const historyLabel: Record<HistoryEvent, string> = {
  ...statusLabel,
  submitted: 'Submitted',
}

/** The type of an application, named by its form (spec §3). */
export function grantTypeLabel(kind: GrantKind): string {
  return formOf(kind)?.grantType ?? kind
}

/** Placeholders for what an application leaves out. */
export const notGiven = {
  institution: 'Not specified',
  department: 'Not specified',
  category: 'Not specified',
  timeline: 'Not stated',
}

/** The decisions as menus name them (spec §2). */
export const decisionLabel: Record<DecisionKind, string> = {
  approved: 'Approve',
  rejected: 'Reject',
  'documents-required': 'Request Documents',
  deleted: 'Delete',
}

const oneDecided: Record<DecisionKind, (title: string) => string> = {
  approved: (title) => `“${title}”: approved`,
  rejected: (title) => `“${title}”: rejected`,
  'documents-required': (title) => `“${title}”: documents requested`,
  deleted: (title) => `“${title}”: deleted`,
}

const severalDecided: Record<DecisionKind, (count: number) => string> = {
  approved: (count) => `${count} applications approved`,
  rejected: (count) => `${count} applications rejected`,
  'documents-required': (count) => `Documents requested for ${count} applications`,
  deleted: (count) => `${count} applications deleted`,
}

/** The confirmation of a decision, on one application by title or on several by number. */
export function decisionDone(titles: readonly string[], to: DecisionKind): string {
  const [title] = titles
  return titles.length === 1 && title !== undefined
    ? oneDecided[to](title)
    : severalDecided[to](titles.length)
}

const changeLabel = { ...statusLabel, deleted: 'Deleted' }

/** A change of status as a line of the history. */
export function changeText(from: AdminStatus, to: AdminStatus | 'deleted'): string {
  return `${changeLabel[from]} → ${changeLabel[to]}`
}

/** A remark as the applicant reads it; '' if a reason was asked for and none was given. */
export function reviewComment(remark: string, by: string, date: string): string {
  return remark === '' ? `No reason was given. (${by}, ${date})` : `${remark} (${by}, ${date})`
}
