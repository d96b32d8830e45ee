import { expect, test } from 'vitest'
import type { HandIn } from '../../../../../src/domain/application/handIn'
import type { AdminStatus } from '../../../../../src/domain/application/status'
import { fundingSample } from '../../../../../src/domain/programme/funding'
import { nextReport, officeAlerts } from '../../../../../src/features/admin/dashboard/alerts'
import { sampleUsers } from '../../../../../src/features/admin/users/sample'

test('the sample mix is 28 admins and 206 regular users, each with a name and an address of their own', () => {
  const roles = sampleUsers.map(({ role }) => role)
  expect(roles.filter((role) => role === 'admin')).toHaveLength(28)
  expect(roles.filter((role) => role === 'user')).toHaveLength(206)
  for (const key of ['id', 'name', 'email'] as const)
    expect(new Set(sampleUsers.map((user) => user[key])).size).toBe(234)
})

const now = new Date(2026, 10, 20).getTime()

const submittedDate = '2026-11-01'
const applications = (...statuses: AdminStatus[]) =>
  statuses.map((status) => ({ status, submittedDate, submission: undefined }))

test('alerts count what is waiting, and are absent when nothing is', () => {
  const texts = officeAlerts(
    applications('pending-review', 'pending-review', 'documents-required', 'approved'),
    fundingSample,
    now,
  ).map(({ text }) => text)
  expect(texts).toContain('2 applications are waiting for a first review.')
  expect(texts).toContain('1 application is waiting for documents from its applicant.')
  const quiet = officeAlerts(applications('approved'), fundingSample, now).map(({ text }) => text)
  expect(quiet.join()).not.toMatch(/waiting/)
})

const submitted = (handIn: HandIn) => ({
  status: 'pending-review' as const,
  submittedDate,
  submission: { number: '', answers: [], handIn },
})

test('what was submitted here waits for a review once it is handed in, and is told apart before that', () => {
  const handedIn = submitted({ handedIn: { on: '2026-11-19', to: 'Dr Joshi' } })
  const texts = officeAlerts(
    [handedIn, submitted({}), { ...submitted({}), status: 'approved' as const }],
    [],
    now,
  ).map(({ text }) => text)
  expect(texts).toContain('1 application is waiting for a first review.')
  expect(texts).toContain(
    '1 application that was submitted on this device is not handed in yet: its review has not begun.',
  )
})

test('documents that have arrived are an alert of their own, no longer waited for', () => {
  const [asked] = applications('documents-required')
  const arrived = { ...asked!, documentsAddedAt: 1 }
  const texts = officeAlerts([arrived, ...applications('documents-required')], [], now).map(
    ({ text }) => text,
  )
  expect(texts).toContain('Requested documents have arrived for 1 application.')
  expect(texts).toContain('1 application is waiting for documents from its applicant.')
})

test.each([
  [applications('pending-review'), 'Review it'],
  [applications('pending-review', 'pending-review'), 'Review them'],
])('the link of an alert speaks of as many as it counts: %j', (waiting, label) => {
  expect(officeAlerts(waiting, [], now)[0]?.link.label).toBe(label)
})

/** The alerts for categories that have paid out this much of ₹1,000. */
function spent(...utilized: number[]) {
  const funding = utilized.map((paid, index) => ({
    category: ['Energy', 'Healthcare', 'Education'][index] ?? '',
    allocated: 1_000,
    utilized: paid,
    pending: 0,
    available: 1_000 - paid,
  }))
  return officeAlerts([], funding, now)
    .filter(({ tone }) => tone === 'warn')
    .map(({ text }) => text)
}

test('a category that has used 80 % of its budget raises an alert, one just below does not; several share one', () => {
  expect(spent(800)).toEqual(['Energy has used 80% of its budget.'])
  expect(spent(794)).toEqual([])
  expect(spent(800, 870, 840)).toEqual([
    'Healthcare has used 87% of its budget, and 2 more categories at least 80%.',
  ])
})

test('the alert and the reports say the same percentage', () => {
  const { allocated, utilized } = fundingSample.find(({ category }) => category === 'Technology')!
  const texts = officeAlerts([], fundingSample, now).map(({ text }) => text)
  expect(texts.join()).toContain(
    `Technology has used ${Math.round((utilized / allocated) * 100)}% of its budget`,
  )
})

test.each([
  ['2026-10-10', 2026, 9],
  ['2026-11-20', 2027, 0],
  ['2027-01-15', 2027, 0],
  ['2027-01-16', 2027, 3],
  ['2027-12-31', 2028, 0],
])('on %s the next quarterly report is due on the 15th of %i-%i', (today, year, month) => {
  expect(nextReport(Date.parse(`${today}T12:00`))).toEqual(new Date(year, month, 15))
})

test('the alert about documents opens exactly that list', () => {
  const [alert] = officeAlerts(applications('documents-required'), [], now)
  expect(alert?.link.to).toBe('/admin/applications?status=documents')
})
