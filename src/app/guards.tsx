import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAuth } from '../auth/AuthContext'
import type { Role } from '../domain/user/user'
import { paths } from '../lib/paths'
import { PageSpinner } from '../ui/PageSpinner'
import { destinationAfterSignIn, fromHere } from './destination'
import { usePageInfo } from './pageInfo'
import { SignedInScreen } from './SignedInScreen'
import { useShownUser } from './useShownUser'

/** /login and /signup (spec §2): somebody who is signed in goes on to where they were going. */
export function RequireVisitor() {
  const { isAuthenticated, loading, token } = useAuth()
  const location = useLocation()
  if (isAuthenticated) return <Navigate to={destinationAfterSignIn(location.state)} replace />
  return (
    <>
      <div className="visitor-only">
        <Outlet />
      </div>
      {loading && token !== null && <SessionSpinner />}
    </>
  )
}

function SessionSpinner() {
  return <PageSpinner title={usePageInfo().title} label="Loading your session" />
}

/** Auth-only guard (spec §2): visitors go to /login and come back afterwards. */
export function RequireAuth() {
  return <RequireRole allowedRoles={['admin', 'user']} />
}

/** Role guard (spec §2): visitors go to /login, a role that is not allowed goes to /dashboard. */
export function RequireRole({
  allowedRoles,
  requireAuth = true,
}: {
  allowedRoles: readonly Role[]
  requireAuth?: boolean
}) {
  const { user, isAuthenticated, loading } = useAuth()
  const location = useLocation()
  const shown = useShownUser()

  if (shown === null) {
    if (loading) return <SessionSpinner />
    if (requireAuth) return <Navigate to={paths.login} state={fromHere(location)} replace />
  }
  if (isAuthenticated && !allowedRoles.includes(user?.role ?? 'user')) {
    return <Navigate to={paths.dashboard} replace />
  }
  return (
    <SignedInScreen user={shown}>
      <Outlet />
    </SignedInScreen>
  )
}
