import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApi, type SessionRefusal } from '../../../src/api/client'
import type { CallName } from '../../../src/api/contract'
import { parseEnvironment } from '../../../src/api/environment'
import { ApiError, describeFailure, toFailure, type ApiFailure } from '../../../src/api/failure'
import { payloads } from '../../support/payloads'

const environment = parseEnvironment({
  VITE_API_ENV: 'development',
  VITE_API_BASE_URL: 'https://server.example/base',
})
const credentials = { email: 'a@example.org', password: 'Secret123' }
const user = { _id: 'u-1', name: 'Asha', email: 'a@example.org' }

afterEach(() => vi.useRealTimers())

function apiThat(fetch: (request: Request) => Promise<Response>, token: string | null = null) {
  return createApi({ environment, fetch, readToken: () => token })
}

/** In milliseconds; no test has to wait for the limit of a real environment. */
const shortLimit = 20

function impatientApiThat(fetch: Parameters<typeof createApi>[0]['fetch']) {
  const impatient = { ...environment, timeout: shortLimit }
  return createApi({ environment: impatient, fetch, readToken: () => null })
}

async function outlastLimit(): Promise<void> {
  await once(AbortSignal.timeout(2 * shortLimit), 'abort')
}

function answering(body: unknown, status = 200) {
  return apiThat(async () => new Response(JSON.stringify(body), { status }))
}

async function failureOfCall(call: Promise<unknown>): Promise<ApiFailure> {
  const error: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(error instanceof ApiError)) throw new Error('The call did not fail as calls do')
  return error.failure
}

test('a call carries JSON, cookies and the bearer token to the base URL', async () => {
  const requests: Request[] = []
  const api = apiThat(async (request) => {
    requests.push(request)
    return Response.json({ success: true, data: { user, token: 't' } })
  }, 'my-token')
  await api.call('login', credentials)
  const [request] = requests
  expect(request?.url).toBe('https://server.example/base/auth/login')
  expect(request?.method).toBe('POST')
  expect(request?.credentials).toBe('include')
  expect(request?.headers.get('authorization')).toBe('Bearer my-token')
  expect(request?.headers.get('content-type')).toBe('application/json')
  expect(request?.headers.get('accept')).toBe('application/json')
  expect(await request?.json()).toEqual(credentials)
})

test('without a token there is no authorization header', async () => {
  const fetch = vi.fn(async (_request: Request) =>
    Response.json({ success: true, data: { user, token: 't' } }),
  )
  await apiThat(fetch).call('login', credentials)
  expect(fetch.mock.calls[0]?.[0].headers.has('authorization')).toBe(false)
})

