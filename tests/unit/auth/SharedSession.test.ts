// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError, type ApiFailure } from '../../../src/api/failure'
import type { Told } from '../../../src/auth/otherTabs'
import { SharedSession } from '../../../src/auth/SharedSession'
import { pause } from '../../../src/lib/pause'
import { database } from '../../../src/storage/database'
import { openVault } from '../../../src/storage/sealing/openVault'
import { goOnRemoving, noteRemoval, removeWork } from '../../../src/storage/sealing/removal'
import { refusedByServer } from '../../../src/storage/sealing/sealingNews'
import { sharedComputer, vaultOfTab } from '../../../src/storage/sealing/sharedComputer'
import { vaultDatabase } from '../../../src/storage/sealing/vaultDatabase'
import { eventually } from '../../support/eventually'
import { keptRows, nothingSealed, person } from '../../support/sealed'

/* A session on a shared computer without its screens: what other tabs and the server are told, and when. */

vi.mock('../../../src/storage/sealing/cipher', async (original) => ({
  ...(await original<object>()),
  passwordRounds: 1_000,
  tagRounds: 1_000,
}))

const asha = person('u-asha')
const entry = (user = asha, password = 'Monsoon 2026') => ({ user, email: user.email, password })
const changed = entry(asha, 'Winter 2026')
const noNetwork: ApiFailure = { kind: 'offline', detail: 'Failed to fetch' }

type Answer = (failure?: ApiFailure) => void

/** One tab: who is here changes with each `begin`, sign-out and lock, as in `Session`. */
function tab() {
  let changes = 0
  let isOpen = true
  onTestFinished(() => {
    isOpen = false
  })
  const asked: Answer[] = []
  const begun: (string | null)[] = []
  const ended: ('logout' | 'lock')[] = []
  const shared: SharedSession = new SharedSession({
    call: (async () =>
      new Promise((resolve, reject) => {
        const { id, name, email } = asha
        const data = { token: 'a token', user: { _id: id, name, email, role: 'user' } }
        asked.push((failure) => {
          if (failure === undefined) resolve({ success: true, data })
          else reject(new ApiError(failure))
        })
      })) as never,
    begin: ({ token }) => {
      changes += 1
      begun.push(token)
    },
    logout: () => {
      if (!isOpen) return
      changes += 1
      ended.push('logout')
      shared.shut(asha)
    },
    lock: () => {
      if (!isOpen) return
      changes += 1
      ended.push('lock')
      shared.shut()
    },
    changes: () => changes,
  })
  return { shared, asked, begun, ended, signInElsewhere: () => (changes += 1) }
}

/** What is told from now on to other tabs of this person, and a way to tell them something. */
function anotherTab() {
  const channel = new BroadcastChannel('ssip-vaults')
  onTestFinished(() => channel.close())
  const told: Told[] = []
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => void told.push(data))
  const tell = (what: Told['what'], vaultId: string, at = Date.now()) =>
    channel.postMessage({ what, vaultId, at } satisfies Told)
  /** What was told so far has been heard by then, here and there. */
  const heard = async () => {
    const echo = new BroadcastChannel('ssip-vaults')
    const mark = `mark ${Math.random()}`
    echo.postMessage({ what: 'renewed', vaultId: mark, at: 0 } satisfies Told)
    await eventually(() => expect(told.some(({ vaultId }) => vaultId === mark)).toBe(true))
    echo.close()
    return told.filter(({ vaultId }) => !vaultId.startsWith('mark'))
  }
  return { tell, heard }
}

/** Asha's work is sealed on this computer, and no tab has it open. */
async function keptSealed(): Promise<void> {
  const { shared } = tab()
  expect(await shared.enter(entry(), 'a token')).toBe('open')
  openVault.set(undefined)
  vaultOfTab.remove()
}

/** Only the device has let Asha in. */
async function letInAlone() {
  await keptSealed()
  const here = tab()
  expect(await here.shared.enterWithoutServer(noNetwork, entry())).toBe('opened')
  expect(here.begun).toEqual([null])
  expect(vaultOfTab.read()).toBe(openVault.read()?.id)
  return here
}

beforeEach(async () => {
  await nothingSealed()
  refusedByServer.set(false)
  sharedComputer.set('on')
  onTestFinished(() => {
    vi.unstubAllGlobals()
    sharedComputer.set('off')
  })
})

