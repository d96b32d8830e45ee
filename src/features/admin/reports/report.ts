import {
  formatRate,
  groupedBy,
  rankedInstitutions,
  tallyOf,
  type Counted,
} from '../../../domain/programme/figures'
import {
  totalFunding,
  utilizedPercent,
  type FundingCategory,
} from '../../../domain/programme/funding'
import { formatAmountShort } from '../../../lib/figures/shortAmount'
import { trend, type Period } from './periods'

export const reportTabs = ['overview', 'trends', 'institutions', 'funding'] as const
export type ReportTabId = (typeof reportTabs)[number]

/** The data that a report is made from. */
export type ReportData = {
  applications: readonly Counted[]
  funding: readonly FundingCategory[]
  period: Period
  /** ISO date: the last day of the period. */
  today: string
}

type Unit = 'count' | 'amount' | 'percent' | 'rate'

const units = {
  applications: 'count',
  approved: 'count',
  successRate: 'rate',
  granted: 'amount',
  amount: 'amount',
  allocated: 'amount',
  utilized: 'amount',
  pending: 'amount',
  available: 'amount',
} as const satisfies Record<string, Unit>

/** A figure in a table's rows. */
export type ColumnId = keyof typeof units

/** What a table's rows are about. */
export type Subject = 'category' | 'grantType' | 'time' | 'institution' | 'share'

/** The steps from what is allocated to what is available. */
const moneySteps = ['allocated', 'utilized', 'pending', 'available'] as const

export type TableId =
  | 'grantTypes'
  | 'categories'
  | 'trend'
  | 'granted'
  | 'institutions'
  | 'money'
  | 'funding'

/** A table of the report: the data of a chart, and of the export. */
export type ReportTable = {
  id: TableId
  subject: Subject
  columns: readonly ColumnId[]
  /** `id` is a category, an institution, a kind of grant, a week or month, or a step of the money. */
  rows: readonly { id: string; values: readonly number[] }[]
}

/** The number of institutions in the ranking. */
const ranked = 10

/** The tables of a tab. The period only affects the trends (spec §2: it has no effect). */
export function reportTables(
  tab: ReportTabId,
  { applications, funding, period, today }: ReportData,
): ReportTable[] {
  switch (tab) {
    case 'overview': {
      const columns = ['applications', 'approved', 'successRate'] as const
      const most = (by: 'type' | 'category') =>
        groupedBy(applications, by).toSorted((a, b) => b.applications - a.applications)
      return [
        table('grantTypes', 'grantType', columns, most('type')),
        table('categories', 'category', columns, most('category')),
      ]
    }
    case 'trends': {
      const course = trend(applications, period, today)
      return [
        table('trend', 'time', ['applications', 'approved'], course),
        table('granted', 'time', ['granted'], course),
      ]
    }
    case 'institutions':
      return [
        table(
          'institutions',
          'institution',
          ['applications', 'approved', 'successRate', 'granted'],
          rankedInstitutions(applications).slice(0, ranked),
        ),
      ]
    case 'funding': {
      const total = totalFunding(funding)
      return [
        table(
          'money',
          'share',
          ['amount'],
          moneySteps.map((id) => ({ id, amount: total[id] })),
        ),
        table(
          'funding',
          'category',
          moneySteps,
          funding.map((each) => ({ ...each, id: each.category })),
        ),
      ]
    }
  }
}

export function formatValue(value: number, unit: Unit): string {
  switch (unit) {
    case 'count':
      return String(value)
    case 'amount':
      return formatAmountShort(value)
    case 'percent':
      return `${value}%`
    case 'rate':
      return formatRate(value)
  }
}

export function unitOf(column: ColumnId): Unit {
  return units[column]
}

/** The six figures above every tab (spec §9). */
export function headlineFigures({
  applications,
  funding,
}: Pick<ReportData, 'applications' | 'funding'>) {
  const { applications: count, successRate } = tallyOf(applications)
  const total = totalFunding(funding)
  return [
    { id: 'applications', value: count, unit: 'count' },
    { id: 'successRate', value: successRate, unit: 'rate' },
    { id: 'institutions', value: groupedBy(applications, 'institution').length, unit: 'count' },
    { id: 'budget', value: utilizedPercent(total), unit: 'percent' },
    { id: 'pending', value: total.pending, unit: 'amount' },
    { id: 'available', value: total.available, unit: 'amount' },
  ] as const satisfies { id: string; value: number; unit: Unit }[]
}

function table<Column extends ColumnId, Row extends { id: string } & Record<Column, number>>(
  id: TableId,
  subject: Subject,
  columns: readonly Column[],
  rows: readonly Row[],
): ReportTable {
  return {
    id,
    subject,
    columns,
    rows: rows.map((row) => ({ id: row.id, values: columns.map((column) => row[column]) })),
  }
}
