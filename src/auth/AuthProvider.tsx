import { useEffect, type ReactNode } from 'react'
import { AuthContext } from './AuthContext'
import type { Session } from './Session'

/** Gives the screens below access to the session, and runs it while they are mounted. */
export function AuthProvider({ session, children }: { session: Session; children: ReactNode }) {
  useEffect(() => session.start(), [session])
  return <AuthContext value={session}>{children}</AuthContext>
}
