import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  clearRecords,
  putDecision,
  putHalfFilledDraft,
  putSubmission,
} from '../../../../src/app/demo/fixtures'
import { putLastYear } from '../../../../src/app/demo/sampleLastYear'
import { holdsOwnWork } from '../../../../src/app/demo/ownWork'
import { endSharing } from '../../../../src/app/demo/resetDemo'
import { database } from '../../../../src/storage/database'
import { canonicalJson, sha256Hex } from '../../../../src/storage/hash'
import { updateSetting } from '../../../../src/storage/settings/table/settingsTable'
import { loadDraft } from '../../../../src/storage/drafts/drafts'
import { listSubmissions } from '../../../../src/storage/submissions/submissions'
import { openDraft } from '../../../../src/storage/drafts/openDraft'
import {
  keepRestorePoint,
  listRestorePoints,
} from '../../../../src/storage/restore-points/restorePoints'
import { enter } from '../../../../src/storage/sealing/keeper'
import { openVault } from '../../../../src/storage/sealing/openVault'
import { sharedComputer } from '../../../../src/storage/sealing/sharedComputer'
import { vaultDatabase } from '../../../../src/storage/sealing/vaultDatabase'
import { changeKept, keptRows, person } from '../../../support/sealed'
import { keepCompleteDraft, keepSubmission } from '../../../support/grantValues'

const student = 'u-student'

// A tenth of a second each would add up; cipher.test.ts checks the real number of rounds.
vi.mock('../../../src/storage/sealing/cipher', async (original) => ({
  ...(await original<object>()),
  passwordRounds: 1_000,
  tagRounds: 1_000,
}))

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
  [
    'an unfinished message',
    () => updateSetting('', 'contact-draft', () => ({ message: 'Where do I' })),
  ],
  [
    'an unfinished remark',
    () => updateSetting('u-admin', 'admin-remarks', () => ({ 'sample-08': 'The budget' })),
  ],
  ['a changed profile', () => updateSetting(student, 'profile-edits', () => ({ name: 'Mine' }))],
  ['what was set aside', () => database.quarantine.add({ userId: student } as never)],
])('%s counts as own work', async (_what, write) => {
  await write()
  expect(await holdsOwnWork()).toBe(true)
})

test('what was only chosen does not count as own work, nor does a form that was emptied again', async () => {
  await updateSetting('u-admin', 'admin-desk-keys', () => false)
  await updateSetting('u-admin', 'admin-opened-applications', () => ['sample-08'])
  await updateSetting(student, 'event-registrations', () => ['event-1'])
  await updateSetting(student, 'contact-draft', () => ({ message: ' ' }))
  expect(await holdsOwnWork()).toBe(false)
})

test('earlier states go with their drafts', async () => {
  await putHalfFilledDraft(student)
  await keepRestorePoint('u-student:poc', 'opened', (await loadDraft(student, 'poc'))!.values)
  await clearRecords()
  expect(await listRestorePoints('u-student:poc')).toEqual([])
})

describe('on a shared computer', () => {
  beforeEach(async () => {
    sharedComputer.set('on')
    await enter({ user: person(student), email: 'asha@example.org', password: 'Monsoon 2026' })
    return () => {
      openVault.set(undefined)
      sharedComputer.forget()
    }
  })

  test('what is sealed counts as own work, unless it is a scene’s as far as this tab can open it', async () => {
    await putHalfFilledDraft(student)
    expect(await holdsOwnWork()).toBe(false)
    openVault.set(undefined)
    expect(await holdsOwnWork()).toBe(true)
  })

  test('so does what was set aside, and what was changed from outside', async () => {
    await database.quarantine.add({ userId: student } as never)
    expect(await holdsOwnWork()).toBe(true)
    openVault.set(undefined)
    expect(await holdsOwnWork()).toBe(true)
    await database.quarantine.clear()
    expect(await holdsOwnWork()).toBe(false)
    await enter({ user: person(student), email: 'asha@example.org', password: 'Monsoon 2026' })
    await putHalfFilledDraft(student)
    await changeKept<{ sealed: { data: ArrayBuffer } }>('drafts', ([row]) => {
      if (row !== undefined) new Uint8Array(row.sealed.data)[0]! ^= 1
      return row === undefined ? [] : [row]
    })
    // What this tab has just written it need not open again.
    await enter({ user: person(student), email: 'asha@example.org', password: 'Monsoon 2026' })
    expect(await holdsOwnWork()).toBe(true)
  })

  test('everything sealed goes with the sharing, and nothing else', async () => {
    await putHalfFilledDraft(student)
    const { values } = (await loadDraft(student, 'poc'))!
    await keepRestorePoint('u-student:poc', 'opened', values)
    await database.quarantine.add({ userId: student } as never)
    openVault.set(undefined)
    sharedComputer.set('off')
    await keepRestorePoint('u-rohan:poc', 'opened', values)
    await database.table('drafts').put({ id: 'u-rohan:poc' })
    await endSharing()
    expect(await keptRows('drafts')).toEqual([{ id: 'u-rohan:poc' }])
    for (const table of ['attachments', 'quarantine']) expect(await keptRows(table)).toEqual([])
    expect(await listRestorePoints('u-student:poc')).toEqual([])
    expect(await listRestorePoints('u-rohan:poc')).toHaveLength(1)
    expect(await vaultDatabase.vaults.count()).toBe(0)
    expect(sharedComputer.read()).toBeNull()
  })
})
