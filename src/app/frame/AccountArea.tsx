import { lazy, Suspense, useEffect } from 'react'
import { useAuth } from '../../auth/AuthContext'
import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/Button'

const loadSignedIn = () => import('./SignedInArea')
// Visitors, whose first visit counts most, do not load the menus of other people.
const SignedInArea = lazy(async () => ({ default: (await loadSignedIn()).SignedInArea }))

/** Login and Sign Up for visitors; Apply and the user menu for people who are signed in (spec §2). */
export function AccountArea({ layout }: { layout: 'bar' | 'sheet' }) {
  const { user, token } = useAuth()

  useEffect(() => {
    // Ready by the time the session is known; a failure is told by the screen that needs it.
    if (token !== null) loadSignedIn().catch(() => undefined)
  }, [token])

  if (user !== null) {
    return (
      <Suspense>
        <SignedInArea user={user} layout={layout} />
      </Suspense>
    )
  }
  return (
    <div className="visitor-only flex gap-2">
      <ButtonLink variant="quiet" size="small" to={paths.login}>
        Login
      </ButtonLink>
      <ButtonLink size="small" to={paths.signup}>
        Sign Up
      </ButtonLink>
    </div>
  )
}
