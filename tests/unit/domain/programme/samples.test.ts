import { expect, test } from 'vitest'
import { broadAreas } from '../../../../src/domain/grant-form/broadAreas'
import { fundingSample, totalFunding } from '../../../../src/domain/programme/funding'
import { topInstitutions } from '../../../../src/domain/programme/institutions'

test('each category is allocated what it has utilized, pending and available', () => {
  expect(fundingSample.map(({ category }) => category)).toEqual([...broadAreas])
  for (const { allocated, utilized, pending, available } of fundingSample)
    expect(utilized + pending + available).toBe(allocated)
})

test('together ₹10 Cr are pending and ₹15 Cr available, so that 85 % is spoken for (spec §9)', () => {
  const { allocated, pending, available } = totalFunding(fundingSample)
  expect([pending, available]).toEqual([100_000_000, 150_000_000])
  expect((allocated - available) / allocated).toBe(0.85)
})

test('no institution approves more than it gets, and the success rate is the share of approved ones', () => {
  for (const { applications, approved, successRate } of topInstitutions) {
    expect(approved).toBeLessThanOrEqual(applications)
    expect(successRate).toBeCloseTo((approved / applications) * 100, 1)
  }
  // The reports speak of 145 applications in all (spec §9).
  expect(topInstitutions.reduce((sum, { applications }) => sum + applications, 0)).toBeLessThan(145)
})
