// @vitest-environment jsdom
import * as fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Api } from '../../../src/api/client'
import { ApiError, type ApiFailure } from '../../../src/api/failure'
import { headStart, profileKeeper } from '../../../src/auth/profileKeeper'
import { Session } from '../../../src/auth/Session'
import { factsOf } from '../../../src/auth/sessionState'
import { token } from '../../../src/auth/token'
import type { User } from '../../../src/domain/user/user'
import { toUser } from '../../../src/domain/user/user'
import { pause } from '../../../src/lib/pause'
import { openVault } from '../../../src/storage/sealing/openVault'
import { sharedComputer, vaultOfTab } from '../../../src/storage/sealing/sharedComputer'

/* The session without React: a server and a device that answer when the test says so, in any order. */

/**
 * The owner of a token, from its first part: `asha-1`, `asha-2` and `rohan-1` are three sessions of
 * two people.
 */
const userOf = (token: string): User => {
  const id = token.split('-')[0] ?? ''
  return toUser({ id, name: id, email: `${id}@example.org` })
}
const tokens = ['asha-1', 'asha-2', 'rohan-1'] as const

type Answer = 'ok' | 'refused' | 'forbidden page' | 'offline' | 'server error'
const failures: Record<Exclude<Answer, 'ok'>, ApiFailure> = {
  refused: { kind: 'unauthorised', status: 401 },
  'forbidden page': { kind: 'unauthorised', status: 403 },
  offline: { kind: 'offline', detail: 'Failed to fetch' },
  'server error': { kind: 'refused', status: 500 },
}

/** A call under way, or a question to a slow device: its token, and functions that answer it. */
type Call = { name: string; sent: string | null; answer: (answer: Answer, token: string) => void }

function world(kept?: { token: string; user: User }, { isSlow = false } = {}) {
  const calls: Call[] = []
  const ends: string[] = []
  let cached = kept
  const api: Pick<Api, 'call'> = {
    call: (name) =>
      new Promise((resolve, reject) => {
        const sent = token.read()
        const answer: Call['answer'] = (kind, token) => {
          calls.splice(calls.indexOf(call), 1)
          if (kind === 'ok') {
            const user = userOf((name === 'profile' ? sent : token) ?? '')
            const wire = { _id: user.id, name: user.name, email: user.email }
            resolve({ success: true, data: { user: wire, token } } as never)
            return
          }
          // As the client does for a refusal in JSON; a page is not reported.
          if (kind === 'refused' && name === 'profile') {
            void session.refused({ name, token: sent })
          }
          reject(new ApiError(failures[kind]))
        }
        const call = { name, sent, answer }
        calls.push(call)
      }),
  }
  const session = new Session(api, async () => ({
    cachedProfile: async (sent) => {
      const found = cached?.token === sent ? cached.user : undefined
      if (!isSlow) return found
      return new Promise((resolve) => {
        const answer = () => {
          calls.splice(calls.indexOf(call), 1)
          resolve(found)
        }
        const call = { name: 'device', sent, answer }
        calls.push(call)
      })
    },
    cacheProfile: async (token, user) => {
      cached = { token, user }
    },
    forgetProfile: async () => {
      cached = undefined
    },
    knownPerson: async (told) => told,
  }))
  let before = session.read().who.at
  session.subscribe(() => {
    const { at } = session.read().who
    if (at === 'expired' && before !== 'expired') ends.push(at)
    before = at
  })
  return {
    session,
    calls,
    ends,
    facts: () => factsOf(session.read()),
    cached: () => cached,
    /**
     * Simulates another tab's change to the storage. A page that the browser keeps for 'Back' gets no
     * storage events; it learns of the change when it is shown again.
     */
    otherTab(token: string | null, slept = false, ended = false) {
      if (ended) localStorage.setItem('sessionEnded', 'yes')
      else localStorage.removeItem('sessionEnded')
      if (token === null) localStorage.removeItem('token')
      else localStorage.setItem('token', token)
      if (slept) document.dispatchEvent(new Event('visibilitychange'))
      else window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    },
    profile(answer: Answer) {
      calls.find(({ name }) => name === 'profile')?.answer(answer, '')
    },
  }
}

