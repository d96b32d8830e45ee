import { lazy, Suspense } from 'react'
import { useAuth } from '../auth/AuthContext'
import { VisitorLanding } from '../features/home/VisitorLanding'
import { PageSpinner } from '../ui/PageSpinner'
import { usePageInfo } from './pageInfo'
import { SignedInScreen } from './SignedInScreen'
import { useShownUser } from './useShownUser'

const Queries = lazy(async () => ({ default: (await import('./Queries')).Queries }))
const UserDashboard = lazy(async () => ({
  default: (await import('../features/dashboard/UserDashboard')).UserDashboard,
}))
const AdminDashboardPage = lazy(async () => ({
  default: (await import('../features/admin-dashboard/AdminDashboardPage')).AdminDashboardPage,
}))

/** /dashboard, chosen by the state of the session (spec §2). */
export function DashboardPage() {
  const { loading } = useAuth()
  const user = useShownUser()
  const { title } = usePageInfo()
  if (user !== null) {
    return (
      <SignedInScreen user={user}>
        <Suspense fallback={<PageSpinner title={title} label="Loading your dashboard" />}>
          {user.role === 'admin' ? (
            <Queries key={user.id}>
              <AdminDashboardPage />
            </Queries>
          ) : (
            <UserDashboard />
          )}
        </Suspense>
      </SignedInScreen>
    )
  }
  // Until it is known who is here, a visitor sees the landing at once and somebody with a token the spinner.
  return (
    <>
      <div className="visitor-only">
        <VisitorLanding />
      </div>
      {loading && (
        <div className="session-only">
          <PageSpinner title={title} label="Loading your session" />
        </div>
      )}
    </>
  )
}
