import type { HandIn } from './handIn'

/** Statuses as administrators see them (spec §4); their names are in `statusLabel`. */
export const adminStatuses = [
  'pending-review',
  'under-review',
  'documents-required',
  'approved',
  'rejected',
] as const
export type AdminStatus = (typeof adminStatuses)[number]

/** Statuses as applicants see them (spec §4). */
export const applicantStatuses = [
  'under-review',
  'approved',
  'documents-required',
  'rejected',
  'completed',
] as const
export type ApplicantStatus = (typeof applicantStatuses)[number]

/**
 * The status of an application on this device until an administrator on the same device decides:
 * nobody else knows of it before it is handed in.
 */
type DeviceStatus = 'not-handed-in' | 'handed-in'

/** All statuses in a person's own list: the applicant's statuses, those on paper, and withdrawn. */
export type ListStatus = ApplicantStatus | DeviceStatus | 'withdrawn'

/** Events in the history of one's own application. */
export type HistoryEvent = ListStatus | 'submitted'

export type ApplicationStatus = AdminStatus | ListStatus

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'neutral'

/**
 * Badge colours (spec §4): approved green, under review yellow, rejected and documents required red,
 * pending review blue. What waits for its applicant is yellow, what waits for the programme blue.
 */
export const statusTone: Record<ApplicationStatus, Tone> = {
  approved: 'good',
  'under-review': 'warn',
  rejected: 'bad',
  'pending-review': 'info',
  'documents-required': 'bad',
  completed: 'neutral',
  'not-handed-in': 'warn',
  'handed-in': 'info',
  withdrawn: 'neutral',
}

/** The status of an application on this device: the last decision, else how far it is on paper. */
export function deviceStatus(
  decided: AdminStatus | undefined,
  { handedIn }: HandIn,
): Exclude<AdminStatus, 'pending-review'> | DeviceStatus {
  if (decided !== undefined && decided !== 'pending-review') return decided
  return handedIn === undefined ? 'not-handed-in' : 'handed-in'
}
