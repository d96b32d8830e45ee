import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distOf } from './support/build.ts'
import { expect, test } from './support/test.ts'

/** Words that only a demo has in it: of the pretend server, of its library, and of the demo's controls. */
const mockWords = ['Student123', 'Sample123', 'The list is being rebuilt', 'msw', 'Demo controls']

function filesWith(dir: string, word: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'latin1').includes(word))
}

test('a live build holds no byte of the mocks', () => {
  for (const word of mockWords) {
    expect(filesWith(distOf('live'), word), word).toEqual([])
    expect(filesWith(distOf('demo'), word), word).not.toEqual([])
  }
})
