import { expect, test } from 'vitest'
import { formatBytes, sizeAbove } from '../../../../src/lib/answers/bytes'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [812_000, '812 kB'],
  [1_000_000, '1 MB'],
  [2_500_000, '2.5 MB'],
  [5_000_000, '5 MB'],
  [1_000_000_000, '1 GB'],
])('%i is %s', (size, text) => {
  expect(formatBytes(size)).toBe(text)
})

test.each([
  [5_000_001, '5001 kB'],
  [5_049_999, '5050 kB'],
  [5_050_001, '5.1 MB'],
  [12_000_000, '12 MB'],
])('%i, above 5 MB, is %s', (size, text) => {
  expect(sizeAbove(5_000_000, size)).toBe(text)
})