test('when the older password has opened the work, other tabs of this person hear that it has a new key', async () => {
  await keptSealed()
  const { shared, begun } = tab()
  expect(await shared.enter(changed, 'a token')).toBe('older')
  const { heard } = anotherTab()
  expect(await shared.openWithOlder('Monsoon 2025')).toBe(false)
  expect(await heard()).toEqual([])
  expect(await shared.openWithOlder('Monsoon 2026')).toBe(true)
  const vaultId = openVault.read()?.id
  expect(await heard()).toMatchObject([
    { what: 'renewed', vaultId },
    { what: 'entered', vaultId },
  ])
  expect(begun).toEqual(['a token'])
  // Nothing waits any more, and nobody's password is kept.
  await shared.removeWaiting()
  expect(await shared.openWithOlder('Monsoon 2026')).toBe(false)
  expect(await vaultDatabase.vaults.count()).toBe(1)
})

test('a tab locks when its work has a new key from another one, which it would go on sealing without, and heeds nothing about other people’s or that its person is there, too', async () => {
  const { shared, ended } = tab()
  await shared.enter(entry(), 'a token')
  const { tell, heard } = anotherTab()
  const own = openVault.read()?.id ?? ''
  tell('entered', own)
  tell('renewed', 'of somebody else')
  tell('left', 'of somebody else')
  await heard()
  expect(ended).toEqual([])
  tell('renewed', own)
  await eventually(() => expect(ended).toEqual(['lock']))
  expect(vaultOfTab.read()).not.toBeNull()
})

test.each(['sealed', 'in the open'])(
  'signing out tells the other tabs of whoever has their work %s, and locking does not',
  async (how) => {
    if (how === 'in the open')
      vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) })
    const { shared } = tab()
    await shared.enter(entry(), 'a token')
    const vaultId = openVault.read()?.id ?? asha.id
    const { heard } = anotherTab()
    shared.shut()
    expect(await heard()).toEqual([])
    await shared.enter(entry(), 'a token')
    shared.shut(asha)
    expect(await heard()).toMatchObject([
      { what: 'entered', vaultId },
      { what: 'left', vaultId },
    ])
  },
)

test.each(['sealed', 'in the open'])(
  'a tab that hears of a sign-out tells nobody of its own: the person, whose work is %s, may be back in the other',
  async (how) => {
    if (how === 'in the open')
      vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) })
    const { shared, ended } = tab()
    await shared.enter(entry(), 'a token')
    const { tell, heard } = anotherTab()
    tell('left', openVault.read()?.id ?? asha.id)
    await eventually(() => expect(ended).toEqual(['logout']))
    expect(await heard()).toEqual([])
    // Of the next person's sign-out it tells them.
    await shared.enter(entry(), 'a token')
    shared.shut(asha)
    expect((await heard()).map(({ what }) => what)).toEqual(['entered', 'left'])
  },
)

test.each([
  ['late', -1],
  ['after its clock was set back', 1],
])('a tab that was frozen and hears of a sign-out %s removes nothing', async (_when, hours) => {
  vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) })
  const { shared, ended } = tab()
  await shared.enter(entry(), 'a token')
  anotherTab().tell('left', asha.id, Date.now() + hours * 60 * 60_000)
  await eventually(() => expect(ended).toEqual(['lock']))
})

test('of what is sealed a late sign-out removes nothing, and nobody is asked for the password of who has left', async () => {
  const { shared, ended } = tab()
  await shared.enter(entry(), 'a token')
  anotherTab().tell('left', openVault.read()?.id ?? '', Date.now() - 60 * 60_000)
  await eventually(() => expect(ended).toEqual(['logout']))
})

test('who signs in while the screens of the one before are going finds their own work open', async () => {
  const { shared } = tab()
  await shared.enter(entry(), 'a token')
  shared.shut()
  const next = { id: 'vault-2', user: person('u-rohan'), keys: [], newest: new Map() }
  openVault.set(next)
  await pause(0)
  expect(openVault.read()).toBe(next)
  shared.shut()
  await pause(0)
  expect(openVault.read()).toBeUndefined()
})

test('a tab in which nobody is signed in, or no longer, heeds no other', async () => {
  vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) })
  const { shared, ended } = tab()
  await shared.enter(entry(), 'a token')
  shared.shut(asha)
  const { tell, heard } = anotherTab()
  for (const what of ['entered', 'renewed', 'left'] as const) tell(what, 'of somebody')
  await heard()
  expect(ended).toEqual([])
})

/** Another tab opens the vaults' database with a newer version, or erases it. */
function takeOverVaults(newVersion: number | null): void {
  vaultDatabase.on.versionchange.fire({ newVersion } as IDBVersionChangeEvent)
}

