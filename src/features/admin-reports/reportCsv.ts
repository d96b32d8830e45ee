import { toCsv } from '../../lib/csv'
import { reportsCopy as copy } from './copy'
import { headlineFigures, reportTables, type Period, type ReportTabId } from './report'

const named = { count: (name: string) => name, amount: copy.inRupees, percent: copy.inPercent }

/**
 * What is shown, one figure to a line, so that a spreadsheet can filter and sum it: table, subject,
 * figure and its value. Amounts are whole rupees, not the short form of the screen.
 */
export function reportCsv(tab: ReportTabId, period: Period): string {
  return toCsv(copy.csvHeader, [
    ...headlineFigures.map(({ label, value, unit }) => [
      copy.headline,
      copy.all,
      named[unit](label),
      value,
    ]),
    ...reportTables(tab, period).flatMap(({ title, columns, rows }) =>
      rows.flatMap(({ name, values }) =>
        columns.map((column, index) => [
          title,
          name,
          named[column.unit](column.name),
          values[index] ?? 0,
        ]),
      ),
    ),
  ])
}

/** `ssip-report-trends-6months.csv`. */
export function reportFileName(tab: ReportTabId, period: Period): string {
  return `ssip-report-${tab}-${period}.csv`
}
