import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { libCopy as gujarati } from '../../../src/languages/gu/lib/copy'
import { libCopy as hindi } from '../../../src/languages/hi/lib/copy'
import { libCopy as english } from '../../../src/lib/copy'
import { formatDate, formatTime } from '../../../src/lib/dates'
import { languages } from '../../../src/lib/languages'

beforeEach(() => {
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllEnvs()
})

/** The module as loaded on a device in `zone`. */
async function datesIn(zone: string) {
  vi.stubEnv('TZ', zone)
  return import('../../../src/lib/dates')
}

test.each(['America/Los_Angeles', 'UTC', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'a calendar date is the same day in %s',
  async (zone) => {
    const { formatDate } = await datesIn(zone)
    expect(formatDate('2026-12-05')).toBe('5 Dec 2026')
  },
)

test('a value that is not a date is shown as it came', async () => {
  const { formatDate } = await datesIn('Asia/Kolkata')
  expect(formatDate('Never')).toBe('Never')
})

test.each([
  ['2026-02-31'],
  ['2026-04-31T10:00:00Z'],
  ['2025-02-29 06:30:00+00'],
  ['2026-02-00'],
  ['2026-13-01'],
])('%s, which no calendar has, is shown as it is written', async (written) => {
  const { formatDate, formatDateTime, isoDay } = await datesIn('Asia/Kolkata')
  expect(formatDate(written)).toBe(written)
  expect(formatDateTime(written)).toBe(written)
  expect(isoDay(written)).toBe(written)
})

test('the last day of February is one', async () => {
  const { formatDate } = await datesIn('Asia/Kolkata')
  expect(formatDate('2024-02-29')).toBe('29 Feb 2024')
  expect(formatDate('2026-02-28T20:00:00Z')).toBe('1 Mar 2026')
})

test('moments are shown on the 12-hour clock, as the office hours are', async () => {
  const { formatDateTime, formatTime } = await datesIn('Asia/Kolkata')
  expect(formatTime('2026-03-05T16:34:00Z')).toBe('10:04 PM')
  expect(formatDateTime('2026-03-05T20:00:00Z')).toBe('6 Mar 2026, 1:30 AM')
  expect(formatTime('2026-03-05T18:35:00Z')).toBe('12:05 AM')
})

const moments = fc.date({
  min: new Date('1970-01-02'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
})

test('any date is written as the browser would write it in English', () => {
  const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' })
  fc.assert(fc.property(moments, (moment) => formatDate(moment) === format.format(moment)))
})

test('any time is written as the browser would write it, with AM and PM', () => {
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
  fc.assert(
    fc.property(
      moments,
      (moment) => formatTime(moment) === format.format(moment).replace(/\s/g, ' '),
    ),
  )
})

test.each([
  ['en', english],
  ['gu', gujarati],
  ['hi', hindi],
] as const)('the months in %s are those of the browser', (id, copy) => {
  const locale = languages.find((language) => language.id === id)?.locale
  const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const
  const format = new Intl.DateTimeFormat(locale, parts)
  expect(copy.months.map((month) => copy.date(5, month, 2026))).toEqual(
    Array.from({ length: 12 }, (_, month) => format.format(new Date(2026, month, 5))),
  )
})
