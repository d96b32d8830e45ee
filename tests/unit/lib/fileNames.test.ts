import { expect, test } from 'vitest'
import { safeFileName, uniqueFileNames } from '../../../src/lib/export/fileNames'

test.each([
  ['../../etc/passwd', '_.._etc_passwd'],
  [String.raw`C:\fakepath\scan.pdf`, 'C__fakepath_scan.pdf'],
  ['  .hidden', 'hidden'],
  ['name. ', 'name'],
  ['con.pdf', '_con.pdf'],
  ['LPT1', '_LPT1'],
  ['a\u0000b\nc.pdf', 'a_b_c.pdf'],
  ['evil\u202Efdp.exe', 'evil_fdp.exe'],
  ['...', 'file'],
  ['', 'file'],
  ['આધાર કાર્ડ.pdf', 'આધાર કાર્ડ.pdf'],
  // As macOS writes it, in two characters.
  ['re\u0301sume\u0301.pdf', 'r\u00E9sum\u00E9.pdf'],
])('%j becomes %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

test('a long name keeps its ending and is cut to 100 characters', () => {
  const name = safeFileName(`${'x'.repeat(300)}.jpeg`)
  expect(name).toHaveLength(100)
  expect(name.endsWith('.jpeg')).toBe(true)
})

test('a long name in Gujarati fits into the bytes that a file system has for it', () => {
  const name = safeFileName(`${'આધાર કાર્ડ '.repeat(30)}.pdf`)
  expect(name).toMatch(/^આધાર કાર્ડ આધાર .*\.pdf$/)
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200)
})

test('a long name is cut between letters, with the signs that belong to them', () => {
  expect(safeFileName(`${'થે'.repeat(90)}.pdf`)).toBe(`${'થે'.repeat(32)}.pdf`)
  expect(safeFileName(`ક${'ે'.repeat(90)}.pdf`)).toMatch(/^કે+\.pdf$/)
})

test('equal names are numbered, ignoring case', () => {
  expect(uniqueFileNames(['a.pdf', 'A.pdf', 'a.pdf', 'a (2).pdf'])).toEqual([
    'a.pdf',
    'A (2).pdf',
    'a (3).pdf',
    'a (2) (2).pdf',
  ])
})
