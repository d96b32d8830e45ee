import { expect, test } from 'vitest'
import { createApi } from '../../../../src/api/client'
import { parseEnvironment } from '../../../../src/api/environment'
import { checks } from '../../../../src/features/connection-test/checks'

/** A server that gives every call this status. */
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
  'one that answers %i to an empty body is not',
  async (status) => {
    expect(await checks.login(serverWith(status))).toMatchObject({
      ok: false,
      message: 'Login endpoint not accessible',
      detail: `The server answered with status ${status}.`,
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
