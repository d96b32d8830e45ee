import { Fragment, lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useAuth } from '../auth/AuthContext'
import { UserContext } from '../auth/UserContext'
import type { User } from '../domain/user/user'

// Its dialog is only loaded when a session expires.
const SignInOver = lazy(async () => ({ default: (await import('./SignInOver')).SignInOver }))

/**
 * A person's screen. When the server ends the session under it, the screen stays, hidden, and
 * sign-in opens over it: the same person goes on in the same field, somebody else gets a fresh screen.
 */
export function SignedInScreen({ user, children }: { user: User | null; children: ReactNode }) {
  const { expired } = useAuth()
  const lastFocus = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!expired) return undefined
    return () => lastFocus.current?.focus()
  }, [expired])

  return (
    <UserContext value={user}>
      <div
        inert={expired}
        className={expired ? 'invisible' : undefined}
        onFocusCapture={(event) => {
          lastFocus.current = event.target
        }}
      >
        <Fragment key={user?.id}>{children}</Fragment>
      </div>
      {expired && (
        <Suspense>
          <SignInOver />
        </Suspense>
      )}
    </UserContext>
  )
}
