import { expect, test } from 'vitest'
import { failureOf, readRefusal } from '../../../src/api/refusal'

const fieldsOf = (body: unknown, status = 400) => failureOf(status, readRefusal(body))

test.each([
  ['field and message', { errors: [{ field: 'email', message: 'Taken' }] }],
  ['path and msg', { errors: [{ type: 'field', path: 'email', msg: 'Taken', location: 'body' }] }],
  ['param and msg', { errors: [{ param: 'email', msg: 'Taken', value: 'a@b' }] }],
  ['Spring', { errors: [{ field: 'email', defaultMessage: 'Taken', objectName: 'account' }] }],
  ['Mongoose', { errors: { email: { message: 'Taken', kind: 'unique', path: 'email' } } }],
  ['an object of texts', { errors: { email: 'Taken' } }],
  ['an object of lists', { errors: { email: ['Taken'] } }],
  ['Django', { email: ['Taken'] }],
  ['a list beside a title', { title: 'Validation errors occurred.', email: ['Taken'] }],
  ['FastAPI', { detail: [{ loc: ['body', 'email'], msg: 'Taken' }] }],
  ['JSend', { status: 'fail', data: { email: 'Taken' } }],
  ['ASP.NET', { title: 'Validation errors occurred.', status: 400, errors: { Email: ['Taken'] } }],
  ['Symfony', { title: 'Failed', violations: [{ propertyPath: 'email', message: 'Taken' }] }],
  ['Quarkus', { status: 400, violations: [{ field: 'signup.account.email', message: 'Taken' }] }],
  ['Joi', { details: [{ message: 'Taken', path: ['email'], type: 'any.invalid' }] }],
  ['Zod', { error: { issues: [{ code: 'custom', path: ['email'], message: 'Taken' }] } }],
  ['Zod, by field', { formErrors: [], fieldErrors: { email: ['Taken'] } }],
  ['details of an error', { error: { code: 3, details: [{ field: 'email', message: 'Taken' }] } }],
])('a message for one field, as %s', (_name, body) => {
  expect(fieldsOf(body)).toEqual({ kind: 'fields', status: 400, fields: { email: 'Taken' } })
})

test.each([
  'confirmPassword',
  'ConfirmPassword',
  'confirm_password',
  'Confirm-Password',
  'CONFIRM_PASSWORD',
  'account.confirm_password',
])('a message for the field %s is shown at it', (field) => {
  for (const body of [
    { errors: [{ field, message: 'Differs' }] },
    { Errors: { [field]: ['Differs'] } },
    { VIOLATIONS: [{ 'Property-Path': field, Message: 'Differs' }] },
    { Error: { Field_Errors: { [field]: 'Differs' } } },
  ])
    expect(fieldsOf(body)).toMatchObject({ fields: { confirmPassword: 'Differs' } })
})

test.each([
  ['plain sentences', { errors: ['No more accounts today', 'Try tomorrow'] }],
  ['Django', { non_field_errors: ['No more accounts today', 'Try tomorrow'] }],
  [
    'Nest',
    { statusCode: 400, message: ['No more accounts today', 'Try tomorrow'], error: 'Bad Request' },
  ],
  ['messages alone', { errors: [{ message: 'No more accounts today' }, { msg: 'Try tomorrow' }] }],
])('a message for no field: %s', (_name, body) => {
  const message = 'No more accounts today. Try tomorrow'
  expect(fieldsOf(body)).toEqual({ kind: 'refused', status: 400, message })
})

test.each([
  ['Wrong password'],
  [{ message: 'Wrong password' }],
  [{ msg: 'Wrong password' }],
  [{ detail: 'Wrong password' }],
  [{ error: 'Wrong password' }],
  [{ error: { message: 'Wrong password', code: 7 } }],
  [{ type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'Wrong password' }],
  [{ error: 'invalid_grant', error_description: 'Wrong password' }],
  [{ status: { code: 401, message: 'Wrong password' } }],
  [{ status: 401, error: 'Wrong password' }],
  [{ statusCode: 401, error: 'Wrong password' }],
  [{ statusCode: 401, message: 'Unauthorized', error: 'Wrong password' }],
  [{ Message: 'Wrong password' }],
  [{ ERROR: { MSG: 'Wrong password' } }],
  [{ Status: { Message: 'Wrong password' } }],
  [{ errorDescription: 'Wrong password', error: 'invalid_grant' }],
])('the message in %j', (body) => {
  expect(readRefusal(body).message).toBe('Wrong password')
})

test.each([
  [null],
  [undefined],
  [7],
  [[]],
  [{ message: null }],
  [{ message: ' ' }],
  [{ message: 7, errors: [null, 7, [], { field: 'phone' }, { field: 'name', message: '' }] }],
  [{ timestamp: '2026-01-01', status: 400, error: 'Bad Request', path: '/auth/login' }],
  [{ timestamp: '2026-01-01', status: 422, error: 'Unprocessable Content', path: '/auth/login' }],
  [{ statusCode: 500, error: 'Internal Server Error' }],
  [{ statusCode: 500, message: 'Internal server error' }],
  [{ statusCode: 409, message: 'Conflict' }],
  [{ message: 'Server Error' }],
  [{ detail: 'Not found.' }],
  [{ error: { code: 404, message: 'Not Found' } }],
  [{ status: { code: 401 } }],
  [{ status: 'fail', data: null }],
  [{ success: false, data: { attempts: 3, until: '2026-11-27' }, details: 'E11000', issues: 2 }],
  [{ errors: { email: [' '] } }],
  [{ success: false, details: { code: 'E11000', table: 'users' } }],
])('no message in %j', (body) => {
  expect(fieldsOf(body)).toEqual({ kind: 'refused', status: 400 })
})

test('401 and 403 are about the session, whatever else the server says, and no message is lost', () => {
  const errors = [{ field: 'email', message: 'Unknown' }]
  expect(fieldsOf({ message: 'Refused', errors }, 401)).toEqual({
    kind: 'unauthorised',
    status: 401,
    message: 'Refused. Unknown',
  })
  expect(fieldsOf({}, 403)).toEqual({ kind: 'unauthorised', status: 403 })
})

test('several messages for a field are joined, without repeats', () => {
  const errors = [
    { path: 'password', msg: 'Too short' },
    { path: 'password', msg: 'Needs a digit' },
    { path: 'password', msg: 'Needs a digit' },
    'Too many attempts',
  ]
  expect(fieldsOf({ message: 'Validation failed', errors })).toEqual({
    kind: 'fields',
    status: 400,
    message: 'Validation failed',
    // Under a name that no screen uses: it is shown with the message.
    fields: { password: 'Too short. Needs a digit', '': 'Too many attempts' },
  })
})

test('a hostile field name is treated like any other', () => {
  const body = JSON.parse('{"errors":{"__proto__":"x","constructor":"y"}}') as unknown
  const failure = fieldsOf(body)
  expect(failure.kind === 'fields' && Object.entries(failure.fields)).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ])
})
