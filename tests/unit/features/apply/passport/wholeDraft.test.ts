import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import {
  inspectPassport,
  openPassport,
} from '../../../../../src/features/apply/passport/openPassport'
import { passportLimits } from '../../../../../src/features/apply/passport/format'
import { passportReasons } from '../../../../../src/features/apply/passport/openCopy'
import { namedFiles, type GrantValues } from '../../../../../src/domain/grant-form/grantForm'
import { pocForm } from '../../../../../src/domain/grant-form/poc/form'
import type { AttachmentRow } from '../../../../../src/storage/rows'
import { addAttachment, attachmentsOf } from '../../../../../src/storage/attachments'
import { database } from '../../../../../src/storage/database'
import { eraseTables } from '../../../../../src/storage/whole-copy/deviceContents'
import { loadDraft } from '../../../../../src/storage/drafts/drafts'
import { readOwnWork, wholeZip } from '../../../../../src/storage/whole-copy/wholeCopy'
import { keepCompleteDraft, keepSubmission } from '../../../../support/grantValues'

const person = 'u-student'
const copy = async () => wholeZip(await readOwnWork(person))
const inspect = (bytes: Uint8Array<ArrayBuffer>, kind = 'poc') =>
  inspectPassport(new Blob([bytes]), person, kind)

async function compared(bytes: Uint8Array<ArrayBuffer>) {
  const inspection = await inspect(bytes)
  if (!inspection.ok) throw new Error(inspection.reason)
  return inspection.comparison
}

/** The same copy with other rows. */
async function changed(change: (rows: Record<string, unknown>[]) => void) {
  const entries = unzipSync(await copy())
  const rows = JSON.parse(strFromU8(entries['rows.json'] ?? new Uint8Array())) as never[]
  change(rows)
  return new Uint8Array(zipSync({ ...entries, 'rows.json': strToU8(JSON.stringify(rows)) }))
}

/** The file behind each answer that names one. */
const filesIn = (values: GrantValues, files: readonly AttachmentRow[]) =>
  namedFiles(pocForm, values).map(({ path, id }) => {
    const file = files.find((one) => one.id === id)
    return [path, file?.name, file?.type, file?.bytes]
  })

test('the copy that is saved before everything is erased opens in the form, whole', async () => {
  await keepSubmission('ipr')
  const values = await keepCompleteDraft('poc')
  const files = await attachmentsOf(`${person}:poc`)
  // Replaced an hour ago: nothing names it any more.
  const old = { name: 'old.pdf', type: 'application/pdf', bytes: new ArrayBuffer(9) }
  await addAttachment(`${person}:poc`, old)
  const zip = await copy()
  await eraseTables()

  const comparison = await compared(zip)
  expect(comparison).toMatchObject({ here: undefined, notes: [] })
  expect(comparison.inFile).toMatchObject({ files: 3, members: 2, complete: 6 })
  await openPassport(comparison, person)
  const draft = await loadDraft(person, 'poc')
  expect(draft?.values.teamMembers.map((member) => member['aadharNo'])).toEqual(
    values.teamMembers.map((member) => member['aadharNo']),
  )
  expect(draft?.values.fields).toEqual(values.fields)
  const opened = await attachmentsOf(`${person}:poc`)
  expect(opened).toHaveLength(3)
  expect(draft && filesIn(draft.values, opened)).toEqual(filesIn(values, files))
})

test('so does one that the files of applications make larger than a copy of a draft may be', async () => {
  await keepCompleteDraft('poc')
  const { id } = await keepSubmission('ipr')
  const bytes = new ArrayBuffer(100_000)
  await addAttachment(id, { name: 'letter.pdf', type: 'application/pdf', bytes })
  vi.spyOn(passportLimits, 'bytes', 'get').mockReturnValue(bytes.byteLength as never)
  const zip = await copy()
  expect(zip.length).toBeGreaterThan(passportLimits.bytes)
  expect((await compared(zip)).inFile).toMatchObject({ files: 3, complete: 6 })
  vi.spyOn(passportLimits, 'bytes', 'get').mockReturnValue(1_000 as never)
  expect(await inspect(zip)).toEqual({ ok: false, reason: passportReasons.tooLarge })
})