test('a call is sent once, even when it fails: a POST must not happen twice', async () => {
  const fetch = vi.fn(async (_request: Request) => new Response('{}', { status: 503 }))
  await failureOfCall(apiThat(fetch).call('login', credentials))
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each([
  ['wrong JSON', { success: true, data: { user: 7 } }, 200, { kind: 'unreadable', status: 200 }],
  ['an empty token', { success: true, data: { user, token: '' } }, 200, { kind: 'unreadable' }],
  [
    'a token that no header can carry',
    { success: true, data: { user, token: 'तोकन' } },
    200,
    { kind: 'unreadable' },
  ],
  [
    'a refusal with status 200',
    { success: false, message: 'No' },
    200,
    { kind: 'refused', message: 'No' },
  ],
  ...[0, '0', 'false', 'False'].map((no): [string, object, number, object] => [
    `a refusal with status 200 that writes false as ${JSON.stringify(no)}`,
    { success: no, data: { user, token: 't' }, message: 'No' },
    200,
    { kind: 'refused', message: 'No' },
  ]),
  ...['error', 'fail'].map((status): [string, object, number, object] => [
    `a refusal with status 200 that says "${status}"`,
    { status, message: 'No' },
    200,
    { kind: 'refused', message: 'No' },
  ]),
  ...[
    { status: false, message: 'No' },
    { status: 'false', message: 'No' },
    { status: false, error: 'No' },
    { status: 'Failed', error: 'No' },
    { ok: false, message: 'No' },
    { error: 'No' },
    { error: { message: 'No', code: 7 } },
    { error: true, message: 'No', data: { user, token: 't' } },
    { code: 400, msg: 'No' },
    { code: '409', message: 'No' },
    { statusCode: 500, message: 'No' },
    { status: 422, error: 'No' },
    { result: 'error', message: 'No' },
    { errors: ['No'] },
    { errors: [{ message: 'No' }], data: null },
    { Success: false, Message: 'No' },
    { IS_OK: 1, OK: false, MESSAGE: 'No' },
    { Status: 'Error', Msg: 'No' },
    { status_code: 400, message: 'No' },
    { 'Status-Code': '400', Message: 'No' },
    { Error: 'No' },
  ].map((body): [string, object, number, object] => [
    `a refusal with status 200, as ${JSON.stringify(body)}`,
    body,
    200,
    { kind: 'refused', message: 'No' },
  ]),
  [
    'a refusal that says 401 with status 200',
    { status: { code: 401, message: 'No' } },
    200,
    { kind: 'unauthorised', status: 401, message: 'No' },
  ],
  ['500 without a message', {}, 500, { kind: 'refused', status: 500 }],
  ['401', { message: 'Expired' }, 401, { kind: 'unauthorised', message: 'Expired' }],
])('%s', async (_name, body, status, expected) => {
  expect(await failureOfCall(answering(body, status).call('login', credentials))).toMatchObject(
    expected,
  )
})

test.each<object>([
  { status: 'active' },
  { status: true },
  { status: 200 },
  { status: 0 },
  { status: { toString: 'error' } },
  { status: 'success', error: null },
  { error: '' },
  { error: ' ' },
  { error: false },
  { error: 'false' },
  { error: 0 },
  { error: {} },
  { error: [] },
  { success: true, error: 'None', status: false },
  { success: true, code: 400, errors: ['None'] },
  { Success: true, Code: 400, Error: 'None' },
  { Status: 'success', ERROR: null, status_code: 200 },
  { code: 200 },
  { code: 0, errors: [] },
  { code: 1001 },
  { code: 40001, statusCode: 10200 },
  { code: 'E400' },
  { code: 'OK', result: 'success', errors: null },
  { statusCode: 201, status: { code: 200, message: 'Logged in' }, errors: {} },
])('a session beside %j is no refusal', async (beside) => {
  const body = { ...beside, user, token: 't' }
  expect(await answering(body).call('login', credentials)).toMatchObject({ data: { token: 't' } })
})

test('an account whose own status is false is no refusal', async () => {
  const inactive = { ...user, status: false }
  for (const account of [inactive, { ...user, code: 412 }, { ...user, errors: ['Old phone'] }])
    expect(await answering(account).call('profile', undefined)).toMatchObject({
      data: { user: { name: 'Asha' } },
    })
  expect(
    await answering({ user: inactive }, 201).call('createAdmin', { ...credentials, name: 'Asha' }),
  ).toMatchObject({ data: { user: { name: 'Asha' } } })
})

test('a refusal with status 200 creates no account and lists no users', async () => {
  const account = { ...credentials, name: 'Asha' }
  for (const no of [
    { status: false, error: 'Email is taken', data: [] },
    { code: 400, msg: 'Email is taken', data: [] },
    { errors: ['Email is taken'], data: [] },
  ]) {
    const refusing = answering(no)
    for (const call of [
      refusing.call('createStudent', account),
      refusing.call('createAdmin', account),
      refusing.call('listUsers', undefined),
    ])
      expect(await failureOfCall(call)).toMatchObject({
        kind: 'refused',
        message: 'Email is taken',
      })
  }
  expect(await failureOfCall(answering(false).call('createStudent', account))).toEqual({
    kind: 'refused',
    status: 200,
  })
  const byField = answering({ errors: { email: ['Taken'] } })
  expect(await failureOfCall(byField.call('createStudent', account))).toMatchObject({
    kind: 'fields',
    fields: { email: 'Taken' },
  })
})

test('a status of HTTP in the body counts only where the answer itself has none of a failure', async () => {
  const failure = await failureOfCall(answering({ code: 401 }, 400).call('profile', undefined))
  expect(failure).toEqual({ kind: 'refused', status: 400 })
})

test('a server that counts attempts says so, or the portal does', async () => {
  const limited = apiThat(
    async () => new Response('Too many requests, please try again later.', { status: 429 }),
  )
  expect(await failureOfCall(limited.call('login', credentials))).toEqual({
    kind: 'refused',
    status: 429,
    message: 'There were too many attempts. Wait a few minutes, then try again.',
  })
  const saying = answering({ message: 'Come back at six' }, 429)
  expect(await failureOfCall(saying.call('login', credentials))).toMatchObject({
    message: 'Come back at six',
  })
})

/** What the screen says after a refusal with this `Retry-After`. */
async function saidOf(after: string, status: number, body?: object): Promise<string> {
  const api = apiThat(async () => {
    const headers = { 'retry-after': after }
    return body === undefined
      ? new Response('<h1>Wait</h1>', { status, headers })
      : Response.json(body, { status, headers })
  })
  return describeFailure(await failureOfCall(api.call('login', credentials)), 'Login failed')
}

describe('a refusal says when to try again, where the server lets the page read it', () => {
  const now = new Date(2026, 10, 26, 10, 40, 30)
  beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))

  test.each([
    ['60', 429, undefined, 'There were too many attempts. Try again after 10:42 AM.'],
    ['60', 429, { message: 'Too Many Attempts.' }, 'Too Many Attempts. Try again after 10:42 AM.'],
    [
      '3600',
      503,
      undefined,
      'Login failed. The server is not available at the moment. Try again after 11:41 AM.',
    ],
    ['90', 503, { message: 'Being repaired' }, 'Being repaired. Try again after 10:42 AM.'],
    [
      '900',
      423,
      undefined,
      'Login failed. The server refused without giving a reason. Try again after 10:56 AM.',
    ],
    [
      '900',
      401,
      {},
      'Login failed. The email or the password is not right. Check both, then try again. Try again after 10:56 AM.',
    ],
    [
      new Date(2026, 10, 27, 9, 0).toUTCString(),
      503,
      { message: 'Being repaired' },
      'Being repaired. Try again after 27 Nov 2026, 9:00 AM.',
    ],
    [
      new Date(2026, 10, 27, 9, 0).toISOString(),
      429,
      undefined,
      'There were too many attempts. Try again after 27 Nov 2026, 9:00 AM.',
    ],
  ])('%s with a %i that says %j', async (after, status, body, said) => {
    expect(await saidOf(after, status, body)).toBe(said)
  })

  test('by the server’s clock, where that may be read: the device’s is hours off', async () => {
    const theirs = new Date(2026, 10, 26, 14, 0)
    const headers = {
      date: theirs.toUTCString(),
      'retry-after': new Date(theirs.getTime() + 60_000).toUTCString(),
    }
    const api = apiThat(async () => new Response('', { status: 429, headers }))
    const said = describeFailure(await failureOfCall(api.call('login', credentials)))
    expect(said).toBe('There were too many attempts. Try again after 10:42 AM.')
  })

  test.each(['soon', '-5', '0', '', new Date(2026, 10, 26, 9, 0).toUTCString(), '9'.repeat(400)])(
    'but not for %j',
    async (after) => {
      const soon =
        'Login failed. The server is not available at the moment. Try again in a few minutes.'
      expect(await saidOf(after, 503)).toBe(soon)
    },
  )
})

