import { ChartFigure } from '../../ui/chart/ChartFigure'
import { FigureTable } from '../../ui/chart/FigureTable'
import { PageSection } from '../../ui/Page'
import { charts } from './charts'
import { reportsCopy as copy } from './copy'
import { formatValue, reportTables, type Period, type ReportTabId } from './report'

/** One part of the report: its charts, each with its table. */
export function ReportSection({ tab, period }: { tab: ReportTabId; period: Period }) {
  return (
    <PageSection title={copy.tabTitles[tab]}>
      <div className="space-y-12">
        {reportTables(tab, period).map((table) => (
          <ChartFigure
            key={table.title}
            title={table.title}
            {...charts(table)}
            table={
              <FigureTable
                caption={table.title}
                header={[table.subject, ...table.columns.map(({ name }) => name)]}
                rows={table.rows.map(({ name, values }) => [
                  name,
                  ...values.map((value, index) =>
                    formatValue(value, table.columns[index]?.unit ?? 'count'),
                  ),
                ])}
              />
            }
          />
        ))}
      </div>
    </PageSection>
  )
}
