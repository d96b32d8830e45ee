import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAuth } from '../auth/AuthContext'
import type { Role } from '../domain/user/user'
import { paths } from '../lib/paths'
import { useStore } from '../lib/react/useStore'
import { PageSpinner } from '../ui/page/PageSpinner'
import { sessionCopy as copy } from './copy'
import { destinationAfterSignIn, fromHere } from './destination'
import { missingPage } from './missingPage'
import { usePageInfo } from './pageInfo'
import { UnlockPart } from './shared-computer/parts'
import { SignedInScreen } from './SignedInScreen'

/** /login and /signup (spec §2): people who are signed in are redirected to where they were going. */
export function RequireVisitor() {
  const { user, isAuthenticated, loading, signingIn, token } = useAuth()
  const location = useLocation()
  if (isAuthenticated) return <LeadOn to={destinationAfterSignIn(location.state, user?.id)} />
  return (
    <>
      <div className="visitor-only">
        <Outlet />
      </div>
      {loading && !signingIn && token !== null && <SessionSpinner />}
    </>
  )
}

function SessionSpinner() {
  return <PageSpinner title={usePageInfo().title} label={copy.loading} />
}

/** Leads on to another page; `otherwise` heads this one, which is blank, when that cannot be loaded. */
function LeadOn({
  otherwise = copy.signedIn,
  ...where
}: {
  to: string
  state?: unknown
  otherwise?: string
}) {
  const missing = useStore(missingPage)
  return (
    <>
      <Navigate {...where} replace />
      {missing && <h1 className="container-page py-8 text-3xl">{otherwise}</h1>}
    </>
  )
}

/** Guard for signed-in people (spec §2): visitors go to /login and come back afterwards. */
export function RequireAuth() {
  return <RequireRole allowedRoles={['admin', 'user']} />
}

/** Guard by role (spec §2): visitors go to /login, other roles go to /dashboard. */
export function RequireRole({
  allowedRoles,
  requireAuth = true,
}: {
  allowedRoles: readonly Role[]
  requireAuth?: boolean
}) {
  const { user, person, isAuthenticated, loading, locked } = useAuth()
  const location = useLocation()
  const [last, setLast] = useState(person?.id)
  if (person !== null && person.id !== last) setLast(person.id)

  if (person === null) {
    if (loading) return <SessionSpinner />
    if (locked) return <UnlockPart waiting={<SessionSpinner />} />
    if (requireAuth)
      return <LeadOn to={paths.login} state={fromHere(location, last)} otherwise={copy.needed} />
  }
  if (isAuthenticated && !allowedRoles.includes(user?.role ?? 'user')) {
    return <LeadOn to={paths.dashboard} />
  }
  return (
    <SignedInScreen>
      <Outlet />
    </SignedInScreen>
  )
}