test('of it, too, the last change counts, not when a copy of it was opened here', async () => {
  await keepCompleteDraft('poc')
  await database.drafts.toCollection().modify({ changedAt: 7 })
  expect((await compared(await copy())).inFile.savedAt).toBe(7)
})

const title = (text: string) =>
  database.drafts.toCollection().modify(({ values }) => void (values.fields['pocTitle'] = text))

test('with a draft here it is compared first, every digit of it, and none is shown', async () => {
  const { teamMembers } = await keepCompleteDraft('poc')
  const number = teamMembers[0]?.['aadharNo'] ?? ''
  await title(`Fan of ${number}`)
  await database.attachments.toCollection().modify({ name: `${number}.png` })
  const zip = await copy()
  expect(await compared(zip)).toMatchObject({ differences: [] })
  const bytes = new ArrayBuffer(1)
  await database.attachments.toCollection().modify({ bytes, size: 1 })
  const named = `XXXX XXXX ${number.slice(-4)}.png`
  const scan = { there: named, here: named, alike: 'file' }
  expect((await compared(zip)).differences).toMatchObject([scan, scan, scan])
  await title('Fan')
  const there = `Fan of XXXX XXXX ${number.slice(-4)}`
  expect((await compared(zip)).differences[0]).toMatchObject({ there, here: 'Fan' })
  await title(`Fan of ${number}`)
  await database.drafts.toCollection().modify(({ values }) => {
    const [first] = values.teamMembers
    if (first) first['aadharNo'] = `99998888${number.slice(-4)}`
  })
  const [digits] = (await compared(zip)).differences
  expect(digits).toMatchObject({ path: 'teamMembers.0.aadharNo', alike: 'masked' })
})

test('one without a draft of this form says so, and what it is for', async () => {
  await keepSubmission('poc')
  await keepCompleteDraft('ipr')
  const zip = await copy()
  expect(await inspect(zip)).toEqual({ ok: false, reason: passportReasons.noDraft })
  expect(await inspect(zip, 'ipr')).toMatchObject({ ok: true })
})

test('one that was cut off or written by a newer version is not opened', async () => {
  await keepCompleteDraft('poc')
  const zip = await copy()
  const half = zip.slice(0, zip.length / 2)
  expect(await inspect(half)).toEqual({ ok: false, reason: passportReasons.damaged })
  const newer = await changed(([draft]) => {
    if (draft) draft['schemaVersion'] = 99
  })
  expect(await inspect(newer)).toEqual({ ok: false, reason: passportReasons.newer })
})

test.each<[string, (rows: Record<string, unknown>[], at: number) => unknown]>([
  ['is not in it', (rows, at) => rows.splice(at, 1)],
  ['had lost its bytes before', (rows, at) => delete rows[at]?.['bytes']],
  ['had lost some of them', (rows, at) => Object.assign(rows[at] ?? {}, { size: 9_000 })],
])('a file that %s leaves its field blank', async (_what, lose) => {
  await keepCompleteDraft('poc')
  const without = await changed((rows) => {
    lose(
      rows,
      rows.findIndex(({ name }) => name === 'employer id.png'),
    )
  })
  await eraseTables()
  await openPassport(await compared(without), person)
  expect((await loadDraft(person, 'poc'))?.values.mentor['employerId']).toBe('')
  expect(await attachmentsOf(`${person}:poc`)).toHaveLength(2)
})

test('a file of a type that forms do not accept is plain bytes', async () => {
  await keepCompleteDraft('poc')
  await database.attachments.toCollection().modify({ type: 'text/html' })
  const { passport } = await compared(await copy())
  expect(new Set(passport.files.map(({ type }) => type))).toEqual(
    new Set(['application/octet-stream']),
  )
})
