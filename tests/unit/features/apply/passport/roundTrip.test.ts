import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { grantForms } from '../../../../../src/domain/grant-form/forms'
import { blankMember, blankValues } from '../../../../../src/domain/grant-form/grantForm'
import {
  passportLimits,
  type PassportDraft,
} from '../../../../../src/features/apply/passport/format'
import { mapFields } from '../../../../../src/domain/grant-form/mapFields'
import { readPassport } from '../../../../../src/features/apply/passport/readPassport'
import {
  PassportTooLargeError,
  writePassport,
} from '../../../../../src/features/apply/passport/writePassport'
import { aadhaarOfAsha, aadhaarOfRavi, file, files, sampleDraft } from './fixtures'

function opened(draft: PassportDraft, attachments = files) {
  const reading = readPassport(writePassport(draft, attachments))
  if (!reading.ok) throw new Error(reading.reason)
  return reading.passport
}

test('a passport gives back every answer, and of an Aadhaar number the last four digits', () => {
  const draft = sampleDraft()
  const passport = opened(draft)
  const [asha, ravi] = draft.values.teamMembers
  expect(passport).toMatchObject({
    kind: 'poc',
    savedAt: draft.savedAt,
    revision: 41,
    values: {
      ...draft.values,
      teamMembers: [
        { ...asha, aadharNo: '1234' },
        { ...ravi, aadharNo: '7777' },
      ],
    },
  })
})

test('a passport gives back every file byte for byte, an empty one too', () => {
  const passport = opened(sampleDraft())
  expect(passport.files.map(({ id, name, type }) => ({ id, name, type }))).toEqual(
    files.map(({ id, name, type }) => ({ id, name, type })),
  )
  for (const [index, { bytes }] of passport.files.entries()) {
    expect(new Uint8Array(bytes)).toEqual(new Uint8Array(files[index]?.bytes ?? new ArrayBuffer()))
  }
})

test('whatever is typed into either form comes back as it was typed', () => {
  const draft = fc
    .record({
      kind: fc.constantFrom('poc' as const, 'ipr' as const),
      members: fc.integer({ min: 1, max: 5 }),
      teamLeader: fc.constantFrom('', '0', '3'),
      texts: fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 20 }),
      savedAt: fc.nat(),
      revision: fc.integer({ min: 1, max: 1e9 }),
    })
    .map(({ kind, members, teamLeader, texts, savedAt, revision }): PassportDraft => {
      const form = grantForms[kind]
      let next = 0
      const values = mapFields(
        form,
        {
          ...blankValues(form),
          teamLeader,
          teamMembers: Array.from({ length: members }, () => blankMember(form)),
        },
        (field) =>
          ['file', 'aadhaar'].includes(field.kind) ? '' : (texts[next++ % texts.length] ?? ''),
      )
      return { kind, values, savedAt, revision }
    })
  fc.assert(
    fc.property(draft, (draft) => {
      expect(opened(draft, [])).toEqual({ ...draft, files: [] })
    }),
    { numRuns: 40 },
  )
})

test('no whole Aadhaar number is in a passport, wherever it was typed', () => {
  const draft = sampleDraft()
  draft.values.fields['workDone'] = 'My Aadhaar 4321-8765-1234, his 9999 8888 7777.'
  draft.values.fields['aFieldThatTheFormHasLost'] = '432187651234'
  const named = [file('scan-asha', `${aadhaarOfAsha}.pdf`), ...files.slice(1)]
  const text = new TextDecoder('latin1').decode(writePassport(draft, named))
  const digits = text.replaceAll(/[\s-]/g, '')
  for (const number of [aadhaarOfAsha, aadhaarOfRavi]) {
    expect(digits).not.toContain(number.replaceAll(' ', ''))
  }
  expect(text).toContain('My Aadhaar XXXX XXXX 1234, his XXXX XXXX 7777.')
  expect(text).toContain('"name":"XXXX XXXX 1234.pdf"')
})

test.each(['4321 8765 123', '4321876512345', 'not known yet', '1234'])(
  'nothing of the unfinished Aadhaar number "%s" is in a passport',
  (typed) => {
    const draft = sampleDraft()
    draft.values.teamMembers = [{ ...draft.values.teamMembers[0], aadharNo: typed, aadharFile: '' }]
    expect(opened(draft).values.teamMembers[0]?.['aadharNo']).toBe('')
  },
)

test('an enrollment number of 12 digits is no Aadhaar number', () => {
  const draft = sampleDraft()
  draft.values.teamMembers = [
    { ...draft.values.teamMembers[0], enrollmentNo: '220170116042', aadharFile: '' },
  ]
  expect(opened(draft).values.teamMembers[0]?.['enrollmentNo']).toBe('220170116042')
})

test('a file that no answer names stays out, and one that is missing leaves its field blank', () => {
  const passport = opened(sampleDraft(), [...files.slice(1), file('replaced', 'old.pdf')])
  expect(passport.files.map(({ id }) => id)).toEqual(['scan-ravi', 'employer'])
  expect(passport.values.teamMembers[0]?.['aadharFile']).toBe('')
})

test('a file of another type than the forms take comes back as inert bytes', () => {
  const page = { ...file('scan-asha', 'page.html'), type: 'text/html' }
  expect(opened(sampleDraft(), [page]).files[0]?.type).toBe('application/octet-stream')
})

test('what could not be opened again is not saved', () => {
  const huge = { ...file('scan-asha', 'huge.pdf'), bytes: new ArrayBuffer(passportLimits.bytes) }
  expect(() => writePassport(sampleDraft(), [huge])).toThrow(PassportTooLargeError)
  const crowd = sampleDraft()
  crowd.values.teamMembers = Array.from({ length: passportLimits.members + 1 }, () => ({}))
  expect(() => writePassport(crowd, [])).toThrow(PassportTooLargeError)
})
