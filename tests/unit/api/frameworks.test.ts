import { describe, expect, test } from 'vitest'
import { createApi } from '../../../src/api/client'
import type { CallName } from '../../../src/api/contract'
import { parseEnvironment } from '../../../src/api/environment'
import { describeFailure, isTaken, toFailure } from '../../../src/api/failure'
import { payloads } from '../../support/payloads'

/* What servers answer that were made with the usual frameworks, as they are set up at first. */

async function answered<Name extends CallName>(
  name: Name,
  body: object,
  status = 200,
): Promise<unknown> {
  const api = createApi({
    environment: parseEnvironment({}),
    fetch: async () => Response.json(body, { status }),
    readToken: () => 'my-token',
  })
  return api.call(name, payloads[name]).then(
    (answer) => (answer as { data: unknown }).data,
    (error: unknown) => {
      const failure = toFailure(error)
      return failure.kind === 'fields' ? failure.fields : describeFailure(failure, 'Failed')
    },
  )
}

const asha = { name: 'Asha Patel', email: 'asha@example.org' }

describe('Laravel', () => {
  test.each([
    [
      'login',
      422,
      { message: 'No match.', errors: { email: ['No match.'] } },
      { email: 'No match.' },
    ],
    ['login', 401, { message: 'Unauthenticated.' }, /^Failed\. The email or the password/],
    ['createStudent', 500, { message: 'Server Error' }, /^Failed\. Something went wrong/],
    ['listUsers', 403, { message: 'This action is unauthorized.' }, /^This action is unauthorized/],
  ] as const)('%s with %i', async (name, status, body, said) => {
    const read = await answered(name, body, status)
    if (said instanceof RegExp) expect(read).toMatch(said)
    else expect(read).toEqual(said)
  })

  test('a page of a resource', async () => {
    const meta = { current_page: 1, last_page: 4, per_page: 15, total: 47 }
    const record = { id: 3, ...asha, created_at: '2026-01-05T06:30:00.000000Z' }
    expect(
      await answered('listUsers', { data: [record], links: { next: '/x' }, meta }),
    ).toMatchObject({ users: [{ _id: '3', createdAt: '2026-01-05T06:30:00.000000Z' }], of: 47 })
  })
})

describe('Django REST framework', () => {
  test.each([
    [
      { email: ['Taken.'], non_field_errors: ['No more.'] },
      { email: 'Taken.', '': 'No more.' },
    ],
    [['No more.'], 'No more.'],
    [{ detail: 'No more.' }, 'No more.'],
  ])('a refusal as %j', async (body, read) => {
    expect(await answered('createStudent', body, 400)).toEqual(read)
  })

  test.each(['id', 'pk'])('a user whose id is %s', async (id) => {
    const user = { [id]: 3, username: 'asha', email: asha.email, first_name: '', last_name: '' }
    expect(await answered('profile', user)).toMatchObject({ user: { _id: '3', name: 'asha' } })
  })

  test.each([
    [{ is_staff: true }, 'admin'],
    [{ is_superuser: true }, 'admin'],
    [{ isAdmin: true }, 'admin'],
    [{ is_admin: '1' }, 'admin'],
    [{ is_admin: 'true' }, 'admin'],
    [{ is_admin: '0' }, undefined],
    [{ is_staff: false }, undefined],
    [{ is_staff: 'no' }, undefined],
    [{ role: 'user', is_staff: true }, 'user'],
  ])('an administrator is one by a flag, unless there is a role: %j', async (flags, role) => {
    const user = { id: 3, ...asha, ...flags }
    expect(await answered('profile', user)).toMatchObject({ user: { role } })
  })
})