type World = ReturnType<typeof world>

/** Settles every promise that can settle; the session's own waits end at once. */
async function settle() {
  await vi.advanceTimersByTimeAsync(5_000)
}

const credentials = { email: 'asha@example.org', password: 'Secret123' }

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
  }
})

async function signedIn(token: (typeof tokens)[number] = 'asha-1') {
  localStorage.setItem('token', token)
  const portal = world()
  const stop = portal.session.start()
  await settle()
  portal.profile('ok')
  await settle()
  return { ...portal, stop }
}

test('at first it is loading, nobody is signed in, and nothing was read', () => {
  expect(world().facts()).toEqual({
    user: null,
    token: null,
    isAuthenticated: false,
    loading: true,
    error: null,
    person: null,
    expired: false,
    locked: false,
    signingIn: false,
    wantsOlder: false,
    profileSource: 'server',
  })
})

test('without a token loading stops and nothing is asked', async () => {
  const { session, calls, facts } = world()
  const stop = session.start()
  expect(facts()).toMatchObject({ loading: false, isAuthenticated: false })
  await settle()
  expect(calls).toEqual([])
  stop()
})

test('a token that cannot be checked stays until the server is back', async () => {
  localStorage.setItem('token', 'asha-1')
  const { session, profile, facts } = world()
  const stop = session.start()
  expect(facts().loading).toBe(true)
  await settle()
  profile('offline')
  await settle()
  expect(facts()).toMatchObject({ loading: false, isAuthenticated: false, token: 'asha-1' })
  window.dispatchEvent(new Event('online'))
  await settle()
  profile('ok')
  await settle()
  expect(facts()).toMatchObject({ isAuthenticated: true, user: { id: 'asha' } })
  stop()
})

test('the device answers first, and the server corrects it', async () => {
  localStorage.setItem('token', 'asha-1')
  const older = { ...userOf('asha-1'), department: 'Civil Engineering' }
  const { session, facts, profile, cached } = world({ token: 'asha-1', user: older })
  const stop = session.start()
  await settle()
  expect(facts()).toMatchObject({ user: older, profileSource: 'device', loading: false })
  profile('ok')
  await settle()
  expect(facts()).toMatchObject({ user: userOf('asha-1'), profileSource: 'server' })
  expect(cached()?.user).toEqual(userOf('asha-1'))
  stop()
})

test('a slow device does not take back what the server has said meanwhile', async () => {
  localStorage.setItem('token', 'asha-1')
  const older = { ...userOf('asha-1'), department: 'Civil Engineering' }
  const { session, calls, facts, profile } = world(
    { token: 'asha-1', user: older },
    { isSlow: true },
  )
  const stop = session.start()
  await settle()
  profile('ok')
  await settle()
  calls[0]?.answer('ok', '')
  await settle()
  expect(facts()).toMatchObject({ user: userOf('asha-1'), profileSource: 'server' })
  expect(calls).toEqual([])
  stop()
})

test('a device that says the same as the server leaves screens with the same object', async () => {
  localStorage.setItem('token', 'asha-1')
  const { session, facts, profile } = world({ token: 'asha-1', user: userOf('asha-1') })
  const stop = session.start()
  await settle()
  const { user } = facts()
  profile('ok')
  await settle()
  expect(facts()).toMatchObject({ profileSource: 'server' })
  expect(facts().user).toBe(user)
  stop()
})

