import { createContext, useContext } from 'react'
import type { User } from '../domain/user/user'

/** The person whose screens these are; given by the guards, and kept while an expired session is renewed. */
export const UserContext = createContext<User | null>(null)

/** The signed-in person, on screens that a guard protects. */
export function useUser(): User {
  const user = useContext(UserContext)
  if (user === null) throw new Error('This screen is for signed-in people')
  return user
}
