import { formatAmountShort } from '../../../lib/figures/shortAmount'
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
export function chartOf(table: ReportTable, period: Period): Chart {
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
  const rest = (name: string, whole: ColumnId, part: ColumnId) => ({
    name,
    values: valuesOf(whole).map((all, index) => all - (valuesOf(part)[index] ?? 0)),
  })
  const counts = { title: pointOf(table, period, valuesOf), labels, format: String }
  const amounts = { ...counts, format: formatAmountShort }
  switch (id) {
    case 'trend':
      return { ...counts, kind: 'lines', series: series('applications', 'approved') }
    case 'granted':
      return { ...amounts, kind: 'columns', series: series('granted') }
    case 'money': {
      const [, utilized = 0] = valuesOf('amount')
      // Pending and available start where utilised ends.
      return {
        ...amounts,
        kind: 'bars',
        series: series('amount'),
        starts: [0, 0, utilized, utilized],
      }
    }
    case 'funding':
      return {
        ...amounts,
        kind: 'bars',
        series: [...series('utilized', 'pending'), rest(copy.free, 'available', 'pending')],
      }
    case 'categories':
    case 'grantTypes':
    case 'institutions':
      return {
        ...counts,
        kind: 'bars',
        series: [...series('approved'), rest(copy.open, 'applications', 'approved')],
      }
  }
}
