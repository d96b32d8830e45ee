import { expect, test, vi } from 'vitest'
import {
  inspectPassport,
  openPassport,
  type Comparison,
} from '../../../../../src/features/apply/passport/openPassport'
import { passportReasons } from '../../../../../src/features/apply/passport/openCopy'
import { writePassport } from '../../../../../src/features/apply/passport/writePassport'
import { attachmentIds, type GrantValues } from '../../../../../src/domain/grant-form/grantForm'
import { pocForm } from '../../../../../src/domain/grant-form/poc/form'
import { addAttachment, attachmentsOf } from '../../../../../src/storage/attachments'
import { database } from '../../../../../src/storage/database'
import { DraftWriter } from '../../../../../src/storage/drafts/DraftWriter'
import { draftId, loadDraft, putDraft } from '../../../../../src/storage/drafts/drafts'
import { StaleRevisionError, storageFailure } from '../../../../../src/storage/failure'
import { listRestorePoints } from '../../../../../src/storage/restore-points/restorePoints'
import { setWithdrawn } from '../../../../../src/storage/submissions/submissions'
import { keepSubmission, sampleStudent } from '../../../../support/grantValues'
import { aadhaarOfAsha, aadhaarOfRavi, files, sampleDraft } from './fixtures'

const person = 'u-1'
const id = draftId(person, 'poc')
const place = { path: null, scrollY: 0 }
const passportFile = () => new Blob([writePassport(sampleDraft(), files)])

async function inspect(kind: 'poc' | 'ipr' = 'poc'): Promise<Comparison> {
  const inspection = await inspectPassport(passportFile(), person, kind)
  if (!inspection.ok) throw new Error(inspection.reason)
  return inspection.comparison
}

/** A draft on this device, three hours newer than the passport, with its own file. */
async function keepDraft(change: (values: GrantValues) => void = () => undefined) {
  const { values, savedAt } = sampleDraft()
  const info = await addAttachment(id, {
    name: 'asha scan.pdf',
    type: 'application/pdf',
    bytes: files[0]?.bytes ?? new ArrayBuffer(),
  })
  values.teamMembers = [{ ...values.teamMembers[0], aadharFile: info.id }]
  values.teamLeader = ''
  values.mentor['employerId'] = ''
  change(values)
  const draft = { id, userId: person, kind: 'poc' as const, values, place }
  await putDraft({ ...draft, revision: 1, savedAt: savedAt + 3 * 60 * 60 * 1000 })
  return values
}

test('on a device without a draft the passport becomes its first revision, with its files', async () => {
  const comparison = await inspect()
  expect(comparison.here).toBeUndefined()
  await openPassport(comparison, person)
  const draft = await loadDraft(person, 'poc')
  expect(draft).toMatchObject({ userId: person, revision: 1 })
  expect(draft?.values.fields).toEqual(sampleDraft().values.fields)
  const kept = new Map((await attachmentsOf(id)).map((file) => [file.id, file.bytes]))
  const named = attachmentIds(pocForm, draft?.values ?? sampleDraft().values)
  expect(kept.size).toBe(files.length)
  expect(named.map((id) => new Uint8Array(kept.get(id) ?? new ArrayBuffer(1)))).toEqual(
    files.map(({ bytes }) => new Uint8Array(bytes)),
  )
})

test('of two copies the one that was changed last is the newer, also after the other was opened', async () => {
  await openPassport(await inspect(), person)
  const { values, savedAt } = sampleDraft()
  values.fields['pocTitle'] = 'Solar drier for ginger'
  const later = writePassport({ ...sampleDraft(), values, savedAt: savedAt + 60_000 }, files)
  const inspection = await inspectPassport(new Blob([later]), person, 'poc')
  expect(inspection).toMatchObject({
    comparison: { inFile: { savedAt: savedAt + 60_000 }, here: { savedAt } },
  })
  // Nor does looking at it count as a change; typing does.
  const stored = await loadDraft(person, 'poc')
  const writer = new DraftWriter(person, 'poc', stored)
  writer.writePlace(() => ({ values: stored?.values ?? values, place }))
  await writer.flush()
  expect((await inspect()).here?.savedAt).toBe(savedAt)
  expect(writer.changedAt()).toBe(savedAt)
  writer.write(() => ({ values, place }))
  await writer.flush()
  expect((await inspect()).here?.savedAt).toBe(writer.read().savedAt)
  expect(writer.changedAt()).toBe(writer.read().savedAt)
})

test('a copy from a device whose clock is ahead was changed when it was opened, at the latest', async () => {
  const ahead = writePassport({ ...sampleDraft(), savedAt: Date.now() + 60 * 60_000 }, files)
  const inspection = await inspectPassport(new Blob([ahead]), person, 'poc')
  if (inspection.ok) await openPassport(inspection.comparison, person)
  expect((await inspect()).here?.savedAt).toBeLessThanOrEqual(Date.now())
})

