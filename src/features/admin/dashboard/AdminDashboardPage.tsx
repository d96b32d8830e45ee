import { fundingOn } from '../../../domain/programme/funding'
import { useOfficeList } from '../../../storage/office/useOfficeList'
import { Page } from '../../../ui/page/Page'
import { useNow } from '../../../ui/screen/useNow'
import { PrintedNote } from '../PrintedNote'
import { useKeptFocus } from '../useKeptFocus'
import { Spinner } from '../../../ui/page/Spinner'
import { Tabs } from '../../../ui/tabs/Tabs'
import { useSamples } from '../../../ui/page/useSamples'
import { ListProblem } from '../applications/ListProblem'
import { SealedNote } from '../applications/SealedNote'
import { useUserList } from '../users/useUserList'
import { AdminProfile } from './AdminProfile'
import { AlertList } from './AlertList'
import { officeAlerts, partsId } from './alerts'
import { ApplicationsTab } from './ApplicationsTab'
import { copy } from './copy'
import { FundingTab } from './FundingTab'
import { InstitutionsTab } from './InstitutionsTab'
import { OverviewTab } from './OverviewTab'
import { UsersTab } from './UsersTab'

/** The administrators' dashboard (spec §2), at /dashboard and /admin/dashboard. */
export function AdminDashboardPage() {
  useKeptFocus()
  const list = useOfficeList()
  const now = useNow()
  const users = useUserList()
  const funding = fundingOn(useSamples())
  if (list === undefined) {
    return (
      <Page title={copy.title} lead={copy.lead}>
        <Spinner label={copy.loading} />
      </Page>
    )
  }
  const { applications } = list
  return (
    <Page title={copy.title} lead={copy.lead}>
      <PrintedNote />
      <div className="mb-10 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <AlertList alerts={officeAlerts(applications, funding, now)} />
        <AdminProfile />
      </div>
      <ListProblem {...list} />
      <SealedNote />
      <div id={partsId} className="scroll-mt-20">
        <Tabs
          label={copy.tabsLabel}
          tabs={[
            {
              id: 'overview',
              title: copy.tabs.overview,
              content: <OverviewTab applications={applications} list={users} funding={funding} />,
            },
            {
              id: 'applications',
              title: copy.tabs.applications,
              content: <ApplicationsTab applications={applications} />,
            },
            { id: 'funding', title: copy.tabs.funding, content: <FundingTab funding={funding} /> },
            {
              id: 'institutions',
              title: copy.tabs.institutions,
              content: <InstitutionsTab applications={applications} />,
            },
            { id: 'users', title: copy.tabs.users, content: <UsersTab list={users} /> },
          ]}
        />
      </div>
    </Page>
  )
}
