import { expect, test, vi } from 'vitest'
import { pocForm } from '../../../src/domain/grant-form/poc/form'
import { keepUploads } from '../../../src/storage/applications/uploads'
import { addAttachment } from '../../../src/storage/attachments'
import { database } from '../../../src/storage/database'
import { loadDraft, putDraft, raiseRevision } from '../../../src/storage/drafts/drafts'
import { replaceDraft } from '../../../src/storage/drafts/replaceDraft'
import { storageFailure } from '../../../src/storage/failure'
import { addApplication } from '../../../src/storage/office/addedApplications'
import { decide } from '../../../src/storage/office/decisions'
import { cacheProfile } from '../../../src/storage/profileCache'
import { returnTo } from '../../../src/storage/restore-points/returnTo'
import { changeSetting } from '../../../src/storage/settings/settings'
import { setHandIn, setWithdrawn, submitDraft } from '../../../src/storage/submissions/submissions'
import { adminSample } from '../../../src/domain/application/office-sample/adminSample'
import { keepCompleteDraft, keepSubmission, sampleStudent } from '../../support/grantValues'
import { readPdf } from '../../support/uploads'

/* The device is full, at whichever row of a write it gets so. */

const id = `${sampleStudent.id}:poc`
const draft = async () => (await loadDraft(sampleStudent.id, 'poc'))!
const submission = async () => (await database.submissions.toArray())[0]!

const writes: Record<string, () => Promise<unknown>> = {
  'a draft': async () => putDraft({ ...(await draft()), revision: 2 }),
  'the claim of a draft': () => raiseRevision(id),
  'a file': () => addAttachment(id, readPdf('scan.pdf')),
  'a submission': async () => submitDraft(pocForm, sampleStudent, (await draft()).values, 1),
  'a return to it': async () => returnTo(sampleStudent.id, 'poc', (await draft()).values),
  'a saved copy': async () => {
    const { values } = await draft()
    return replaceDraft(sampleStudent.id, 'poc', { files: [], values, replaces: values })
  },
  'a profile': () => cacheProfile('token', sampleStudent),
  'a setting': () => changeSetting(sampleStudent.id, 'newsletter-email', () => 'a@ssip.example'),
  'a document for the office': async () =>
    keepUploads((await submission()).id, [readPdf('consent.pdf')], 'document'),
  'a withdrawal': async () => setWithdrawn((await submission()).id, 1),
  'a date of handing in': async () =>
    setHandIn((await submission()).id, { signedOn: '2026-11-20' }),
  'a decision': () =>
    decide([{ ...adminSample[0]!, history: [] }], { to: 'approved', by: 'A', remark: '' }),
  'an application of the office': () => addApplication(adminSample[0]!, 'u-admin'),
}

/** Besides the earlier states, which are kept before a draft is replaced. */
const everything = async () =>
  JSON.stringify(await Promise.all(database.tables.map((table) => table.toArray())))

const writing = ['put', 'add'] as const

/** The device has room for so many writes of a row. */
function roomFor(rows: number): void {
  let left = rows
  for (const how of writing) {
    const write = IDBObjectStore.prototype[how]
    vi.spyOn(IDBObjectStore.prototype, how).mockImplementation(function (
      this: IDBObjectStore,
      ...row
    ) {
      if (left === 0) throw new DOMException('no room', 'QuotaExceededError')
      left -= 1
      return write.apply(this, row)
    })
  }
}

test.each(Object.entries(writes))('%s is kept whole or not at all', async (_what, write) => {
  let refused: unknown
  for (let rows = 0; rows === 0 || refused !== undefined; rows += 1) {
    await Promise.all(database.tables.map((table) => table.clear()))
    await keepSubmission('poc')
    await keepCompleteDraft('poc')
    const before = await everything()
    roomFor(rows)
    refused = await write().then(
      () => undefined,
      (error: unknown) => error,
    )
    // Before there is room again, for what it should have waited for.
    const after = await everything()
    vi.restoreAllMocks()
    if (refused !== undefined) expect(storageFailure(refused)).toBe('full')
    expect(after === before, `with room for ${rows}`).toBe(refused !== undefined)
  }
})