test('a server that does not answer is made up for by a slow device, and one that never answers keeps nobody waiting', async () => {
  for (const answers of [true, false]) {
    localStorage.setItem('token', 'asha-1')
    const kept = { token: 'asha-1', user: userOf('asha-1') }
    const { session, calls, facts, profile } = world(kept, { isSlow: true })
    const stop = session.start()
    await vi.advanceTimersByTimeAsync(headStart)
    profile('offline')
    await vi.advanceTimersByTimeAsync(headStart)
    expect(facts().loading).toBe(true)
    if (answers) calls[0]?.answer('ok', '')
    await settle()
    expect(facts()).toMatchObject({ loading: false, isAuthenticated: answers })
    stop()
  }
})

test("a device's copy of another session restores nobody", async () => {
  localStorage.setItem('token', 'rohan-1')
  const { session, facts, profile } = world({ token: 'asha-1', user: userOf('asha-1') })
  const stop = session.start()
  await settle()
  profile('offline')
  await settle()
  expect(facts()).toMatchObject({ user: null, person: null, token: 'rohan-1', loading: false })
  stop()
})

test('a firewall, a server error and a lost network end nothing', async () => {
  const { facts, profile, stop, session } = await signedIn()
  for (const answer of ['forbidden page', 'server error', 'offline'] as const) {
    window.dispatchEvent(new Event('online'))
    await settle()
    profile(answer)
    await settle()
    expect(facts(), answer).toMatchObject({ isAuthenticated: true, user: { id: 'asha' } })
  }
  expect(session.read().who.at).toBe('signed in')
  stop()
})

test('the same token or answer again leaves screens with the same object', async () => {
  const { facts, profile, stop, otherTab } = await signedIn()
  const { user } = facts()
  otherTab('asha-1')
  expect(facts().user).toBe(user)
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  profile('ok')
  await settle()
  expect(facts().user).toBe(user)
  stop()
})

test("the profile's refusal ends the session and keeps its screens; another person gets their own", async () => {
  const { session, calls, facts, profile, stop, cached } = await signedIn()
  window.dispatchEvent(new Event('online'))
  await settle()
  profile('refused')
  await settle()
  expect(facts()).toMatchObject({ user: null, token: null, expired: true, person: { id: 'asha' } })
  expect(localStorage.getItem('token')).toBeNull()
  // So do other tabs keep theirs, but not after a sign-out.
  expect(token.hasEnded()).toBe(true)
  expect(cached()).toBeUndefined()
  const signIn = session.login(credentials)
  expect(facts()).toMatchObject({ loading: true, person: { id: 'asha' } })
  calls[0]?.answer('ok', 'rohan-1')
  expect(await signIn).toBeUndefined()
  expect(facts()).toMatchObject({ expired: false, loading: false, person: { id: 'rohan' } })
  await settle()
  expect(cached()).toEqual({ token: 'rohan-1', user: userOf('rohan-1') })
  session.logout()
  expect(token.hasEnded()).toBe(false)
  stop()
})

test('a tab that did not know yet whose token it was says that the session has ended, as the one that heard it', async () => {
  localStorage.setItem('token', 'asha-1')
  const { session, facts, otherTab } = world()
  const stop = session.start()
  otherTab(null, false, true)
  expect(facts()).toMatchObject({ user: null, error: 'Your session has ended. Sign in to go on.' })
  session.clearError()
  otherTab(null, false, true)
  expect(facts().error).toBeNull()
  stop()
})

test('signing in again in another tab brings the screens back here too', async () => {
  const { facts, profile, stop, otherTab } = await signedIn()
  window.dispatchEvent(new Event('online'))
  await settle()
  profile('refused')
  await settle()
  otherTab('asha-2')
  expect(facts()).toMatchObject({ expired: true, person: { id: 'asha' } })
  await settle()
  profile('offline')
  await settle()
  expect(facts()).toMatchObject({ expired: true, person: { id: 'asha' } })
  window.dispatchEvent(new Event('online'))
  await settle()
  profile('ok')
  await settle()
  expect(facts()).toMatchObject({ expired: false, user: { id: 'asha' }, token: 'asha-2' })
  stop()
})

