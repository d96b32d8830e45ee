import type { AdminStatus } from '../../domain/application/status'
import type { FundingCategory } from '../../domain/programme/funding'
import { paths } from '../../lib/paths'
import { alertCopy as copy } from './copy'

/** Something that an administrator should look at, and where. */
export type OfficeAlert = {
  tone: keyof typeof copy.kinds
  text: string
  link: { to: string; label: string }
}

/** A category that has paid out this much of its allocation is worth an alert; in per cent. */
const spentThreshold = 80

/** What follows from the applications and the funding as they are, the most urgent first. */
export function officeAlerts(
  applications: readonly { status: AdminStatus }[],
  funding: readonly FundingCategory[],
): OfficeAlert[] {
  const count = (status: AdminStatus) =>
    applications.filter((application) => application.status === status).length
  const waiting = count('Pending Review')
  const documents = count('Documents Required')
  const spent = funding
    .map(({ category, utilized, allocated }) => ({
      category,
      percent: Math.round((utilized / allocated) * 100),
    }))
    .filter(({ percent }) => percent >= spentThreshold)
  const alerts: (OfficeAlert | false)[] = [
    waiting > 0 && {
      tone: 'bad',
      text: copy.waiting(waiting),
      link: { to: `${paths.adminApplications}?status=pending`, label: copy.review },
    },
    ...spent.map(({ category, percent }): OfficeAlert => ({
      tone: 'warn',
      text: copy.spent(category, percent),
      link: { to: '?tab=funding', label: copy.funding },
    })),
    documents > 0 && {
      tone: 'info',
      text: copy.documents(documents),
      link: { to: `${paths.adminApplications}?sort=status&order=asc`, label: copy.sort },
    },
    { tone: 'info', text: copy.report, link: { to: paths.adminReports, label: copy.reports } },
  ]
  return alerts.filter((alert) => alert !== false)
}
