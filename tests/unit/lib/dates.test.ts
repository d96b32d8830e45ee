import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllEnvs()
})

/**
 * The module as loaded on a device in `zone`: its formatters keep the time zone in which they were
 * made.
 */
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

test('moments are shown on the 12-hour clock, as the office hours are', async () => {
  const { formatDateTime, formatTime } = await datesIn('Asia/Kolkata')
  expect(formatTime('2026-03-05T16:34:00Z')).toBe('10:04 PM')
  expect(formatDateTime('2026-03-05T20:00:00Z')).toBe('6 Mar 2026, 1:30 AM')
  expect(formatTime('2026-03-05T18:35:00Z')).toBe('12:05 AM')
})
