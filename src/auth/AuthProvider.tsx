import {
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useApi } from '../api/ApiContext'
import type { AnswerOf, PayloadOf } from '../api/contract'
import { describeFailure, toFailure } from '../api/failure'
import { logError } from '../api/log'
import { userFromWire } from '../api/userFromWire'
import { pause } from '../lib/pause'
import { AuthContext, type Auth, type ProfileSource } from './AuthContext'
import { initialSession, nextSession } from './sessionState'
import { readToken, tokenKey, writeToken } from './token'

/** How long a failed profile call waits for the device's own copy, in milliseconds. */
const storagePatience = 2_000

/** How long the server is asked later, at most, than the device, in milliseconds. */
const headStart = 500

// Dexie stays off the pages that need no session: it is loaded when there is a token.
const profileCache = () => import('../storage/profileCache')

/** Keeps the session (spec §4). */
export function AuthProvider({ children }: { children: ReactNode }) {
  const api = useApi()
  const [session, dispatch] = useReducer(nextSession, initialSession)
  const [profileSource, setProfileSource] = useState<ProfileSource>('server')
  const [expired, setExpired] = useState(false)
  const live = useRef(false)

  const end = useCallback((how: 'signed out' | 'expired') => {
    writeToken(null)
    setExpired(how === 'expired' && live.current)
    live.current = false
    dispatch({ type: 'ended' })
    profileCache()
      .then((cache) => cache.forgetProfile())
      .catch((error: unknown) => logError('The cached profile could not be erased', error))
  }, [])

  const load = useCallback(
    async (isCurrent: () => boolean) => {
      const token = readToken()
      dispatch({ type: 'started', token })
      if (token === null) return undefined
      let answered = false
      // The device first, which shows the screen while the way to the server is still being loaded; but
      // a storage that hangs must not keep the server waiting.
      const restoring = live.current ? Promise.resolve() : restoreFromDevice()
      async function restoreFromDevice() {
        const cached = await profileCache()
          .then((cache) => cache.cachedProfile(token ?? ''))
          .catch(() => undefined)
        if (cached === undefined || answered || !isCurrent() || readToken() !== token) return
        live.current = true
        setProfileSource('device')
        dispatch({ type: 'restored', user: cached })
      }
      await Promise.race([restoring, pause(headStart)])
      try {
        const answer = await api.call('profile', undefined)
        answered = true
        if (!isCurrent() || readToken() !== token) return undefined
        const user = userFromWire(answer.data.user)
        live.current = true
        setProfileSource('server')
        dispatch({ type: 'restored', user })
        const cache = await profileCache()
        await cache.cacheProfile(token, user)
      } catch (error) {
        if (answered) return logError('The profile could not be cached', error)
        await Promise.race([restoring, pause(storagePatience)])
        if (!isCurrent() || readToken() !== token) return undefined
        if (toFailure(error).kind === 'unauthorised') return end('expired')
        logError('The profile could not be loaded', error)
        dispatch({ type: 'loading-stopped' })
      }
      return undefined
    },
    [api, end],
  )

  useEffect(() => {
    let current = true
    const reload = () => void load(() => current)
    const onStorage = (event: StorageEvent) => {
      // `key` is null when the whole storage was cleared.
      if (event.key !== tokenKey && event.key !== null) return
      if (readToken() === null) end('signed out')
      else {
        dispatch({ type: 'ended' })
        reload()
      }
    }
    // A session that ended while nobody looked is noticed before anything else is typed.
    const recheck = () => {
      if (document.visibilityState === 'visible' && readToken() !== null) reload()
    }
    reload()
    window.addEventListener('storage', onStorage)
    window.addEventListener('online', recheck)
    document.addEventListener('visibilitychange', recheck)
    return () => {
      current = false
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('online', recheck)
      document.removeEventListener('visibilitychange', recheck)
    }
  }, [load, end])

  const signIn = useCallback(async (send: () => Promise<AnswerOf<'login'>>, fallback: string) => {
    dispatch({ type: 'sign-in-started' })
    try {
      const { data } = await send()
      const user = userFromWire(data.user)
      writeToken(data.token)
      live.current = true
      setExpired(false)
      setProfileSource('server')
      dispatch({ type: 'signed-in', user, token: data.token })
      profileCache()
        .then((cache) => cache.cacheProfile(data.token, user))
        .catch((error: unknown) => logError('The profile could not be cached', error))
      return undefined
    } catch (error) {
      const failure = toFailure(error)
      dispatch({ type: 'sign-in-failed', message: describeFailure(failure, fallback) })
      return failure
    }
  }, [])

  // Apart from the state, so that an effect that uses an action does not run again on every change.
  const actions = useMemo(
    () => ({
      login: (payload: PayloadOf<'login'>) =>
        signIn(() => api.call('login', payload), 'Login failed'),
      signup: (payload: PayloadOf<'signup'>) =>
        signIn(() => api.call('signup', payload), 'Signup failed'),
      logout: () => end('signed out'),
      expire: () => end('expired'),
      clearError: () => dispatch({ type: 'error-cleared' }),
    }),
    [signIn, api, end],
  )
  const auth = useMemo<Auth>(
    () => ({ ...session, profileSource, expired, ...actions }),
    [session, profileSource, expired, actions],
  )

  return <AuthContext value={auth}>{children}</AuthContext>
}