test('a tab that slept through a sign-out or a sign-in of another tab learns of it when it is looked at', async () => {
  const { facts, calls, profile, stop, otherTab } = await signedIn()
  otherTab('rohan-1', true)
  expect(facts()).toMatchObject({ user: null, person: null, loading: true })
  await settle()
  profile('ok')
  await settle()
  expect(facts()).toMatchObject({ user: { id: 'rohan' }, token: 'rohan-1' })
  otherTab(null, true)
  expect(facts()).toMatchObject({ user: null, person: null, token: null, loading: false })
  expect(calls).toEqual([])
  stop()
})

function showPage(how: { persisted: boolean }): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), how))
}

test('so does a page that the browser has kept for ‘Back’, and one that is just loaded asks once', async () => {
  localStorage.setItem('token', 'asha-1')
  const { session, calls, facts, profile } = world()
  const stop = session.start()
  showPage({ persisted: false })
  await settle()
  expect(calls).toHaveLength(1)
  profile('ok')
  await settle()
  localStorage.removeItem('token')
  showPage({ persisted: true })
  expect(facts()).toMatchObject({ person: null, token: null })
  stop()
})

test('somebody is signed out where another tab has cleared the whole storage', async () => {
  const { facts, stop } = await signedIn()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(facts()).toMatchObject({ person: null, token: null, expired: false })
  stop()
})

test('no other tab finds the token gone before it can know that nobody has signed out', () => {
  token.write('asha-1')
  const known: boolean[] = []
  const remove = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => {
    if (key === 'token') known.push(token.hasEnded())
  })
  token.remove({ hasEnded: true })
  remove.mockRestore()
  expect(known).toEqual([true])
})

test.each([false, true])(
  'a session that another tab finds ended keeps its screen here too, and a sign-out does not (asleep: %s)',
  async (slept) => {
    const { session, calls, facts, cached, stop, otherTab } = await signedIn()
    otherTab(null, slept, true)
    expect(facts()).toMatchObject({ user: null, token: null, expired: true })
    expect(facts().person).toMatchObject({ id: 'asha' })
    await settle()
    expect(cached()).toBeUndefined()
    const signIn = session.login(credentials)
    calls[0]?.answer('ok', 'asha-2')
    await signIn
    expect(facts()).toMatchObject({ expired: false, user: { id: 'asha' } })
    otherTab(null, slept)
    expect(facts()).toMatchObject({ expired: false, person: null, loading: false })
    stop()
  },
)

test("another call's refusal asks for the profile once, however many there are", async () => {
  const { session, calls, facts, profile, stop } = await signedIn()
  void session.refused({ name: 'listUsers', token: 'asha-1' })
  void session.refused({ name: 'createAdmin', token: 'asha-1' })
  await settle()
  expect(calls.map(({ name }) => name)).toEqual(['profile'])
  profile('ok')
  await settle()
  expect(facts().isAuthenticated).toBe(true)
  void session.refused({ name: 'createAdmin', token: 'asha-1' })
  await settle()
  profile('refused')
  await settle()
  expect(facts()).toMatchObject({ expired: true, person: { id: 'asha' } })
  // Other tabs learn that nobody has signed out.
  expect(localStorage.getItem('sessionEnded')).not.toBeNull()
  stop()
})

test('a refusal of a token that is no longer in force ends nothing', async () => {
  const { session, calls, facts, stop } = await signedIn()
  void session.refused({ name: 'profile', token: 'asha-0' })
  void session.refused({ name: 'listUsers', token: null })
  await settle()
  expect(calls).toEqual([])
  expect(facts().isAuthenticated).toBe(true)
  stop()
})

test('a call that had no token waits until a shared computer has got one', async () => {
  const { session } = world()
  const shared = await session.shared()
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.spyOn(shared, 'fetchToken').mockReturnValue(promise)
  let isTold = false
  const told = session.refused({ name: 'listUsers', token: null }).then(() => (isTold = true))
  await settle()
  expect(isTold).toBe(false)
  resolve()
  await told
})

