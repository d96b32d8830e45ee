/** Statuses as administrators see them (spec §4). */
export const adminStatuses = [
  'Pending Review',
  'Under Review',
  'Documents Required',
  'Approved',
  'Rejected',
] as const
export type AdminStatus = (typeof adminStatuses)[number]

/** Statuses as applicants see them (spec §4). */
export const applicantStatuses = [
  'Under Review',
  'Approved',
  'Documents Required',
  'Rejected',
  'Completed',
] as const
export type ApplicantStatus = (typeof applicantStatuses)[number]

export type ApplicationStatus = AdminStatus | ApplicantStatus

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'neutral'

/** Badge colours (spec §4): Approved green, Under Review yellow, Rejected and Documents Required red, Pending Review blue. */
export const statusTone: Record<ApplicationStatus, Tone> = {
  Approved: 'good',
  'Under Review': 'warn',
  Rejected: 'bad',
  'Pending Review': 'info',
  'Documents Required': 'bad',
  Completed: 'neutral',
}

/** An administrator's status as the applicant sees it: what nobody has looked at yet is under review. */
export function toApplicantStatus(status: AdminStatus): ApplicantStatus {
  return status === 'Pending Review' ? 'Under Review' : status
}
