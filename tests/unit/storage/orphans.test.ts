import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addAttachment, listAttachments } from '../../../src/storage/attachments'
import { database } from '../../../src/storage/database'
import { sweepOrphans } from '../../../src/storage/orphans'
import {
  keepRestorePoint,
  listRestorePoints,
} from '../../../src/storage/restore-points/restorePoints'
import {
  completeValues,
  keepCompleteDraft,
  keepSubmission,
  sampleBytes,
} from '../../support/grantValues'
import { loseBytes } from '../../support/lostBytes'

const day = 24 * 60 * 60 * 1000
const start = new Date('2026-11-21T10:00:00').getTime()
const draft = { draftId: 'u-student:poc', userId: 'u-student' }

const add = (owner: string, name: string, purpose?: 'document' | 'report') =>
  addAttachment(
    owner,
    { name, type: 'application/pdf', bytes: sampleBytes(5) },
    purpose && { purpose },
  )
const names = async (owner: string) => (await listAttachments(owner)).map(({ name }) => name)

/** A submission as the first version left it, a week old: it owns files that it does not refer to. */
async function landedSubmission() {
  const submission = await keepSubmission('poc')
  await add(submission.id, 'replaced.pdf')
  await add(submission.id, 'asked for later.pdf', 'document')
  await add(submission.id, 'report.pdf', 'report')
  return submission
}

const kept = ['aadhaar.pdf', 'aadhaar.pdf', 'asked for later.pdf', 'employer id.png', 'report.pdf']

async function visits(...days: number[]) {
  for (const after of days) {
    vi.setSystemTime(start + after * day)
    await sweepOrphans({ draftId: 'u-student:none', userId: 'u-student' }, undefined)
  }
}

const naming = (file: string) => completeValues('poc', { aadharFiles: [], employerId: file })

/** A visit to the form, whose draft names this file; `seen`: as this tab has read it before. */
async function visitDraft(
  after: number,
  revision: number,
  named: string,
  seen = { revision, values: naming(named) },
) {
  vi.setSystemTime(start + after * day)
  const { draftId: id, userId } = draft
  const place = { path: null, scrollY: 0 }
  const row = { id, userId, kind: 'poc', schemaVersion: 2, revision, savedAt: 1, place }
  await database.drafts.put({ ...row, values: naming(named) })
  await sweepOrphans(draft, seen)
}