test('locking leaves nobody in this tab, of whom everything stays', async () => {
  const { session, calls, facts, stop } = await signedIn()
  session.lock()
  // A person's own device has nothing to lock.
  expect(facts().isAuthenticated).toBe(true)
  const shared = await session.shared()
  const shut = vi.spyOn(shared, 'shut')
  const signIn = session.login(credentials)
  session.lock()
  calls.find(({ name }) => name === 'login')?.answer('ok', 'rohan-1')
  await settle()
  await signIn
  expect(facts()).toMatchObject({ isAuthenticated: false, token: null, loading: false })
  expect(localStorage.getItem('token')).toBeNull()
  session.lock()
  expect(shut.mock.calls).toEqual([[]])
  stop()
})

test.each(['lock', 'logout'] as const)(
  'a session that had ended is still its person’s until they leave (%s), and why no sign-in brought it back goes with them',
  async (leave) => {
    const { session, calls, facts, profile, stop } = await signedIn()
    const shut = vi.spyOn(await session.shared(), 'shut')
    window.dispatchEvent(new Event('online'))
    await settle()
    profile('refused')
    await settle()
    // Its screens may still be saving.
    expect(shut).not.toHaveBeenCalled()
    const failing = session.login(credentials)
    calls[0]?.answer('server error', '')
    await failing
    expect(facts().error).not.toBeNull()
    session[leave]()
    expect(facts()).toMatchObject({ person: null, error: null })
    const leaver = leave === 'logout' ? [expect.objectContaining({ id: 'asha' })] : []
    expect(shut.mock.calls[0]).toEqual(leaver)
    stop()
  },
)

test('a profile that is still being kept at a sign-out is forgotten after that', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const done: string[] = []
  const keep = profileKeeper(async () => ({
    cachedProfile: async () => undefined,
    cacheProfile: async () => {
      await promise
      done.push('kept')
    },
    forgetProfile: async () => void done.push('forgotten'),
    knownPerson: async (told) => told,
  }))
  keep({ token: 'asha-1', user: userOf('asha-1') })
  await settle()
  keep(null)
  await settle()
  expect(done).toEqual([])
  resolve()
  await settle()
  expect(done).toEqual(['kept', 'forgotten'])
})

test('a sign-in whose screen was left still succeeds, and its failure is told to nobody', async () => {
  const { session, calls, facts } = world()
  const stop = session.start()
  const failing = session.login(credentials)
  session.leaveSignIn()
  expect(facts().loading).toBe(false)
  calls[0]?.answer('server error', '')
  await failing
  expect(facts().error).toBeNull()
  const succeeding = session.login(credentials)
  session.leaveSignIn()
  calls[0]?.answer('ok', 'asha-1')
  await succeeding
  expect(facts().isAuthenticated).toBe(true)
  stop()
})

test('an answer to a sign-in that was given up signs nobody in', async () => {
  const { session, calls, facts } = world()
  const stop = session.start()
  const signIn = session.login(credentials)
  session.logout()
  expect(facts().loading).toBe(false)
  calls[0]?.answer('ok', 'asha-1')
  await signIn
  expect(facts()).toMatchObject({ isAuthenticated: false, token: null })
  expect(localStorage.getItem('token')).toBeNull()
  stop()
})

test('nor does one that was given up while it is asked whether the computer is shared', async () => {
  const recover = vi.spyOn(sharedComputer, 'recover').mockImplementation(() => pause(headStart))
  const { session, calls, facts } = world()
  const stop = session.start()
  const signIn = session.login(credentials)
  calls[0]?.answer('ok', 'asha-1')
  await vi.advanceTimersByTimeAsync(headStart / 2)
  expect(localStorage.getItem('token')).toBeNull()
  session.logout()
  await settle()
  await signIn
  expect(facts()).toMatchObject({ isAuthenticated: false, token: null, loading: false })
  expect(localStorage.getItem('token')).toBeNull()
  stop()
  recover.mockRestore()
})

