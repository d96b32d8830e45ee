import { assert, property, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { aadhaarDigits, maskAadhaar } from '../../../../src/lib/answers/aadhaar'

test.each([
  ['123456789012', 'XXXX XXXX 9012'],
  ['1234 5678 9012', 'XXXX XXXX 9012'],
  ['1234-5678-9012', 'XXXX XXXX 9012'],
  ['12', 'XXXX XXXX XXXX'],
  ['', ''],
])('%j is shown as %j', (typed, shown) => {
  expect(maskAadhaar(typed)).toBe(shown)
})

test('spaces and hyphens do not count', () => {
  expect(aadhaarDigits('1234 5678-9012')).toBe('123456789012')
})

test('never more than the last four digits are shown', () => {
  const digits = stringMatching(/^\d{0,16}$/)
  assert(
    property(digits, (typed) => {
      expect(maskAadhaar(typed).replace(/\D/g, '').length).toBeLessThanOrEqual(4)
    }),
  )
})
