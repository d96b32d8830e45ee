import { expect, test } from 'vitest'
import { adminSample } from '../../../../src/domain/application/office-sample/adminSample'
import type { AdminApplication } from '../../../../src/domain/application/application'
import {
  addApplication,
  listAddedApplications,
} from '../../../../src/storage/office/addedApplications'
import { database } from '../../../../src/storage/database'
import { addDecision, decide, listDecisions } from '../../../../src/storage/office/decisions'
import {
  byWaiting,
  deriveOfficeList,
  officeStatus,
} from '../../../../src/storage/office/officeApplications'
import type { AdminStatus } from '../../../../src/domain/application/status'
import type { DecisionRow } from '../../../../src/storage/rows'
import {
  listAllSubmissions,
  setHandIn,
  setWithdrawn,
} from '../../../../src/storage/submissions/submissions'
import { keepSubmission, sampleStudent } from '../../../support/grantValues'

type Shown = AdminApplication & { history: DecisionRow[]; documentsAddedAt?: number }

const [first, second] = adminSample.map((each): Shown => ({ ...each, history: [] })) as [
  Shown,
  Shown,
]

function decision(id: number, to: DecisionRow['to'], more: Partial<DecisionRow> = {}): DecisionRow {
  return {
    id,
    applicationId: first.id,
    at: 1_000 + id,
    by: 'Dr Meera Joshi',
    from: 'pending-review',
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
      decision(1, 'rejected'),
      decision(2, 'approved', { from: 'rejected', remark: 'After the appeal' }),
    ],
  })
  const decided = applications.find(({ id }) => id === first.id)
  expect(decided?.status).toBe('approved')
  expect(decided?.history.map(({ to, remark }) => [to, remark])).toEqual([
    ['rejected', ''],
    ['approved', 'After the appeal'],
  ])
  expect(applications.find(({ id }) => id === second.id)?.history).toEqual([])
})

test('a last decision of deletion hides the application; without it, it is back with its status', () => {
  const decisions = [decision(1, 'approved'), decision(2, 'deleted', { from: 'approved' })]
  const hidden = derive({ decisions })
  expect(hidden.applications.map(({ id }) => id)).toEqual([second.id])
  expect(hidden.deleted).toMatchObject([{ id: first.id, status: 'approved' }])
  expect(derive({ decisions: decisions.slice(0, 1) }).applications).toContainEqual(
    expect.objectContaining({ id: first.id, status: 'approved' }),
  )
})

test('decisions on something that is not in the list change nothing', () => {
  expect(derive({ decisions: [decision(1, 'approved', { applicationId: 'gone' })] })).toEqual(
    derive(),
  )
})

test('an application submitted on this device is pending, with what its form says', async () => {
  const submission = await keepSubmission('poc', {
    change: ({ fields }) =>
      Object.assign(fields, {
        pocTitle: 'Tidal clock',
        department: 'Physics',
        pocDescription: 'It rings.',
      }),
  })
  const { applications } = derive({ submissions: [submission] })
  expect(applications.find(({ id }) => id === submission.id)).toMatchObject({
    title: 'Tidal clock',
    description: 'It rings.',
    applicant: 'Asha Patel',
    department: 'Physics',
    type: 'poc',
    requestedAmount: 180_000,
    status: 'pending-review',
    origin: 'submitted',
    submission: { number: submission.number },
  })
})

test('for one submitted on this device the office sees whether it was handed in, until it decides', async () => {
  const submission = await keepSubmission('poc')
  await setHandIn(submission.id, { handedIn: { on: '2026-11-24', to: 'Prof. Jignesh Bhatt' } })
  const shownOf = async (decisions: DecisionRow[] = []) => {
    const { applications } = derive({ submissions: await listAllSubmissions(), decisions })
    const found = applications.find(({ id }) => id === submission.id)
    return found && officeStatus(found).text
  }
  expect(await shownOf()).toBe('Handed in on 24 Nov 2026')
  expect(await shownOf([decision(1, 'approved', { applicationId: submission.id })])).toBe(
    'Approved',
  )
  await setHandIn(submission.id, {})
  expect(await shownOf()).toBe('Not handed in yet')
})

test('a student whose account has no name goes by their address, as an administrator does', async () => {
  const submission = await keepSubmission('poc', { user: { ...sampleStudent, name: ' ' } })
  const { applications } = derive({ samples: [], submissions: [submission] })
  expect(applications.map(({ applicant }) => applicant)).toEqual([sampleStudent.email])
})

test('an amount typed with commas counts in full, as it does for its applicant', async () => {
  const submission = await keepSubmission('ipr', {
    change: ({ fields }) => Object.assign(fields, { financialAssistance: '2,50,000' }),
  })
  const { applications } = derive({ submissions: [submission] })
  expect(applications.find(({ id }) => id === submission.id)?.requestedAmount).toBe(250_000)
})

