import { ChartFigure } from '../../../ui/chart/ChartFigure'
import { FigureTable } from '../../../ui/chart/FigureTable'
import { PageSection } from '../../../ui/page/Page'
import { chartOf } from './chartOf'
import { reportsCopy as copy, rowName } from './copy'
import { formatValue, reportTables, unitOf, type ReportData, type ReportTabId } from './report'

const notes: Partial<Record<ReportTabId, string>> = copy.notes

/** One part of the report: its charts, each with a switch to its table. */
export function ReportSection({ tab, data }: { tab: ReportTabId; data: ReportData }) {
  return (
    <PageSection title={copy.parts[tab]} lead={notes[tab]}>
      <div className="space-y-12">
        {reportTables(tab, data).map((table) => (
          <ChartFigure
            key={table.id}
            {...chartOf(table, data.period)}
            table={
              <FigureTable
                caption={copy.tables[table.id]}
                header={[
                  copy.subjects[table.subject],
                  ...table.columns.map((column) => copy.columns[column]),
                ]}
                rows={table.rows.map(({ id, values }) => [
                  rowName(table.subject, id),
                  ...table.columns.map((column, index) =>
                    formatValue(values[index] ?? 0, unitOf(column)),
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
