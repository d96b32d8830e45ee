import { formatAmountShort } from '../../../lib/money'
import type { ChartData } from '../../../ui/chart/chartData'
import { pointOf, rankedName, reportsCopy as copy, rowName, timeName } from './copy'
import type { ColumnId, ReportTable } from './report'
import type { Period } from './periods'

type Chart = ChartData & {
  kind: 'columns' | 'lines' | 'bars'
  /** What the chart shows, in one line. */
  title: string
  format: (value: number) => string
}

/**
 * How a table is drawn: weeks and months as a line over time, everything else as bars whose parts add
 * up to the whole (approved and not approved; paid out, requested and free).
 */
export function charts(table: ReportTable, period: Period): Chart {
  const { id, subject, columns, rows } = table
  const labels = rows.map((row, index) => {
    if (subject === 'time') return timeName(row.id)
    return id === 'institutions' ? rankedName(index + 1, row.id) : rowName(subject, row.id)
  })
  const valuesOf = (column: ColumnId) => {
    const place = columns.indexOf(column)
    return rows.map(({ values }) => values[place] ?? 0)
  }
  const series = (...shown: ColumnId[]) =>
    shown.map((column) => ({ name: copy.columns[column], values: valuesOf(column) }))
  const rest = (whole: ColumnId, part: ColumnId) =>
    valuesOf(whole).map((all, index) => all - (valuesOf(part)[index] ?? 0))
  const title = pointOf(table, period, valuesOf)
  switch (id) {
    case 'trend':
      return {
        kind: 'lines',
        title,
        labels,
        series: series('applications', 'approved'),
        format: String,
      }
    case 'granted':
      return {
        kind: 'columns',
        title,
        labels,
        series: series('granted'),
        format: formatAmountShort,
      }
    case 'money': {
      const values = valuesOf('amount')
      const [, utilized = 0] = values
      return {
        kind: 'bars',
        title,
        labels,
        series: series('amount'),
        // Pending and available start where utilised ends.
        starts: [0, 0, utilized, utilized],
        format: formatAmountShort,
      }
    }
    case 'funding':
      return {
        kind: 'bars',
        title,
        labels,
        series: [
          ...series('utilized', 'pending'),
          { name: copy.free, values: rest('available', 'pending') },
        ],
        format: formatAmountShort,
      }
    case 'categories':
    case 'grantTypes':
    case 'institutions':
      return {
        kind: 'bars',
        title,
        labels,
        series: [
          ...series('approved'),
          { name: copy.open, values: rest('applications', 'approved') },
        ],
        format: String,
      }
  }
}
