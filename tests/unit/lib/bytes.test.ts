import { expect, test } from 'vitest'
import { formatBytes } from '../../../src/lib/bytes'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [812_000, '812 kB'],
  [1_000_000, '1 MB'],
  [2_500_000, '2.5 MB'],
  [5_000_000, '5 MB'],
])('%i is %s', (size, text) => {
  expect(formatBytes(size)).toBe(text)
})
