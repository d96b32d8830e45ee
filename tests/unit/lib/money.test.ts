import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRupees } from '../../../src/lib/money'

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [50_000, '₹50,000'],
  [200_000, '₹2,00,000'],
  [250_000, '₹2,50,000'],
  [12_345_678, '₹1,23,45,678'],
  [49.5, '₹49.50'],
  [49.05, '₹49.05'],
  [199_999.999, '₹2,00,000'],
  [123_456.78, '₹1,23,456.78'],
])('%d rupees are formatted as %s', (amount, text) => {
  expect(formatRupees(amount)).toBe(text)
})

test('any amount of paise is written as the browser would, and never lost', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (paise) => {
      const format = new Intl.NumberFormat('en-IN', {
        minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
      })
      return formatRupees(paise / 100) === `₹${format.format(paise / 100)}`
    }),
  )
})
