import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAuth } from '../auth/AuthContext'
import { UserContext } from '../auth/UserContext'
import type { Role } from '../domain/user/user'
import { paths } from '../lib/paths'
import { Spinner } from '../ui/Spinner'
import { destinationAfterSignIn, fromHere } from './destination'

// Its dialog is only loaded when a session expires.
const SignInOver = lazy(async () => ({ default: (await import('./SignInOver')).SignInOver }))

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
      {loading && token !== null && <Spinner label="Loading your session" />}
    </>
  )
}

/** Auth-only guard (spec §2): visitors go to /login and come back afterwards. */
export function RequireAuth() {
  return <RequireRole allowedRoles={['admin', 'user']} />
}

/**
 * Role guard (spec §2): visitors go to /login, a role that is not allowed goes to /dashboard. When
 * the server ends the session under an open screen, the screen stays, hidden, and sign-in opens
 * over it: the same person goes on in the same field, somebody else gets a fresh screen.
 */
export function RequireRole({
  allowedRoles,
  requireAuth = true,
}: {
  allowedRoles: readonly Role[]
  requireAuth?: boolean
}) {
  const { user, isAuthenticated, loading, expired } = useAuth()
  const location = useLocation()
  const [lastUser, setLastUser] = useState(user)
  if (user !== null && user !== lastUser) setLastUser(user)
  const shown = user ?? (expired ? lastUser : null)
  const lastFocus = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!expired) return undefined
    return () => lastFocus.current?.focus()
  }, [expired])

  if (shown === null) {
    if (loading) return <Spinner label="Loading your session" />
    if (requireAuth) return <Navigate to={paths.login} state={fromHere(location)} replace />
  }
  if (isAuthenticated && !allowedRoles.includes(user?.role ?? 'user')) {
    return <Navigate to={paths.dashboard} replace />
  }
  return (
    <UserContext value={shown}>
      <div
        inert={expired}
        className={expired ? 'invisible' : undefined}
        onFocusCapture={(event) => {
          lastFocus.current = event.target
        }}
      >
        <Outlet key={shown?.id} />
      </div>
      {expired && (
        <Suspense>
          <SignInOver />
        </Suspense>
      )}
    </UserContext>
  )
}