test.each([
  [400, 'User already registered.\n', 'User already registered.'],
  [401, 'Invalid email or password', 'Invalid email or password'],
  [409, 'Email already exists', 'Email already exists'],
])('a %i whose reason is plain text says it', async (status, text, message) => {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const api = apiThat(async () => new Response(text, { status, headers }))
  expect(await failureOfCall(api.call('login', credentials))).toMatchObject({ status, message })
})

test.each([
  [400, 'Bad Request'],
  [404, '404 page not found'],
  [401, 'Unauthorized'],
  [403, '<h1>Access denied</h1>'],
  [400, '{"message":"Cut o'],
  [400, `Error: no such column\n    at Statement.run (db.js:7)`],
  [400, `A text of ${'many '.repeat(60)} words`],
  [502, 'upstream connect error'],
])('but nothing that only repeats the %i, or that nobody could read: %s', async (status, text) => {
  const api = apiThat(async () => new Response(text, { status }))
  const failure = await failureOfCall(api.call('login', credentials))
  expect('message' in failure ? failure.message : undefined).toBeUndefined()
})

function phpWarning(text: string): string {
  return `<br />\n<b>Warning</b>:  ${text} in <b>/var/www/a.php</b> on line <b>3</b><br />\n`
}

function warned(body: object, status = 200) {
  return apiThat(async () => {
    const text = phpWarning('Undefined array key "x"') + phpWarning('Cannot modify header')
    const headers = { 'content-type': 'text/html; charset=UTF-8' }
    return new Response(text + JSON.stringify(body), { status, headers })
  })
}

test('the warnings of PHP before the answer do not hide it', async () => {
  expect(await warned({ user, token: 't' }).call('login', credentials)).toMatchObject({
    data: { user: { name: 'Asha' } },
  })
  expect(
    await failureOfCall(warned({ message: 'Wrong password' }, 401).call('login', credentials)),
  ).toMatchObject({ kind: 'unauthorised', message: 'Wrong password' })
})

test.each([
  ['that says so', 'latin1', 'application/json; charset=windows-1252'],
  ['that says nothing', 'latin1', 'application/json'],
  ['that names no charset that there is', 'latin1', 'application/json; charset=ansi'],
  ['that is UTF-8 all the same', 'utf8', 'application/json; charset="ISO-8859-1"'],
] as const)(
  'the letters of an older server are right, of one %s',
  async (_name, encoding, type) => {
    const text = JSON.stringify({ user: { ...user, name: 'José Müller' } })
    const headers = { 'content-type': type }
    const api = apiThat(async () => new Response(Buffer.from(text, encoding), { headers }), 't')
    expect(await api.call('profile', undefined)).toMatchObject({
      data: { user: { name: 'José Müller' } },
    })
  },
)

