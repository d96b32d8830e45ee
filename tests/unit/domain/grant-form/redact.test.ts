import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownForm } from '../../../../src/domain/grant-form/forms'
import { redactorOf, withoutAadhaar } from '../../../../src/domain/grant-form/redact'
import { completeValues, sampleAadhaarNumbers } from '../../../support/grantValues'
import { bareDigits } from '../../../support/numbersAstray'

const form = knownForm('poc')
const redact = redactorOf(form, completeValues('poc'))

test.each([
  ['482913370561', 'XXXX XXXX 0561'],
  ['4829 1337 0561', 'XXXX XXXX 0561'],
  ['4829-1337-0561', 'XXXX XXXX 0561'],
  ['4829\u00A01337–0561', 'XXXX XXXX 0561'],
  ['૪૮૨૯ ૧૩૩૭ ૦૫૬૧', 'XXXX XXXX 0561'],
  ['४८२९१३३७०५६१', 'XXXX XXXX 0561'],
  ['４８２９ １３３７ ０５６１', 'XXXX XXXX 0561'],
  ['scan_4829_1337_0561.pdf', 'scan_XXXX XXXX 0561.pdf'],
  ['Asha: 482913370561, Imran: 7392.0441.8826', 'Asha: XXXX XXXX 0561, Imran: XXXX XXXX 8826'],
])('%j is shown as %j', (text, shown) => {
  expect(redact(text)).toBe(shown)
})

test.each(['482913370562', '4829 1337', '200000000000', 'Bavla, June to September', ''])(
  '%j is nobody’s number, and stays',
  (text) => {
    expect(redact(text)).toBe(text)
  },
)

test('an enrollment number of twelve digits stays, also where the Aadhaar number is not complete yet', () => {
  const values = completeValues('poc')
  Object.assign(values.teamMembers[0]!, { enrollmentNo: '210280107001', aadharNo: '2102' })
  expect(redactorOf(form, values)('210280107001.pdf')).toBe('210280107001.pdf')
})

const digit = (latin: string) =>
  fc.constantFrom(
    latin,
    String.fromCharCode(0xae6 + Number(latin)),
    String.fromCharCode(0x966 + Number(latin)),
  )

test('no number of the team is left in any text, whatever the digits and what is between them', () => {
  const between = fc.constantFrom('', '', ' ', '-', '\u200B', '\u2011', '_', '.', '\u202A')
  const written = fc
    .constantFrom(...sampleAadhaarNumbers)
    .chain((number) =>
      fc.tuple(
        ...Array.from(number, (latin) =>
          fc.tuple(digit(latin), between).map((two) => two.join('')),
        ),
      ),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.string(), written, fc.string(), (before, number, after) => {
      const shown = bareDigits(redact(`${before} a${number}b ${after}`))
      for (const one of sampleAadhaarNumbers) expect(shown).not.toContain(one)
    }),
  )
})

test('the values that leave the device have the last four digits of a number, however it was typed', () => {
  const values = completeValues('poc')
  for (const group of [values.fields, values.teamMembers[1]!, values.mentor])
    group['name'] = 'Probe of ૪૮૨૯ ૧૩૩૭ ૦૫૬૧'
  const safe = withoutAadhaar(form, values).values
  for (const group of [safe.fields, safe.teamMembers[1]!, safe.mentor])
    expect(group['name']).toBe('Probe of XXXX XXXX 0561')
  expect(safe.teamMembers.map((member) => member['aadharNo'])).toEqual(['0561', '8826'])
})
