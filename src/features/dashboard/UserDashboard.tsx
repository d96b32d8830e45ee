import { useUser } from '../../auth/useUser'
import { partOfDay } from '../../lib/dates'
import { useOwnName } from '../../storage/settings/table/useOwnName'
import { useMyApplications } from '../../storage/applications/useMyApplications'
import { useDrafts } from '../../storage/drafts/useDrafts'
import { Page } from '../../ui/page/Page'
import { SourceNote } from '../../ui/page/SourceNote'
import { Spinner } from '../../ui/page/Spinner'
import { MissingNote } from '../../ui/start/MissingNote'
import { Tabs } from '../../ui/tabs/Tabs'
import { useNow } from '../../ui/screen/useNow'
import { ApplicationsSection } from './ApplicationsSection'
import { dashboardCopy as copy } from './copy'
import { LostOffice } from './LostOffice'
import { OpportunitiesSection } from './OpportunitiesSection'
import { OverviewSection } from './OverviewSection'
import { ProfileSection } from './ProfileSection'

/** A student's dashboard: a greeting by time of day, and four tabs (spec §2). */
export function UserDashboard() {
  const user = useUser()
  const hour = new Date(useNow()).getHours()
  const { name, kept } = useOwnName(user)
  const mine = useMyApplications(user.id)
  const drafts = useDrafts(user.id)
  return (
    <Page title={copy.title(partOfDay(hour), name)} lead={copy.lead}>
      <LostOffice userId={user.id} />
      {kept && <SourceNote source="device" text={copy.nameKept} className="-mt-4 mb-6" />}
      {mine === undefined ? (
        <Spinner label={copy.loading} />
      ) : (
        <>
          <MissingNote applications={mine} drafts={drafts} />
          <Tabs
            label={copy.tabs}
            tabs={[
              {
                id: 'overview',
                title: copy.overview,
                content: <OverviewSection mine={mine} drafts={drafts} />,
              },
              {
                id: 'applications',
                title: copy.applications,
                content: <ApplicationsSection mine={mine} />,
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