test('a newer version of the portal that takes the vaults over signs nobody out, and who erases them does', () => {
  const { ended } = tab()
  takeOverVaults(20)
  expect(ended).toEqual([])
  takeOverVaults(null)
  expect(ended).toEqual(['logout'])
})

test('a locked tab that is opened with the password asks the server for a token with it', async () => {
  const { shared } = await letInAlone()
  shared.shut()
  const { shared: again, asked } = tab()
  expect(await again.unlock('Monsoon 2026')).toBe('opened')
  expect(asked).toHaveLength(1)
})

test('the password is sent once for everybody who asks, and no more when it has brought a token', async () => {
  const { shared, asked, begun } = await letInAlone()
  const both = [shared.fetchToken(), shared.fetchToken()]
  expect(asked).toHaveLength(1)
  asked[0]?.()
  await Promise.all(both)
  expect(begun).toEqual([null, 'a token'])
  await shared.fetchToken()
  expect(asked).toHaveLength(1)
})

test.each<[string, (here: ReturnType<typeof tab>) => void]>([
  ['signed out', ({ shared }) => shared.shut(asha)],
  ['locked', ({ shared }) => shared.shut()],
  ['been followed by somebody', ({ signInElsewhere }) => signInElsewhere()],
])(
  'a late answer of the server to whoever has %s meanwhile changes nothing',
  async (_how, goes) => {
    for (const failure of [undefined, { kind: 'unauthorised', status: 401 } as const]) {
      const here = await letInAlone()
      const asking = here.shared.fetchToken()
      goes(here)
      here.asked[0]?.(failure)
      await asking
      expect(here.begun).toEqual([null])
      expect(refusedByServer.read()).toBe(false)
    }
  },
)

const unanswered: [string, ApiFailure][] = [
  ['there is no network', noNetwork],
  ['a Wi-Fi answers with its own sign-in', { kind: 'unexpected', status: 200 }],
  ['a firewall refuses with a page', { kind: 'unauthorised', status: 403, page: true }],
  ['it is troubled', { kind: 'refused', status: 500 }],
  ['it counts the attempts of a whole lab', { kind: 'refused', status: 429 }],
]
const answered: [string, ApiFailure][] = [
  ['the password is wrong', { kind: 'unauthorised', status: 401 }],
  ['the account is blocked', { kind: 'refused', status: 423 }],
  ['a field is wrong', { kind: 'fields', status: 422, fields: { email: 'No such account' } }],
]

test.each(unanswered)(
  'the device lets in while the server does not: %s; and it is asked again',
  async (_why, failure) => {
    await keptSealed()
    const { shared, asked } = tab()
    expect(await shared.enterWithoutServer(failure, entry())).toBe('opened')
    for (const attempt of [0, 1]) {
      const asking = shared.fetchToken()
      expect(asked).toHaveLength(attempt + 1)
      asked[attempt]?.(failure)
      await asking
    }
    expect(refusedByServer.read()).toBe(false)
  },
)

test.each(answered)(
  'where the server has said no, nobody is let in by the device, nor is it asked again: %s',
  async (_why, failure) => {
    const { shared, asked } = await letInAlone()
    const asking = shared.fetchToken()
    asked[0]?.(failure)
    await asking
    expect(refusedByServer.read()).toBe(true)
    await shared.fetchToken()
    expect(asked).toHaveLength(1)
    expect(await tab().shared.enterWithoutServer(failure, entry())).toBe('nobody')
  },
)

test('work that is begun anew, or opened, for somebody who has left meanwhile lets nobody in', async () => {
  await keptSealed()
  const here = tab()
  expect(await here.shared.enter(changed, 'a token')).toBe('older')
  await here.shared.removeWaiting()
  const beginning = here.shared.beginAnew()
  here.signInElsewhere()
  await beginning
  expect(here.begun).toEqual([])

  const { shared, begun, signInElsewhere } = tab()
  const opening = shared.enterWithoutServer(noNetwork, changed)
  signInElsewhere()
  expect(await opening).toBe('nobody')
  expect(begun).toEqual([])
  expect(openVault.read()).toBeUndefined()
})

test('who comes back before their work is removed, where it stood in the open, finds none of it and keeps what is new', async () => {
  vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) })
  const addDraft = (title: string) =>
    database.drafts.put({ id: 'u-asha:poc', userId: asha.id, title } as never)
  await addDraft('Of last week')
  noteRemoval(asha)
  await tab().shared.enter(entry(), 'a token')
  expect(await keptRows('drafts')).toEqual([])
  await addDraft('Of today')
  await goOnRemoving()
  expect(await keptRows('drafts')).toMatchObject([{ title: 'Of today' }])
})

