import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { demoAccounts } from '../../../mocks/data/demoAccounts'
import { ServerDatabase } from '../../../mocks/database'
import { memoryStore } from '../../../mocks/memoryStore'
import { createMockServer } from '../../../mocks/page'
import { openingPatience } from '../../../mocks/pageStore'
import { Store } from '../../../src/lib/store'
import { eventually } from '../../support/eventually'

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
    leaves: (at: string) => session.set({ who: { at } }),
    statusOf: async (token: string) =>
      (await ask('/auth/profile', { headers: { authorization: `Bearer ${token}` } })).status,
  }
}

test('in the page, signing out ends the session: its token is no longer valid when restored', async () => {
  const { signIn, leaves, statusOf } = page()
  const token = await signIn()
  expect(await statusOf(token)).toBe(200)
  leaves('visitor')
  await eventually(async () => expect(await statusOf(token)).toBe(401))
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
  const { signIn, statusOf } = page()
  const unread = expect(statusOf('the token of a session')).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(openingPatience)
  await unread
  expect(await statusOf(await signIn())).toBe(200)
})
