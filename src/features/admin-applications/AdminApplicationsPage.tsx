import { Spinner } from '../../ui/Spinner'
import { useOfficeList } from '../../storage/useOfficeList'
import { Banner } from '../../ui/Banner'
import { Page } from '../../ui/Page'
import { SourceNote } from '../../ui/SourceNote'
import { ApplicationsOffice } from './ApplicationsOffice'
import { copy } from './copy'

/** Manage applications (spec §2): the sample and what this device has, decided on this device. */
export function AdminApplicationsPage() {
  const list = useOfficeList()
  return (
    <Page title={copy.title} lead={copy.lead}>
      <div className="mb-6 flex flex-wrap gap-x-6 gap-y-1">
        <SourceNote source="sample" detail={copy.sourceSample} />
        <SourceNote source="device" detail={copy.sourceDevice} />
      </div>
      {list?.problem !== undefined && (
        <div className="mb-6">
          <Banner tone="warn">{copy.blocked}</Banner>
        </div>
      )}
      {list === undefined ? <Spinner label={copy.loading} /> : <ApplicationsOffice list={list} />}
    </Page>
  )
}