test('the comparison lists what differs, and equal files under other ids do not count', async () => {
  await keepDraft((values) => {
    values.fields['pocTitle'] = 'Solar drier for ginger'
  })
  // Replaced an hour ago: nothing names it any more.
  await addAttachment(id, { name: 'old.pdf', type: 'application/pdf', bytes: new ArrayBuffer(9) })
  const { differences, inFile, here } = await inspect()
  expect(differences.map(({ label, there, here }) => [label, there, here])).toEqual([
    ['Title of the proof of concept', 'Solar drier for turmeric', 'Solar drier for ginger'],
    ['Team member 2: Name (as per national ID)', 'Ravi Dave', ''],
    ['Team member 2: Aadhaar number', 'XXXX XXXX 7777', ''],
    ['Team member 2: Aadhaar card scan', 'ravi.pdf', ''],
    ['Team leader', 'Team member 2', ''],
    ['Mentor: Employer ID', 'ઓળખ.png', ''],
  ])
  expect(inFile).toMatchObject({ members: 2, files: 3, savedAt: sampleDraft().savedAt })
  expect(here).toMatchObject({ members: 1, files: 1, title: 'Solar drier for ginger' })
})

test('a long text is shown from shortly before the difference', async () => {
  const text = 'The same beginning. '.repeat(30)
  await keepDraft((values) => {
    values.fields['pocDescription'] = `${text}Then this.`
  })
  const draft = sampleDraft()
  draft.values.fields['pocDescription'] = `${text}Or that.`
  const file = new Blob([writePassport(draft, files)])
  const inspection = await inspectPassport(file, person, 'poc')
  const difference =
    inspection.ok &&
    inspection.comparison.differences.find(({ path }) => path === 'fields.pocDescription')
  expect(difference).toMatchObject({
    there: expect.stringMatching(/^….*Or that\.$/),
    here: expect.stringMatching(/^….*Then this\.$/),
  })
})

test("this device's Aadhaar number is kept where the last four digits match, the others are blank", async () => {
  await keepDraft()
  const comparison = await inspect()
  expect(comparison.notes).toEqual([
    { owner: 'Team member 1', lastFour: '1234', kept: true },
    { owner: 'Team member 2', lastFour: '7777', kept: false },
  ])
  await openPassport(comparison, person)
  const draft = await loadDraft(person, 'poc')
  expect(draft?.values.teamMembers.map((member) => member['aadharNo'])).toEqual([aadhaarOfAsha, ''])
})

test('nobody gets the number of another person, whose last four digits are the same by chance', async () => {
  await keepDraft((values) => {
    values.teamMembers = [{ name: 'Meera Shah', enrollmentNo: '9', aadharNo: '555566661234' }]
  })
  const { values, notes } = await inspect()
  expect(values.teamMembers[0]).toMatchObject({ name: 'Asha Patel', aadharNo: '' })
  expect(notes[0]).toEqual({ owner: 'Team member 1', lastFour: '1234', kept: false })
})

test('nobody is told to type the number of a member again who had none', async () => {
  await keepDraft((values) => {
    values.teamMembers = [{ name: 'Asha', aadharNo: '4321 8' }]
  })
  const draft = sampleDraft()
  Object.assign(draft.values.teamMembers[0]!, { aadharNo: '' })
  const file = new Blob([writePassport(draft, files)])
  expect(await inspectPassport(file, person, 'poc')).toMatchObject({
    comparison: { notes: [{ owner: 'Team member 2', kept: false }] },
  })
})

test('of two numbers with the same last four digits the enrollment number picks the right one', async () => {
  await keepDraft((values) => {
    values.teamMembers = [
      { name: 'Another', enrollmentNo: '9', aadharNo: '555566661234' },
      { name: 'Asha', enrollmentNo: '220010101', aadharNo: aadhaarOfAsha },
    ]
  })
  const { values } = await inspect()
  expect(values.teamMembers[0]?.['aadharNo']).toBe(aadhaarOfAsha)
})

test('of two such numbers without an enrollment number each stays with its member, and a single one also elsewhere', async () => {
  const ravi = { name: 'Ravi', aadharNo: aadhaarOfRavi }
  await keepDraft((values) => {
    values.teamMembers = [{ name: 'Another', aadharNo: '111122227777' }, ravi]
  })
  expect((await inspect()).values.teamMembers[1]?.['aadharNo']).toBe(aadhaarOfRavi)
  await database.drafts.clear()
  await keepDraft((values) => {
    values.teamMembers = [ravi]
  })
  expect((await inspect()).values.teamMembers[1]?.['aadharNo']).toBe(aadhaarOfRavi)
})

test('opening increases the revision by one, and undoing it restores answers and files', async () => {
  const before = await keepDraft()
  const filesBefore = await attachmentsOf(id)
  const undo = await openPassport(await inspect(), person)
  expect(await loadDraft(person, 'poc')).toMatchObject({ revision: 2 })
  // Also once it cannot be undone any more.
  const [earlier] = await listRestorePoints(id)
  expect(earlier?.values).toEqual(before)
  // The form sweeps files that nothing refers to any more.
  await database.attachments.bulkDelete(filesBefore.map((file) => file.id))
  await undo()
  expect(await loadDraft(person, 'poc')).toMatchObject({ revision: 3, values: before })
  const ids = (await attachmentsOf(id)).map((file) => file.id)
  expect(ids).toEqual(expect.arrayContaining(filesBefore.map((file) => file.id)))
})

