import { beforeEach, expect, test } from 'vitest'
import {
  clearRecords,
  putDecision,
  putHalfFilledDraft,
  putSubmission,
} from '../../../../src/app/demo/fixtures'
import { putLastYear } from '../../../../src/app/demo/sampleLastYear'
import { holdsOwnWork } from '../../../../src/app/demo/ownWork'
import { database } from '../../../../src/storage/database'
import { canonicalJson, sha256Hex } from '../../../../src/storage/hash'
import { loadDraft } from '../../../../src/storage/drafts/drafts'
import { listSubmissions } from '../../../../src/storage/submissions/submissions'
import { openDraft } from '../../../../src/storage/drafts/openDraft'
import { keepCompleteDraft, keepSubmission } from '../../../support/grantValues'

const student = 'u-student'

beforeEach(clearRecords)

test('what a scene stores does not count as own work, even after it was opened in the form', async () => {
  expect(await holdsOwnWork()).toBe(false)
  await putHalfFilledDraft(student)
  expect(await holdsOwnWork()).toBe(false)
  await openDraft(student, 'poc')
  expect(await holdsOwnWork()).toBe(false)
  await putDecision(await putSubmission(student))
  expect(await holdsOwnWork()).toBe(false)
})

test('last year’s rows are stored in their old shapes, read in today’s, and do not count as own work', async () => {
  await putLastYear(student)
  const [draft] = (await database.drafts.toArray()) as unknown[]
  expect(draft).toMatchObject({ schemaVersion: 1, values: { pocTitle: 'Rooftop spice dryer' } })
  const [submission] = (await database.submissions.toArray()) as unknown[]
  expect(submission).not.toHaveProperty('schemaVersion')
  expect(await holdsOwnWork()).toBe(false)
  expect((await loadDraft(student, 'poc'))?.values.fields['pocTitle']).toBe('Rooftop spice dryer')
  const [read] = await listSubmissions(student)
  expect(read).toMatchObject({ institution: '', number: expect.stringMatching(/\/001$/) })
  expect(read?.contentHash).toBe(sha256Hex(canonicalJson(read?.content)))
})

test.each<[string, () => Promise<unknown>]>([
  ['a draft', () => keepCompleteDraft('poc')],
  ['a submission', () => keepSubmission('ipr')],
  [
    'a word typed into a scene',
    async () => {
      await putHalfFilledDraft(student)
      const draft = await database.drafts.get('u-student:poc')
      if (draft !== undefined) draft.values.fields['methodology'] = 'Mine'
      await database.drafts.put(draft as never)
    },
  ],
  ['a draft that is damaged', () => database.table('drafts').put({ id: 'u-student:poc' })],
  ['an added application', () => database.table('applications').put({ id: 'app-9' })],
])('%s counts as own work', async (_what, write) => {
  await write()
  expect(await holdsOwnWork()).toBe(true)
})
