import { expect, test } from 'vitest'
import { savedMoment } from '../../../../src/domain/grant-form/savedMoment'

test('a draft that was saved on another day than today says on which', () => {
  const now = new Date('2026-11-23T08:00').getTime()
  expect(savedMoment(new Date('2026-11-23T00:05').getTime(), now)).toBe('12:05 AM')
  expect(savedMoment(new Date('2026-11-15T21:40').getTime(), now)).toBe('15 Nov 2026, 9:40 PM')
})
