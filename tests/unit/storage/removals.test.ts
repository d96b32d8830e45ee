import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearRecords } from '../../../src/app/demo/fixtures'
import type { GrantValues } from '../../../src/domain/grant-form/grantForm'
import { inspectPassport, openPassport } from '../../../src/features/apply/passport/openPassport'
import { writePassport } from '../../../src/features/apply/passport/writePassport'
import { database } from '../../../src/storage/database'
import { discardDraft, putDraft, restoreDraft } from '../../../src/storage/drafts/drafts'
import { openDraft } from '../../../src/storage/drafts/openDraft'
import { replaceDraft } from '../../../src/storage/drafts/replaceDraft'
import { eraseTables } from '../../../src/storage/whole-copy/deviceContents'
import { sweepOrphans } from '../../../src/storage/orphans'
import { removeSetAside, readSetAside } from '../../../src/storage/setAside'
import { startDraftFrom } from '../../../src/storage/begin-again/startingPoint'
import { setWithdrawn } from '../../../src/storage/submissions/submissions'
import { keepUploads, removeUpload } from '../../../src/storage/applications/uploads'
import { decide } from '../../../src/storage/office/decisions'
import { files, sampleDraft } from '../features/apply/passport/fixtures'
import {
  completeValues,
  keepCompleteDraft,
  keepSubmission,
  sampleBytes,
} from '../../support/grantValues'
import { readPdf } from '../../support/uploads'

/*
 * Every action that removes something from this device, a week after it was put there: undoing it, or
 * interrupting it half-way, leaves everything as it was.
 */

const week = 7 * 24 * 60 * 60 * 1000
const id = 'u-student:poc'
const place = { path: null, scrollY: 0 }

/** Everything on the device by table, except for counters. */
async function everything() {
  const tables = await Promise.all(
    database.tables.map(async (table) => [table.name, await table.toArray()] as const),
  )
  return Object.fromEntries(tables)
}

const answersAndFiles = async () => {
  const draft = await database.drafts.get(id)
  const names = new Set(Object.values(draft?.values.mentor ?? {}))
  const files = await database.attachments.filter((file) => names.has(file.id)).toArray()
  return { values: draft?.values, files }
}

/** A saved copy of another draft beside the one here, as the person is asked about it. */
async function copyBesideDraft() {
  const copy = new Blob([writePassport(sampleDraft(), files)])
  const inspection = await inspectPassport(copy, 'u-student', 'poc')
  if (!inspection.ok) throw new Error(inspection.reason)
  return inspection.comparison
}

const killed = () => Promise.reject(new Error('killed')) as never

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - week })
})

afterEach(() => {
  vi.useRealTimers()
})

const aWeekLater = () => vi.setSystemTime(Date.now() + week)

describe('is undone, files and all', () => {
  test('discarding a draft', async () => {
    await keepCompleteDraft('poc')
    aWeekLater()
    const before = await everything()
    const draft = await discardDraft(id)
    expect(await database.drafts.count()).toBe(0)
    expect(draft && (await restoreDraft(draft))).toBe(true)
    expect(await everything()).toEqual(before)
  })

  test('replacing a draft by a copy or a submission', async () => {
    const submission = await keepSubmission('poc')
    await keepUploads(submission.id, [readPdf('consent.pdf')], 'document')
    const values = await keepCompleteDraft('poc')
    aWeekLater()
    const before = await answersAndFiles()
    expect(before.files).toHaveLength(1)
    const takeBack = await startDraftFrom(submission, values)
    expect((await answersAndFiles()).values).not.toEqual(values)
    // What the office has asked for later is no part of the form.
    const files = await database.attachments.where('ownerId').equals(id).toArray()
    expect(files.map(({ name }) => name)).not.toContain('consent.pdf')
    await takeBack()
    expect(await answersAndFiles()).toEqual(before)
  })

  test('opening a saved copy over a draft', async () => {
    await keepCompleteDraft('poc')
    aWeekLater()
    const before = await answersAndFiles()
    const takeBack = await openPassport(await copyBesideDraft(), 'u-student')
    expect((await answersAndFiles()).values).not.toEqual(before.values)
    await takeBack()
    expect(await answersAndFiles()).toEqual(before)
  })

  test('removing a team member, while unreferenced files are swept', async () => {
    const values = await keepCompleteDraft('poc')
    aWeekLater()
    const files = await database.attachments.toArray()
    const write = async (revision: number, teamMembers: GrantValues['teamMembers']) => {
      const draft = { id, userId: 'u-student', kind: 'poc', revision, savedAt: Date.now() } as const
      await putDraft({ ...draft, values: { ...values, teamMembers }, place })
      const { draft: stored } = await openDraft('u-student', 'poc')
      await sweepOrphans({ draftId: id, userId: 'u-student' }, stored)
    }
    await write(2, values.teamMembers.slice(1))
    await write(3, values.teamMembers)
    expect((await database.drafts.get(id))?.values).toEqual(values)
    const bytes = (rows: typeof files) => rows.map(({ id, bytes }) => ({ id, bytes }))
    expect(bytes(await database.attachments.toArray())).toEqual(bytes(files))
  })

  test('removing an uploaded file', async () => {
    const { id: owner } = await keepSubmission('poc')
    await keepUploads(owner, [readPdf('report.pdf')], 'report')
    aWeekLater()
    const before = await everything()
    const report = await database.attachments.filter((file) => file.purpose === 'report').first()
    const putBack = await removeUpload(report?.id ?? '')
    expect(await everything()).not.toEqual(before)
    await putBack()
    expect(await everything()).toEqual(before)
  })

  test('withdrawing, and deciding on several applications', async () => {
    const { id: submission } = await keepSubmission('poc')
    aWeekLater()
    const before = await everything()
    await setWithdrawn(submission, Date.now())
    await setWithdrawn(submission, undefined)
    const applications = [submission, 'app-1'].map((of) => ({
      id: of,
      status: 'pending-review' as const,
      history: [],
    }))
    const { undo } = await decide(applications, { to: 'rejected', by: 'Dr Joshi', remark: '' })
    await undo()
    expect(await everything()).toEqual(before)
  })
})

