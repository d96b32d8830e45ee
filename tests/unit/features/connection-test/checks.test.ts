import { expect, test, vi } from 'vitest'
import { createApi } from '../../../../src/api/client'
import { parseEnvironment } from '../../../../src/api/environment'
import { ApiError } from '../../../../src/api/failure'
import { checks } from '../../../../src/features/connection-test/checks'

/** A server that answers every call with this status. */
function serverWith(status: number) {
  return createApi({
    environment: parseEnvironment({}),
    fetch: async () => Response.json({ success: status < 300 }, { status }),
    readToken: () => null,
  })
}

test.each([200, 400])('a login endpoint that answers %i is accessible', async (status) => {
  expect(await checks.login(serverWith(status))).toEqual({
    ok: true,
    message: 'Login endpoint accessible',
  })
})

test.each([401, 403, 404, 405, 429, 500, 503])(
  'a login endpoint that answers %i to an empty body is not accessible',
  async (status) => {
    expect(await checks.login(serverWith(status))).toMatchObject({
      ok: false,
      message: 'Login endpoint not accessible',
      detail: `The server answered with status ${status}.`,
    })
  },
)

test.each([401, 422])(
  'a login endpoint that refuses an empty body with %i is not accessible by the rule, but nothing is wrong in its log',
  async (status) => {
    expect(await checks.login(serverWith(status))).toMatchObject({
      ok: false,
      suggestion:
        'It is there, and refuses an empty sign-in in another way than with 400. Try to sign in.',
    })
    expect((await checks.backend(serverWith(status))).suggestion).toContain('Look at its log')
  },
)

test.each([
  [403, '<!doctype html><h1>Forbidden</h1><p>CSRF verification failed. Request aborted.</p>'],
  [403, '{"detail":"CSRF Failed: CSRF token missing."}'],
  [419, '<!doctype html><title>Page Expired</title>'],
  [419, '{"message":"CSRF token mismatch."}'],
])(
  'a server that wants a CSRF token (%i) is not taken for a tunnel or a firewall: %s',
  async (status, text) => {
    expect(await checks.login(pageWith(status, text))).toEqual({
      ok: false,
      message: 'Login endpoint not accessible',
      detail: `The server answered with status ${status}.`,
      suggestion:
        'The server asks for a CSRF token, which the portal does not send. Have it leave out that check for these calls: they carry a bearer token.',
    })
  },
)

test.each([
  [400, 'The server answered with an error. Look at its log.'],
  [404, 'Backend route not found. Check the URL.'],
  [502, 'The server answered with an error. Look at its log.'],
])('a root that answers %i is a failed connection, with its suggestion', async (status, words) => {
  expect(await checks.backend(serverWith(status))).toMatchObject({
    ok: false,
    message: 'Backend connection failed',
    suggestion: words,
  })
})

/** A server, or something in front of it, that answers everything with this page. */
function pageWith(status: number, text: string, type = 'text/html') {
  return createApi({
    environment: parseEnvironment({}),
    fetch: async () => new Response(text, { status, headers: { 'content-type': type } }),
    readToken: () => null,
  })
}

test.each([
  ['a page', '<!doctype html><title>Wi-Fi</title>', 'text/html'],
  ['a page that begins with a comment', '<!-- Campus -->\n<html></html>', 'text/html'],
  ['one that calls itself plain', '\n<!-- a --><!-- b --><h1>Wi-Fi</h1>', 'text/plain'],
  ['one without a tag at its beginning', 'Please sign in<br>', 'text/html; charset=utf-8'],
])('%s instead of the server is not a success', async (_name, text, type) => {
  for (const check of [checks.backend, checks.login]) {
    expect(await check(pageWith(200, text, type))).toMatchObject({
      ok: false,
      detail: 'Something other than the server answered, perhaps the sign-in page of this Wi-Fi.',
    })
  }
})

test.each([403, 502, 503, 530])(
  'the page of a tunnel without a backend (%i) is recognised',
  async (status) => {
    const detail = `A web page came back with status ${status}, not the answer of the server: a tunnel whose backend is not running sends one, and so does a firewall.`
    expect(await checks.backend(pageWith(status, '<h1>Tunnel unavailable</h1>'))).toEqual({
      ok: false,
      message: 'Backend connection failed',
      detail,
      suggestion: 'Check that the backend tunnel is running.',
    })
  },
)

