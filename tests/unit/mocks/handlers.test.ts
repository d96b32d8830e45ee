import { beforeEach, expect, test } from 'vitest'
import { demoAccounts } from '../../../mocks/data/demoAccounts'
import { ServerDatabase } from '../../../mocks/database'
import { mockFetch } from '../../../mocks/fetch'
import { allHandlers } from '../../../mocks/handlers/all'
import { memoryStore } from '../../../mocks/memoryStore'
import { contract, type CallName } from '../../../src/api/contract'
import { readRefusal } from '../../../src/api/refusal'

const base = 'https://server.example/some/base'
const newcomer = { name: 'Tara Rao', email: 'tara.rao@example.org', password: 'Secret123' }
const profileFields = { institution: 'Gir Institute', department: 'Physics', phone: '9825500000' }

let server: ServerDatabase
let send: (request: Request) => Promise<Response>

beforeEach(() => {
  server = new ServerDatabase(memoryStore())
  send = mockFetch(allHandlers(server))
})

async function call(name: CallName, payload?: unknown, token?: string) {
  const { method, path } = contract[name]
  const response = await send(
    new Request(base + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    }),
  )
  return { status: response.status, body: (await response.json()) as unknown }
}

async function tokenOf(role: keyof typeof demoAccounts): Promise<string> {
  const account = await server.findByEmail(demoAccounts[role].email)
  if (account === undefined) throw new Error(`There is no ${role} account`)
  return server.signIn(account)
}

test('every call answers as the contract says, after any base address', async () => {
  const admin = await tokenOf('admin')
  const answers = {
    root: await call('root'),
    profile: await call('profile', undefined, admin),
    login: await call('login', demoAccounts.student),
    signup: await call('signup', { ...newcomer, confirmPassword: newcomer.password }),
    listUsers: await call('listUsers', undefined, admin),
    createAdmin: await call(
      'createAdmin',
      { ...newcomer, ...profileFields, email: 'a@example.org' },
      admin,
    ),
    createStudent: await call('createStudent', { ...newcomer, email: 's@example.org' }, admin),
  } satisfies Record<CallName, unknown>
  for (const [name, { status, body }] of Object.entries(answers)) {
    expect(contract[name as CallName].answer.safeParse(body), name).toMatchObject({ success: true })
    expect(status, name).toBe(['signup', 'createAdmin', 'createStudent'].includes(name) ? 201 : 200)
  }
})

test('what a sign-in and a sign-up answer about the person is what the profile says after them', async () => {
  const entries = {
    login: demoAccounts.student,
    signup: { ...newcomer, confirmPassword: newcomer.password },
  }
  for (const [name, payload] of Object.entries(entries)) {
    const { body } = await call(name as CallName, payload)
    const { user, token } = (body as { data: { user: object; token: string } }).data
    const profile = await call('profile', undefined, token)
    expect(profile.body, name).toEqual({ success: true, data: { user } })
    expect(user, name).toHaveProperty('lastLogin')
  }
})

test('the two paths that end in /auth/signup are different calls', async () => {
  const { body } = await call('createStudent', newcomer, await tokenOf('admin'))
  expect(body).toEqual({ success: true, message: 'Student created' })
  expect(await server.findByEmail(newcomer.email)).toMatchObject({ role: 'user' })
})

test('a payload with a missing field is refused with 400 and the field', async () => {
  const { status, body } = await call('login', {})
  expect(status).toBe(400)
  expect(readRefusal(body).errors).toContainEqual({
    field: 'email',
    message: 'email is required',
  })
})

test('only administrators see the list and create accounts', async () => {
  const student = await tokenOf('student')
  for (const name of ['listUsers', 'createAdmin', 'createStudent'] as const) {
    const payload = name === 'listUsers' ? undefined : newcomer
    expect((await call(name, payload)).status, `${name} by nobody`).toBe(401)
    expect((await call(name, payload, student)).status, `${name} by a student`).toBe(403)
  }
  expect(await server.findByEmail(newcomer.email)).toBeUndefined()
})

test('an ended session is answered with 401', async () => {
  const token = await tokenOf('student')
  expect((await call('profile', undefined, token)).status).toBe(200)
  await server.endSessions()
  expect((await call('profile', undefined, token)).status).toBe(401)
})

test('an e-mail address belongs to one account, whatever its case', async () => {
  const email = ` ${demoAccounts.student.email.toUpperCase()} `
  const { status, body } = await call('signup', {
    ...newcomer,
    email,
    confirmPassword: newcomer.password,
  })
  expect(status).toBe(409)
  expect(readRefusal(body).errors).toEqual([
    { field: 'email', message: 'An account with this email already exists' },
  ])
  const { password } = newcomer
  const own = { ...newcomer, email: newcomer.email.toUpperCase(), confirmPassword: password }
  expect((await call('signup', own)).status).toBe(201)
  expect((await call('login', { email: newcomer.email, password })).status).toBe(200)
})