describe('Spring', () => {
  test('messages by field, as its guides collect them', async () => {
    const body = { email: 'must be a well-formed email address', password: 'is too short' }
    expect(await answered('createStudent', body, 400)).toEqual(body)
  })

  test('but what says what the request was is no message for a field', async () => {
    const body = { status: 400, error: 'Bad Request', path: '/auth/signup', name: 'BadRequest' }
    expect(await answered('createStudent', body, 400)).toMatch(
      /^Failed\. The server refused without/,
    )
  })

  test.each([
    ['Email is taken', 'Email is taken'],
    ['Conflict', 'Failed. The server refused without giving a reason.'],
  ])('problem details that have no more than the title "%s"', async (title, said) => {
    const body = { type: 'about:blank', title, status: 409, instance: '/auth/signup' }
    expect(await answered('createStudent', body, 409)).toBe(said)
  })

  test.each([
    [{ authorities: [{ authority: 'ROLE_ADMIN' }] }, 'admin'],
    [{ authorities: ['ROLE_USER', 'ROLE_ADMIN'] }, 'admin'],
    [{ authorities: [{ authority: 'ROLE_USER' }] }, undefined],
    [{ roles: [{ id: 1, name: 'ROLE_ADMIN' }] }, 'admin'],
  ])('a role, as %j', async (roles, role) => {
    const user = { id: 3, ...asha, ...roles }
    expect(await answered('profile', user)).toMatchObject({ user: { role } })
  })

  test('a date with the name of its zone', async () => {
    const user = { id: 3, ...asha, createdAt: '2026-01-05T12:00:00+05:30[Asia/Kolkata]' }
    expect(await answered('profile', user)).toMatchObject({
      user: { createdAt: '2026-01-05T12:00:00+05:30' },
    })
  })

  test('a page of Spring HATEOAS', async () => {
    const page = { size: 20, totalElements: 47, totalPages: 3, number: 0 }
    const body = { _embedded: { users: [{ id: 3, ...asha }] }, _links: { next: {} }, page }
    expect(await answered('listUsers', body)).toMatchObject({ users: [{ _id: '3' }], of: 47 })
  })
})

test.each([
  ['ASP.NET', { phoneNumber: '9825501234' }, { phone: '9825501234' }],
  ['Spring Data', { createdDate: '2026-01-05T06:30:00Z' }, { createdAt: '2026-01-05T06:30:00Z' }],
  ['Devise', { last_sign_in_at: '2026-01-05' }, { lastLogin: '2026-01-05' }],
])('what %s itself calls a phone number and the days of an account', async (_name, more, read) => {
  expect(await answered('profile', { id: 3, ...asha, ...more })).toMatchObject({ user: read })
})

describe('ASP.NET Core', () => {
  const taken = { code: 'DuplicateUserName', description: 'Username is already taken.' }

  test.each([
    [400, [taken]],
    [400, { Succeeded: false, Errors: [{ Code: taken.code, Description: taken.description }] }],
    [200, { succeeded: false, errors: [taken] }],
    [200, { isSuccess: false, message: taken.description, result: null }],
  ])('a refusal with %i of its own accounts: %j', async (status, body) => {
    expect(await answered('createStudent', body, status)).toBe('Username is already taken.')
  })

  test('its own sign-in says of a wrong password no more than that it failed', async () => {
    const body = { title: 'Unauthorized', status: 401, detail: 'Failed' }
    expect(await answered('login', body, 401)).toMatch(/^Failed\. The email or the password/)
  })
})

