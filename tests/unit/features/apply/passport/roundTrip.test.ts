import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pocForm } from '../../../../../src/domain/grant-form/poc/form'
import { passportCopy as copy } from '../../../../../src/features/apply/passport/copy'
import { saveCopyOf } from '../../../../../src/features/apply/passport/saveCopyOf'
import { formatBytes } from '../../../../../src/lib/answers/bytes'
import { noticeStore } from '../../../../../src/ui/overlays/notices'
import { knownForm } from '../../../../../src/domain/grant-form/forms'
import { blankMember, blankValues } from '../../../../../src/domain/grant-form/grantForm'
import {
  passportLimits,
  type PassportDraft,
  type PassportFile,
} from '../../../../../src/features/apply/passport/format'
import { mapFields } from '../../../../../src/domain/grant-form/mapFields'
import { readPassport } from '../../../../../src/features/apply/passport/readPassport'
import {
  PassportTooLargeError,
  writePassport,
} from '../../../../../src/features/apply/passport/writePassport'
import { aadhaarOfAsha, aadhaarOfRavi, file, files, sampleDraft } from './fixtures'
import { eventually } from '../../../../support/eventually'

function opened(draft: PassportDraft, attachments = files) {
  const reading = readPassport(writePassport(draft, attachments))
  if (!reading.ok) throw new Error(reading.reason)
  return reading.passport
}

test('a passport restores every answer, and the last four digits of an Aadhaar number', () => {
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

test('a passport restores every file byte for byte, including an empty one', () => {
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
      const form = knownForm(kind)
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

test('a passport contains no complete Aadhaar number, wherever it was typed', () => {
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
  'a passport contains nothing of the incomplete Aadhaar number "%s"',
  (typed) => {
    const draft = sampleDraft()
    draft.values.teamMembers = [{ ...draft.values.teamMembers[0], aadharNo: typed, aadharFile: '' }]
    expect(opened(draft).values.teamMembers[0]?.['aadharNo']).toBe('')
  },
)

test('an enrolment number of 12 digits is not an Aadhaar number', () => {
  const draft = sampleDraft()
  draft.values.teamMembers = [
    { ...draft.values.teamMembers[0], enrollmentNo: '220170116042', aadharFile: '' },
  ]
  expect(opened(draft).values.teamMembers[0]?.['enrollmentNo']).toBe('220170116042')
})

test('an unreferenced file is left out, and a missing one leaves its field blank', () => {
  const passport = opened(sampleDraft(), [...files.slice(1), file('replaced', 'old.pdf')])
  expect(passport.files.map(({ id }) => id)).toEqual(['scan-ravi', 'employer'])
  expect(passport.values.teamMembers[0]?.['aadharFile']).toBe('')
})

test('a file of a type that forms do not accept is restored as plain bytes', () => {
  const page = { ...file('scan-asha', 'page.html'), type: 'text/html' }
  expect(opened(sampleDraft(), [page]).files[0]?.type).toBe('application/octet-stream')
})

test.each([
  ['has no name', '', 'files/1'],
  ['has a name that is longer than a copy takes', 'x'.repeat(2000), 'x'.repeat(1000)],
])('a file that %s is saved with the others', (_what, name, restored) => {
  const passport = opened(sampleDraft(), [file('scan-asha', name), ...files.slice(1)])
  expect(passport.files.map((one) => one.name)).toEqual([restored, 'ravi.pdf', 'ઓળખ.png'])
})

test('what could not be opened again is not saved', () => {
  const huge = { ...file('scan-asha', 'huge.pdf'), bytes: new ArrayBuffer(passportLimits.bytes) }
  expect(excessOf(sampleDraft(), [huge])).toBe('files')
  expect(excessOf(crowd(passportLimits.members + 1))).toBe('members')
  const wordy = sampleDraft()
  wordy.values.fields['pocDescription'] = 'x'.repeat(passportLimits.json)
  expect(excessOf(wordy)).toBe('answers')
  expect(excessOf(crowd(0))).toBeDefined()
})

test.each([51, passportLimits.members])(
  'a team of %i with a scan each is saved and opened',
  (size) => {
    const draft = crowd(size)
    const scans = draft.values.teamMembers.map(({ aadharFile = '' }) =>
      file(aadharFile, 'card.pdf'),
    )
    const { values, files } = opened(draft, scans)
    expect(values.teamMembers.map(({ name }) => name)).toEqual(
      draft.values.teamMembers.map(({ name }) => name),
    )
    expect(files).toHaveLength(size)
  },
)

test('a copy that could not be saved gives the true reason', async () => {
  expect(copy.tooMany.members).toContain(` ${passportLimits.members} `)
  expect(copy.tooMany.answers).toContain(` ${formatBytes(passportLimits.json)} `)
  const saving = saveCopyOf({
    ...crowd(passportLimits.members + 1),
    id: 'u-student:poc',
    attachments: [],
  })
  await eventually(() => expect(noticeStore.read().asks).toHaveLength(1))
  const [alert] = noticeStore.read().asks
  expect(alert).toMatchObject({ text: copy.notSaved, detail: copy.tooMany.members })
  alert?.answer(true)
  await saving
})

function crowd(size: number): PassportDraft {
  const draft = sampleDraft()
  draft.values.mentor['employerId'] = ''
  draft.values.teamMembers = Array.from({ length: size }, (_, index) => ({
    ...blankMember(pocForm),
    name: `Member ${index}`,
    aadharFile: `scan-${index}`,
  }))
  return draft
}

function excessOf(draft: PassportDraft, attachments: PassportFile[] = []): string | undefined {
  try {
    writePassport(draft, attachments)
    return undefined
  } catch (error) {
    return error instanceof PassportTooLargeError ? error.excess : String(error)
  }
}
