import 'fake-indexeddb/auto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../mocks/backend'
import { demoAccounts } from '../../../mocks/data/demoAccounts'
import { ServerDatabase } from '../../../mocks/database'
import { fileStore } from '../../../mocks/fileStore'
import { memoryStore } from '../../../mocks/memoryStore'
import { createMockServer } from '../../../mocks/page'
import { openingPatience } from '../../../mocks/pageStore'
import { Store } from '../../../src/lib/store'
import { temporaryFolder } from '../../support/temporaryFolder'

afterEach(() => {
  vi.useRealTimers()
})

const base = 'https://server.example'

async function accountOf(server: ServerDatabase) {
  const account = await server.findByEmail(demoAccounts.student.email)
  if (account === undefined) throw new Error('There is no student')
  return account
}

test('of fifty sign-ins the last five stay open, and other accounts are not affected', async () => {
  let kept: unknown
  const memory = memoryStore()
  const server = new ServerDatabase({ ...memory, save: async (s) => memory.save((kept = s)) })
  const student = await accountOf(server)
  const admin = (await server.accounts()).find(({ role }) => role === 'admin')
  const adminToken = await server.signIn(admin ?? student)
  const tokens: string[] = []
  for (let count = 0; count < 50; count += 1) tokens.push(await server.signIn(student))
  const { sessions } = kept as { sessions: object }
  expect(Object.keys(sessions)).toEqual([adminToken, ...tokens.slice(-5)])
  expect(await server.findByToken(tokens[0] ?? '')).toBeUndefined()
  expect(await server.findByToken(tokens[49] ?? '')).toMatchObject({ _id: student._id })
})

type Who = { at: string; token?: string }

/** A page: who is signed in, and what its server says about a token. */
function page() {
  const session = new Store<{ who: Who }>({ who: { at: 'visitor' } })
  const server = createMockServer(() => 'fine', session)
  const ask = (path: string, init: RequestInit = {}) => server.fetch(new Request(base + path, init))
  return {
    async signIn() {
      const answer = await ask('/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(demoAccounts.student),
      })
      const { data } = (await answer.json()) as { data: { token: string } }
      session.set({ who: { at: 'signed in', token: data.token } })
      return data.token
    },
    is: (who: Who) => session.set({ who }),
    endSessions: server.endSessions,
    /** Changes are made one after the other: those before this one then were. */
    changed: async () => server.addUsers(0),
    statusOf: async (token: string) =>
      (await ask('/auth/profile', { headers: { authorization: `Bearer ${token}` } })).status,
  }
}

test('in the page, signing out ends the session: its token is no longer valid when restored', async () => {
  const { signIn, is, statusOf, changed } = page()
  for (const time of ['first', 'second']) {
    const token = await signIn()
    // As when the profile was looked up once more.
    is({ at: 'signed in', token })
    await changed()
    expect(await statusOf(token), time).toBe(200)
    is({ at: 'visitor' })
    await changed()
    expect(await statusOf(token), time).toBe(401)
  }
})

test('in the page, the next sign-in of an account ends the previous one', async () => {
  const { signIn, statusOf } = page()
  const first = await signIn()
  const second = await signIn()
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200])
})

test('in the page, storage that does not answer signs nobody out, and signing in still works', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest)
  const { signIn, statusOf, endSessions } = page()
  const unread = expect(statusOf('the token of a session')).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(openingPatience)
  await unread
  const token = await signIn()
  expect(await statusOf(token)).toBe(200)
  await endSessions()
  expect(await statusOf(token)).toBe(401)
})

test('a change that could not be stored fails alone', async () => {
  const memory = memoryStore()
  const save = vi.fn(memory.save)
  const server = new ServerDatabase({ ...memory, save })
  const student = await accountOf(server)
  save.mockRejectedValueOnce(new Error('The disk is full'))
  await expect(server.signIn(student)).rejects.toThrow('The disk is full')
  expect(await server.findByToken(await server.signIn(student))).toMatchObject({ _id: student._id })
})

test('a server whose file is new answers two calls at once, and knows after a restart who had signed in', async () => {
  const file = join(temporaryFolder(), 'state.json')
  const server = new ServerDatabase(fileStore(file))
  const [student] = await Promise.all([accountOf(server), accountOf(server)])
  const token = await server.signIn(student)
  const restarted = new ServerDatabase(fileStore(file))
  expect(await restarted.findByToken(token)).toMatchObject({ _id: student._id })
})

test.each(['Notes of the last meeting', '{"name":"another program’s"}', '[]'])(
  'a server that is given a file of something else (%s) does not begin, and leaves it as it is',
  (content) => {
    const file = join(temporaryFolder(), 'notes.txt')
    writeFileSync(file, content)
    expect(() => openDatabase(file)).toThrow('Move it away')
    expect(readFileSync(file, 'utf8')).toBe(content)
  },
)
