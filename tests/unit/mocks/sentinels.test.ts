import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { passwordFits } from '../../../mocks/account'
import { sampleAccounts } from '../../../mocks/data/accounts'
import { crowd } from '../../../mocks/data/crowd'
import { ServerDatabase } from '../../../mocks/database'
import { mockFetch } from '../../../mocks/fetch'
import { allHandlers } from '../../../mocks/handlers/all'
import { memoryStore } from '../../../mocks/memoryStore'
import { createNetwork, slowNetworkDelay, type Network } from '../../../mocks/network'

function login(email: string): Request {
  return new Request('https://server.example/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Sample123' }),
  })
}

test('every sentinel account is documented', () => {
  const documented = readFileSync('docs/demo.md', 'utf8')
  const source = readFileSync('mocks/handlers/sentinels.ts', 'utf8')
  const table = source.slice(source.indexOf('> = {'), source.indexOf('\n}\n'))
  const names = [...table.matchAll(/^ {2}(\w+): /gm)].map((match) => match[1])
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(documented).toContain(`\`${name}@ssip.example\``)
})

test('field errors come in both shapes', async () => {
  const send = mockFetch(allHandlers(new ServerDatabase(memoryStore())))
  const fields = await send(login('fields@ssip.example'))
  expect([fields.status, await fields.json()]).toMatchObject([
    400,
    { errors: [{ field: 'email' }] },
  ])
  const paths = await send(login('paths@ssip.example'))
  expect([paths.status, await paths.json()]).toMatchObject([422, { errors: [{ path: 'email' }] }])
})

test('a sentinel only answers for its own domain', async () => {
  const send = mockFetch(allHandlers(new ServerDatabase(memoryStore())))
  expect((await send(login('error@ssip.example'))).status).toBe(500)
  expect((await send(login('error@elsewhere.example'))).status).toBe(401)
  // No name of a sentinel, though every object has something of that name.
  expect((await send(login('constructor@ssip.example'))).status).toBe(401)
})

test('an answer without an end ends with its call, though WebKit forgets the signal of the request', async () => {
  const call = new AbortController()
  const send = mockFetch(allHandlers(new ServerDatabase(memoryStore())))
  const answer = await send(login('drip@ssip.example'), call)
  call.abort(new Error('It took too long'))
  await expect(answer.text()).rejects.toThrow('It took too long')
})

test('a call that is never answered ends when it is given up, before or after it was begun', async () => {
  const send = mockFetch(allHandlers(new ServerDatabase(memoryStore())))
  const call = new AbortController()
  const ended = expect(send(login('hang@ssip.example'), call)).rejects.toThrow('It took too long')
  call.abort(new Error('It took too long'))
  await ended
  await expect(send(login('hang@ssip.example'), call)).rejects.toThrow('It took too long')
})

test('on a slow network an answer comes late', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = new ServerDatabase(memoryStore())
  const send = mockFetch(
    allHandlers(server),
    createNetwork(() => 'slow'),
  )
  const arrived = vi.fn()
  const answered = send(login('nobody@ssip.example')).then(arrived)
  await vi.advanceTimersByTimeAsync(slowNetworkDelay - 1)
  expect(arrived).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await answered
  vi.useRealTimers()
})

test('no password can be read from what the server stores or sends', async () => {
  let kept: unknown
  const memory = memoryStore()
  const store = { ...memory, save: async (state: unknown) => memory.save((kept = state)) }
  const server = new ServerDatabase(store)
  const account = await server.findByEmail('student@ssip.example')
  if (account === undefined) throw new Error('There is no student')
  expect(passwordFits(account, 'Student123')).toBe(true)
  expect(passwordFits(account, 'student123')).toBe(false)
  const answer = await mockFetch(allHandlers(server))(login('rohan.desai@ssip.example'))
  const said = await answer.text()
  expect(said).toContain('Rohan Desai')
  expect(said).not.toMatch(/hash|salt|password/i)
  for (const { password } of sampleAccounts) {
    expect(JSON.stringify(kept)).not.toContain(password)
  }
})

test('two simultaneous sign-ins both succeed', async () => {
  const server = new ServerDatabase(memoryStore())
  const [first, second] = await server.accounts()
  if (first === undefined || second === undefined) throw new Error('There are no accounts')
  const tokens = await Promise.all([server.signIn(first), server.signIn(second)])
  expect(await server.findByToken(tokens[0])).toMatchObject({ _id: first._id })
  expect(await server.findByToken(tokens[1])).toMatchObject({ _id: second._id })
})

test('the crowd is added once, however often it is requested, and all its members differ', async () => {
  const server = new ServerDatabase(memoryStore())
  const before = (await server.accounts()).length
  await server.addAccounts(crowd(500))
  await server.addAccounts(crowd(500))
  const accounts = await server.accounts()
  expect(accounts).toHaveLength(before + 500)
  expect(new Set(accounts.map(({ email }) => email)).size).toBe(before + 500)
})

test.each<[Network, (number | 'lost')[]]>([
  ['fine', [401, 401, 401]],
  ['lossy', [401, 401, 'lost', 401, 401, 'lost']],
  ['captive', [200, 200]],
  ['down', ['lost', 'lost']],
  ['offline', ['lost']],
])('on a network that is %s calls end as %j', async (network, outcomes) => {
  const server = new ServerDatabase(memoryStore())
  const send = mockFetch(
    allHandlers(server),
    createNetwork(() => network),
  )
  for (const outcome of outcomes) {
    const status = await send(login('nobody@ssip.example')).then(
      (response) => response.status,
      () => 'lost',
    )
    expect(status).toBe(outcome)
  }
})
