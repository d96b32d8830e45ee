import type { User } from '../domain/user/user'

/** Where the profile came from: the server just now, or this device's copy. */
export type ProfileSource = 'server' | 'device'

/** Who is here. */
type Who =
  /** Not checked yet: the page is being built, or is shown as it was built. */
  | { at: 'starting' }
  | { at: 'visitor' }
  /** There is a token; whose it is is not known yet. */
  | { at: 'restoring'; token: string }
  /** Neither the server nor this device could say whose token it is. */
  | { at: 'unreachable'; token: string }
  | { at: 'signed in'; token: string; user: User; source: ProfileSource }
  /** The server ended a session in use: its screens stay, and sign-in opens over them. */
  | { at: 'expired'; user: User }
  /**
   * A shared computer, and the key is no longer in this tab (after a reload, or a quarter of an hour
   * without input).
   */
  | { at: 'locked' }

export type SessionState = {
  who: Who
  /** A sign-in or sign-up is waiting for its answer. */
  signingIn: boolean
  /** Why the last one failed. */
  error: string | null
  /** The server accepted the password, but an older one has sealed what is stored here. */
  wantsOlder: boolean
}

export const atFirst: SessionState = {
  who: { at: 'starting' },
  signingIn: false,
  error: null,
  wantsOlder: false,
}

/** The session as spec §3 lists it, and whose screens are shown. */
export type SessionFacts = {
  user: User | null
  token: string | null
  isAuthenticated: boolean
  loading: boolean
  /** The server is asked to let somebody in. */
  signingIn: boolean
  error: string | null
  /** The user, also while an expired session waits to be renewed. */
  person: User | null
  expired: boolean
  /** On a shared computer: the password has to be typed to continue. */
  locked: boolean
  wantsOlder: boolean
  profileSource: ProfileSource
}

/** Everything that screens need to know about the session, derived from its state. */
export function factsOf({ who, signingIn, error, wantsOlder }: SessionState): SessionFacts {
  const user = who.at === 'signed in' ? who.user : null
  return {
    user,
    token: 'token' in who ? who.token : null,
    isAuthenticated: user !== null,
    loading: signingIn || who.at === 'starting' || who.at === 'restoring',
    signingIn,
    error,
    person: 'user' in who ? who.user : null,
    expired: who.at === 'expired',
    locked: who.at === 'locked',
    wantsOlder,
    profileSource: who.at === 'signed in' ? who.source : 'server',
  }
}
