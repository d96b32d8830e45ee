import { useCallback, useContext } from 'react'
import type { User } from '../domain/user/user'
import { AuthContext, useAuth } from './AuthContext'
import { factsOf } from './sessionState'

/** The person whose screen this is, on screens behind a guard; kept while an expired session is renewed. */
export function useUser(): User {
  const { person } = useAuth()
  if (person === null) throw new Error('This screen is for signed-in people')
  return person
}

/** Returns a function that says, also later, whether the person whose screen this was is still here. */
export function useStillHere(): () => boolean {
  const session = useContext(AuthContext)
  const { id } = useUser()
  return useCallback(
    () => session !== null && factsOf(session.read()).person?.id === id,
    [session, id],
  )
}
