import type { Reviewed } from '../../../domain/application/review'
import type { AdminStatus } from '../../../domain/application/status'
import { utilizedPercent, type FundingCategory } from '../../../domain/programme/funding'
import { formatDate } from '../../../lib/dates'
import { paths } from '../../../lib/paths'
import { isNotHandedIn } from '../../../storage/office/officeApplications'
import { alertCopy as copy } from './copy'

/** Something that needs an administrator's attention, and where. */
export type OfficeAlert = {
  tone: keyof typeof copy.kinds
  text: string
  link: { to: string; label: string }
}

/** The id of the tabs, which are below the alerts: on a phone far below. */
export const partsId = 'parts'

/** A category that has paid out this share of its allocation raises an alert; in per cent. */
const spentThreshold = 80

/** The alerts for these applications and this funding at a moment, most urgent first. */
export function officeAlerts(
  applications: readonly (Reviewed & Parameters<typeof isNotHandedIn>[0])[],
  funding: readonly FundingCategory[],
  now: number,
): OfficeAlert[] {
  const count = (status: AdminStatus) =>
    applications.filter((application) => application.status === status).length
  const notHandedIn = applications.filter(isNotHandedIn).length
  const waiting = count('pending-review') - notHandedIn
  const arrived = applications.filter(
    ({ documentsAddedAt }) => documentsAddedAt !== undefined,
  ).length
  const documents = count('documents-required') - arrived
  const spent = funding
    .map((each) => ({ category: each.category, percent: utilizedPercent(each) }))
    .filter(({ percent }) => percent >= spentThreshold)
    .toSorted((a, b) => b.percent - a.percent)
  const [most] = spent
  const alerts: (OfficeAlert | false)[] = [
    waiting > 0 && {
      tone: 'bad',
      text: copy.waiting(waiting),
      link: { to: `${paths.adminApplications}?status=pending`, label: copy.review(waiting) },
    },
    arrived > 0 && {
      tone: 'warn',
      text: copy.arrived(arrived),
      link: { to: `${paths.adminApplications}?status=documents`, label: copy.decide },
    },
    most !== undefined && {
      tone: 'warn',
      text: copy.spent(most.category, most.percent, spent.length - 1),
      link: { to: `${paths.adminDashboard}?tab=funding#${partsId}`, label: copy.funding },
    },
    documents > 0 && {
      tone: 'info',
      text: copy.documents(documents),
      link: { to: `${paths.adminApplications}?status=documents`, label: copy.list },
    },
    notHandedIn > 0 && {
      tone: 'info',
      text: copy.notHandedIn(notHandedIn),
      link: { to: `${paths.adminApplications}?status=pending`, label: copy.list },
    },
    {
      tone: 'info',
      text: copy.report(formatDate(nextReport(now))),
      link: { to: paths.adminReports, label: copy.reports },
    },
  ]
  return alerts.filter((alert) => alert !== false)
}

/**
 * The due date of the next quarterly report: the state committee meets each quarter (spec §9), and
 * reads it on the 15th of its first month.
 */
export function nextReport(now: number): Date {
  const date = new Date(now)
  const [year, month] = [date.getFullYear(), date.getMonth()]
  const due = new Date(year, month - (month % 3), 15)
  const over = due < new Date(year, month, date.getDate())
  return over ? new Date(year, month - (month % 3) + 3, 15) : due
}
