import { formatAmountShort } from '../../lib/money'
import type { ChartData } from '../../ui/chart/chartData'
import { reportsCopy as copy } from './copy'
import type { ReportTable } from './report'

type Chart = ChartData & {
  kind: 'columns' | 'lines' | 'bars'
  format: (value: number) => string
}

/**
 * How a table is drawn: months as a course of time, everything else as bars whose parts make up the
 * whole (approved and not approved, utilized and available).
 */
export function charts({ title, columns, rows }: ReportTable): Chart {
  const labels = rows.map(({ name }) => name)
  const column = (name: string) => {
    const place = columns.findIndex((each) => each.name === name)
    return rows.map(({ values }) => values[place] ?? 0)
  }
  const amounts = { labels, format: formatAmountShort }
  const counts = { labels, format: String }
  const { columns: names, tables } = copy
  switch (title) {
    case tables.months:
      return {
        ...counts,
        labels: labels.map(shortMonth),
        kind: 'lines',
        series: [names.applications, names.approved].map((name) => ({
          name,
          values: column(name),
        })),
      }
    case tables.monthlyFunding:
      return {
        ...amounts,
        labels: labels.map(shortMonth),
        kind: 'columns',
        series: [{ name: names.funding, values: column(names.funding) }],
      }
    case tables.institutionFunding:
      return {
        ...amounts,
        kind: 'bars',
        series: [{ name: names.funding, values: column(names.funding) }],
      }
    case tables.funding:
      return {
        ...amounts,
        kind: 'bars',
        series: [names.utilized, names.available].map((name) => ({ name, values: column(name) })),
      }
    default: {
      const approved = column(names.approved)
      return {
        ...counts,
        kind: 'bars',
        series: [
          { name: names.approved, values: approved },
          {
            name: names.open,
            values: column(names.applications).map((all, index) => all - (approved[index] ?? 0)),
          },
        ],
      }
    }
  }
}

/** `Apr 2025` as `Apr`: a year has no month twice. */
function shortMonth(month: string): string {
  return month.slice(0, 3)
}
