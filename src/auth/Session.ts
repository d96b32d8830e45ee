import type { Api, SessionRefusal } from '../api/client'
import type { PayloadOf } from '../api/contract'
import { describeFailure, toFailure, type ApiFailure } from '../api/failure'
import { logError } from '../api/log'
import { userFromWire } from '../api/userFromWire'
import type { User } from '../domain/user/user'
import { pause } from '../lib/pause'
import { Store, type Readable } from '../lib/store'
import { openVault } from '../storage/sealing/openVault'
import { sharedComputer, vaultOfTab } from '../storage/sealing/sharedComputer'
import { authCopy as copy } from './copy'
import { lookAgain } from './lookAgain'
import { cachePatience, deviceCache, headStart, profileKeeper, whoIsIt } from './profileKeeper'
import { atFirst, factsOf, type ProfileSource, type SessionState } from './sessionState'
import type { SharedSession } from './SharedSession'
import { token } from './token'

/**
 * Who is here (spec §4): the token, the profile behind it, and what ends them. Screens read it
 * through `useAuth` and `useUser`; the client reports refusals to it.
 */
export class Session implements Readable<SessionState> {
  readonly #api: Pick<Api, 'call'>
  readonly #loadCache: typeof deviceCache
  readonly #state = new Store(atFirst)
  readonly subscribe = this.#state.subscribe
  readonly read = this.#state.read
  readonly #remember: ReturnType<typeof profileKeeper>
  #running = false
  /** How often the token has changed: the same token stored again is still a change. */
  #changes = 0
  /** Sign-ins and sign-outs: only the answer to the last one lets somebody in. `#left`: its screen was left. */
  #signIns = 0
  #left = 0
  /** The profile is being requested because another call was refused. */
  #asking: Promise<void> | undefined
  /** Only on a device that is or was shared. */
  #shared: SharedSession | undefined

  constructor(api: Pick<Api, 'call'>, loadCache = deviceCache) {
    this.#api = api
    this.#loadCache = loadCache
    this.#remember = profileKeeper(loadCache)
  }

