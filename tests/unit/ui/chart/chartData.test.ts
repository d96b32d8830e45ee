import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelStride, niceTicks } from '../../../../src/ui/chart/chartData'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  // There is no half application.
  [2, [0, 1, 2]],
  [4, [0, 1, 2, 3, 4]],
  [10, [0, 5, 10]],
  [15, [0, 5, 10, 15]],
  [18, [0, 5, 10, 15, 20]],
  [250_000_000, [0, 100_000_000, 200_000_000, 300_000_000]],
])('the axis up to %d has round steps', (highest, ticks) => {
  expect(niceTicks(highest)).toEqual(ticks)
})

test('the axis starts at 0, always includes the highest value and has whole figures alone', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1e12, noNaN: true }), (highest) => {
      const ticks = niceTicks(highest)
      expect(ticks[0]).toBe(0)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest * (1 - 1e-9))
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(ticks.every(Number.isInteger)).toBe(true)
    }),
  )
})

test('labels are left out where they would overlap', () => {
  expect(labelStride(['Apr', 'May'], 60)).toBe(1)
  expect(labelStride(['Apr', 'May'], 20)).toBe(2)
})
