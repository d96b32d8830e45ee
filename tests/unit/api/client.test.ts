import { afterEach, expect, test, vi } from 'vitest'
import { createApi } from '../../../src/api/client'
import { parseEnvironment } from '../../../src/api/environment'
import { ApiError, type ApiFailure } from '../../../src/api/failure'

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
  ['wrong JSON', { success: true, data: { user: 7 } }, 200, { kind: 'unexpected', status: 200 }],
  ['an empty token', { success: true, data: { user, token: '' } }, 200, { kind: 'unexpected' }],
  [
    'a token that no header can carry',
    { success: true, data: { user, token: 'तोकन' } },
    200,
    { kind: 'unexpected' },
  ],
  [
    'a refusal with status 200',
    { success: false, message: 'No' },
    200,
    { kind: 'refused', message: 'No' },
  ],
  ['500 without a message', {}, 500, { kind: 'refused', status: 500 }],
  ['401', { message: 'Expired' }, 401, { kind: 'unauthorised', message: 'Expired' }],
])('%s', async (_name, body, status, expected) => {
  expect(await failureOfCall(answering(body, status).call('login', credentials))).toMatchObject(
    expected,
  )
})

test.each([
  ['a page', '<!doctype html><h1>Wi-Fi</h1>', 200],
  ['truncated JSON', '{"success":tr', 200],
  ['nothing', '', 200],
])('%s in place of an answer is no answer, and signs nobody out', async (_name, text, status) => {
  const api = apiThat(async () => new Response(text, { status }))
  expect(await failureOfCall(api.call('profile', undefined))).toEqual({
    kind: 'unexpected',
    status,
  })
})

test('204 is no answer either', async () => {
  const api = apiThat(async () => new Response(null, { status: 204 }))
  expect(await failureOfCall(api.call('profile', undefined))).toEqual({
    kind: 'unexpected',
    status: 204,
  })
})

test('401 ends a session even with a page for a body', async () => {
  const api = apiThat(async () => new Response('<h1>Unauthorized</h1>', { status: 401 }))
  expect(await failureOfCall(api.call('profile', undefined))).toEqual({
    kind: 'unauthorised',
    status: 401,
  })
})

test('the time limit holds for the whole answer, not only for its beginning', async () => {
  vi.useFakeTimers()
  const api = apiThat(async (request) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{'))
        request.signal.addEventListener('abort', () => controller.error(request.signal.reason))
      },
    })
    return new Response(body)
  })
  const failure = failureOfCall(api.call('profile', undefined))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await failure).toEqual({ kind: 'timeout', seconds: 10 })
})

test('a connection that breaks is told apart from a server that hides behind CORS', async () => {
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
    detail: expect.stringContaining('CORS') as string,
  })

  const away = apiThat(async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await failureOfCall(away.probe('root'))).toEqual({
    kind: 'offline',
    detail: 'Failed to fetch',
  })
})