test.each(['Agriculture', ' agriculture ', 'ખેતી', 'खेती'])(
  'to the office, %j is the one category that its reports count, whatever language it was typed in',
  async (broadArea) => {
    const submission = await keepSubmission('poc', {
      change: ({ fields }) => Object.assign(fields, { broadArea }),
    })
    const { applications } = derive({ submissions: [submission] })
    const category = applications.find(({ id }) => id === submission.id)?.category
    expect(category).toBe('Agriculture')
  },
)

test('a withdrawn application is left out and counted, and returns when the withdrawal is undone', async () => {
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

test('a technology that was typed twice is listed once', async () => {
  const [first] = adminSample
  await addApplication({ ...first!, id: 'added-1', techStack: ['Clay', 'Solar', 'Clay'] }, 'u-1')
  const { applications } = deriveOfficeList({ samples: [], added: await listAddedApplications() })
  expect(applications.map(({ techStack }) => techStack)).toEqual([['Clay', 'Solar']])
})

test('an added application is in the list until its addition is undone', async () => {
  const undo = await addApplication({ ...first, id: 'added-1', title: 'By post' }, 'u-1')
  const added = await database.applications.toArray()
  expect(derive({ added }).applications).toContainEqual(
    expect.objectContaining({ title: 'By post', origin: 'added' }),
  )
  await undo()
  expect(await database.applications.count()).toBe(0)
})

test('deciding on several at once stores who, from and to; undoing reverts exactly those', async () => {
  await addDecision({
    applicationId: 'x',
    at: 1,
    by: 'A',
    from: 'approved',
    to: 'rejected',
    remark: '',
  })
  const { undo } = await decide([first, second], {
    to: 'approved',
    by: 'Dr Meera Joshi',
    remark: 'ok',
  })
  expect(await listDecisions()).toMatchObject([
    { applicationId: 'x' },
    { applicationId: first.id, from: first.status, to: 'approved', by: 'Dr Meera Joshi' },
    { applicationId: second.id, from: second.status, to: 'approved', remark: 'ok' },
  ])
  expect(await undo()).toBe(0)
  expect(await listDecisions()).toMatchObject([{ applicationId: 'x' }])
})

const approve = { to: 'approved', by: 'Dr Meera Joshi', remark: '' } as const

test('what another tab decided since it was shown is left out', async () => {
  const id = await addDecision({
    applicationId: first.id,
    at: 1,
    by: 'A',
    from: 'under-review',
    to: 'rejected',
    remark: '',
  })
  const { decided } = await decide([first, second], approve)
  expect(decided).toEqual([second])
  expect(await listDecisions()).toMatchObject([
    { applicationId: first.id, to: 'rejected' },
    { applicationId: second.id, to: 'approved' },
  ])
  const asItIs: Shown = { ...first, status: 'rejected', history: [decision(id, 'rejected')] }
  expect((await decide([asItIs], approve)).decided).toEqual([asItIs])
  expect((await listDecisions()).at(-1)).toMatchObject({ from: 'rejected', to: 'approved' })
})

test('a decision that cannot be read, as after a rollback, keeps nobody from deciding', async () => {
  await database.table('decisions').add({ ...decision(1, 'approved'), to: 'shortlisted' })
  expect((await decide([first], approve)).decided).toEqual([first])
  expect(await listDecisions()).toMatchObject([{ from: 'pending-review', to: 'approved' }])
  expect(await database.decisions.count()).toBe(2)
})

test('a second press, before the first is on the screen, changes nothing; another decision counts from where it stands', async () => {
  const by = 'Dr Meera Joshi'
  const approve = { to: 'approved', by, remark: '' } as const
  await decide([first], approve)
  expect(await decide([first, second], approve)).toMatchObject({ decided: [second], same: [first] })
  expect(await decide([first], { ...approve, remark: 'ok' })).toMatchObject({ same: [] })
  await decide([first], { ...approve, to: 'deleted' })
  expect(await decide([first], { ...approve, to: 'deleted' })).toMatchObject({ same: [first] })
  // The sample has some that were decided on before anybody decided here.
  const approved: Shown = { ...first, id: 'approved already', status: 'approved' }
  expect(await decide([approved], approve)).toMatchObject({ decided: [], same: [approved] })
  expect((await listDecisions()).map(({ from, to }) => [from, to])).toEqual([
    [first.status, 'approved'],
    [second.status, 'approved'],
    ['approved', 'approved'],
    ['approved', 'deleted'],
  ])
})

test('documents can be asked for again without a word once those that were asked for have come', async () => {
  const ask = { to: 'documents-required', by: 'Dr Meera Joshi', remark: '' } as const
  await decide([first], ask)
  expect((await decide([first], ask)).decided).toEqual([])
  const come: Shown = { ...first, documentsAddedAt: 5 }
  expect((await decide([come], ask)).decided).toEqual([come])
})

test('what its applicant has withdrawn since it was shown is left out', async () => {
  const submission = await keepSubmission('poc')
  const shown = derive({ submissions: await listAllSubmissions() }).applications
  // At the same moment, in another tab.
  const [, { decided }] = await Promise.all([
    setWithdrawn(submission.id, 5),
    decide(shown, approve),
  ])
  expect(decided.map(({ id }) => id)).not.toContain(submission.id)
  expect(decided).toHaveLength(shown.length - 1)
  expect((await listDecisions()).map(({ applicationId }) => applicationId)).not.toContain(
    submission.id,
  )
  await setWithdrawn(submission.id, undefined)
  const again = shown.filter(({ id }) => id === submission.id)
  expect((await decide(again, approve)).decided).toEqual(again)
})

test('what is not on this device any more is left out', async () => {
  const undo = await addApplication({ ...adminSample[0]!, id: 'added-1', title: 'By post' }, 'u-1')
  await keepSubmission('poc')
  const shown = derive({
    added: await listAddedApplications(),
    submissions: await listAllSubmissions(),
  }).applications
  // Its addition is undone in another tab, and what was submitted is erased there.
  await Promise.all([undo(), database.submissions.clear()])
  const { decided } = await decide(shown, approve)
  expect(decided.map(({ origin }) => origin)).toEqual(['sample', 'sample'])
  expect(await database.decisions.count()).toBe(2)
})

test('undoing leaves a decision over which a newer one was made', async () => {
  const by = 'Dr Meera Joshi'
  const { undo } = await decide([first, second], { to: 'approved', by, remark: '' })
  const { undo: undoNewer } = await decide([{ ...second, status: 'approved' }], {
    to: 'rejected',
    by,
    remark: '',
  })
  expect(await undo()).toBe(1)
  expect(await listDecisions()).toMatchObject([
    { applicationId: second.id, to: 'approved' },
    { applicationId: second.id, from: 'approved', to: 'rejected' },
  ])
  expect(await undoNewer()).toBe(0)
  expect(await undo()).toBe(0)
  expect(await listDecisions()).toEqual([])
})

test('the order is: what waits for the office, then what waits for documents, then what is decided', () => {
  const rows: { status: AdminStatus; submittedDate: string; documentsAddedAt?: number }[] = [
    { status: 'approved', submittedDate: '2026-01-01' },
    { status: 'documents-required', submittedDate: '2026-01-02' },
    { status: 'rejected', submittedDate: '2026-03-01' },
    { status: 'pending-review', submittedDate: '2026-02-02' },
    { status: 'under-review', submittedDate: '2026-02-01' },
    { status: 'documents-required', submittedDate: '2026-01-03', documentsAddedAt: 1 },
  ]
  const queued = rows.map((row) => ({ ...row, arrivedAt: 0, submission: undefined }))
  expect(queued.toSorted(byWaiting).map(({ status }) => status)).toEqual([
    'documents-required',
    'under-review',
    'pending-review',
    'documents-required',
    'rejected',
    'approved',
  ])
})

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test('the queue begins with what was handed in first; of one day the first to arrive is first, and last among the newest', async () => {
  const row = await keepSubmission('poc')
  const on = (id: string, submittedAt: number, handedInOn?: string) => ({
    ...row,
    id,
    submittedAt: Date.parse('2026-11-02T06:00:00+05:30') + submittedAt,
    handIn: handedInOn === undefined ? {} : { handedIn: { on: handedInOn, to: 'The office' } },
  })
  const { applications } = derive({
    samples: [],
    submissions: [
      on('second', 2, '2026-11-18'),
      on('not handed in', 3),
      on('first', 1, '2026-11-18'),
      on('third', 4, '2026-11-19'),
      on('asked for documents', 5),
    ],
    // Nobody has noted when it was handed in; a decision says that it was.
    decisions: [decision(1, 'documents-required', { applicationId: 'asked for documents' })],
  })
  const came = applications.map((application) =>
    application.status === 'documents-required'
      ? { ...application, documentsAddedAt: Date.now() }
      : application,
  )
  expect(ids(came.toSorted(byWaiting))).toEqual([
    'asked for documents',
    'first',
    'second',
    'third',
    'not handed in',
  ])
  expect(ids(applications)).toEqual([
    'asked for documents',
    'third',
    'not handed in',
    'second',
    'first',
  ])
})

test('what came while the clock was ahead is first in the queue, as nobody knows how long it has waited', () => {
  const days = { 'of today': '2026-11-20', ahead: '2027-11-20', old: '2026-11-01' }
  const samples = Object.entries(days).map(([id, submittedDate]) => ({
    ...first,
    id,
    submittedDate,
  }))
  const { applications } = derive({ samples })
  expect(ids(applications.toSorted(byWaiting))).toEqual(['ahead', 'old', 'of today'])
})