test('UTF-16 is read, or is unreadable: never are its letters others', async () => {
  const headers = { 'content-type': 'application/json; charset=utf-16' }
  const text = Buffer.from(JSON.stringify({ user: { ...user, name: 'આશા' } }), 'utf16le')
  const little = apiThat(async () => new Response(Buffer.from(text), { headers }), 't')
  expect(await little.call('profile', undefined)).toMatchObject({ data: { user: { name: 'આશા' } } })
  const big = apiThat(async () => new Response(Buffer.from(text).swap16(), { headers }), 't')
  const failure = await failureOfCall(big.call('profile', undefined))
  expect(failure).toMatchObject({ kind: 'unreadable' })
})

test.each([
  [{ link: '</users?page=2>; rel="next", </users?page=9>; rel="last"' }, 'more'],
  [{ link: '</users?page=1>; rel=prev' }, undefined],
  [{ link: '</users?next=1>; rel="last"' }, undefined],
  [{ 'x-total-count': '30' }, 30],
  [{ 'x-total-count': '1' }, undefined],
  [{ 'content-range': 'users 0-0/30' }, 30],
  [{ 'content-range': '0-0/1' }, undefined],
  [{ 'content-range': '0-0/*' }, undefined],
  [{}, undefined],
])('the headers of a bare list, %o, say of how many it is', async (headers, of) => {
  const api = apiThat(async () => Response.json([user], { headers }), 't')
  expect((await api.call('listUsers', undefined)).data).toMatchObject({ users: [user], of })
})

test('a PHP program that has stopped half-way is neither the Wi-Fi nor a success', async () => {
  const fatal =
    '<br />\n<b>Fatal error</b>:  Uncaught PDOException: gone in /a.php:3\nStack trace:\n#0 {main}\n  thrown in <b>/a.php</b> on line <b>3</b><br />\n'
  const api = apiThat(async () => new Response(fatal, { headers: { 'content-type': 'text/html' } }))
  expect(await failureOfCall(api.call('createStudent', { ...credentials, name: 'Asha' }))).toEqual({
    kind: 'unreadable',
    status: 200,
  })
})

test('what a server says beside an answer without its data is not lost', async () => {
  const body = { success: true, message: 'Confirm your address first' }
  expect(await failureOfCall(answering(body, 201).call('login', credentials))).toEqual({
    kind: 'unreadable',
    status: 201,
    message: 'Confirm your address first',
  })
})

test.each([
  ['a page', '<!doctype html><h1>Wi-Fi</h1>', 200, 'unexpected'],
  ['a page that begins with a comment', '<!-- Campus --><html>', 200, 'unexpected'],
  ['the page that asks for the Wi-Fi’s terms', '<h1>Wi-Fi</h1>', 511, 'unexpected'],
  ['a page with another status', '<h1>Cannot POST /auth/login</h1>', 404, 'refused'],
  ['truncated JSON', '{"success":tr', 200, 'unreadable'],
  ['nothing', '', 200, 'unreadable'],
])('%s does not count as an answer, and signs nobody out', async (_name, text, status, kind) => {
  const api = apiThat(async () => new Response(text, { status }))
  expect(await failureOfCall(api.call('profile', undefined))).toEqual({ kind, status })
})

test.each([
  ['201 without a body', 201, null],
  ['201 with a blank body', 201, '\r\n'],
  ['201 with a word', 201, 'Created'],
  ['204', 204, null],
])('%s is no page, although many frameworks call it one', async (_name, status, body) => {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const api = apiThat(async () => new Response(body, { status, headers }), 'my-token')
  const account = { name: 'Asha', ...credentials }
  expect(await api.call('createStudent', account)).toMatchObject({ success: true })
  expect(await api.call('createAdmin', account)).toMatchObject({ success: true })
  expect(await failureOfCall(api.call('profile', undefined))).toEqual({
    kind: 'unreadable',
    status,
  })
})

/** What a call is answered with at another address, to which it was redirected. */
function ledTo(url: string, response: Response) {
  return apiThat(async () =>
    Object.defineProperties(response, { redirected: { value: true }, url: { value: url } }),
  )
}

/** A sign-in that was redirected to this URL and answered there. */
function signInLedTo(url: string) {
  const whole = { ...user, role: 'user' }
  const response = Response.json({ success: true, data: { user: whole, token: 't' } })
  return ledTo(url, response).call('login', credentials)
}

test('a creation that was redirected was perhaps only a question where it ended', async () => {
  const account = { ...credentials, name: 'Asha' }
  const answers = [() => Response.json({ message: 'Sign in first' }), () => new Response('Welcome')]
  for (const answer of answers)
    for (const name of ['createStudent', 'createAdmin'] as const) {
      const api = ledTo('https://server.example/login', answer())
      expect(await failureOfCall(api.call(name, account))).toMatchObject({
        kind: 'unreadable',
        status: 200,
      })
    }
})

