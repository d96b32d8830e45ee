import type { User } from '../domain/user/user'
import { useAuth } from './AuthContext'

/** The person whose screen this is, on screens behind a guard; kept while an expired session is renewed. */
export function useUser(): User {
  const { person } = useAuth()
  if (person === null) throw new Error('This screen is for signed-in people')
  return person
}
