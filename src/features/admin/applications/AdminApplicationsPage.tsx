import { Spinner } from '../../../ui/page/Spinner'
import { useOfficeList } from '../../../storage/office/useOfficeList'
import { Page } from '../../../ui/page/Page'
import { SourceNote } from '../../../ui/page/SourceNote'
import { useSamples } from '../../../ui/page/useSamples'
import { PrintedNote } from '../PrintedNote'
import { useKeptFocus } from '../useKeptFocus'
import { ApplicationsOffice } from './ApplicationsOffice'
import { copy } from './copy'
import { ListProblem } from './ListProblem'
import { SealedNote } from './SealedNote'

/**
 * Manage applications (spec §2): the sample and this device's applications, with decisions stored on
 * this device.
 */
export function AdminApplicationsPage() {
  useKeptFocus()
  const list = useOfficeList()
  const { on } = useSamples()
  return (
    <Page title={copy.title} dense>
      <PrintedNote />
      {list !== undefined && <ListProblem {...list} />}
      <SealedNote />
      {list === undefined ? <Spinner label={copy.loading} /> : <ApplicationsOffice list={list} />}
      {list !== undefined && (
        <div className="mt-6 border-t border-line pt-4">
          <p className="max-w-3xl text-muted">{copy.lead}</p>
          <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
            {on && <SourceNote source="sample" text={copy.sourceSample} />}
            <SourceNote source="device" text={copy.sourceDevice} />
          </div>
        </div>
      )}
    </Page>
  )
}