test('a page of the server itself, to which it has redirected, is not blamed on the Wi-Fi', async () => {
  const page = new Response('<!doctype html><h1>Closed for repairs</h1>')
  const own = ledTo('https://server.example/closed', page.clone())
  expect(await failureOfCall(own.call('profile', undefined))).toEqual({
    kind: 'unreadable',
    status: 200,
  })
  const away = ledTo('https://wifi.example/login', page)
  expect((await failureOfCall(away.call('profile', undefined))).kind).toBe('unexpected')
})

test('an answer from a host other than the server’s is blamed on the Wi-Fi', async () => {
  expect(await failureOfCall(signInLedTo('https://wifi.example/login'))).toEqual({
    kind: 'unexpected',
    status: 200,
  })
  // A redirect to another address of the same server is not foreign.
  expect(await signInLedTo('https://server.example/v2/auth/login')).toMatchObject({ success: true })
})

test('a question that was led to another address of the same server is answered there', async () => {
  const moved = ledTo('https://server.example/v2/profile', Response.json({ user }))
  expect(await moved.call('profile', undefined)).toMatchObject({ data: { user } })
  // To be reached, a server needs no session.
  const root = ledTo('https://server.example/login', Response.json({ message: 'Sign in' }))
  expect(await root.probe('root')).toMatchObject({ status: 200, ok: true })
})

test('204 does not count as an answer either', async () => {
  const api = apiThat(async () => new Response(null, { status: 204 }))
  expect(await failureOfCall(api.call('profile', undefined))).toEqual({
    kind: 'unreadable',
    status: 204,
  })
})

test.each([
  ['/login', new Response('<!doctype html><form>Sign in</form>')],
  ['/base/accounts/login/?next=/auth/profile', new Response('<form>', { status: 200 })],
  ['/users/sign_in', Response.json({ message: 'Not found' }, { status: 404 })],
])(
  'whom the server leads to its own sign-in at %s has no session any more',
  async (path, response) => {
    const reports: SessionRefusal[] = []
    const api = createApi({
      environment,
      fetch: async () => {
        const url = { value: `https://server.example${path}` }
        return Object.defineProperties(response.clone(), { redirected: { value: true }, url })
      },
      readToken: () => 'my-token',
      onRefused: (refusal) => reports.push(refusal),
    })
    for (const name of ['profile', 'listUsers'] as const)
      expect(await failureOfCall(api.call(name, undefined))).toEqual({
        kind: 'unauthorised',
        status: 401,
      })
    expect(reports.map(({ name }) => name)).toEqual(['profile', 'listUsers'])
  },
)

/** Answers the sign-in with `said`, and the profile with `profile`. */
function saying(said: () => Response, profile: () => Response) {
  const sent: (string | null)[] = []
  const api = apiThat(async (request) => {
    if (!request.url.endsWith('/auth/profile')) return said()
    sent.push(request.headers.get('authorization'))
    return profile()
  }, 'an older one')
  return { api, sent }
}

