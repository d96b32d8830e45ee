import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distOf } from './support/build.ts'
import { expect, test } from './support/test.ts'

/** Words that only the pretend server and its library have in them. */
const mockWords = ['ssip.example\\b(?!\\.org)', 'msw', 'Sample123', 'u-student', 'ssip-mock-server']

function filesWith(dir: string, pattern: RegExp): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => pattern.test(readFileSync(file, 'latin1')))
}

test('a live build holds no byte of the mocks', () => {
  for (const word of mockWords) {
    expect(filesWith(distOf('live'), new RegExp(word)), word).toEqual([])
    expect(filesWith(distOf('demo'), new RegExp(word)), word).not.toEqual([])
  }
})