describe('what is said by a database or a program, not by people', () => {
  test.each([
    [500, { message: 'E11000 duplicate key error collection: ssip.users index: email_1' }],
    [500, { message: 'could not execute statement; constraint [uk]; Duplicate entry for key' }],
    [409, { code: '23505', message: 'duplicate key value violates unique constraint "email_key"' }],
    [200, { status: 'error', message: 'SQLSTATE[23000]: 1062 Duplicate entry for key email' }],
    [500, { error: 'SQLITE_CONSTRAINT: UNIQUE constraint failed: users.email' }],
    [400, { message: 'Validation failed', errors: { email: { message: 'E11000 duplicate key' } } }],
    [422, { errors: [{ field: 'email', message: 'Unique constraint failed on (`email`)' }] }],
  ])('%i %j: the account is there already', async (status, body) => {
    const api = createApi({
      environment: parseEnvironment({}),
      fetch: async () => Response.json(body, { status }),
      readToken: () => 'my-token',
    })
    const refused = api.call('createStudent', payloads.createStudent)
    expect(isTaken(await refused.then(() => undefined as never, toFailure))).toBe(true)
  })

  test('but another one may have the phone number, with which nobody signs in', async () => {
    const message = 'Duplicate entry 9825501234 for key users.phone_unique'
    expect(await answered('createStudent', { message }, 409)).toBe(message)
    const errors = { phone: 'E11000 duplicate key' }
    expect(await answered('createStudent', { errors }, 409)).toEqual(errors)
  })

  test.each([
    'Cannot read properties of undefined (reading email)',
    'connect ECONNREFUSED 127.0.0.1:27017',
    'Operation `users.findOne()` buffering timed out after 10000ms',
    'Undefined array key "email"',
    'Call to a member function save() on null',
    'Object reference not set to an instance of an object.',
    "'NoneType' object has no attribute 'id'",
    'could not execute statement; SQL [n/a]',
    'java.lang.NullPointerException',
    'relation "users" does not exist',
  ])('with 500 nobody is shown %s', async (message) => {
    expect(await answered('createStudent', { message }, 500)).toMatch(
      /^Failed\. Something went wrong on the server/,
    )
  })

  test.each([
    'The server is being repaired until Monday (5 PM)',
    'taraRao@x.in is not a member',
    'PoC grants are closed',
    'સર્વરમાં ખામી છે',
  ])('but its words for people: %s', async (message) => {
    expect(await answered('createStudent', { message }, 500)).toBe(message)
  })

  test('what a refusal names is for people, in signs too', async () => {
    const message = 'Use one of $ and #'
    expect(await answered('createStudent', { message }, 400)).toBe(message)
  })

  test.each([
    ['EMAIL_EXISTS', 'Email exists'],
    ['invalid_login_credentials', 'Invalid login credentials'],
    ['WEAK_PASSWORD : Use at least 6 characters', 'Use at least 6 characters'],
  ])('a code is read as its words: %s', async (message, said) => {
    expect(await answered('createStudent', { error: { message } }, 400)).toBe(said)
    // As Firebase has it, twice.
    const error = { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] }
    expect(await answered('createStudent', { error }, 400)).toBe(said)
  })
})

describe('lists whose name says what is in them', () => {
  test.each([
    { _embedded: { userDtoList: [{ id: 3, ...asha }] }, _links: {}, page: { totalElements: 1 } },
    { 'hydra:member': [{ id: 3, ...asha }], 'hydra:totalItems': 1 },
    { status: 'success', results: 1, data: { members: [{ id: 3, ...asha }] }, warnings: [] },
  ])('%j', async (body) => {
    expect(await answered('listUsers', body)).toEqual({
      users: [expect.objectContaining({ _id: '3' })],
      of: undefined,
    })
  })

  test.each([
    { success: true, warnings: [] },
    { success: true, warnings: [{ id: 3, name: 'Slow query' }] },
  ])('but no other list is one of users: %j', async (body) => {
    expect(await answered('listUsers', body)).toMatch(/^Failed\. .* cannot read\.$/)
  })
})

test('API Platform says how many users there are', async () => {
  const body = { 'hydra:member': [{ id: 3, ...asha }], 'hydra:totalItems': 47 }
  expect(await answered('listUsers', body)).toMatchObject({ of: 47 })
})

describe('Express', () => {
  test.each([
    [{ errors: [{ type: 'field', msg: 'Taken', path: 'email', location: 'body' }] }],
    [{ name: 'ZodError', issues: [{ code: 'custom', path: ['email'], message: 'Taken' }] }],
    [{ error: { errors: [{ message: 'Taken', path: 'email' }] } }],
  ])('a refusal as %j', async (body) => {
    expect(await answered('createStudent', body, 400)).toEqual({ email: 'Taken' })
  })

  test.each([
    { success: true, count: 1, pagination: {}, data: [{ _id: '3', ...asha }] },
    { status: 'success', results: 1, data: { users: [{ _id: '3', ...asha }] } },
  ])('a list as %j', async (body) => {
    expect(await answered('listUsers', body)).toMatchObject({
      users: [{ _id: '3' }],
      of: undefined,
    })
  })
})

describe('a function of AWS Lambda that has failed, which API Gateway passes on as a success', () => {
  test.each([
    [
      "Cannot read properties of undefined (reading 'email')",
      'Failed. Something went wrong on the server. Try again in a few minutes.',
    ],
    ['The mail could not be sent', 'The mail could not be sent'],
  ])('%s', async (errorMessage, said) => {
    const body = { errorType: 'Error', errorMessage, trace: [`Error: ${errorMessage}`] }
    expect(await answered('createStudent', body)).toBe(said)
    expect(await answered('createAdmin', body)).toBe(said)
  })
})