describe('a sign-in that says less than a session', () => {
  const whole = { ...user, role: 'admin' }

  test.each([
    ['a token alone', Response.json({ success: true, data: { token: 't' } })],
    ['a token as OAuth has it', Response.json({ access_token: 't', token_type: 'bearer' })],
    ['a token of Django', Response.json({ key: 't' })],
    ['a token of Laravel', Response.json({ authorisation: { token: 't', type: 'bearer' } })],
    [
      'a token in a header',
      Response.json({ data: user }, { headers: { authorization: 'Bearer t' } }),
    ],
    ['a header alone', new Response(null, { status: 204, headers: { authorization: 'Bearer t' } })],
    ['a user without a name', Response.json({ token: 't', user: { id: 'u-1' } })],
    ['a user without a role', Response.json({ token: 't', user })],
  ])('%s: the profile says the rest', async (_name, said) => {
    const { api, sent } = saying(
      () => said.clone(),
      () => Response.json({ user: whole }),
    )
    for (const name of ['login', 'signup'] as const)
      expect((await api.call(name, payloads[name])).data).toMatchObject({ user: whole, token: 't' })
    expect(sent).toEqual(['Bearer t', 'Bearer t'])
  })

  const jwt = 'eyJ0eXAi.eyJzdWIi.c2ln'
  const sanctum = `12|${'k3jH'.repeat(12)}`

  test.each([
    ['as JSON', jwt, Response.json(jwt)],
    ['as plain text', jwt, new Response(`${jwt}\n`)],
    ['of Laravel, as a page', sanctum, new Response(sanctum)],
    ['in what was made JSON twice', jwt, Response.json(JSON.stringify({ token: jwt }))],
  ])('a token that is a text, %s: the profile says the rest', async (_name, token, said) => {
    const answers = [() => Response.json({ user: whole }), () => Response.json({}, { status: 503 })]
    for (const profile of answers) {
      const { api, sent } = saying(() => said.clone(), profile)
      const signup = api.call('signup', payloads.signup)
      const text = JSON.stringify(await signup.catch(toFailure))
      // Where it lets nobody in, it is on no screen.
      expect(text.includes(token)).toBe(profile === answers[0])
      expect(sent).toEqual([`Bearer ${token}`])
    }
  })

  test('what may be a token is no message', async () => {
    const { api } = saying(
      () => Response.json('9944b09199c62bcf9418ad846dd0e4bb'),
      () => Response.json({ user: whole }),
    )
    expect(await failureOfCall(api.call('login', payloads.login))).toEqual({
      kind: 'unreadable',
      status: 200,
    })
  })

  test('where the profile fails, a sign-in says so, and an account may have been made', async () => {
    const { api } = saying(
      () => Response.json({ token: 't' }, { status: 201 }),
      () => Response.json({}, { status: 503 }),
    )
    expect(await failureOfCall(api.call('login', payloads.login))).toMatchObject({ status: 503 })
    const signup = await failureOfCall(api.call('signup', payloads.signup))
    expect(signup).toMatchObject({ kind: 'unreadable', status: 201 })
  })

  test.each([
    ['nothing more', { user }],
    ['what it takes for good', { success: true, message: 'Login successful', data: { user } }],
    ['only what it takes for good', { message: 'Login successful' }],
  ])('without any token, as where the session is a cookie, and %s', async (_name, said) => {
    const { api, sent } = saying(
      () => Response.json(said),
      () => Response.json({ user: whole }),
    )
    const failure = await failureOfCall(api.call('login', payloads.login))
    expect(describeFailure(failure, 'Login failed')).toMatch(
      /^Login failed\. The server sent no token, .* tell whoever runs it\.( Login successful)?$/,
    )
    const signup = await failureOfCall(api.call('signup', payloads.signup))
    expect(describeFailure(signup, 'Signup failed')).not.toContain('token')
    // The older token would name its own person.
    expect(sent).toEqual([])
  })

  test.each(['Login unsuccessful', 'You are not logged in'])(
    'words that refuse are no sign-in without a token: %s',
    async (message) => {
      const { api } = saying(
        () => Response.json({ message }),
        () => Response.json({ user: whole }),
      )
      const failure = await failureOfCall(api.call('login', payloads.login))
      expect(describeFailure(failure, 'Login failed')).not.toContain('token')
    },
  )

  test('one that is refused is, whatever else it holds', async () => {
    const { api, sent } = saying(
      () => Response.json({ success: false, message: 'No', token: 't' }),
      () => Response.json({ user: whole }),
    )
    expect(await failureOfCall(api.call('login', payloads.login))).toMatchObject({ message: 'No' })
    expect(sent).toEqual([])
  })

  test.each([401, 403])(
    'where the profile answers the new token with %i, nobody is let in with it',
    async (status) => {
      const { api } = saying(
        () => Response.json({ token: 't', user }),
        () => Response.json({ message: 'Confirm your address first' }, { status }),
      )
      expect(await failureOfCall(api.call('login', payloads.login))).toEqual({
        kind: 'unauthorised',
        status,
        message: 'Confirm your address first',
      })
      // The account was made.
      expect(await failureOfCall(api.call('signup', payloads.signup))).toMatchObject({
        kind: 'unreadable',
        status: 200,
      })
    },
  )

  test.each([
    ['fails', Response.json({}, { status: 503 })],
    ['is the page of a firewall', new Response('<h1>Blocked</h1>', { status: 403 })],
    ['is another person’s', Response.json({ user: { ...whole, _id: 'u-2' } })],
  ])('where the profile %s, whoever was named is who signs in', async (_name, profile) => {
    const { api } = saying(
      () => Response.json({ token: 't', user }),
      () => profile.clone(),
    )
    const { data } = await api.call('login', payloads.login)
    expect(data.user).toMatchObject({ _id: 'u-1', role: undefined })
  })
})

async function reportsOf<Name extends CallName>(name: Name, answer: () => Response) {
  const reports: SessionRefusal[] = []
  const api = createApi({
    environment,
    fetch: async () => answer(),
    readToken: () => 'my-token',
    onRefused: (refusal) => reports.push(refusal),
  })
  const failure = await failureOfCall(api.call(name, payloads[name]))
  return { reports, failure }
}

