import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllEnvs()
})

/** The module as a device in `zone` loads it: its formatters keep the zone they were made in. */
async function datesIn(zone: string) {
  vi.stubEnv('TZ', zone)
  return import('../../../src/lib/dates')
}

test.each(['America/Los_Angeles', 'UTC', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'a calendar date is the same day in %s',
  async (zone) => {
    const { formatDate, formatLongDate } = await datesIn(zone)
    expect(formatDate('2026-12-05')).toBe('5 Dec 2026')
    expect(formatLongDate('2026-12-05')).toBe('5 December 2026')
  },
)

test('what is no date is shown as it came', async () => {
  const { formatDate } = await datesIn('Asia/Kolkata')
  expect(formatDate('Never')).toBe('Never')
})

test('moments are shown on the 24-hour clock of the device', async () => {
  const { formatDateTime, formatTime } = await datesIn('Asia/Kolkata')
  expect(formatTime('2026-03-05T16:34:00Z')).toBe('22:04')
  expect(formatDateTime('2026-03-05T20:00:00Z')).toBe('6 Mar 2026, 01:30')
})