test('a sign-in that was given up opens nothing on a shared computer when no server answers it', async () => {
  sharedComputer.set('on')
  const { session, calls } = world()
  const stop = session.start()
  const shared = await session.shared()
  const alone = vi.spyOn(shared, 'enterWithoutServer').mockResolvedValue('nobody')
  const signIn = session.login(credentials)
  session.logout()
  calls[0]?.answer('offline', '')
  await signIn
  expect(alone).not.toHaveBeenCalled()
  const again = session.login(credentials)
  calls[0]?.answer('offline', '')
  await again
  expect(alone).toHaveBeenCalledOnce()
  stop()
})

test('a sign-in that fails says why, until that is dismissed', async () => {
  const { session, calls, facts } = world()
  const stop = session.start()
  const signIn = session.signup({ ...credentials, name: 'Asha', confirmPassword: 'Secret123' })
  calls[0]?.answer('server error', '')
  expect(await signIn).toEqual(failures['server error'])
  expect(facts()).toMatchObject({
    loading: false,
    error: 'Signup failed. Something went wrong on the server. Try again in a few minutes.',
  })
  session.clearError()
  expect(facts().error).toBeNull()
  const again = session.login(credentials)
  calls[0]?.answer('server error', '')
  await again
  expect(facts().error).not.toBeNull()
  void session.login(credentials)
  expect(facts().error).toBeNull()
  stop()
})

/** One event; numbers choose among the calls that are under way, in any order. */
const steps = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('check' as const),
      with: fc.constantFrom<Answer>('ok', 'refused', 'offline'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      which: fc.nat(5),
      with: fc.constantFrom<Answer>(
        'ok',
        'ok',
        'ok',
        'refused',
        'forbidden page',
        'offline',
        'server error',
      ),
      token: fc.constantFrom(...tokens),
    }),
  },
  fc.record({
    do: fc.constant('other tab' as const),
    token: fc.constantFrom(...tokens, null),
    slept: fc.boolean(),
    ended: fc.boolean(),
  }),
  fc.record({
    do: fc.constantFrom(
      ...([
        'log in',
        'log out',
        'leave the sign-in',
        'online',
        'look',
        'wait',
        'a tick',
        'clear error',
      ] as const),
    ),
  }),
  fc.record({
    do: fc.constant('refuse' as const),
    token: fc.constantFrom(...tokens),
  }),
)
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never

async function take(step: Step, portal: World) {
  const { session, calls } = portal
  switch (step.do) {
    case 'answer':
      calls[step.which % calls.length]?.answer(step.with, step.token)
      break
    case 'other tab':
      portal.otherTab(step.token, step.slept, step.token === null && step.ended)
      break
    case 'refuse':
      void session.refused({ name: 'listUsers', token: step.token })
      break
    case 'log in':
      void session.login(credentials)
      break
    case 'log out':
      session.logout()
      break
    case 'check':
      window.dispatchEvent(new Event('online'))
      await settle()
      portal.profile(step.with)
      await settle()
      break
    case 'online':
      window.dispatchEvent(new Event('online'))
      break
    case 'look':
      document.dispatchEvent(new Event('visibilitychange'))
      break
    case 'clear error':
      session.clearError()
      break
    case 'leave the sign-in':
      session.leaveSignIn()
      break
    case 'a tick':
      await Promise.resolve()
      break
    case 'wait':
      await settle()
  }
}