describe('a refusal is reported once, by the client', () => {
  const names = Object.keys(payloads) as CallName[]
  const ofSession = new Set<CallName>(['profile', 'listUsers', 'createAdmin', 'createStudent'])

  test.each(names)('%s', async (name) => {
    for (const status of [401, 403] as const) {
      const { reports } = await reportsOf(name, () => Response.json({}, { status }))
      // Of a call that needs no session the token may have been refused: the profile tells.
      const refused = ofSession.has(name) ? name : 'profile'
      expect(reports).toEqual([{ name: refused, token: 'my-token' }])
    }
  })

  test('a sign-in that is refused is made once, and again only after its token was given up', async () => {
    for (const isAccepted of [true, false]) {
      let token: string | null = 'my-token'
      const asked: string[] = []
      const api = createApi({
        environment,
        fetch: async (request) => {
          const { pathname } = new URL(request.url)
          asked.push(`${pathname} ${request.headers.get('authorization') ?? 'alone'}`)
          return pathname.endsWith('/auth/profile') && isAccepted
            ? Response.json({ user: { id: 1, name: 'Asha', email: 'a@example.org' } })
            : Response.json({}, { status: 401 })
        },
        readToken: () => token,
        onRefused: () => (token = null),
      })
      await failureOfCall(api.call('login', payloads.login))
      const once = ['/base/auth/login Bearer my-token', '/base/auth/profile Bearer my-token']
      expect(asked).toEqual(isAccepted ? once : [...once, '/base/auth/login alone'])
    }
  })

  test('a call that was made without a token is made again once there is one', async () => {
    let token: string | null = null
    const sent: (string | null)[] = []
    const api = createApi({
      environment,
      fetch: async (request) => {
        const authorization = request.headers.get('authorization')
        sent.push(authorization)
        return authorization === null ? new Response(null, { status: 401 }) : Response.json([user])
      },
      readToken: () => token,
      onRefused: async () => {
        await new Promise((resolve) => setTimeout(resolve))
        token = 'a new one'
      },
    })
    expect(await api.call('listUsers', undefined)).toMatchObject({ data: { users: [user] } })
    expect(sent).toEqual([null, 'Bearer a new one'])
  })

  test.each([
    ['got one', 't', ['alone', 'Bearer t'], undefined],
    ['got one that is refused too', 'old', ['alone', 'Bearer old'], 'unauthorised'],
    ['got none', null, ['alone'], 'unauthorised'],
  ])('a call without a token, which then %s', async (_what, given, headers, outcome) => {
    let token: string | null = null
    const sent: string[] = []
    const api = createApi({
      environment,
      fetch: async (request) => {
        const header = request.headers.get('authorization')
        sent.push(header ?? 'alone')
        return header === 'Bearer t'
          ? Response.json({ data: [] })
          : Response.json({}, { status: 401 })
      },
      readToken: () => token,
      onRefused: async () => {
        await new Promise((resolve) => setTimeout(resolve))
        token = given
      },
    })
    const failure = await api.call('listUsers', undefined).then(() => undefined, toFailure)
    expect(failure?.kind).toBe(outcome)
    expect(sent).toEqual(headers)
  })

  test.each([
    { success: false, code: 401, message: 'Token expired' },
    { status: 401, message: 'Token expired' },
    { success: false, statusCode: '403' },
    { success: false, error: { code: 401, message: 'Token expired' } },
    { status: 'error', message: 'Unauthorized' },
    { error: 'Unauthenticated.' },
  ])('so is a 200 that says it in its body: %j', async (body) => {
    const { reports } = await reportsOf('profile', () => Response.json(body))
    expect(reports).toEqual([{ name: 'profile', token: 'my-token' }])
  })

  test.each([
    ['a word', 'Unauthorized'],
    ['truncated JSON', '{"message":"Exp'],
    ['nothing', null],
  ])('so is a 401 or 403 with %s, as many frameworks send it', async (_name, body) => {
    for (const status of [401, 403]) {
      const { reports } = await reportsOf('profile', () => new Response(body, { status }))
      expect(reports).toEqual([{ name: 'profile', token: 'my-token' }])
    }
  })

  test.each([
    ['401 with a page', 401, '<h1>Authorization Required</h1>'],
    ['403 with a page', 403, '<h1>Forbidden</h1>'],
  ])('but a %s may come from a firewall', async (_name, status, body) => {
    const { reports, failure } = await reportsOf('profile', () => new Response(body, { status }))
    expect(reports).toEqual([])
    expect(failure.kind).toBe('unauthorised')
  })

  test('and a 401 of another host ends nothing', async () => {
    const { reports, failure } = await reportsOf('profile', () =>
      Object.defineProperties(Response.json({}, { status: 401 }), {
        redirected: { value: true },
        url: { value: 'https://wifi.example/login' },
      }),
    )
    expect(reports).toEqual([])
    expect(failure.kind).toBe('unexpected')
  })

  test.each([400, 404, 409, 500, 503])('and a %i is not such a refusal', async (status) => {
    const { reports } = await reportsOf('listUsers', () => Response.json({}, { status }))
    expect(reports).toEqual([])
  })
})

