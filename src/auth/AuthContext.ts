import { createContext, useContext } from 'react'
import { useStore } from '../lib/react/useStore'
import type { Session } from './Session'
import { atFirst, factsOf, type SessionFacts } from './sessionState'

export const AuthContext = createContext<Session | null>(null)

type Auth = SessionFacts &
  Pick<Session, 'login' | 'signup' | 'logout' | 'lock' | 'shared' | 'clearError'>

/** The session, and the ways to sign in and out. */
export function useAuth(): Auth {
  const session = useContext(AuthContext)
  if (session === null) throw new Error('useAuth must be used within an AuthProvider')
  const state = useStore(session, () => atFirst)
  const { login, signup, logout, lock, shared, clearError } = session
  return { ...factsOf(state), login, signup, logout, lock, shared, clearError }
}
