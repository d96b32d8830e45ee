import { fundingSample } from '../../domain/programme/funding'
import { useOfficeList } from '../../storage/useOfficeList'
import { Page } from '../../ui/Page'
import { Spinner } from '../../ui/Spinner'
import { Tabs } from '../../ui/Tabs'
import { AdminProfile } from './AdminProfile'
import { AlertList } from './AlertList'
import { officeAlerts } from './alerts'
import { ApplicationsTab } from './ApplicationsTab'
import { copy } from './copy'
import { FundingTab } from './FundingTab'
import { InstitutionsTab } from './InstitutionsTab'
import { OverviewTab } from './OverviewTab'
import { UsersTab } from './UsersTab'

/** The administrators' dashboard (spec §2), at /dashboard and /admin/dashboard. */
export function AdminDashboardPage() {
  const list = useOfficeList()
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
      <div className="mb-10 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <AlertList alerts={officeAlerts(applications, fundingSample)} />
        <AdminProfile />
      </div>
      <Tabs
        label={copy.tabsLabel}
        tabs={[
          {
            id: 'overview',
            title: copy.tabs.overview,
            content: <OverviewTab applications={applications} />,
          },
          {
            id: 'applications',
            title: copy.tabs.applications,
            content: <ApplicationsTab applications={applications} />,
          },
          { id: 'funding', title: copy.tabs.funding, content: <FundingTab /> },
          { id: 'institutions', title: copy.tabs.institutions, content: <InstitutionsTab /> },
          { id: 'users', title: copy.tabs.users, content: <UsersTab /> },
        ]}
      />
    </Page>
  )
}
