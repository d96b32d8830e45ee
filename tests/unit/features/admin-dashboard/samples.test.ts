import { expect, test } from 'vitest'
import type { AdminStatus } from '../../../../src/domain/application/status'
import { fundingSample } from '../../../../src/domain/programme/funding'
import { officeAlerts } from '../../../../src/features/admin-dashboard/alerts'
import { sampleUsers } from '../../../../src/features/admin-dashboard/sampleUsers'

test('the sample mix is 28 admins and 206 regular users, each with a name and an address of their own', () => {
  const roles = sampleUsers.map(({ role }) => role)
  expect(roles.filter((role) => role === 'admin')).toHaveLength(28)
  expect(roles.filter((role) => role === 'user')).toHaveLength(206)
  for (const key of ['id', 'name', 'email'] as const)
    expect(new Set(sampleUsers.map((user) => user[key])).size).toBe(234)
})

const applications = (...statuses: AdminStatus[]) => statuses.map((status) => ({ status }))

test('alerts count what waits, and are silent where nothing does', () => {
  const texts = officeAlerts(
    applications('Pending Review', 'Pending Review', 'Documents Required', 'Approved'),
    fundingSample,
  ).map(({ text }) => text)
  expect(texts).toContain('2 applications wait for a first look.')
  expect(texts).toContain('1 application waits for documents from its applicant.')
  const quiet = officeAlerts(applications('Approved'), fundingSample).map(({ text }) => text)
  expect(quiet.join()).not.toMatch(/wait/)
})

/** The alerts of a category that has paid out this much of ₹1,000. */
function spent(utilized: number) {
  const rest = { pending: 0, available: 1_000 - utilized }
  const energy = { category: 'Energy', allocated: 1_000, utilized, ...rest }
  return officeAlerts([], [energy]).filter(({ tone }) => tone === 'warn')
}

test('a category that has paid out 80 % of its allocation raises an alert, one just below does not', () => {
  expect(spent(800)).toMatchObject([{ text: 'Energy has paid out 80% of what it was allocated.' }])
  expect(spent(794)).toEqual([])
})
