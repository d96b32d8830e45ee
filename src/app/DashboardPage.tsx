import { useAuth } from '../auth/AuthContext'
import { VisitorLanding } from '../features/home/VisitorLanding'
import { lazyPart } from '../ui/page/lazyPart'
import { PageSpinner } from '../ui/page/PageSpinner'
import { sessionCopy as copy } from './copy'
import { dashboardPageCopy } from './dashboardCopy'
import { usePageInfo } from './pageInfo'
import { UnlockPart } from './shared-computer/parts'
import { SignedInScreen } from './SignedInScreen'

const Queries = lazyPart(async () => (await import('./Queries')).Queries)
const UserDashboard = lazyPart(
  async () => (await import('../features/dashboard/UserDashboard')).UserDashboard,
)
const AdminDashboardPage = lazyPart(
  async () => (await import('../features/admin/dashboard/AdminDashboardPage')).AdminDashboardPage,
)

/** /dashboard: which dashboard it shows depends on the session (spec §2). */
export function DashboardPage() {
  const { person, loading, locked } = useAuth()
  const { title } = usePageInfo()
  if (person !== null) {
    const waiting = <PageSpinner title={title} label={dashboardPageCopy.loading} />
    return (
      <SignedInScreen>
        {person.role === 'admin' ? (
          <Queries key={person.id} waiting={waiting}>
            <AdminDashboardPage waiting={waiting} />
          </Queries>
        ) : (
          <UserDashboard waiting={waiting} />
        )}
      </SignedInScreen>
    )
  }
  if (locked) return <UnlockPart waiting={<PageSpinner title={title} label={copy.loading} />} />
  // While the session is being restored, a visitor sees the landing page at once and somebody with a
  // token sees the spinner.
  return (
    <>
      <div className="visitor-only">
        <VisitorLanding />
      </div>
      {loading && (
        <div className="session-only">
          <PageSpinner title={title} label={copy.loading} />
        </div>
      )}
    </>
  )
}
