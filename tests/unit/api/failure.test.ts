import { expect, test } from 'vitest'
import {
  ApiError,
  describeFailure,
  mayBeDone,
  toFailure,
  type ApiFailure,
} from '../../../src/api/failure'
import { failureOf } from '../../../src/api/refusal'

test('any other refusal keeps the server’s message, or has the screen’s', () => {
  const said = failureOf(500, { message: 'Being repaired', errors: [] })
  expect(describeFailure(said, 'Login failed')).toBe('Being repaired')
})

test.each([
  [400, 'The server refused without giving a reason.'],
  [403, 'The server refused without giving a reason.'],
  [500, 'Something went wrong on the server. Try again in a few minutes.'],
  [502, 'The server is not available at the moment. Try again in a few minutes.'],
  [503, 'The server is not available at the moment. Try again in a few minutes.'],
  [504, 'The server is not available at the moment. Try again in a few minutes.'],
  [522, 'The server is not available at the moment. Try again in a few minutes.'],
])(
  'a %i without a word from the server says what happened, after the screen’s words',
  (status, why) => {
    const failure = failureOf(status, { errors: [] })
    expect(describeFailure(failure)).toBe(why)
    expect(describeFailure(failure, 'Login failed')).toBe(`Login failed. ${why}`)
  },
)

test('the server’s words do not turn those after them round', () => {
  const said = failureOf(400, { message: '\u202ENo.', errors: [{ field: 'x', message: 'y' }] })
  expect(describeFailure(said)).toBe('No. y')
})

test('messages for fields that are not on the screen are in the sentence', () => {
  const failure = failureOf(400, {
    message: 'Rule 4.2 is broken',
    errors: [
      { field: 'email', message: 'Taken.' },
      { field: 'username', message: 'Too short.' },
    ],
  })
  expect(describeFailure(failure, 'Signup failed', ['name', 'email'])).toBe(
    'Rule 4.2 is broken. Too short.',
  )
  expect(describeFailure(failure, 'Signup failed', ['email', 'username'])).toBe(
    'Rule 4.2 is broken',
  )
  expect(describeFailure(failure)).toBe('Rule 4.2 is broken. Taken. Too short.')
})

test.each<ApiFailure>([
  { kind: 'timeout', seconds: 10 },
  { kind: 'offline', detail: 'x' },
  { kind: 'unexpected', status: 200 },
])(
  'without an answer of the server the words of the specification come first: $kind',
  (failure) => {
    expect(describeFailure(failure, 'Login failed')).toBe(
      `Login failed. ${describeFailure(failure)}`,
    )
  },
)

test('a missing answer says what to do', () => {
  expect(describeFailure({ kind: 'timeout', seconds: 10 })).toContain('within 10 seconds')
  expect(describeFailure({ kind: 'offline', detail: 'x' })).toContain('cannot be reached')
  expect(describeFailure({ kind: 'unexpected', status: 200 })).toContain('Wi-Fi')
  expect(describeFailure({ kind: 'unreadable', status: 200 })).toContain('cannot read')
  expect(describeFailure({ kind: 'unreadable', status: 200 }, 'Login failed')).toBe(
    'Login failed. The server sent an answer that this portal cannot read.',
  )
  const answered = { kind: 'unreadable', status: 201, message: 'Confirm your mail' } as const
  expect(describeFailure(answered, 'Login failed')).toBe('Login failed. Confirm your mail')
})

test.each([
  [500, true],
  [502, true],
  [503, false],
  [504, true],
  [520, true],
  [522, false],
  [524, true],
])('after a %i the request may have been carried out: %s', (status, may) => {
  expect(mayBeDone(failureOf(status, { errors: [] }))).toBe(may)
})

test('whatever a call threw becomes a failure', () => {
  const failure = failureOf(500, { errors: [] })
  expect(toFailure(new ApiError(failure))).toBe(failure)
  expect(toFailure(new TypeError('Failed to fetch'))).toEqual({
    kind: 'offline',
    detail: 'Failed to fetch',
  })
})
