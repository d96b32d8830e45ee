import { expect, test } from 'vitest'
import { charts } from '../../../../src/features/admin-reports/charts'
import {
  formatValue,
  periods,
  reportTables,
  reportTabs,
} from '../../../../src/features/admin-reports/report'
import { reportCsv } from '../../../../src/features/admin-reports/reportCsv'
import {
  categories,
  grantTypes,
  headline,
  institutions,
  months,
} from '../../../../src/features/admin-reports/sample'

const monthsOf = (period: (typeof periods)[number]) =>
  reportTables('trends', period)[0]?.rows.map(({ name }) => name)

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

test('the headline figures are those of the spec', () => {
  expect(headline).toMatchObject({
    applications: 145,
    successRate: 61.4,
    institutions: 35,
    budgetUtilised: 85,
    pendingApprovals: 100_000_000,
    availableBudget: 150_000_000,
  })
})

test('the parts of the sample add up to its headline figures', () => {
  for (const parts of [months, grantTypes, categories]) {
    expect(sum(parts.map(({ applications }) => applications))).toBe(headline.applications)
    expect(sum(parts.map(({ approved }) => approved))).toBe(headline.approved)
  }
  expect(Number(((headline.approved / headline.applications) * 100).toFixed(1))).toBe(
    headline.successRate,
  )
  expect(sum(categories.map(({ pending }) => pending))).toBe(headline.pendingApprovals)
  expect(sum(categories.map(({ available }) => available))).toBe(headline.availableBudget)
  const allocated = sum(categories.map(({ allocated }) => allocated))
  const utilized = sum(categories.map(({ utilized }) => utilized))
  expect((utilized / allocated) * 100).toBe(headline.budgetUtilised)
  expect(sum(months.map(({ funding }) => funding))).toBe(utilized)
  for (const { allocated, utilized, pending, available } of categories) {
    expect(available).toBe(allocated - utilized)
    expect(pending).toBeLessThanOrEqual(available)
  }
  for (const { applications, approved, successRate } of institutions) {
    expect(Number(((approved / applications) * 100).toFixed(1))).toBe(successRate)
  }
})

test.each([
  [99_999, '₹99,999'],
  [100_000, '₹1.0 L'],
  [9_999_999, '₹100.0 L'],
  [10_000_000, '₹1.0 Cr'],
  [100_000_000, '₹10.0 Cr'],
  [150_000_000, '₹15.0 Cr'],
])('the amount %d is shown as %s', (amount, shown) => {
  expect(formatValue(amount, 'amount')).toBe(shown)
})

test('the period chooses months of the trends and changes nothing else', () => {
  expect(periods.map((period) => monthsOf(period)?.length)).toEqual([1, 3, 6, 12])
  expect(monthsOf('3months')).toEqual(['Jan 2026', 'Feb 2026', 'Mar 2026'])
  for (const tab of reportTabs.filter((each) => each !== 'trends')) {
    expect(reportTables(tab, '1month')).toEqual(reportTables(tab, '1year'))
  }
})

test('every chart draws the numbers of its table', () => {
  for (const tab of reportTabs) {
    for (const table of reportTables(tab, '1year')) {
      const chart = charts(table)
      expect(chart.labels).toHaveLength(table.rows.length)
      for (const { values } of chart.series) expect(values).toHaveLength(table.rows.length)
      const drawn = sum(chart.series.flatMap(({ values }) => values))
      expect(drawn, table.title).toBeGreaterThan(0)
      if (chart.kind === 'bars') {
        // The parts of a bar make up the first figure of its row: all applications, all that is allocated.
        expect(drawn).toBe(sum(table.rows.map(({ values }) => values[0] ?? 0)))
      }
    }
  }
})

test('the export holds what is shown, in whole rupees', () => {
  const lines = reportCsv('funding', '1year').split('\r\n')
  expect(lines[0]).toBe('\uFEFFTable,Subject,Figure,Value')
  expect(lines).toContain('Headline figures,All,Success Rate (%),61.4')
  expect(lines).toContain('Headline figures,All,Pending Approvals (₹),100000000')
  expect(lines).toContain('Budget by category,Technology,Utilized (₹),262000000')
  expect(lines.some((line) => line.includes('month'))).toBe(false)
  expect(reportCsv('trends', '1month')).toContain('Applications by month,Mar 2026,Approved,11')
  expect(reportCsv('trends', '1month')).not.toContain('Feb 2026')
})
