import { expect, test } from 'vitest'
import { adminSample } from '../../../../../src/domain/application/office-sample/adminSample'
import { tallyOf } from '../../../../../src/domain/programme/figures'
import { fundingSample, totalFunding } from '../../../../../src/domain/programme/funding'
import { pointOf } from '../../../../../src/features/admin/reports/copy'
import { chartOf } from '../../../../../src/features/admin/reports/chartOf'
import { periods, trend, type Period } from '../../../../../src/features/admin/reports/periods'
import {
  formatValue,
  reportTables,
  reportTabs,
  type ColumnId,
  type ReportTabId,
} from '../../../../../src/features/admin/reports/report'
import { reportCsv } from '../../../../../src/features/admin/reports/reportCsv'

const today = '2026-11-20'
const dataOf = (period: Period) => ({
  applications: adminSample,
  funding: fundingSample,
  period,
  today,
})
const tablesOf = (tab: ReportTabId, period: Period = '1year') => reportTables(tab, dataOf(period))
const chartIn = (tab: ReportTabId, id: string, period: Period = '1year') => {
  const table = tablesOf(tab, period).find((each) => each.id === id)
  if (table === undefined) throw new Error(`There is no table ${id}`)
  return chartOf(table, period)
}
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

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

test('a year contains every application of the sample, by month; short periods are by week', () => {
  const ids = (period: Period) => trend(adminSample, period, today).map(({ id }) => id)
  expect(sum(trend(adminSample, '1year', today).map(({ applications }) => applications))).toBe(145)
  expect(sum(trend(adminSample, '1year', today).map(({ granted }) => granted))).toBe(
    tallyOf(adminSample).granted,
  )
  // Ten days of November 2025 are in the year, and nothing was submitted on them.
  expect(ids('1year').at(0)).toBe('2025-12')
  expect(ids('1year').at(-1)).toBe('2026-11')
  expect(ids('6months')).toEqual([
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ])
  expect(ids('3months')).toHaveLength(13)
  expect(ids('1month')).toEqual(['2026-10-30', '2026-11-06', '2026-11-13', '2026-11-20'])
})

test('an application counts in exactly one week, that of its date', () => {
  const counts = (submittedDate: string) =>
    trend([{ ...adminSample[0]!, submittedDate }], '1month', today).map(
      ({ applications }) => applications,
    )
  expect(counts('2026-10-23')).toEqual([0, 0, 0, 0])
  expect(counts('2026-10-24')).toEqual([1, 0, 0, 0])
  expect(counts('2026-11-06')).toEqual([0, 1, 0, 0])
  expect(counts('2026-11-07')).toEqual([0, 0, 1, 0])
  expect(counts(today)).toEqual([0, 0, 0, 1])
  expect(counts('2026-11-21')).toEqual([0, 0, 0, 0])
})

test('the period chooses the trends and changes nothing else', () => {
  for (const tab of reportTabs.filter((each) => each !== 'trends'))
    for (const period of periods) expect(tablesOf(tab, period)).toEqual(tablesOf(tab))
})

test('every chart draws the numbers of its table', () => {
  for (const tab of reportTabs) {
    for (const table of tablesOf(tab)) {
      const chart = chartOf(table, '1year')
      expect(chart.labels).toHaveLength(table.rows.length)
      expect(new Set(chart.labels).size, table.id).toBe(chart.labels.length)
      for (const { values } of chart.series) expect(values).toHaveLength(table.rows.length)
      const drawn = sum(chart.series.flatMap(({ values }) => values))
      expect(drawn, table.id).toBeGreaterThan(0)
      if (chart.kind === 'bars') {
        // The parts of a bar add up to the first figure of its row: all applications, or all that is
        // allocated.
        expect(drawn).toBe(sum(table.rows.map(({ values }) => values[0] ?? 0)))
      }
    }
  }
})

test('a chart says what it shows in its title', () => {
  expect(chartIn('overview', 'grantTypes').title).toBe('PoC Grant: 88 of 145 applications')
  expect(chartIn('trends', 'trend').title).toBe(
    '145 applications in the last year, 89 of them approved',
  )
  expect(chartIn('institutions', 'institutions').title).toMatch(
    /^State Technical University leads with \d+ approved applications$/,
  )
  expect(chartIn('funding', 'money').title).toBe(
    '₹85.0 Cr of ₹100.0 Cr is paid out; of the ₹15.0 Cr that is left, ₹10.0 Cr is asked for',
  )
  expect(chartIn('funding', 'funding').title).toBe(
    'Technology has used the most of its budget: 87%',
  )
})

test('the share in a title is rounded like every other', () => {
  const table = tablesOf('funding').find(({ id }) => id === 'funding')
  if (table === undefined) throw new Error('no table')
  // 28.5 %
  const spent: Partial<Record<ColumnId, number>> = { utilized: 57, allocated: 200 }
  const title = pointOf(table, '1year', (column) => [spent[column] ?? 0])
  expect(title).toBe('Technology has used the most of its budget: 29%')
})

test('the money is one picture: pending and available start where utilised ends', () => {
  const { labels, series, starts } = chartIn('funding', 'money')
  const { allocated, utilized, pending, available } = totalFunding(fundingSample)
  expect(labels).toEqual(['Allocated', 'Utilised', 'Pending', 'Available'])
  expect(series[0]?.values).toEqual([allocated, utilized, pending, available])
  expect(starts).toEqual([0, 0, utilized, utilized])
})

test('the institutions are ranked', () => {
  const { labels } = chartIn('institutions', 'institutions')
  expect(labels).toHaveLength(10)
  expect(labels[0]).toBe('1. State Technical University')
})

test('the export contains what is shown, with a byte order mark and numbers that a spreadsheet can add up', () => {
  const lines = reportCsv('funding', dataOf('1year')).split('\r\n')
  expect(lines[0]).toBe('\uFEFFTable,Subject,Figure,Value,Source')
  // Whoever opens the file later sees none of the page that says so.
  expect(lines.slice(1, -1).every((line) => line.endsWith(',Sample data'))).toBe(true)
  expect(lines).toContain('Headline figures,All,Success Rate (%),61.4,Sample data')
  expect(lines).toContain('Headline figures,All,Pending Approvals (₹),100000000,Sample data')
  expect(lines).toContain('Budget by category,Technology,Utilised (₹),262000000,Sample data')
  expect(lines).toContain('The whole budget,Available,Amount (₹),150000000,Sample data')
  expect(lines.some((line) => line.includes('over time'))).toBe(false)
})

test('weeks and months are exported as other dates are, so that a spreadsheet reads each of them', () => {
  // It takes `5 Oct 2026` for a day and `5 Sept 2026` for a text, and would sort them apart.
  expect(reportCsv('trends', dataOf('6months'))).toContain('Applications over time,2026-09,')
  expect(reportCsv('trends', dataOf('3months'))).toContain('Applications over time,2026-09-04,')
  expect(reportCsv('trends', dataOf('1month'))).not.toContain('time,2026-09')
})

test('a month is written as in every other date', () => {
  expect(chartIn('trends', 'trend', '1year').labels).toContain('Sept 26')
  expect(chartIn('trends', 'trend', '3months').labels).toContain('4 Sept')
})