test('undoing it does not discard newer input', async () => {
  await keepDraft()
  const undo = await openPassport(await inspect(), person)
  const opened = await loadDraft(person, 'poc')
  if (opened === undefined) throw new Error('No draft was opened')
  const values = { ...opened.values, teamLeader: '0' }
  await putDraft({ ...opened, values, revision: 3 })
  await expect(undo()).rejects.toThrow(StaleRevisionError)
  expect(await loadDraft(person, 'poc')).toMatchObject({ revision: 3, values })
})

test('undoing the opening of a first draft leaves no draft', async () => {
  const undo = await openPassport(await inspect(), person)
  await undo()
  expect(await loadDraft(person, 'poc')).toBeUndefined()
})

test('a draft that changed after the comparison is not replaced; a change of place alone does not matter', async () => {
  const values = await keepDraft()
  const comparison = await inspect()
  const draft = { id, userId: person, kind: 'poc' as const, savedAt: Date.now() }
  const typed = { ...values, fields: { ...values.fields, broadArea: 'Energy' } }
  await putDraft({ ...draft, values: typed, revision: 2, place })
  await expect(openPassport(comparison, person)).rejects.toThrow(StaleRevisionError)
  expect(await loadDraft(person, 'poc')).toMatchObject({ revision: 2, values: typed })
  expect(await attachmentsOf(id)).toHaveLength(1)

  const again = await inspect()
  await putDraft({ ...draft, values: typed, revision: 3, place: { path: 'x', scrollY: 9 } })
  await openPassport(again, person)
  expect(await loadDraft(person, 'poc')).toMatchObject({ revision: 4 })
})

test('a device without room keeps its own draft and files', async () => {
  const values = await keepDraft()
  const comparison = await inspect()
  const full = new DOMException('No room', 'QuotaExceededError')
  vi.spyOn(database.drafts, 'put').mockRejectedValueOnce(full)
  await expect(openPassport(comparison, person)).rejects.toSatisfy(
    (error) => storageFailure(error) === 'full',
  )
  expect(await loadDraft(person, 'poc')).toMatchObject({ revision: 1, values })
  expect(await attachmentsOf(id)).toHaveLength(1)
})

test('a copy of the other form is refused, and so is a file that is too large before it is read', async () => {
  expect(await inspectPassport(passportFile(), person, 'ipr')).toEqual({
    ok: false,
    reason: 'This copy was saved from the PoC Grant form. Open it from there.',
  })
  const huge = new Blob(['x'])
  Object.defineProperty(huge, 'size', { value: 2e9 })
  const read = vi.spyOn(huge, 'arrayBuffer')
  expect(await inspectPassport(huge, person, 'poc')).toEqual({
    ok: false,
    reason: passportReasons.tooLarge,
  })
  expect(read).not.toHaveBeenCalled()
  expect(await database.drafts.count()).toBe(0)
})

test.each([
  ['is empty', ''],
  ['is the page of a Wi-Fi', '<!doctype html><title>Sign in</title>'],
  ['was sealed and is cut off', 'ssip-sealed-draft 1\n'],
  ['was sealed and has the line ends of Windows', `ssip-sealed-draft 1\r\n${'x'.repeat(99)}`],
])('a copy that %s is no longer whole, whatever was added to its name', async (_what, text) => {
  for (const name of ['poc.ssip-draft', 'DEMO poc.ssip-draft (1).zip', 'POC.SSIP-DRAFT'])
    expect(await inspectPassport(new File([text], name), person, 'poc')).toEqual({
      ok: false,
      reason: passportReasons.damaged,
    })
  const other = new File([text], 'notes.txt')
  expect(await inspectPassport(other, person, 'poc')).toEqual({
    ok: false,
    reason: passportReasons.foreign,
  })
})

test('who opens a copy of what may be submitted already is shown what was', async () => {
  expect((await inspect()).submitted).toBeUndefined()
  const submission = await keepSubmission('poc', { user: { ...sampleStudent, id: person } })
  expect((await inspect()).submitted?.id).toBe(submission.id)
  const unreadable = new DOMException('no', 'UnknownError')
  vi.spyOn(database.submissions, 'where').mockImplementationOnce(() => {
    throw unreadable
  })
  expect((await inspect()).submitted).toBeUndefined()
  await setWithdrawn(submission.id, Date.now())
  expect((await inspect()).submitted).toBeUndefined()
})

test('the draft belongs to whoever opens it', async () => {
  await keepDraft()
  const inspection = await inspectPassport(passportFile(), 'u-2', 'poc')
  expect(inspection.ok && inspection.comparison.here).toBeUndefined()
  if (inspection.ok) await openPassport(inspection.comparison, 'u-2')
  expect(await loadDraft('u-2', 'poc')).toMatchObject({ userId: 'u-2', revision: 1 })
  expect(await loadDraft(person, 'poc')).toMatchObject({ revision: 1 })
})