describe('cut off in the middle, leaves everything as it was', () => {
  test.each<[string, () => Promise<() => Promise<unknown>>]>([
    [
      'replacing a draft, files first',
      async () => {
        const replaces = await keepCompleteDraft('poc')
        const file = { id: 'f', name: 'a.pdf', type: 'application/pdf', bytes: sampleBytes(3) }
        vi.spyOn(database.drafts, 'put').mockImplementationOnce(killed)
        return () =>
          replaceDraft('u-student', 'poc', {
            files: [file],
            values: completeValues('poc'),
            replaces,
          })
      },
    ],
    [
      'opening a saved copy over a draft',
      async () => {
        await keepCompleteDraft('poc')
        const comparison = await copyBesideDraft()
        vi.spyOn(database.drafts, 'put').mockImplementationOnce(killed)
        return () => openPassport(comparison, 'u-student')
      },
    ],
    [
      'taking a replaced draft back',
      async () => {
        const submission = await keepSubmission('poc')
        const takeBack = await startDraftFrom(submission, await keepCompleteDraft('poc'))
        vi.spyOn(database.drafts, 'put').mockImplementationOnce(killed)
        return takeBack
      },
    ],
    [
      'letting go of what stands aside',
      async () => {
        const values = await keepCompleteDraft('poc')
        await database.table('drafts').update(id, { place: 7 })
        await openDraft('u-student', 'poc')
        await database.drafts.delete(id)
        const { rows, files } = await readSetAside('u-student')
        expect(files.map((file) => file.id)).toContain(values.mentor['employerId'])
        const remove = database.attachments.delete.bind(database.attachments)
        vi.spyOn(database.attachments, 'delete')
          .mockImplementationOnce(remove)
          .mockImplementationOnce(killed)
        const [rowIds, fileIds] = [rows.map((row) => row.id), files.map((file) => file.id)]
        return () => removeSetAside({ rowIds, fileIds })
      },
    ],
    [
      'keeping several uploads',
      async () => {
        const { id: owner } = await keepSubmission('poc')
        const add = database.attachments.add.bind(database.attachments)
        vi.spyOn(database.attachments, 'add')
          .mockImplementationOnce(add)
          .mockImplementationOnce(killed)
        const files = ['a.pdf', 'b.pdf'].map(readPdf)
        return () => keepUploads(owner, files, 'document')
      },
    ],
    [
      'erasing everything',
      async () => {
        await keepSubmission('poc')
        await keepCompleteDraft('ipr')
        const { clear } = IDBObjectStore.prototype
        vi.spyOn(IDBObjectStore.prototype, 'clear')
          .mockImplementationOnce(function (this: IDBObjectStore) {
            return clear.call(this)
          })
          .mockImplementationOnce(() => {
            throw new Error('killed')
          })
        return eraseTables
      },
    ],
    [
      'a scene of the demo',
      async () => {
        await keepSubmission('poc')
        await keepCompleteDraft('ipr')
        vi.spyOn(database.settings, 'clear').mockImplementationOnce(killed)
        return clearRecords
      },
    ],
  ])('%s', async (_what, prepare) => {
    const work = await prepare()
    aWeekLater()
    const before = await everything()
    await expect(work()).rejects.toThrow('killed')
    expect(await everything()).toEqual(before)
  })
})
