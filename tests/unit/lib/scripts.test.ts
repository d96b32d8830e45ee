import { expect, test } from 'vitest'
import { aadhaarDigits, maskAadhaar, maskNumbers } from '../../../src/lib/answers/aadhaar'
import { countCharacters } from '../../../src/lib/characters'
import { toCsv } from '../../../src/lib/export/csv'
import { latinDigits } from '../../../src/lib/digits'
import { mobileDigits } from '../../../src/lib/answers/mobile'
import { parseNumber } from '../../../src/lib/answers/validation'

test('digits of Gujarati and Devanagari are digits', () => {
  expect(latinDigits('૦૧૨૩૪૫૬૭૮૯ ०१२३४५६७८९ 0-9 ક')).toBe('0123456789 0123456789 0-9 ક')
  expect(parseNumber('૨,૫૦,૦૦૦')).toBe(250_000)
  expect(parseNumber('₹ ५००')).toBe(500)
  expect(mobileDigits('+૯૧ ૯૮૭૬૫ ૪૩૨૧૦')).toBe('9876543210')
  expect(aadhaarDigits('२३४५ ६७८९ ०१२३')).toBe('234567890123')
})

test('so are the wide ones of a Chinese or Japanese keyboard, with their signs', () => {
  expect(latinDigits('０１２３４５６７８９ ａ')).toBe('0123456789 ａ')
  expect(parseNumber('２，５０，０００')).toBe(250_000)
  expect(mobileDigits('＋９１\u3000（９８７６５）４３２１０')).toBe('9876543210')
  expect(aadhaarDigits('２３４５\u3000６７８９－０１２３')).toBe('234567890123')
})

test('an Aadhaar number is masked in whatever digits it was typed', () => {
  expect(maskAadhaar('૨૩૪૫ ૬૭૮૯ ૦૧૨૩')).toBe('XXXX XXXX 0123')
  expect(maskAadhaar('２３４５６７８９０１２３')).toBe('XXXX XXXX 0123')
  expect(maskNumbers('Aadhaar ２３４５ ６７８９ ０１２３')).toBe('Aadhaar XXXX XXXX 0123')
  expect(maskNumbers('આધાર ૨૩૪૫ ૬૭૮૯ ૦૧૨૩ છે')).toBe('આધાર XXXX XXXX 0123 છે')
})

test.each([
  ['', 0],
  ['abc', 3],
  ['ક્ષિતિજ', 3],
  ['विद्यार्थी', 3],
  ['👩‍🔬', 1],
])('%s is counted in letters as a reader counts them', (text, letters) => {
  expect(countCharacters(text)).toBe(letters)
})

test('the byte order mark tells a spreadsheet that the file is UTF-8', () => {
  expect(toCsv(['નામ'], [['ક્ષિતિજ']])).toBe('\uFEFFનામ\r\nક્ષિતિજ\r\n')
})
