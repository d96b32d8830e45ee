import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { aadhaarDigits, maskNumbers } from '../../../src/lib/answers/aadhaar'
import { emailAddress } from '../../../src/lib/email'
import { mobileDigits } from '../../../src/lib/answers/mobile'
import { plainLine } from '../../../src/lib/pasted'
import { required } from '../../../src/lib/answers/validation'

/** Direction marks, zero-width characters, a soft hyphen, a word joiner, a byte order mark. */
const unseen = Array.from(
  '\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u00AD\u061C\u2060\uFEFF',
)
const spaces = Array.from(' \u00A0\u2009\u202F\t')
const hyphens = Array.from('-‐‑‒–—−－')

/** The text with some of these strewn between its characters, and at both ends. */
function strewn(text: string, among: readonly string[]) {
  const some = array(constantFrom('', '', ...among), {
    minLength: text.length + 1,
    maxLength: text.length + 1,
  })
  return some.map((extra) => extra.map((one, at) => one + text.charAt(at)).join(''))
}

test('an e-mail address is the same without what nobody sees, and without space around it', () => {
  assert(
    property(
      strewn('asha.patel@college.example', unseen),
      constantFrom('', ...spaces),
      (pasted, space) => {
        expect(emailAddress(space + pasted + space)).toBe('asha.patel@college.example')
      },
    ),
  )
})

// A phone writes '. ' for two spaces; a page's link is copied with its scheme, a list with its signs.
test.each(['mailto:a@b.example', 'MAILTO:a@b.example', 'a@b.example. ', 'a@b.example;'])(
  'the address in %j is a@b.example',
  (pasted) => {
    expect(emailAddress(pasted)).toBe('a@b.example')
  },
)

test('a mobile and an Aadhaar number are the same whatever stands between their digits', () => {
  assert(
    property(strewn('+919825501234', [...unseen, ...spaces, ...hyphens]), (pasted) => {
      expect(mobileDigits(pasted)).toBe('9825501234')
    }),
  )
  for (const typed of ['98255 012', '98255 01234 5']) expect(mobileDigits(typed)).toBe(typed)
  assert(
    property(strewn('234567890123', [...unseen, ...spaces, ...hyphens]), (pasted) => {
      expect(aadhaarDigits(pasted)).toBe('234567890123')
    }),
  )
})

test('a number is masked in a text whatever stands between its digits', () => {
  expect(maskNumbers('Card 2345\u00A06789–0123, \u202A2345\u200B67890124\u202C.')).toBe(
    'Card XXXX XXXX 0123, \u202AXXXX XXXX 0124\u202C.',
  )
})

test('a line of text keeps the joiners inside a word, which Indian scripts need', () => {
  expect(plainLine('\u202Aक\u094D\u200Dया\u00A0श्री\u094D\u200Cष\u200B ')).toBe(
    'क\u094D\u200Dया श्री\u094D\u200Cष',
  )
  expect(plainLine('Asha\u200D\u200B \u200DPatel')).toBe('Asha Patel')
})

test('what only looks empty is empty', () => {
  expect(required('needed')('\u200B\u00A0')).toBe('needed')
})
