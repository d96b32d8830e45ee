import { expect, test } from 'vitest'
import { deskCopy } from '../../../../src/features/admin/applications/desk/copy'

test('the age says how much of the six weeks is used, and then how late it is', () => {
  expect(deskCopy.age(19, 42)).toBe('day 19 of 42')
  expect(deskCopy.age(42, 42)).toBe('day 42 of 42')
  expect(deskCopy.age(53, 42)).toBe('day 53, 11 over')
})
