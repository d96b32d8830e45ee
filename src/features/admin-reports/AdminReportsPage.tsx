import { Download, Printer } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { saveFile } from '../../lib/saveFile'
import { Button } from '../../ui/Button'
import { Page } from '../../ui/Page'
import { SelectField } from '../../ui/SelectField'
import { SourceNote } from '../../ui/SourceNote'
import { StatTile, StatTiles } from '../../ui/StatTile'
import { Tabs } from '../../ui/Tabs'
import { reportsCopy as copy } from './copy'
import { formatValue, headlineFigures, periods, reportTabs } from './report'
import { reportCsv, reportFileName } from './reportCsv'
import { ReportSection } from './ReportSection'

export function AdminReportsPage() {
  const [params, setParams] = useSearchParams()
  const period = periods.find((each) => each === params.get('period')) ?? '1year'
  const tab = reportTabs.find((each) => each === params.get('tab')) ?? 'overview'

  function choosePeriod(next: string) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('period', next)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      actions={
        <div className="no-print flex flex-wrap gap-2">
          <Button
            variant="secondary"
            onClick={() =>
              saveFile(reportFileName(tab, period), reportCsv(tab, period), 'text/csv')
            }
          >
            <Download aria-hidden className="size-5" />
            {copy.export}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            {copy.print}
          </Button>
        </div>
      }
    >
      <StatTiles label={copy.headline}>
        {headlineFigures.map(({ label, value, unit }) => (
          <StatTile key={label} label={label} value={formatValue(value, unit)} />
        ))}
      </StatTiles>
      <div className="my-6 flex flex-wrap items-end justify-between gap-4">
        <SourceNote source="sample" detail={copy.source} />
        <div className="w-full xs:w-64">
          <SelectField
            id="report-period"
            label={copy.period}
            value={period}
            onChange={(event) => choosePeriod(event.target.value)}
            options={periods.map((value) => ({ value, label: copy.periods[value] }))}
          />
        </div>
      </div>
      <div className="print-all-tabs">
        <Tabs
          label={copy.tabs}
          tabs={reportTabs.map((id) => ({
            id,
            title: copy.tabTitles[id],
            content: <ReportSection tab={id} period={period} />,
          }))}
        />
      </div>
    </Page>
  )
}
