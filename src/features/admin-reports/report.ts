import { formatAmountShort } from '../../lib/money'
import { reportsCopy as copy } from './copy'
import { categories, grantTypes, headline, institutions, months } from './sample'

export const periods = ['1month', '3months', '6months', '1year'] as const
export type Period = (typeof periods)[number]
export const reportTabs = ['overview', 'trends', 'institutions', 'funding'] as const
export type ReportTabId = (typeof reportTabs)[number]

const lengths: Record<Period, number> = { '1month': 1, '3months': 3, '6months': 6, '1year': 12 }

type Unit = 'count' | 'amount' | 'percent'

/** A table of the report: what stands behind a chart, and what the export writes. */
export type ReportTable = {
  title: string
  /** What the first cell of a row names. */
  subject: string
  columns: readonly { name: string; unit: Unit }[]
  rows: readonly { name: string; values: readonly number[] }[]
}

/** The tables of a tab. The period chooses the months that are shown, and changes nothing else (spec §2: it has no effect). */
export function reportTables(tab: ReportTabId, period: Period): ReportTable[] {
  switch (tab) {
    case 'overview':
      return [grantTypeTable, categoryTable]
    case 'trends':
      return monthTables(period)
    case 'institutions':
      return [institutionTable, institutionFundingTable]
    case 'funding':
      return [fundingTable]
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
  }
}

/** The six figures that stand above every tab. */
export const headlineFigures: readonly { label: string; value: number; unit: Unit }[] = [
  { label: copy.tiles.applications, value: headline.applications, unit: 'count' },
  { label: copy.tiles.successRate, value: headline.successRate, unit: 'percent' },
  { label: copy.tiles.institutions, value: headline.institutions, unit: 'count' },
  { label: copy.tiles.budget, value: headline.budgetUtilised, unit: 'percent' },
  { label: copy.tiles.pending, value: headline.pendingApprovals, unit: 'amount' },
  { label: copy.tiles.available, value: headline.availableBudget, unit: 'amount' },
]

const decided = [
  { name: copy.columns.applications, unit: 'count' },
  { name: copy.columns.approved, unit: 'count' },
] as const

const grantTypeTable: ReportTable = {
  title: copy.tables.grantTypes,
  subject: copy.columns.grantType,
  columns: decided,
  rows: grantTypes.map(({ name, applications, approved }) => ({
    name,
    values: [applications, approved],
  })),
}

const categoryTable: ReportTable = {
  title: copy.tables.categories,
  subject: copy.columns.category,
  columns: decided,
  rows: categories.map(({ name, applications, approved }) => ({
    name,
    values: [applications, approved],
  })),
}

function monthTables(period: Period): ReportTable[] {
  const shown = months.slice(-lengths[period])
  return [
    {
      title: copy.tables.months,
      subject: copy.columns.month,
      columns: decided,
      rows: shown.map(({ month, applications, approved }) => ({
        name: month,
        values: [applications, approved],
      })),
    },
    {
      title: copy.tables.monthlyFunding,
      subject: copy.columns.month,
      columns: [{ name: copy.columns.funding, unit: 'amount' }],
      rows: shown.map(({ month, funding }) => ({ name: month, values: [funding] })),
    },
  ]
}

const institutionTable: ReportTable = {
  title: copy.tables.institutions,
  subject: copy.columns.institution,
  columns: [...decided, { name: copy.columns.successRate, unit: 'percent' }],
  rows: institutions.map(({ name, applications, approved, successRate }) => ({
    name,
    values: [applications, approved, successRate],
  })),
}

const institutionFundingTable: ReportTable = {
  title: copy.tables.institutionFunding,
  subject: copy.columns.institution,
  columns: [{ name: copy.columns.funding, unit: 'amount' }],
  rows: institutions.map(({ name, funding }) => ({ name, values: [funding] })),
}

const fundingTable: ReportTable = {
  title: copy.tables.funding,
  subject: copy.columns.category,
  columns: [
    { name: copy.columns.allocated, unit: 'amount' },
    { name: copy.columns.utilized, unit: 'amount' },
    { name: copy.columns.pending, unit: 'amount' },
    { name: copy.columns.available, unit: 'amount' },
  ],
  rows: categories.map(({ name, allocated, utilized, pending, available }) => ({
    name,
    values: [allocated, utilized, pending, available],
  })),
}
