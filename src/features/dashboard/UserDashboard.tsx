import { useUser } from '../../auth/UserContext'
import { greeting } from '../../lib/dates'
import { useMyApplications } from '../../storage/useMyApplications'
import { Banner } from '../../ui/Banner'
import { Page } from '../../ui/Page'
import { Spinner } from '../../ui/Spinner'
import { Tabs } from '../../ui/Tabs'
import { useNow } from '../../ui/useNow'
import { ApplicationsSection } from './ApplicationsSection'
import { dashboardCopy as copy } from './copy'
import { OpportunitiesSection } from './OpportunitiesSection'
import { OverviewSection } from './OverviewSection'
import { ProfileSection } from './ProfileSection'

/** A signed-in student's start: greeting by hour, and four tabs (spec §2). */
export function UserDashboard() {
  const user = useUser()
  const hour = new Date(useNow()).getHours()
  const mine = useMyApplications(user.id)
  return (
    <Page title={`${greeting(hour)}, ${user.name}`} lead={copy.lead}>
      {mine === undefined ? (
        <Spinner label={copy.loading} />
      ) : (
        <>
          {mine.problem !== undefined && (
            <div className="mb-6">
              <Banner tone="warn">{copy.deviceMissing}</Banner>
            </div>
          )}
          <Tabs
            label={copy.tabs}
            tabs={[
              {
                id: 'overview',
                title: copy.overview,
                content: <OverviewSection applications={mine.applications} />,
              },
              {
                id: 'applications',
                title: copy.applications,
                content: <ApplicationsSection applications={mine.applications} />,
              },
              {
                id: 'opportunities',
                title: copy.opportunities,
                content: <OpportunitiesSection />,
              },
              { id: 'profile', title: copy.profile, content: <ProfileSection /> },
            ]}
          />
        </>
      )}
    </Page>
  )
}
