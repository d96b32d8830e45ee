import { describe, expect, test, vi } from 'vitest'
import { pocForm } from '../../../../src/domain/grant-form/poc/form'
import { addAttachment, listAttachments } from '../../../../src/storage/attachments'
import { database } from '../../../../src/storage/database'
import {
  MissingFilesError,
  NewerVersionError,
  StaleRevisionError,
} from '../../../../src/storage/failure'
import { lastSubmission, submitDraft } from '../../../../src/storage/submissions/submissions'
import {
  keepCompleteDraft,
  keepSubmission,
  sampleBytes,
  sampleStudent,
} from '../../../support/grantValues'
import { loseBytes } from '../../../support/lostBytes'

const draft = 'u-student:poc'

async function everything() {
  const { drafts, attachments, submissions } = database
  return Promise.all([drafts, attachments, submissions].map((table) => table.toArray()))
}

async function missingAfter(damage: (employerId: string) => Promise<unknown>): Promise<unknown> {
  const values = await keepCompleteDraft('poc')
  await damage(values.mentor['employerId'] ?? '')
  const before = await everything()
  const failure: unknown = await submitDraft(pocForm, sampleStudent, values, 1).catch(
    (error: unknown) => error,
  )
  expect(await everything()).toEqual(before)
  return failure instanceof MissingFilesError && failure.missing.map(({ path }) => path)
}

describe('a file that the answers name', () => {
  test.each([
    ['is gone', (id: string) => database.attachments.delete(id)],
    ['belongs to another draft', (id: string) => database.attachments.update(id, { ownerId: 'x' })],
    ['lost its bytes', (id: string) => database.table('attachments').update(id, { bytes: null })],
    [
      'lost some of its bytes',
      (id: string) => database.attachments.update(id, { bytes: sampleBytes(1, 9) }),
    ],
  ])('but that %s is reported, and nothing is submitted', async (_how, damage) => {
    expect(await missingAfter(damage)).toEqual(['mentor.employerId'])
  })

  test('but whose bytes the browser has lost is reported, and nothing is submitted', async () => {
    const values = await keepCompleteDraft('poc')
    const id = values.mentor['employerId'] ?? ''
    await loseBytes('attachments', id)
    await expect(submitDraft(pocForm, sampleStudent, values, 1)).rejects.toMatchObject({
      missing: [{ path: 'mentor.employerId', id }],
    })
    expect(await database.submissions.count()).toBe(0)
  })

  test('but that disappears between reading and the transaction is reported all the same', async () => {
    const values = await keepCompleteDraft('poc')
    const transaction = database.transaction.bind(database)
    vi.spyOn(database, 'transaction').mockImplementationOnce((async (...given: never[]) => {
      await database.attachments.delete(values.mentor['employerId'] ?? '')
      return (transaction as (...all: never[]) => unknown)(...given)
    }) as never)
    await expect(submitDraft(pocForm, sampleStudent, values, 1)).rejects.toMatchObject({
      missing: [{ path: 'mentor.employerId', id: values.mentor['employerId'] }],
    })
    expect(await database.submissions.count()).toBe(0)
    expect(await database.drafts.count()).toBe(1)
  })
})

test.each([
  ['a newer version', { schemaVersion: 99 }, NewerVersionError],
  ['another tab', { revision: 2 }, StaleRevisionError],
])('a draft that %s has changed meanwhile is not submitted', async (_who, change, refusal) => {
  const values = await keepCompleteDraft('poc')
  await database.drafts.update(draft, change)
  await expect(submitDraft(pocForm, sampleStudent, values, 1)).rejects.toThrow(refusal)
  expect(await database.submissions.count()).toBe(0)
  expect(await database.drafts.count()).toBe(1)
})

test('the submission is of the institution that the form names, whatever the profile says', async () => {
  const values = await keepCompleteDraft('poc')
  const moved = { ...sampleStudent, institution: 'The institute before' }
  const { institution } = await submitDraft(pocForm, moved, values, 1)
  expect(institution).toBe('Sabarmati Institute of Technology')
})

test('only files that it refers to go with the submission; a replaced one stays with the draft', async () => {
  const values = await keepCompleteDraft('poc')
  await addAttachment(draft, { name: 'old.pdf', type: 'application/pdf', bytes: sampleBytes(9) })
  const { id, content } = await submitDraft(pocForm, sampleStudent, values, 1)
  expect(content.attachments).toHaveLength(3)
  expect(await listAttachments(id)).toHaveLength(3)
  expect((await listAttachments(draft)).map(({ name }) => name)).toEqual(['old.pdf'])
  // What is handed in says whose each of them is.
  const named = content.answers.flatMap(({ title, answers }) =>
    answers
      .filter(({ text }) => /\.\w{3}$/.test(text))
      .map(({ label, text }) => [title, label, text]),
  )
  expect(named).toEqual([
    ['Team member 1', 'Aadhaar card scan', 'aadhaar.pdf'],
    ['Team member 2', 'Aadhaar card scan', 'aadhaar.pdf'],
    ['Mentor', 'Employer ID', 'employer id.png'],
  ])
})

test('an interrupted submission leaves everything as it was', async () => {
  const values = await keepCompleteDraft('poc')
  const before = await everything()
  vi.spyOn(database.drafts, 'delete').mockRejectedValueOnce(new Error('killed'))
  await expect(submitDraft(pocForm, sampleStudent, values, 1)).rejects.toThrow('killed')
  expect(await everything()).toEqual(before)
})

test('the last submission is the one that was made last, also when the clock was ahead before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-11-20T10:00:00') })
  await keepSubmission('poc')
  vi.setSystemTime(new Date('2026-11-20T10:00:00'))
  const second = await keepSubmission('poc')
  expect((await lastSubmission(sampleStudent.id, 'poc'))?.id).toBe(second.id)
  vi.useRealTimers()
})
