import { expect, test } from 'vitest'
import { ApiError, describeFailure, failureOf, toFailure } from '../../../src/api/failure'

test('401 and 403 are about the session, whatever else the server says', () => {
  const errors = [{ field: 'email', message: 'Wrong' }]
  expect(failureOf(401, { message: 'Expired', errors })).toEqual({
    kind: 'unauthorised',
    status: 401,
    message: 'Expired',
  })
  expect(failureOf(403, {})).toEqual({ kind: 'unauthorised', status: 403 })
})

test('field errors are read in both shapes, and incomplete ones are left out', () => {
  const errors = [
    { field: 'email', message: 'Taken' },
    { path: 'name', msg: 'Too short' },
    { field: 'phone' },
  ]
  expect(failureOf(400, { message: 'Validation failed', errors })).toEqual({
    kind: 'fields',
    fields: { email: 'Taken', name: 'Too short' },
    status: 400,
    message: 'Validation failed',
  })
})

test('any other refusal keeps the words of the server, or has those of the screen', () => {
  expect(describeFailure(failureOf(500, { message: 'Being repaired' }), 'Login failed')).toBe(
    'Being repaired',
  )
  expect(describeFailure(failureOf(500, { message: null }), 'Login failed')).toBe('Login failed')
})

test('what was no answer at all says what to do', () => {
  expect(describeFailure({ kind: 'timeout', seconds: 10 })).toContain('within 10 seconds')
  expect(describeFailure({ kind: 'offline', detail: 'x' })).toContain('cannot be reached')
  expect(describeFailure({ kind: 'unexpected', status: 200 })).toContain('Wi-Fi')
})

test('whatever a call threw becomes a failure', () => {
  const failure = failureOf(500, {})
  expect(toFailure(new ApiError(failure))).toBe(failure)
  expect(toFailure(new TypeError('Failed to fetch'))).toEqual({
    kind: 'offline',
    detail: 'Failed to fetch',
  })
})