test('who leaves while an earlier leaver’s work could not be removed yet does not keep it here for good', async () => {
  vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) })
  for (const leaver of [asha, person('u-rohan')]) {
    await database.drafts.put({ id: `${leaver.id}:poc`, userId: leaver.id } as never)
    noteRemoval(leaver)
  }
  await goOnRemoving()
  expect(await keptRows('drafts')).toEqual([])
  await database.drafts.put({ id: 'u-asha:poc', userId: asha.id } as never)
  await goOnRemoving()
  expect(await keptRows('drafts')).toHaveLength(1)
})

test('nor is the password kept of whoever leaves instead of opening it with the older one', async () => {
  await keptSealed()
  const { shared, begun } = tab()
  expect(await shared.enter(changed, 'a token')).toBe('older')
  shared.shut()
  expect(await shared.openWithOlder('Monsoon 2026')).toBe(false)
  expect(begun).toEqual([])
})

test('who leaves, and whose work is removed, ends no removal of an earlier leaver’s', async () => {
  vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) })
  await database.drafts.put({ id: 'u-meera:poc', userId: 'u-meera' } as never)
  for (const leaver of [person('u-meera', 'admin'), asha]) noteRemoval(leaver)
  await removeWork(asha)
  expect(await keptRows('drafts')).toHaveLength(1)
  await goOnRemoving()
  expect(await keptRows('drafts')).toEqual([])
})

test.each(['sealed', 'in the open'])(
  'a sign-in that somebody else has overtaken opens nothing, and tells no other tab that its person, whose work is %s, is here',
  async (how) => {
    if (how === 'in the open')
      vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) })
    const { shared, signInElsewhere } = tab()
    const { heard } = anotherTab()
    const entering = shared.enter(entry(), 'a token')
    signInElsewhere()
    await entering
    expect(openVault.read()).toBeUndefined()
    expect(await heard()).toEqual([])
  },
)

test('one with the older password lets nobody in either then, and other tabs hear all the same that the work has a new key', async () => {
  await keptSealed()
  const { shared, begun, signInElsewhere } = tab()
  await shared.enter(changed, 'a token')
  const { heard } = anotherTab()
  const opening = shared.openWithOlder('Monsoon 2026')
  signInElsewhere()
  expect(await opening).toBe(true)
  expect(begun).toEqual([])
  expect(openVault.read()).toBeUndefined()
  expect(await heard()).toMatchObject([{ what: 'renewed' }])
})

test('an earlier leaver’s work that cannot be removed keeps nobody from signing in', async () => {
  vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) })
  await database.drafts.put({ id: 'u-rohan:poc', userId: 'u-rohan' } as never)
  noteRemoval(person('u-rohan'))
  const removing = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new Error('The storage fails')
  })
  expect(await tab().shared.enter(entry(), 'a token')).toBe('open')
  expect(removing).toHaveBeenCalled()
  removing.mockRestore()
  await goOnRemoving()
  expect(await keptRows('drafts')).toEqual([])
})

test('once the computer is no longer shared, a tab asks for no password after a reload, and a sign-out removes nothing', async () => {
  const { shared } = tab()
  await shared.enter(entry(), 'a token')
  expect(vaultOfTab.read()).toBe(openVault.read()?.id)
  openVault.set(undefined)
  sharedComputer.set('off')
  const { heard } = anotherTab()
  await shared.enter(entry(), 'a token')
  expect(await heard()).toEqual([])
  expect(await vaultDatabase.vaults.count()).toBe(0)
  await database.drafts.put({ id: 'u-asha:poc', userId: asha.id } as never)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  shared.shut(asha)
  vi.runAllTimers()
  vi.useRealTimers()
  // Goes through the same rows, and ends after whatever the sign-out has begun.
  await removeWork(person('u-rohan'))
  // Nor does whoever opens the portal next.
  await goOnRemoving()
  expect(await keptRows('drafts')).toHaveLength(1)
  sharedComputer.set('on')
  expect(vaultOfTab.read()).toBeNull()
})

test('that a computer is shared is found again by its vaults, and nobody is kept out where they cannot be looked for', async () => {
  await keptSealed()
  sharedComputer.forget()
  const unreadable = new DOMException('Internal error.', 'UnknownError')
  vi.spyOn(indexedDB, 'databases').mockRejectedValueOnce(unreadable)
  await sharedComputer.recover()
  vi.spyOn(vaultDatabase.vaults, 'count').mockRejectedValueOnce(unreadable)
  await sharedComputer.recover()
  expect(sharedComputer.read()).toBeNull()
  await sharedComputer.recover()
  expect(sharedComputer.read()).toBe('on')
})
