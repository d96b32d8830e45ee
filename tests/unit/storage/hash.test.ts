import { expect, test } from 'vitest'
import { turn } from '../../../src/lib/turn'
import { sha256Hex, sha256OfFile } from '../../../src/storage/hash'

test.each([0, 999_999, 1_000_000, 2_000_007])(
  'a file of %i bytes hashes in pieces to the same as at one go',
  async (size) => {
    const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31) % 251)
    expect(await sha256OfFile(bytes.buffer)).toBe(sha256Hex(bytes))
  },
)

test('the page has its turn while a large file is hashed', async () => {
  let turns = 0
  void turn().then(() => (turns += 1))
  await sha256OfFile(new ArrayBuffer(3_000_000))
  expect(turns).toBe(1)
})
