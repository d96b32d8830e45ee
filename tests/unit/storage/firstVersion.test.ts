import { expect, test } from 'vitest'
import { readEdits } from '../../../src/features/admin/users/edits'
import { readEntry, type AddValues } from '../../../src/features/admin/applications/addForm'
import { database } from '../../../src/storage/database'
import {
  addApplication,
  listAddedApplications,
} from '../../../src/storage/office/addedApplications'
import { listDecisions } from '../../../src/storage/office/decisions'
import { deriveOfficeList } from '../../../src/storage/office/officeApplications'
import { cachedProfile } from '../../../src/storage/profileCache'
import { keepSubmission } from '../../support/grantValues'
import addedApplication from '../../stored/added-application-v1.json'
import decision from '../../stored/decision-v1.json'
import profile from '../../stored/profile-v1.json'
import unfinishedEntry from '../../stored/unfinished-entry-v1.json'
import userEdits from '../../stored/user-edits-v1.json'

/* Rows as the first version wrote them, with display words in them. */

const put = (table: string, row: object) => database.table(table).put(row)

test('a decision is read with ids for its statuses, otherwise unchanged', async () => {
  await put('decisions', decision)
  await put('decisions', { ...decision, id: 8, from: 'Approved', to: 'Deleted' })
  expect(await listDecisions()).toEqual([
    { ...decision, from: 'pending-review', to: 'documents-required' },
    { ...decision, id: 8, from: 'approved', to: 'deleted' },
  ])
})

test('an added application is read with ids, and with nothing where nothing was typed', async () => {
  await put('applications', addedApplication)
  expect(await listAddedApplications()).toEqual([
    {
      ...addedApplication,
      type: 'ipr',
      status: 'pending-review',
      department: '',
      timeline: '',
    },
  ])
})

test('rows of today are read as they were written', async () => {
  await put('applications', addedApplication)
  const [{ addedAt: _addedAt, ...application }] = (await listAddedApplications()) as [
    Awaited<ReturnType<typeof listAddedApplications>>[0],
  ]
  await addApplication({ ...application, id: 'added-today' }, 'u-1')
  expect(await listAddedApplications()).toContainEqual(
    expect.objectContaining({ ...application, id: 'added-today' }),
  )
})

test('a cached profile is read without the words for missing values', async () => {
  await put('profile', profile)
  expect(await cachedProfile('token')).toEqual({
    ...profile.user,
    institution: '',
    department: '',
    phone: '',
    lastLogin: '',
  })
})

test('a submission of somebody without an institution names none in the office', async () => {
  const submission = await keepSubmission('poc')
  const { applications } = deriveOfficeList({
    samples: [],
    added: [],
    submissions: [{ ...submission, institution: 'Not specified' }],
    decisions: [],
  })
  expect(applications.map(({ institution }) => institution)).toEqual([''])
})

test('an application that was being typed in goes on with its type', () => {
  const read = readEntry(unfinishedEntry.value as unknown as Partial<AddValues>)
  expect(read).toEqual({ ...unfinishedEntry.value, type: 'ipr' })
})

test('edits of the sample users are read without the words for missing values', () => {
  const { changed, deleted } = userEdits.value
  expect(readEdits(userEdits.value as Parameters<typeof readEdits>[0])).toEqual({
    changed: { 7: { ...changed[7], department: '', phone: '' } },
    deleted,
  })
})
