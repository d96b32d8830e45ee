import { createContext, useContext } from 'react'
import type { ApiFailure } from '../api/failure'
import type { PayloadOf } from '../api/contract'
import type { SessionState } from './sessionState'

/** Where the shown profile came from: the server just now, or this device's copy of it. */
export type ProfileSource = 'server' | 'device'

export type Auth = SessionState & {
  profileSource: ProfileSource
  /** The server ended a session that was in use: screens stay, and sign-in opens over them. */
  expired: boolean
  /** Resolves with the failure, if any; the session's `error` has the words for it. */
  login: (payload: PayloadOf<'login'>) => Promise<ApiFailure | undefined>
  signup: (payload: PayloadOf<'signup'>) => Promise<ApiFailure | undefined>
  /** Ends the session here and in every other tab, and forgets the person. */
  logout: () => void
  /** Ends the session because the server answered 401 or 403 to a signed-in call. */
  expire: () => void
  clearError: () => void
}

export const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
