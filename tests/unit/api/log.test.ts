import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { log, logError, redact } from '../../../src/api/log'

test('secrets are redacted by their key, however deep', () => {
  const detail = {
    name: 'Asha',
    password: 'Student123',
    data: { token: 'demo-abc', list: [{ confirmPassword: 'x', aadharNo: '482913370561' }] },
  }
  expect(redact(detail)).toEqual({
    name: 'Asha',
    password: '[redacted]',
    data: {
      token: '[redacted]',
      list: [{ confirmPassword: '[redacted]', aadharNo: '[redacted]' }],
    },
  })
})

test.each([
  'access',
  'Access',
  'refresh',
  'jwt',
  'JWT',
  'jwt_refresh',
  'Authorisation',
  'otp',
  'sessionid',
  'key',
])('so is the token that a server calls %s', (name) => {
  expect(redact({ [name]: '9944b09199c6' })).toEqual({ [name]: '[redacted]' })
})

test('a token is redacted by its shape, inside any text', () => {
  expect(redact('Token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2ln-_x is over')).toBe(
    'Token [redacted] is over',
  )
  expect(redact('asked with Bearer 12|abcdefghijklmnopqrstuvwxyz')).toBe('asked with [redacted]')
})

test('an Aadhaar number is redacted by its shape, inside any text', () => {
  const numbers = [
    '482913370561',
    '4829 1337 0561',
    '4829-1337-0561',
    '4829\u00A01337–0561',
    '૪૮૨૯ ૧૩૩૭ ૦૫૬૧',
    '४८२९१३३७०५६१',
    '４８２９１３３７０५６１',
    '48 2913 370 561',
  ]
  for (const number of numbers) {
    expect(redact(`Number ${number} is taken`)).toBe('Number [redacted] is taken')
  }
})

test('files are logged by their size', () => {
  expect(redact(new Blob(['12345']))).toBe('[file of 5 bytes]')
  expect(redact(new ArrayBuffer(7))).toBe('[file of 7 bytes]')
})

test('an endlessly nested answer is logged to a readable depth', () => {
  const abyss = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown
  expect(JSON.stringify(redact(abyss))).toContain('[too deep]')
})

test('nothing in the log contains a password or a token', () => {
  const written: string[] = []
  vi.spyOn(console, 'info').mockImplementation(
    (...parts) => void written.push(JSON.stringify(parts)),
  )
  vi.spyOn(console, 'error').mockImplementation(
    (...parts) => void written.push(JSON.stringify(parts)),
  )
  const secret = fc.string({
    minLength: 8,
    maxLength: 20,
    unit: fc.constantFrom('Q', 'X', 'z', 'j'),
  })
  fc.assert(
    fc.property(secret, (secret) => {
      log('POST /auth/login', { email: 'a@example.org', password: secret })
      log('answered', { data: { token: secret, user: { newPassword: secret } } })
      logError('failed', { headers: { authorization: `Bearer ${secret}` } })
      expect(written.join('\n')).not.toContain(secret)
    }),
  )
})