test('whatever the order of events, nobody is shown whose token is not the current one', async () => {
  let expiries = 0
  let authenticated = 0
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...tokens, null),
      fc.array(steps, { maxLength: 40 }),
      async (first, sequence) => {
        localStorage.clear()
        if (first !== null) localStorage.setItem('token', first)
        const kept = first === null ? undefined : { token: first, user: userOf(first) }
        const portal = world(kept, { isSlow: true })
        const { session, facts, ends } = portal
        const stop = session.start()
        const check = () => {
          const { isAuthenticated, user, token, person, expired, loading } = facts()
          const stored = localStorage.getItem('token')
          // Authenticated exactly when there is a user, who must be the owner of the current token.
          expect(isAuthenticated).toBe(user !== null)
          if (token !== null) expect(token).toBe(stored)
          if (isAuthenticated) {
            expect(token).toBe(stored)
            expect(user).toEqual(userOf(stored ?? ''))
            authenticated += 1
          }
          // With somebody else's token, the first person's screens never appear as the current
          // user's.
          expect(person).toEqual(expired ? person : user)
          if (expired) expect(token).toBeNull()
          if (stored === null && !loading) expect(user).toBeNull()
        }
        session.subscribe(check)
        for (const step of sequence) {
          const endsBefore = ends.length
          await take(step, portal)
          check()
          expect(ends.length - endsBefore).toBeLessThanOrEqual(1)
          if (step.do === 'log out') {
            expect(facts()).toMatchObject({ user: null, person: null, token: null, error: null })
          }
        }
        expiries += ends.length
        // When everything is answered, nothing loads for ever, and the device's copy is the user's
        // own.
        await settle()
        while (portal.calls.length > 0) {
          portal.calls[0]?.answer('offline', '')
          await settle()
        }
        check()
        expect(facts().loading).toBe(false)
        const { who } = session.read()
        if (who.at === 'visitor' || who.at === 'expired') expect(portal.cached()).toBeUndefined()
        stop()
      },
    ),
    { numRuns: 600, seed: 20_261_121 },
  )
  // The sequences did cover the cases in question.
  expect(expiries).toBeGreaterThan(20)
  expect(authenticated).toBeGreaterThan(400)
}, 60_000)

test.each(['always', 'on'] as const)(
  'a device that turns out to be shared (%s) has nobody on it through a token that lies in the open',
  async (sharing) => {
    localStorage.setItem('token', 'asha-1')
    const { session, calls, facts } = world()
    const stop = session.start()
    expect(facts().loading).toBe(true)
    sharedComputer.set(sharing)
    expect(facts()).toMatchObject({ loading: false, isAuthenticated: false, token: null })
    // Nobody has seen anything of that session.
    expect(facts().error).toBeNull()
    expect(localStorage.getItem('token')).toBeNull()
    await settle()
    expect(calls).toEqual([])
    stop()
  },
)

test('whenever a device turns out to be shared, nobody is signed in from then on, and nothing loads for ever', async () => {
  const withoutLogin = steps.filter((step) => step.do !== 'log in')
  let ended = 0
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...tokens),
      fc.array(withoutLogin, { maxLength: 15 }),
      fc.array(withoutLogin, { maxLength: 15 }),
      async (first, before, after) => {
        localStorage.clear()
        localStorage.setItem('token', first)
        const portal = world()
        const stop = portal.session.start()
        for (const step of before) await take(step, portal)
        if (portal.facts().token !== null) ended += 1
        sharedComputer.set('on')
        for (const step of [undefined, ...after]) {
          if (step !== undefined) await take(step, portal)
          expect(portal.facts()).toMatchObject({ user: null, token: null, loading: false })
          expect(localStorage.getItem('token')).toBeNull()
        }
        stop()
      },
    ),
    { numRuns: 300, seed: 20_261_123 },
  )
  expect(ended).toBeGreaterThan(100)
}, 60_000)

test('a token that a crash left in the open on a shared device is removed at the next start', () => {
  localStorage.setItem('sharedComputer', 'on')
  localStorage.setItem('token', 'asha-1')
  const { session, facts } = world()
  const stop = session.start()
  expect(facts()).toMatchObject({ loading: false, isAuthenticated: false, token: null })
  expect(localStorage.getItem('token')).toBeNull()
  stop()
})