describe('files that are a week old', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: start - 7 * day })
    return () => vi.useRealTimers()
  })

  test('and that a submission owns but does not refer to are erased a day after they were found', async () => {
    const { id } = await landedSubmission()
    await visits(0, 0.5)
    expect((await names(id)).toSorted()).toEqual([...kept, 'replaced.pdf'].toSorted())
    // The set clock ticks on between the visits.
    await visits(1.01)
    expect((await names(id)).toSorted()).toEqual(kept)
  })

  test('are erased a day after they were found, also when the clock was ahead then', async () => {
    const { id } = await landedSubmission()
    await visits(400, 0, 0.5)
    expect(await names(id)).toContain('replaced.pdf')
    await visits(1.01)
    expect((await names(id)).toSorted()).toEqual(kept)
  })

  test('stay while a draft refers to them', async () => {
    const { id } = await landedSubmission()
    const [replaced] = await database.attachments
      .filter((file) => file.name === 'replaced.pdf')
      .toArray()
    const values = await keepCompleteDraft('ipr')
    await database.drafts.update('u-student:ipr', {
      values: { ...values, mentor: { ...values.mentor, employerId: replaced?.id ?? '' } },
    })
    await visits(0, 2, 4)
    expect(await names(id)).toContain('replaced.pdf')
  })

  test('stay when a draft comes to refer to them while they are looked at', async () => {
    const { id } = await landedSubmission()
    await visits(0)
    const { attachments } = database
    const replaced = await attachments.filter((file) => file.name === 'replaced.pdf').first()
    const get = attachments.get.bind(attachments)
    // Meanwhile in another tab.
    vi.spyOn(attachments, 'get').mockImplementationOnce((async (key: string) => {
      const values = await keepCompleteDraft('ipr')
      const mentor = { ...values.mentor, employerId: replaced?.id ?? '' }
      await database.drafts.update('u-student:ipr', { values: { ...values, mentor } })
      return get(key)
    }) as never)
    await visits(1.01)
    expect(await names(id)).toContain('replaced.pdf')
  })

  test.each([
    ['is damaged', { content: 7 }],
    ['is of a newer version', { schemaVersion: 99 }],
  ])('stay with a submission that %s', async (_what, change) => {
    const submission = await landedSubmission()
    await database.table('submissions').put({ ...submission, ...change })
    await visits(0, 2, 4)
    expect(await names(submission.id)).toContain('replaced.pdf')
  })

  test('stay while anything of the person, or without an owner, is set aside', async () => {
    const { id } = await landedSubmission()
    await add(draft.draftId, 'old.pdf')
    await database.quarantine.add({ userId: '', table: 'drafts', reason: '', at: 1, row: {} })
    await visits(0, 2, 4)
    await sweepOrphans(draft, undefined)
    vi.setSystemTime(start + 6 * day)
    await sweepOrphans(draft, undefined)
    expect(await names(id)).toContain('replaced.pdf')
    expect(await names(draft.draftId)).toEqual(['old.pdf'])
  })

  test('are erased as before beside one whose bytes the browser has lost, which stays', async () => {
    const { id } = await landedSubmission()
    const { id: ofSubmission } = await add(id, 'lost.pdf')
    const { id: ofDraft } = await add(draft.draftId, 'lost.pdf')
    await add(draft.draftId, 'old.pdf')
    for (const lost of [ofSubmission, ofDraft]) await loseBytes('attachments', lost)
    for (const after of [0, 1.01]) {
      vi.setSystemTime(start + after * day)
      await sweepOrphans(draft, undefined)
    }
    expect((await names(id)).toSorted()).toEqual(kept)
    expect(await names(draft.draftId)).toEqual([])
    const all = await database.attachments.toCollection().primaryKeys()
    expect(all).toEqual(expect.arrayContaining([ofSubmission, ofDraft]))
  })

  test('stay while their draft names them, and are counted anew once it does no longer', async () => {
    const { id: file } = await add(draft.draftId, 'scan.pdf')
    for (const after of [0, 2, 4]) await visitDraft(after, after + 1, file)
    await visitDraft(5, 6, '')
    await visitDraft(5.5, 7, file)
    await visitDraft(7, 8, '')
    expect(await names(draft.draftId)).toEqual(['scan.pdf'])
    await visitDraft(8.01, 9, '')
    expect(await names(draft.draftId)).toEqual([])
  })

  test('stay where another tab has changed the draft since', async () => {
    const { id: file } = await add(draft.draftId, 'scan.pdf')
    await visitDraft(0, 1, '')
    await visitDraft(1.01, 2, file, { revision: 1, values: naming('') })
    expect(await names(draft.draftId)).toEqual(['scan.pdf'])
  })

  test('stay while an earlier state names them, also once its draft is gone', async () => {
    const { id: file } = await add(draft.draftId, 'named.pdf')
    await add(draft.draftId, 'old.pdf')
    const values = completeValues('poc', { aadharFiles: [], employerId: file })
    await keepRestorePoint(draft.draftId, 'before-loss', values)
    for (const after of [0, 1.01]) {
      vi.setSystemTime(start + after * day)
      await sweepOrphans(draft, undefined)
    }
    expect(await names(draft.draftId)).toEqual(['named.pdf'])
  })

  test('stay while an earlier state that may name them cannot be read', async () => {
    const ipr = { draftId: 'u-student:ipr', userId: 'u-student' }
    const { id: file } = await add(ipr.draftId, 'old.pdf')
    const values = completeValues('ipr', { aadharFiles: [], employerId: file })
    await keepRestorePoint(ipr.draftId, 'before-loss', values)
    const [point] = await listRestorePoints(ipr.draftId)
    await loseBytes('points', point?.id ?? 0, 'ssip-restore-points')
    for (const after of [0, 1.01]) {
      vi.setSystemTime(start + after * day)
      await sweepOrphans(ipr, undefined)
    }
    expect(await names(ipr.draftId)).toEqual(['old.pdf'])
  })

  test('and that a submission left with its draft are erased as orphans without a draft', async () => {
    await keepCompleteDraft('poc')
    await database.drafts.clear()
    for (const after of [0, 0.5]) {
      vi.setSystemTime(start + after * day)
      await sweepOrphans(draft, undefined)
    }
    expect(await names(draft.draftId)).toHaveLength(3)
    vi.setSystemTime(start + day)
    await sweepOrphans(draft, undefined)
    expect(await names(draft.draftId)).toEqual([])
  })
})

test('an interrupted sweep leaves every file', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const { id } = await landedSubmission()
  await add(id, 'replaced too.pdf')
  await visits(0)
  const before = await database.attachments.toArray()
  const remove = database.attachments.delete.bind(database.attachments)
  vi.spyOn(database.attachments, 'delete')
    .mockImplementationOnce(remove)
    .mockRejectedValueOnce(new Error('killed'))
  await expect(visits(2)).rejects.toThrow('killed')
  expect(await database.attachments.toArray()).toEqual(before)
  vi.useRealTimers()
})
