import { expect, test, vi } from 'vitest'
import { savedMoment } from '../../../../src/domain/grant-form/savedMoment'

test('a draft that was saved on another day than today says on which', () => {
  const now = new Date('2026-11-23T08:00').getTime()
  expect(savedMoment(new Date('2026-11-23T00:05').getTime(), now)).toBe('12:05 AM')
  expect(savedMoment(new Date('2026-11-15T21:40').getTime(), now)).toBe('15 Nov 2026, 9:40 PM')
})

test('a save since the page looked at the clock is of today, and one by a clock that was ahead is not', () => {
  const asleepSince = new Date('2026-11-22T23:00').getTime()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00') })
  expect(savedMoment(Date.now(), asleepSince)).toBe('9:00 AM')
  expect(savedMoment(new Date('2027-11-23T15:00').getTime(), asleepSince)).toBe(
    '23 Nov 2027, 3:00 PM',
  )
  vi.useRealTimers()
})
