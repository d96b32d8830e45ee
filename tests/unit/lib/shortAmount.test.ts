import { expect, test } from 'vitest'
import { formatAmountShort } from '../../../src/lib/figures/shortAmount'

test.each([
  [0, '₹0'],
  [99_999, '₹99,999'],
  [100_000, '₹1.0 L'],
  [150_000, '₹1.5 L'],
  // Halves are rounded up alike, though 4.85 is stored as a little less and 7.65 as a little more.
  [485_000, '₹4.9 L'],
  [765_000, '₹7.7 L'],
  [485_000_000, '₹48.5 Cr'],
  [48_500_000, '₹4.9 Cr'],
  [10_000_000, '₹1.0 Cr'],
  [100_000_000, '₹10.0 Cr'],
  [150_000_000, '₹15.0 Cr'],
])('a report shows %i as %s', (amount, text) => {
  expect(formatAmountShort(amount)).toBe(text)
})

test('just below a crore the amount is still in lakhs', () => {
  expect(formatAmountShort(9_999_999)).toMatch(/ L$/)
})
