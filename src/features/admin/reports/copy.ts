import { grantTypeLabel } from '../../../domain/application/copy'
import { utilizedPercent } from '../../../domain/programme/funding'
import { libCopy } from '../../../lib/copy'
import { formatDate } from '../../../lib/dates'
import { formatAmountShort } from '../../../lib/figures/shortAmount'
import type { Period } from './periods'
import type { ColumnId, ReportTabId, ReportTable, Subject, TableId } from './report'

export const reportsCopy = {
  title: 'Reports and analytics',
  lead: 'Applications, approvals and spending of the last year.',
  source:
    'Sample data: fixed example figures. What this device added or decided is not counted. The period changes only what goes over time.',
  empty: 'There is nothing to report yet',
  emptyHint: 'No sample data is shown here, and the server keeps no applications.',
  period: 'Period',
  periods: {
    '1month': 'Last month',
    '3months': 'Last 3 months',
    '6months': 'Last 6 months',
    '1year': 'Last year',
  } satisfies Record<Period, string>,
  export: 'Export Report',
  print: 'Print Report',
  tabs: 'Report',
  tabTitles: {
    overview: 'Overview',
    trends: 'Trends',
    institutions: 'Institutions',
    funding: 'Funding',
  } satisfies Record<ReportTabId, string>,
  /** The name of a part without its tab: above its charts, and in print. */
  parts: {
    overview: 'What is applied for',
    trends: 'How it goes over time',
    institutions: 'The institutions, ranked',
    funding: 'Where the money is',
  } satisfies Record<ReportTabId, string>,
  notes: {
    institutions: 'Ranked by approved applications, then by what they were granted.',
    funding:
      'The budget is that of the whole programme: laboratories, workshops and hackathons too. The grants to students are a small part of it. Pending is the part of what is available that is already asked for.',
  } satisfies Partial<Record<ReportTabId, string>>,
  headline: 'Headline figures',
  tiles: {
    applications: 'Total Applications',
    successRate: 'Success Rate',
    institutions: 'Institutions',
    budget: 'Budget Utilised',
    pending: 'Pending Approvals',
    available: 'Available Budget',
  },
  tables: {
    grantTypes: 'Applications by grant type',
    categories: 'Applications by category',
    trend: 'Applications over time',
    granted: 'Granted over time',
    institutions: 'Institutions by approved applications',
    money: 'The whole budget',
    funding: 'Budget by category',
  } satisfies Record<TableId, string>,
  subjects: {
    category: 'Category',
    grantType: 'Grant type',
    time: 'Until',
    institution: 'Institution',
    share: 'Part',
  } satisfies Record<Subject, string>,
  columns: {
    applications: 'Applications',
    approved: 'Approved',
    successRate: 'Success rate',
    granted: 'Granted',
    amount: 'Amount',
    allocated: 'Allocated',
    utilized: 'Utilised',
    pending: 'Pending',
    available: 'Available',
  } satisfies Record<ColumnId, string>,
  open: 'Not approved',
  free: 'Not asked for yet',
  csvHeader: ['Table', 'Subject', 'Figure', 'Value', 'Source'],
  sample: 'Sample data',
  /** The period is that of the trends alone. */
  fileName: (tab: ReportTabId, period: Period, day: string) =>
    `SAMPLE ssip-report-${tab === 'trends' ? `trends-${period}` : tab}-${day}.csv`,
  saved: 'The report is saved as a CSV file',
  all: 'All',
  inRupees: (name: string) => `${name} (₹)`,
  inPercent: (name: string) => `${name} (%)`,
}

/** `Apr`, for `04`. */
const monthName = (month: string) => libCopy.months[Number(month) - 1] ?? month

/** `Apr 25` for the month `2025-04`, `14 Apr` for the week that ends on `2025-04-14`. */
export function timeName(id: string): string {
  const [year = '', month = '', day] = id.split('-')
  return day === undefined
    ? `${monthName(month)} ${year.slice(2)}`
    : `${Number(day)} ${monthName(month)}`
}

/** The name of a table's row. */
export function rowName(subject: Subject, id: string): string {
  switch (subject) {
    case 'grantType':
      return grantTypeLabel(id)
    case 'time': {
      const [year = '', month = '', day] = id.split('-')
      return day === undefined ? `${monthName(month)} ${year}` : formatDate(id)
    }
    case 'share':
      return reportsCopy.columns[id as ColumnId]
    case 'category':
    case 'institution':
      return id
  }
}

export function rankedName(rank: number, name: string): string {
  return `${rank}. ${name}`
}

const during: Record<Period, string> = {
  '1month': 'in the last month',
  '3months': 'in the last 3 months',
  '6months': 'in the last 6 months',
  '1year': 'in the last year',
}

/** The title of a chart: what it shows, in one line. */
export function pointOf(
  { id, subject, rows }: ReportTable,
  period: Period,
  valuesOf: (column: ColumnId) => readonly number[],
): string {
  const sum = (column: ColumnId) => valuesOf(column).reduce((all, value) => all + value, 0)
  const first = rows[0] === undefined ? '' : rowName(subject, rows[0].id)
  const amount = (column: ColumnId) => formatAmountShort(sum(column))
  switch (id) {
    case 'grantTypes':
      return `${first}: ${valuesOf('applications')[0] ?? 0} of ${sum('applications')} applications`
    case 'categories':
      return `${first} is asked for most: ${valuesOf('applications')[0] ?? 0} applications, ${valuesOf('approved')[0] ?? 0} of them approved`
    case 'trend':
      return `${sum('applications')} applications ${during[period]}, ${sum('approved')} of them approved`
    case 'granted':
      return `${amount('granted')} granted ${during[period]}`
    case 'institutions':
      return `${first} leads with ${valuesOf('approved')[0] ?? 0} approved applications`
    case 'money': {
      const [allocated = 0, utilized = 0, pending = 0, available = 0] = valuesOf('amount')
      return `${formatAmountShort(utilized)} of ${formatAmountShort(allocated)} is paid out; of the ${formatAmountShort(available)} that is left, ${formatAmountShort(pending)} is asked for`
    }
    case 'funding': {
      const allocated = valuesOf('allocated')
      const budgets = valuesOf('utilized').map((utilized, index) => ({
        utilized,
        allocated: allocated[index] ?? 0,
      }))
      const shares = budgets.map((budget) => budget.utilized / budget.allocated)
      const most = shares.indexOf(Math.max(...shares))
      const percent = utilizedPercent(budgets[most] ?? { utilized: 0, allocated: 0 })
      return `${rows[most]?.id ?? ''} has used the most of its budget: ${percent}%`
    }
  }
}
