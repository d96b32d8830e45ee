import { describe, expect, test } from 'vitest'
import type { AdminApplication } from '../../../../src/domain/application/application'
import { adminSample } from '../../../../src/domain/application/office-sample/adminSample'
import { decidedSample } from '../../../../src/domain/application/office-sample/decidedSample'
import { formOf } from '../../../../src/domain/grant-form/forms'
import { broadAreas } from '../../../../src/domain/grant-form/areasCopy'
import {
  groupedBy,
  rankedInstitutions,
  tallyOf,
  type Group,
} from '../../../../src/domain/programme/figures'
import {
  fundingSample,
  totalFunding,
  utilizedPercent,
} from '../../../../src/domain/programme/funding'
import { sampleInstitutions } from '../../../../src/domain/programme/sampleInstitutions'
import { institutions as leads } from '../../../../src/features/about/institute/sample'
import { claimsCopy } from '../../../../src/domain/programme/claimsCopy'
import { headlineFigures } from '../../../../src/features/admin/reports/report'

const all = tallyOf(adminSample)
const crore = 10_000_000
/** An application of the sample, but for these properties. */
function sampleWith(other: Partial<AdminApplication>): AdminApplication {
  const [sample] = adminSample
  if (sample === undefined) throw new Error('no sample')
  return { ...sample, ...other }
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('the figures of the spec hold (§9)', () => {
  test('145 applications of 35 institutions, 61.4 % of them approved', () => {
    expect(all).toMatchObject({ applications: 145, approved: 89, successRate: 61.4 })
    expect(groupedBy(adminSample, 'institution')).toHaveLength(35)
  })

  test('85 % of the budget is utilised, ₹10 Cr is pending and ₹15 Cr available', () => {
    const total = totalFunding(fundingSample)
    expect(utilizedPercent(total)).toBe(85)
    expect([total.pending, total.available]).toEqual([10 * crore, 15 * crore])
  })

  test('the reports say exactly these', () => {
    expect(
      headlineFigures({ applications: adminSample, funding: fundingSample }).map(
        ({ value }) => value,
      ),
    ).toEqual([145, 61.4, 35, 85, 10 * crore, 15 * crore])
  })
})

describe('everything else adds up', () => {
  test.each(['institution', 'category', 'type'] as const)('by %s', (property) => {
    const groups = groupedBy(adminSample, property)
    for (const figure of ['applications', 'approved', 'granted'] as const)
      expect(sum(groups.map((group: Group) => group[figure]))).toBe(all[figure])
    for (const { applications, approved, successRate } of groups) {
      expect(approved).toBeLessThanOrEqual(applications)
      expect(successRate).toBeCloseTo((approved / applications) * 100, 0)
    }
  })

  test('each category has its budget, and each budget its category', () => {
    expect(fundingSample.map(({ category }) => category)).toEqual([...broadAreas])
    expect(new Set(adminSample.map(({ category }) => category))).toEqual(new Set(broadAreas))
    for (const { allocated, utilized, pending, available } of fundingSample) {
      expect(utilized + available).toBe(allocated)
      expect(pending).toBeLessThanOrEqual(available)
    }
  })

  test('no grant is larger than the form allows, so neither is what was granted together', () => {
    for (const { requestedAmount } of adminSample)
      expect(requestedAmount).toBeLessThanOrEqual(250_000)
    expect(all.granted).toBeLessThanOrEqual(all.approved * 250_000)
  })

  test('every application comes from an institution of the list, the lead institutions among them', () => {
    const names = sampleInstitutions.map(({ name }) => name)
    expect(new Set(names).size).toBe(35)
    expect(new Set(adminSample.map(({ institution }) => institution))).toEqual(new Set(names))
    expect(names).toEqual(expect.arrayContaining(leads.map(({ name }) => name)))
  })

  test('the best institution is first', () => {
    const ranked = rankedInstitutions(adminSample)
    expect(ranked.map(({ approved }) => approved)).toEqual(
      ranked.map(({ approved }) => approved).toSorted((a, b) => b - a),
    )
  })

  test('one of which nothing was approved is in no ranking, and of nothing at all no share is counted', () => {
    const rejected = adminSample.filter(({ status }) => status === 'rejected')
    expect(rankedInstitutions(rejected)).toEqual([])
    expect(tallyOf([]).successRate).toBe(0)
    expect(utilizedPercent(totalFunding([]))).toBe(0)
  })

  test('an institution that two people have spaced differently is one, as it reads', () => {
    const written = ['Kim College', 'Kim  College', ' Kim\u00A0Col\u00ADlege\u200B']
    const groups = groupedBy(
      written.map((institution) => sampleWith({ institution })),
      'institution',
    )
    expect(groups).toMatchObject([{ id: 'Kim College', applications: 3 }])
  })

  test('a rate in the middle is rounded up, however a computer stores it', () => {
    // 201 of 400 are 50.25 %.
    const decided = Array.from({ length: 400 }, (_, place) =>
      sampleWith({ status: place < 201 ? 'approved' : 'rejected' }),
    )
    expect(tallyOf(decided).successRate).toBe(50.3)
    expect(utilizedPercent({ utilized: 57, allocated: 200 })).toBe(29)
  })

  test('what was granted adds up to the paisa', () => {
    const amounts = [100.1, 200.2]
    const granted = amounts.map((requestedAmount) =>
      sampleWith({ requestedAmount, status: 'approved' }),
    )
    expect(tallyOf(granted).granted).toBe(300.3)
  })

  test('the generated applications are all decided, without duplicate titles or addresses', () => {
    for (const { status } of decidedSample) expect(['approved', 'rejected']).toContain(status)
    for (const key of ['id', 'title', 'email'] as const)
      expect(new Set(adminSample.map((application) => application[key])).size).toBe(145)
  })
})

/*
 * Where the spec contradicts itself, each figure stays as written in its place (§1). This lists what
 * can never add up, so that nobody corrects one side of it.
 */
describe('the contradictions of the spec itself', () => {
  const claims = claimsCopy.list.map(({ value, label }) => `${value} ${label}`)

  test('the portal claims 500+ funded projects; its reports have 145 applications', () => {
    expect(claims).toContain('500+ projects funded')
    expect(all.applications).toBeLessThan(500)
  })

  test('it claims 100+ institutions; its reports have 35', () => {
    expect(claims).toContain('100+ institutions')
  })

  test('it claims ₹2.5 crore of investment; ₹10 Cr are pending and ₹15 Cr available', () => {
    expect(claims).toContain('₹2.5 crore total investment')
    expect(totalFunding(fundingSample).pending).toBeGreaterThan(2.5 * crore)
  })

  test('₹10 Cr are pending; all that waits, at the limit of the form, is far less', () => {
    const open = adminSample.filter(({ status }) => status !== 'approved' && status !== 'rejected')
    expect(open.length * 250_000).toBeLessThan(totalFunding(fundingSample).pending)
  })

  test('a PoC grant is up to ₹2 lakhs; the form takes ₹2,50,000', () => {
    expect(JSON.stringify(formOf('poc'))).toContain('₹2 lakhs')
    expect(JSON.stringify(formOf('poc'))).toContain('₹2,50,000')
  })
})
