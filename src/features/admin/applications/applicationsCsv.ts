import { grantTypeLabel, notGiven } from '../../../domain/application/copy'
import { toCsv } from '../../../lib/export/csv'
import { officeStatus, type OfficeApplication } from '../../../storage/office/officeApplications'
import { csvHeader, originText, priorityText } from './copy'

/** These applications as a CSV file, in the given order. */
export function applicationsCsv(applications: readonly OfficeApplication[]): string {
  return toCsv(
    csvHeader,
    applications.map((application) => [
      application.title,
      application.applicant,
      application.email,
      application.institution || notGiven.institution,
      application.department || notGiven.department,
      grantTypeLabel(application.type),
      application.category || notGiven.category,
      application.requestedAmount,
      application.submittedDate,
      officeStatus(application).text,
      priorityText[application.priority],
      originText[application.origin],
      application.submission?.number ?? '',
    ]),
  )
}
