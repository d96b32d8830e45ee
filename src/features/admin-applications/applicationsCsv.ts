import { toCsv } from '../../lib/csv'
import type { OfficeApplication } from '../../storage/officeApplications'
import { originText, priorityText } from './copy'

const header = [
  'Application',
  'Applicant',
  'Email',
  'Institution',
  'Department',
  'Type',
  'Category',
  'Amount (₹)',
  'Submitted',
  'Status',
  'Priority',
  'Source',
] as const

/** Exactly these applications, in their order, as a CSV file. */
export function applicationsCsv(applications: readonly OfficeApplication[]): string {
  return toCsv(
    header,
    applications.map((application) => [
      application.title,
      application.applicant,
      application.email,
      application.institution,
      application.department,
      application.type,
      application.category,
      application.requestedAmount,
      application.submittedDate,
      application.status,
      priorityText[application.priority],
      originText[application.origin],
    ]),
  )
}