test('on a shared device each tab has a session of its own, which a sign-out ends for good', async () => {
  sharedComputer.set('on')
  token.write('asha-1')
  const { session, calls, facts, profile, otherTab } = world()
  const stop = session.start()
  await settle()
  profile('ok')
  await settle()
  otherTab(null)
  expect(facts()).toMatchObject({ isAuthenticated: true, person: { id: 'asha' } })
  session.logout()
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(calls).toEqual([])
  expect(facts()).toMatchObject({ person: null, token: null })
  stop()
})

test('when another tab has the device shared, whose token lay in the open is signed out here too', async () => {
  const { facts, stop, otherTab } = await signedIn()
  localStorage.setItem('sharedComputer', 'always')
  otherTab(null)
  expect(facts()).toMatchObject({ isAuthenticated: false, person: null, token: null })
  // It was somebody's in the middle of something.
  expect(facts().error).toMatch(/shared now/)
  stop()
})

test('nobody is let in before it is known whether a crash has brought the token back to a shared computer', async () => {
  vi.useFakeTimers()
  const recover = vi.spyOn(sharedComputer, 'recover').mockImplementation(async () => {
    await pause(3 * headStart)
    sharedComputer.set('on')
  })
  localStorage.setItem('token', 'asha-1')
  const { session, calls, facts } = world({ token: 'asha-1', user: userOf('asha-1') })
  const stop = session.start()
  // The storage is slower than the server.
  await vi.advanceTimersByTimeAsync(headStart)
  expect(facts().isAuthenticated).toBe(false)
  calls[0]?.answer('ok', 'asha-1')
  await vi.advanceTimersByTimeAsync(headStart)
  expect(facts().isAuthenticated).toBe(false)
  await vi.advanceTimersByTimeAsync(headStart)
  expect(facts()).toMatchObject({ isAuthenticated: false, person: null, token: null })
  stop()
  recover.mockRestore()
  vi.useRealTimers()
})

test('once another tab has signed in where the computer is shared no longer, nothing is sealed here', async () => {
  sharedComputer.set('on')
  const { session, otherTab } = world()
  const stop = session.start()
  await session.shared()
  openVault.set({ id: 'vault-1', user: userOf('asha-1'), keys: [], newest: new Map() })
  sharedComputer.set('off')
  otherTab('asha-2')
  await settle()
  expect(openVault.read()).toBeUndefined()
  stop()
})

test('on a shared device a change of the stored token leaves a locked tab locked, and a sign-out does not', () => {
  sharedComputer.set('on')
  vaultOfTab.write('vault-1')
  const { facts, session, otherTab } = world()
  const stop = session.start()
  expect(facts().locked).toBe(true)
  otherTab(null)
  expect(facts().locked).toBe(true)
  // Loaded again after a sign-out, it asks whoever comes next for nobody's password.
  session.logout()
  stop()
  const next = world()
  const stopNext = next.session.start()
  expect(next.facts().locked).toBe(false)
  stopNext()
})

test('saying at the sign-in over an expired session whether the computer is shared keeps its screens', async () => {
  const { facts, profile, stop } = await signedIn()
  window.dispatchEvent(new Event('online'))
  await settle()
  profile('refused')
  await settle()
  for (const sharing of ['on', 'off'] as const) {
    sharedComputer.set(sharing)
    expect(facts()).toMatchObject({ expired: true, person: { id: 'asha' } })
  }
  stop()
})

test('once stopped, it reacts to nothing, and a late answer changes nothing', async () => {
  localStorage.setItem('token', 'asha-1')
  const { session, facts, profile, otherTab } = world()
  const stop = session.start()
  await settle()
  stop()
  const before = facts()
  profile('ok')
  await settle()
  expect(facts()).toEqual(before)
  otherTab(null)
  await settle()
  expect(facts()).toEqual(before)
})
