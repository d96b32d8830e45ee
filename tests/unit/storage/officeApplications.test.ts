import { expect, test } from 'vitest'
import { adminSample } from '../../../src/domain/application/adminSample'
import type { AdminApplication } from '../../../src/domain/application/application'
import { addApplication } from '../../../src/storage/addedApplications'
import { database } from '../../../src/storage/database'
import { addDecision, decide, listDecisions } from '../../../src/storage/decisions'
import { deriveOfficeList } from '../../../src/storage/officeApplications'
import type { DecisionRow } from '../../../src/storage/rows'
import { setWithdrawn } from '../../../src/storage/submissions'
import { keepSubmission } from '../../support/grantValues'

const [first, second] = adminSample as [AdminApplication, AdminApplication]

function decision(id: number, to: DecisionRow['to'], more: Partial<DecisionRow> = {}): DecisionRow {
  return {
    id,
    applicationId: first.id,
    at: 1_000 + id,
    by: 'Dr Meera Joshi',
    from: 'Pending Review',
    to,
    remark: '',
    ...more,
  }
}

function derive(more: Partial<Parameters<typeof deriveOfficeList>[0]> = {}) {
  return deriveOfficeList({
    samples: [first, second],
    added: [],
    submissions: [],
    decisions: [],
    ...more,
  })
}

test('the samples come newest first, as they are, while nobody has decided anything', () => {
  const { applications } = deriveOfficeList({
    samples: adminSample,
    added: [],
    submissions: [],
    decisions: [],
  })
  expect(applications).toHaveLength(adminSample.length)
  const days = applications.map((application) => application.submittedDate)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(new Set(applications.map(({ origin }) => origin))).toEqual(new Set(['sample']))
})

test('the status is that of the last decision, and the history has them all', () => {
  const { applications } = derive({
    decisions: [
      decision(1, 'Rejected'),
      decision(2, 'Approved', { from: 'Rejected', remark: 'After the appeal' }),
    ],
  })
  const decided = applications.find(({ id }) => id === first.id)
  expect(decided?.status).toBe('Approved')
  expect(decided?.history.map(({ to, remark }) => [to, remark])).toEqual([
    ['Rejected', ''],
    ['Approved', 'After the appeal'],
  ])
  expect(applications.find(({ id }) => id === second.id)?.history).toEqual([])
})

test('a last decision of deletion hides the application; without it, it is back with its status', () => {
  const decisions = [decision(1, 'Approved'), decision(2, 'Deleted', { from: 'Approved' })]
  const hidden = derive({ decisions })
  expect(hidden.applications.map(({ id }) => id)).toEqual([second.id])
  expect(hidden.deleted).toMatchObject([{ id: first.id, status: 'Approved' }])
  expect(derive({ decisions: decisions.slice(0, 1) }).applications).toContainEqual(
    expect.objectContaining({ id: first.id, status: 'Approved' }),
  )
})

test('decisions on something that is not in the list change nothing', () => {
  expect(derive({ decisions: [decision(1, 'Approved', { applicationId: 'gone' })] })).toEqual(
    derive(),
  )
})

test('an application submitted on this device is pending, with what its form says', async () => {
  const submission = await keepSubmission('poc', {
    change: ({ fields }) =>
      Object.assign(fields, { pocTitle: 'Tidal clock', department: 'Physics' }),
  })
  const { applications } = derive({ submissions: [submission] })
  expect(applications.find(({ id }) => id === submission.id)).toMatchObject({
    title: 'Tidal clock',
    applicant: 'Asha Patel',
    department: 'Physics',
    type: 'PoC Grant',
    requestedAmount: 180_000,
    status: 'Pending Review',
    origin: 'submitted',
    submission: { number: submission.number },
  })
})

test('a withdrawn one is left out and counted, and comes back with the withdrawal', async () => {
  const submission = await keepSubmission('ipr')
  await setWithdrawn(submission.id, 5)
  const withdrawn = await database.submissions.toArray()
  expect(derive({ submissions: withdrawn })).toMatchObject({ withdrawn: 1 })
  expect(derive({ submissions: withdrawn }).applications).toHaveLength(2)
  await setWithdrawn(submission.id, undefined)
  const again = derive({ submissions: await database.submissions.toArray() })
  expect(again.withdrawn).toBe(0)
  expect(again.applications).toHaveLength(3)
})

test('an added application is in the list until its addition is undone', async () => {
  const undo = await addApplication({ ...first, id: 'added-1', title: 'By post' })
  const added = await database.applications.toArray()
  expect(derive({ added }).applications).toContainEqual(
    expect.objectContaining({ title: 'By post', origin: 'added' }),
  )
  await undo()
  expect(await database.applications.count()).toBe(0)
})

test('deciding on several at once keeps who, from and to; undoing takes exactly those back', async () => {
  await addDecision({
    applicationId: 'x',
    at: 1,
    by: 'A',
    from: 'Approved',
    to: 'Rejected',
    remark: '',
  })
  const undo = await decide([first, second], { to: 'Approved', by: 'Dr Meera Joshi', remark: 'ok' })
  expect(await listDecisions()).toMatchObject([
    { applicationId: 'x' },
    { applicationId: first.id, from: first.status, to: 'Approved', by: 'Dr Meera Joshi' },
    { applicationId: second.id, from: second.status, to: 'Approved', remark: 'ok' },
  ])
  await undo()
  expect(await listDecisions()).toMatchObject([{ applicationId: 'x' }])
})