  /** Finds out who is here, and keeps checking until the returned function is called. */
  start(): () => void {
    this.#running = true
    const stored = token.read()
    if (stored === null) this.#set({ who: { at: vaultOfTab.read() ? 'locked' : 'visitor' } })
    else if (this.#who().at === 'starting') this.#set({ who: { at: 'restoring', token: stored } })
    void this.#check()
    const stop = lookAgain({ tokenChanged: () => this.#follow(), back: () => void this.#check() })
    return () => {
      this.#running = false
      stop()
    }
  }

  /** Resolves with the failure, if any; the state's `error` has the words for it. */
  readonly login = (payload: PayloadOf<'login'>): Promise<ApiFailure | undefined> =>
    this.#signIn('login', payload, copy.loginFailed)

  readonly signup = (payload: PayloadOf<'signup'>): Promise<ApiFailure | undefined> =>
    this.#signIn('signup', payload, copy.signupFailed)

  /** Ends the session in this and every other tab, and forgets the person. */
  readonly logout = (): void => {
    this.#signIns += 1
    token.remove()
    this.#shared?.shut(factsOf(this.read()).person ?? undefined)
    vaultOfTab.remove()
    this.#end()
    this.#set({ signingIn: false, wantsOlder: false })
  }

  /** Removes the key of a shared computer from this tab; the password brings everything back. */
  readonly lock = (): void => {
    if (this.#shared === undefined || !('user' in this.#who())) return
    this.#signIns += 1
    this.#changes += 1
    token.remove()
    this.#shared.shut()
    const at = vaultOfTab.read() ? 'locked' : 'visitor'
    this.#set({ who: { at }, signingIn: false, error: null })
  }

  /** The part of the session for shared computers, loaded only there. */
  readonly shared = async (): Promise<SharedSession> => {
    const { SharedSession } = await import('./SharedSession')
    const { logout, lock } = this
    const begin = this.#begin.bind(this)
    const changes = () => this.#changes + this.#signIns
    this.#shared ??= new SharedSession({ call: this.#api.call, begin, logout, lock, changes })
    return this.#shared
  }

  readonly clearError = (): void => this.#set({ error: null })

  /** The screen that asked was left: it may still succeed, but no other shows why not, or asks on. */
  readonly leaveSignIn = (): void => {
    this.#left = this.#signIns
    this.#set({ signingIn: false, error: null, wantsOlder: false })
  }

  /**
   * Hears of each refused call. Only that of the profile ends the session (spec §4), so it is asked after
   * another, which may be about the token alone. Resolves once a call that had no token can have one.
   */
  readonly refused = async ({ name, token: sent }: SessionRefusal): Promise<void> => {
    if (sent === null) await this.#shared?.fetchToken()
    else if (sent !== token.read()) return
    else if (name === 'profile') {
      token.remove({ hasEnded: true })
      this.#end({ stays: true })
    } else await (this.#asking ??= this.#check().finally(() => (this.#asking = undefined)))
  }

  /** Another tab changed the token, or whether the computer is shared: where it is, each tab has its own session. */
  #follow(): void {
    const [stored, who] = [token.read(), this.#who()]
    if (sharedComputer.isShared()) {
      const ends = 'token' in who && who.token !== (stored ?? '')
      if (ends) this.#end({ error: 'user' in who ? copy.nowShared : null })
    } else if (stored === null) this.#end({ stays: token.hasEnded() })
    else if (!('token' in who) || who.token !== stored) {
      this.#changes += 1
      this.#shared?.shut()
      // The screens under an expired session stay hidden until it is known whose token this is.
      if (who.at !== 'expired') this.#set({ who: { at: 'restoring', token: stored }, error: null })
      void this.#check()
    }
  }

  /** Finds out whose token is stored, unless a crash has left it here: asks the device, then the server. */
  async #check(): Promise<void> {
    const [asked, who] = [token.read(), this.#who()]
    // A page that is kept for 'Back' sleeps through what other tabs do.
    if ('token' in who && who.token !== (asked ?? '')) return this.#follow()
    if (asked === null) return this.#shared?.fetchToken()
    const changes = this.#changes
    const looked = Promise.race([sharedComputer.recover(), pause(cachePatience)])
    const isCurrent = () => this.#running && token.read() === asked && this.#changes === changes
    const restore = async () => {
      const [cache] = await Promise.all([this.#loadCache(), looked])
      const user = await cache.cachedProfile(asked)
      // The server has answered meanwhile, and its answer is newer.
      if (user === undefined || !isCurrent() || this.#who().at === 'signed in') return
      this.#signedIn(asked, user, 'device')
    }
    const restoring =
      this.#who().at === 'signed in'
        ? Promise.resolve()
        : restore().catch((error: unknown) => logError('The kept profile could not be read', error))
    // Storage that hangs must not delay the server.
    await Promise.race([restoring, pause(headStart)])
    if (!isCurrent()) return
    try {
      const { data } = await this.#api.call('profile', undefined)
      const { user: known } = factsOf(this.read())
      const user = await whoIsIt(this.#loadCache, userFromWire(data.user), known)
      await looked
      if (!isCurrent()) return
      this.#signedIn(asked, user, 'server')
      this.#remember({ token: asked, user })
    } catch (error) {
      await Promise.race([restoring, pause(cachePatience)])
      if (!isCurrent()) return
      logError('The profile could not be loaded', error)
      if (this.#who().at === 'restoring') this.#set({ who: { at: 'unreachable', token: asked } })
    }
  }

  async #signIn<Name extends 'login' | 'signup'>(
    name: Name,
    payload: PayloadOf<Name> & { email: string; password: string },
    fallback: string,
  ): Promise<ApiFailure | undefined> {
    const attempt = (this.#signIns += 1)
    const counts = () => attempt === this.#signIns
    const isShown = () => counts() && attempt !== this.#left
    this.#set({ signingIn: true, error: null })
    const looked = Promise.race([sharedComputer.recover(), pause(cachePatience)])
    try {
      const { data } = await this.#api.call(name, payload)
      const user = await whoIsIt(this.#loadCache, userFromWire(data.user))
      await looked
      if (!counts()) return undefined
      if (sharedComputer.mayHoldSealed()) {
        const entered = await (await this.shared()).enter({ user, ...payload }, data.token)
        if (!counts()) return undefined
        const error = typeof entered === 'object' ? entered.problem : null
        if (isShown()) this.#set({ signingIn: false, wantsOlder: entered === 'older', error })
      } else this.#begin({ token: data.token, user })
      return undefined
    } catch (error) {
      const failure = toFailure(error)
      await looked
      if (!counts()) return failure
      const alone = () => this.shared().then((part) => part.enterWithoutServer(failure, payload))
      const opened = sharedComputer.isShared() ? await alone().catch(() => 'nobody') : 'nobody'
      if (opened !== 'opened' && isShown()) {
        // The fields that were sent are those on the screen.
        const said = describeFailure(failure, fallback, Object.keys(payload))
        this.#set({ signingIn: false, error: typeof opened === 'object' ? opened.problem : said })
      }
      return opened === 'opened' ? undefined : failure
    }
  }

  #begin({ token: given, user: told }: { token: string | null; user: User }): void {
    // Whoever has opened the vault has sealed it, even if the server has lost its accounts since.
    const user = { ...told, id: openVault.read()?.user.id ?? told.id }
    this.#changes += 1
    if (given !== null) token.write(given)
    this.#signedIn(given ?? '', user, given === null ? 'device' : 'server')
    this.#set({ signingIn: false, wantsOlder: false })
    if (given !== null) this.#remember({ token: given, user })
  }

  #signedIn(of: string, profile: User, source: ProfileSource): void {
    const who = this.#who()
    // The same person again: keep the object, so that screens need not start over.
    const known = 'user' in who && JSON.stringify(who.user) === JSON.stringify(profile)
    const user = known ? who.user : profile
    if (known && who.at === 'signed in' && who.token === of && who.source === source) return
    this.#set({ who: { at: 'signed in', token: of, user, source }, error: null })
  }

  /** `stays`: the open screen does, if any, and sign-in opens over it. `error`: what sign-in says first. */
  #end({ stays = false, error = null as string | null } = {}): void {
    const who = this.#who()
    const kept = stays && 'user' in who
    this.#changes += 1
    // However it ended, as when the browser’s data was cleared: nobody could save over an open vault.
    if (!kept) this.#shared?.shut()
    if (kept) this.#set({ who: { at: 'expired', user: who.user }, error: null })
    else this.#set({ who: { at: 'visitor' }, error: stays && 'token' in who ? copy.ended : error })
    this.#remember(null)
  }

  readonly #who = (): SessionState['who'] => this.#state.read().who

  #set(change: Partial<SessionState>): void {
    this.#state.set({ ...this.#state.read(), ...change })
  }
}
