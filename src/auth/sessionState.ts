import type { User } from '../domain/user/user'

/** The session, exactly as spec §3 lists it. */
export type SessionState = {
  user: User | null
  token: string | null
  isAuthenticated: boolean
  loading: boolean
  error: string | null
}

export type SessionEvent =
  | { type: 'started'; token: string | null }
  | { type: 'restored'; user: User }
  | { type: 'loading-stopped' }
  | { type: 'sign-in-started' }
  | { type: 'signed-in'; user: User; token: string }
  | { type: 'sign-in-failed'; message: string }
  | { type: 'error-cleared' }
  | { type: 'ended' }

/** Start: loading, nobody signed in (spec §4). The token is read later, when there is a browser. */
export const initialSession: SessionState = {
  user: null,
  token: null,
  isAuthenticated: false,
  loading: true,
  error: null,
}

/** The transitions of spec §4. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'started':
      return {
        ...state,
        token: event.token,
        loading: event.token !== null && !state.isAuthenticated,
      }
    case 'restored':
      return {
        ...state,
        // Asked again and told the same: screens that hold the person need not start over.
        user: isSame(state.user, event.user) ? state.user : event.user,
        isAuthenticated: true,
        loading: false,
      }
    case 'loading-stopped':
      return { ...state, loading: false }
    case 'sign-in-started':
      return { ...state, loading: true, error: null }
    case 'signed-in':
      return {
        user: event.user,
        token: event.token,
        isAuthenticated: true,
        loading: false,
        error: null,
      }
    case 'sign-in-failed':
      return { ...state, loading: false, error: event.message }
    case 'error-cleared':
      return { ...state, error: null }
    case 'ended':
      return { ...initialSession, loading: false }
  }
}

function isSame(a: User | null, b: User): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