test('a page with status 500 is the server’s own, and says no more than its log', async () => {
  expect(await checks.backend(pageWith(500, '<h1>Server Error</h1>'))).toMatchObject({
    detail: 'The server answered with status 500.',
    suggestion: 'The server answered with an error. Look at its log.',
  })
})

test('a host of files, which takes no sign-in, is no tunnel and no server with an error: it is the address', async () => {
  const nginx = '<html><head><title>405 Not Allowed</title></head></html>'
  for (const host of [pageWith(405, nginx), serverWith(405)])
    expect(await checks.login(host)).toMatchObject({
      detail: 'The server answered with status 405.',
      suggestion: 'Backend route not found. Check the URL.',
    })
})

test.each(['', 'The API is running'])('%j labelled as a page is one too', async (text) => {
  expect(await checks.backend(pageWith(200, text))).toMatchObject({ ok: true })
})

test('JSON labelled as a page is a server’s answer', async () => {
  expect(await checks.backend(pageWith(200, '{"message":"SSIP"}'))).toMatchObject({ ok: true })
})

test('a missing answer is reported in plain words', async () => {
  const away = createApi({
    environment: parseEnvironment({}),
    fetch: async () => Promise.reject(new TypeError('Failed to fetch')),
    readToken: () => null,
  })
  expect(await checks.backend(away)).toEqual({
    ok: false,
    message: 'Backend connection failed',
    detail:
      'Nothing answers at this address, it redirects to another one, or this network keeps the page from it.',
    suggestion: 'Check that the backend tunnel is running.',
  })
  const late = new ApiError({ kind: 'timeout', seconds: 15 })
  expect(await checks.backend({ ...away, probe: () => Promise.reject(late) })).toMatchObject({
    suggestion: 'The server is slow, or the network is dropping replies. Try again in a moment.',
  })
})

test('answers are logged, failures as errors', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await checks.backend(serverWith(200))
  expect(info).toHaveBeenCalledWith('[ssip] GET / answered 200', { success: true })
  await checks.backend(serverWith(502))
  expect(error).toHaveBeenCalledWith('[ssip] GET / answered 502', { success: false })
})

/** A server with a page of its own at its root, as Laravel and NestJS behind a site have one. */
function welcoming(signIn: () => Response) {
  return createApi({
    environment: parseEnvironment({}),
    fetch: async ({ method }) =>
      method === 'POST'
        ? signIn()
        : new Response('<!doctype html>Laravel', { headers: { 'content-type': 'text/html' } }),
    readToken: () => null,
  })
}

const lost = (): Response => {
  throw new TypeError('Failed to fetch')
}
const page = (status: number) => () =>
  new Response('<h1>Page</h1>', { status, headers: { 'content-type': 'text/html' } })

test.each([200, 400, 401, 422])(
  'a page at the root is the server’s own where the sign-in answers %i without one',
  async (status) => {
    const api = welcoming(() => Response.json({ message: 'The email is required.' }, { status }))
    expect(await checks.backend(api)).toEqual({
      ok: true,
      message: 'Backend connection successful',
    })
  },
)

test.each([404, 405])(
  'where no page takes a sign-in (%i), the address is that of another site, and no Wi-Fi is in the way',
  async (status) => {
    expect(await checks.backend(welcoming(page(status)))).toMatchObject({
      ok: false,
      suggestion: 'Backend route not found. Check the URL.',
    })
  },
)

test.each([
  ['is a page too', page(200)],
  ['is blocked with a page', page(403)],
  ['has no answer', lost],
])('a page at the root where the sign-in %s is taken for that of the Wi-Fi', async (_how, said) => {
  expect(await checks.backend(welcoming(said))).toMatchObject({
    ok: false,
    detail: 'Something other than the server answered, perhaps the sign-in page of this Wi-Fi.',
  })
})

/** A server that leads everything to a sign-in page of its own, as Spring Security does at first. */
function leadingAway() {
  return createApi({
    environment: parseEnvironment({}),
    fetch: async (request) =>
      Object.defineProperties(page(200)(), {
        redirected: { value: true },
        url: { value: new URL('/login', request.url).href },
      }),
    readToken: () => null,
  })
}

test('a page to which the server itself has led is no Wi-Fi’s, and no answer to a sign-in', async () => {
  expect(await checks.backend(leadingAway())).toMatchObject({ ok: true })
  expect(await checks.login(leadingAway())).toEqual({
    ok: false,
    message: 'Login endpoint not accessible',
    detail: 'The server led this call to a web page of its own.',
    suggestion: 'Have the server let everybody call /auth/login, without a session.',
  })
})
