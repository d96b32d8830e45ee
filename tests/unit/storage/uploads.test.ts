import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { myApplications, withRequested } from '../../../src/domain/application/myApplication'
import { keepUploads, listUploads, removeUpload } from '../../../src/storage/applications/uploads'
import { database } from '../../../src/storage/database'
import { decide, listDecisions } from '../../../src/storage/office/decisions'
import type { SubmissionRow } from '../../../src/storage/rows'
import { keepSubmission } from '../../support/grantValues'
import { readPdf } from '../../support/uploads'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

const on = (day: string) => vi.setSystemTime(new Date(`${day}T10:00:00`))

/** Asks for documents, and returns the application with what came for it so far. */
async function ask({ id }: SubmissionRow, remark = '') {
  const seen = (await listDecisions()).filter(({ applicationId }) => applicationId === id)
  const decision = { to: 'documents-required', by: 'Dr Meera Joshi', remark } as const
  await decide([{ id, status: 'under-review', history: seen }], decision)
}

async function documentsAddedAt(submission: SubmissionRow) {
  const [application] = myApplications([], [submission], await listDecisions())
  return (
    application && withRequested(application, await listUploads(submission.id)).documentsAddedAt
  )
}

/** Documents are asked for on 21 November, after one came when the clock said this day. */
async function askedAfter(day: string): Promise<SubmissionRow> {
  on(day)
  const submission = await keepSubmission('poc')
  await keepUploads(submission.id, [readPdf('early.pdf')], 'document')
  on('2026-11-21')
  await ask(submission)
  expect(await documentsAddedAt(submission)).toBeUndefined()
  return submission
}

test('documents that come while the clock is behind count as added after they were asked for', async () => {
  const submission = await askedAfter('2026-11-20')
  on('2026-10-22')
  const names = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `${name}.pdf`)
  await keepUploads(submission.id, names.map(readPdf), 'document')
  expect(await documentsAddedAt(submission)).toBeDefined()
  // The one that was there before stays the oldest, and the others keep their order.
  const listed = (await listUploads(submission.id)).map(({ name }) => name)
  expect(listed).toEqual(['early.pdf', ...names])
})

test('documents that came before, while the clock was ahead, do not answer what is asked for later', async () => {
  const submission = await askedAfter('2026-12-25')
  await keepUploads(submission.id, [readPdf('asked for.pdf')], 'document')
  expect(await documentsAddedAt(submission)).toBeDefined()
  await ask(submission, 'It cannot be read')
  expect(await documentsAddedAt(submission)).toBeUndefined()
})

test('documents that come while the office has the application deleted answer what it asked for before', async () => {
  on('2026-11-20')
  const submission = await keepSubmission('poc')
  await ask(submission)
  const { undo } = await decide(
    [{ id: submission.id, status: 'documents-required', history: await listDecisions() }],
    { to: 'deleted', by: 'Dr Meera Joshi', remark: '' },
  )
  await keepUploads(submission.id, [readPdf('consent.pdf')], 'document')
  await undo()
  expect(await documentsAddedAt(submission)).toBeDefined()
})

test('documents answer what is asked for where a later decision cannot be read, as after a rollback', async () => {
  on('2026-11-20')
  const submission = await keepSubmission('poc')
  await ask(submission)
  const [asked] = await listDecisions()
  await database.table('decisions').add({ ...asked, id: 9, to: 'shortlisted' })
  await keepUploads(submission.id, [readPdf('consent.pdf')], 'document')
  expect(await documentsAddedAt(submission)).toBeDefined()
})

test('documents of an earlier version count by the time at which they came', async () => {
  on('2026-11-20')
  const submission = await keepSubmission('poc')
  await ask(submission)
  on('2026-11-22')
  await keepUploads(submission.id, [readPdf('consent.pdf')], 'document')
  await database.attachments.toCollection().modify((row) => {
    delete row.answers
  })
  expect(await documentsAddedAt(submission)).toBe(Date.now())
})

test('while the clock is right, a document has the time at which it came', async () => {
  on('2026-11-20')
  const submission = await keepSubmission('poc')
  await ask(submission)
  on('2026-11-22')
  await keepUploads(submission.id, [readPdf('consent.pdf')], 'document')
  expect(await documentsAddedAt(submission)).toBe(Date.now())
})

test('a second file of one name is kept under a name of its own, whether it came before or with the other', async () => {
  const submission = await keepSubmission('poc')
  await keepUploads(submission.id, [readPdf('image.pdf')], 'document')
  await keepUploads(
    submission.id,
    [readPdf('image.pdf'), readPdf('image.pdf'), readPdf('aadhaar.pdf')],
    'document',
  )
  const names = (await listUploads(submission.id)).map(({ name }) => name)
  expect(names.toSorted()).toEqual([
    // The application itself has one.
    'aadhaar (2).pdf',
    'image (2).pdf',
    'image (3).pdf',
    'image.pdf',
  ])
})

test('a removed file that the device does not take back is said to be gone', async () => {
  const submission = await keepSubmission('poc')
  await keepUploads(submission.id, [readPdf('consent.pdf')], 'document')
  const [consent] = await listUploads(submission.id)
  const putBack = await removeUpload(consent?.id ?? '')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  await expect(putBack()).rejects.toThrow('no room')
  expect(await listUploads(submission.id)).toEqual([])
})
