import { toCsv } from '../../../lib/export/csv'
import { reportsCopy as copy, rowName } from './copy'
import { headlineFigures, reportTables, unitOf, type ReportData, type ReportTabId } from './report'

const named = {
  count: (name: string) => name,
  amount: copy.inRupees,
  percent: copy.inPercent,
  rate: copy.inPercent,
}

/**
 * What is shown, one figure per line (table, subject, figure, value), so that a spreadsheet can
 * filter and sum it; each says that it is sample data, as the page does. Amounts are whole rupees, not
 * the short form of the screen.
 */
export function reportCsv(tab: ReportTabId, data: ReportData): string {
  const rows = [
    ...headlineFigures(data).map(({ id, value, unit }) => [
      copy.headline,
      copy.all,
      named[unit](copy.tiles[id]),
      value,
    ]),
    ...reportTables(tab, data).flatMap(({ id, subject, columns, rows }) =>
      rows.flatMap((row) =>
        columns.map((column, index) => [
          copy.tables[id],
          // As ISO dates: spreadsheets do not read each of our months.
          subject === 'time' ? row.id : rowName(subject, row.id),
          named[unitOf(column)](copy.columns[column]),
          row.values[index] ?? 0,
        ]),
      ),
    ),
  ]
  return toCsv(
    copy.csvHeader,
    rows.map((row) => [...row, copy.sample]),
  )
}