test('the time limit holds for the whole answer, not only for its beginning', async () => {
  // WebKit forgets the request's own signal.
  const api = impatientApiThat(async (_request, { signal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{'))
        signal.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(body)
  })
  const failure = await failureOfCall(api.call('profile', undefined))
  expect(failure).toEqual({ kind: 'timeout', seconds: shortLimit / 1000 })
})

test('an answer that came while the page stood still is not late', async () => {
  const api = impatientApiThat(async ({ signal }) => {
    const { port1, port2 } = new MessageChannel()
    // As from the network: after the timers that are due.
    port2.postMessage('answer')
    const end = performance.now() + shortLimit + 1_100
    while (performance.now() < end);
    await Promise.race([once(port1, 'message'), once(signal, 'abort')])
    port1.close()
    signal.throwIfAborted()
    return Response.json({ success: true, data: { user } })
  })
  expect(await api.call('profile', undefined)).toMatchObject({ data: { user } })
})

test('no other limit ends it sooner', async () => {
  vi.useFakeTimers()
  const { promise, resolve: answer } = Promise.withResolvers<Response>()
  const call = apiThat(async () => promise).call('profile', undefined)
  await vi.advanceTimersByTimeAsync(14_000)
  answer(Response.json({ user }))
  expect(await call).toMatchObject({ data: { user } })
})

test('no call is answered by what the browser has kept: the server may be gone, or the person another', async () => {
  const requests: Request[] = []
  const api = apiThat(async (request) => {
    requests.push(request)
    throw new TypeError('Failed to fetch')
  })
  await failureOfCall(api.probe('root'))
  await failureOfCall(api.call('profile', undefined))
  expect(requests.map(({ mode, cache }) => `${mode}, ${cache}`)).toEqual([
    'cors, no-store',
    'no-cors, no-store',
    'cors, no-store',
  ])
})

test('a call that ends because a link was followed does not say so while the page is being left', async () => {
  const { promise, resolve: stay } = Promise.withResolvers<void>()
  vi.stubGlobal('window', { early: { stays: async () => promise } })
  try {
    const told = vi.fn<(failure: ApiFailure) => void>()
    const ended = apiThat(async () => Promise.reject(new TypeError('NetworkError')))
    const failure = failureOfCall(ended.call('profile', undefined)).then(told)
    await new Promise((resolve) => setTimeout(resolve))
    expect(told).not.toHaveBeenCalled()
    stay()
    await failure
    expect(told).toHaveBeenCalledWith({ kind: 'offline', detail: 'NetworkError' })
  } finally {
    vi.unstubAllGlobals()
  }
})

test('and where the page stays after all, it was not the server that took too long', async () => {
  vi.stubGlobal('window', { early: { stays: outlastLimit } })
  try {
    const ended = impatientApiThat(async () => Promise.reject(new TypeError('NetworkError')))
    const failure = await failureOfCall(ended.call('profile', undefined))
    expect(failure).toEqual({ kind: 'offline', detail: 'NetworkError' })
  } finally {
    vi.unstubAllGlobals()
  }
})

test('a broken connection is distinguished from an answer hidden by CORS', async () => {
  const broken = apiThat(async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new TypeError('terminated')),
    })
    return new Response(body)
  })
  expect(await failureOfCall(broken.probe('root'))).toMatchObject({
    kind: 'offline',
    detail: expect.stringContaining('in the middle') as string,
  })

  const hidden = apiThat(async (request) => {
    if (request.mode !== 'no-cors') throw new TypeError('Failed to fetch')
    return Object.defineProperty(new Response(), 'type', { value: 'opaque' })
  })
  expect(await failureOfCall(hidden.probe('root'))).toMatchObject({
    detail: expect.stringMatching(/CORS.*redirect/) as string,
  })

  // At its own origin the page may read every answer, so none was hidden from it.
  const own = apiThat(async (request) => {
    if (request.mode !== 'no-cors') throw new TypeError('Failed to fetch')
    return new Response()
  })
  expect(await failureOfCall(own.probe('root'))).toMatchObject({
    detail: expect.stringContaining('Nothing answers') as string,
  })

  const slow = impatientApiThat(async () => {
    await outlastLimit()
    throw new TypeError('Failed to fetch')
  })
  expect(await failureOfCall(slow.probe('root'))).toMatchObject({ kind: 'timeout' })

  const silent = impatientApiThat(async ({ mode }, { signal }) => {
    if (mode !== 'no-cors') throw new TypeError('Failed to fetch')
    await once(signal, 'abort')
    throw signal.reason
  })
  expect(await failureOfCall(silent.probe('root'))).toMatchObject({
    detail: expect.stringContaining('Nothing answers') as string,
  })

  const away = apiThat(async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await failureOfCall(away.probe('root'))).toEqual({
    kind: 'offline',
    detail:
      'Nothing answers at this address, it redirects to another one, or this network keeps the page from it.',
  })
  expect(await failureOfCall(away.call('profile', undefined))).toEqual({
    kind: 'offline',
    detail: 'Failed to fetch',
  })
})
