import { Download, Printer } from 'lucide'
import { adminSampleOn } from '../../../domain/application/office-sample/adminSampleOn'
import { fundingOn } from '../../../domain/programme/funding'
import { saveFile } from '../../../lib/files/saveFile'
import { showToast } from '../../../ui/overlays/notices'
import { Button } from '../../../ui/page/Button'
import { Page } from '../../../ui/page/Page'
import { useSamples } from '../../../ui/page/useSamples'
import { SelectField } from '../../../ui/fields/SelectField'
import { SourceNote } from '../../../ui/page/SourceNote'
import { EmptyState } from '../../../ui/lists/EmptyState'
import { StatTile, StatTiles } from '../../../ui/lists/StatTile'
import { useAddress, withParam } from '../../../ui/address/useAddress'
import { Tabs } from '../../../ui/tabs/Tabs'
import { PrintedNote } from '../PrintedNote'
import { reportsCopy as copy } from './copy'
import { periods } from './periods'
import { formatValue, headlineFigures, reportTabs, type ReportData } from './report'
import { reportCsv } from './reportCsv'
import { ReportSection } from './ReportSection'
import { Icon } from '../../../ui/page/Icon'

export function AdminReportsPage() {
  const [params, changeAddress] = useAddress()
  const period = periods.find((each) => each === params.get('period')) ?? '1year'
  const tab = reportTabs.find((each) => each === params.get('tab')) ?? 'overview'
  const samples = useSamples()
  const data: ReportData = {
    applications: adminSampleOn(samples),
    funding: fundingOn(samples),
    period,
    today: samples.today,
  }

  function choosePeriod(next: string) {
    changeAddress((before) => withParam(before, 'period', next), {
      replace: true,
      preventScrollReset: true,
    })
  }

  function save() {
    saveFile(copy.fileName(tab, period, data.today), reportCsv(tab, data), 'text/csv;charset=utf-8')
    showToast(copy.saved)
  }

  if (!samples.on)
    return (
      <Page title={copy.title} lead={copy.lead}>
        <EmptyState title={copy.empty}>{copy.emptyHint}</EmptyState>
      </Page>
    )

  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      actions={
        <>
          <Button variant="secondary" once onClick={save}>
            <Icon shape={Download} className="size-5" />
            {copy.export}
          </Button>
          <Button variant="secondary" once onClick={() => window.print()}>
            <Icon shape={Printer} className="size-5" />
            {copy.print}
          </Button>
        </>
      }
    >
      <PrintedNote />
      <StatTiles label={copy.headline}>
        {headlineFigures(data).map(({ id, value, unit }) => (
          <StatTile key={id} label={copy.tiles[id]} value={formatValue(value, unit)} />
        ))}
      </StatTiles>
      <div className="my-6 flex flex-wrap items-end justify-between gap-4">
        <SourceNote source="sample" text={copy.source} />
        <div className="no-print w-full xs:w-64">
          <SelectField
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
            content: <ReportSection tab={id} data={data} />,
          }))}
        />
      </div>
    </Page>
  )
}
