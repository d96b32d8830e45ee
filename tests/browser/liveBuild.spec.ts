import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distOf } from './support/build.ts'
import { expect, test } from './support/test.ts'

/**
 * Words found only in a demo: in the pretend server, its library and the demo's controls. None could
 * appear in a hash.
 */
const mockWords = ['Student123', 'Sample123', 'The list is being rebuilt', '[MSW]', 'Demo controls']

function filesWith(dir: string, word: string): string[] {
  return (
    readdirSync(dir, { recursive: true, withFileTypes: true })
      // Compressed bytes may contain any short word by chance.
      .filter((entry) => entry.isFile() && !/\.(gz|br|png)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => readFileSync(file, 'latin1').includes(word))
  )
}

/** Sentences about a simulated server, which would be false in a live build. */
const pretendSentences = [
  'Simulated inside this page',
  'It is simulated in the page',
  'This is a demo',
  'replies instead of the server',
  'Demo: continue as',
  'Demo accounts',
  'nothing leaves this device',
  'the demo was shown on',
  'done in this demo',
]

test('a live build does not mention a pretend server', () => {
  for (const words of pretendSentences) {
    expect(filesWith(distOf('live'), words), words).toEqual([])
    expect(filesWith(distOf('demo'), words), words).not.toEqual([])
  }
})

test('a live build contains nothing of the mocks', () => {
  for (const word of mockWords) {
    expect(filesWith(distOf('live'), word), word).toEqual([])
    expect(filesWith(distOf('demo'), word), word).not.toEqual([])
  }
})
