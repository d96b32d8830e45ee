import { describe, expect, test } from 'vitest'
import { database } from '../../../src/storage/database'
import { listDrafts, loadDraft } from '../../../src/storage/drafts/drafts'
import { submissionSchemaVersion } from '../../../src/storage/submissions/readSubmission'
import {
  getSubmission,
  listAllSubmissions,
  listSubmissions,
} from '../../../src/storage/submissions/submissions'
import { keepCompleteDraft, keepSubmission } from '../../support/grantValues'
import { idsSetAside } from '../../support/setAside'

/* What a newer version of the portal left on the device before a rollback. */

async function expectOnDevice(table: 'drafts' | 'submissions', row: { id: string }) {
  expect(await idsSetAside()).toEqual([])
  expect(await database.table(table).get(row.id)).toEqual(row)
}

test('a draft of a form that only the newer version has is not shown, and stays', async () => {
  const values = await keepCompleteDraft('poc')
  const row = { id: 'u-student:loan', userId: 'u-student', kind: 'loan', schemaVersion: 9, values }
  await database.table('drafts').put(row)
  expect((await listDrafts('u-student')).map(({ kind }) => kind)).toEqual(['poc'])
  expect(await loadDraft('u-student', 'loan')).toBeUndefined()
  await expectOnDevice('drafts', row)
})

describe.each([
  ['a form that only the newer version has', { kind: 'loan' }],
  ['a shape that only the newer version knows', { schemaVersion: submissionSchemaVersion + 1 }],
])('a submission of %s', (_name, change) => {
  test('is not shown, and stays', async () => {
    const known = await keepSubmission('ipr')
    const row = { ...known, ...change, id: 'from-tomorrow', values: 'in another shape' }
    await database.table('submissions').put(row)
    expect((await listSubmissions('u-student')).map(({ id }) => id)).toEqual([known.id])
    expect((await listAllSubmissions()).map(({ id }) => id)).toEqual([known.id])
    expect(await getSubmission(row.id)).toBeUndefined()
    await expectOnDevice('submissions', row)
  })
})

test('a submission of a known form without an owner is set aside all the same', async () => {
  const known = await keepSubmission('ipr')
  await database.table('submissions').put({ ...known, userId: 7, values: 'gone' })
  expect(await listAllSubmissions()).toEqual([])
  expect(await idsSetAside()).toEqual([known.id])
})
