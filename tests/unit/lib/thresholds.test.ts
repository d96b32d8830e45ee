import { expect, test } from 'vitest'
import { partOfDay } from '../../../src/lib/dates'
import { eventFill, progressTone } from '../../../src/lib/thresholds'

test.each([
  [0, 'available'],
  [69, 'available'],
  [70, 'filling-fast'],
  [89, 'filling-fast'],
  [90, 'almost-full'],
  [100, 'almost-full'],
] as const)('%i of 100 seats taken is %s', (registered, fill) => {
  expect(eventFill(registered, 100)).toBe(fill)
})

test('the fill depends on the exact share, not a rounded one', () => {
  expect(eventFill(699, 1000)).toBe('available')
  expect(eventFill(899, 1000)).toBe('filling-fast')
  expect(eventFill(7, 10)).toBe('filling-fast')
  expect(eventFill(9, 10)).toBe('almost-full')
})

test.each([
  [0, 'bad'],
  [39, 'bad'],
  [39.9, 'bad'],
  [40, 'warn'],
  [69, 'warn'],
  [69.9, 'warn'],
  [70, 'good'],
  [100, 'good'],
] as const)('a progress of %d is %s', (percent, tone) => {
  expect(progressTone(percent)).toBe(tone)
})

test.each([
  [0, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [23, 'evening'],
] as const)('%i hours is in the %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part)
})
