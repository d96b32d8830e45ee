import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** All English sources in one text. */
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('languages'))
  .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
  .join('\n')

/** What the specification puts between quotes: sentences that the portal says word for word. */
const exact = new Set(
  Array.from(
    readFileSync(join(root, 'docs/spec.md'), 'utf8').matchAll(/(?<!\w)'([^'\n]+)'(?!\w)/g),
    ([, words]) => words ?? '',
  ),
)

test('the specification has its exact strings between quotes', () => {
  expect(exact.size).toBeGreaterThan(35)
  expect(exact).toContain('Maximum: ₹2,50,000')
})

test.each(Array.from(exact))('the portal says: %s', (words) => {
  // A part in braces is a part of a function here, or one of several words.
  const pattern = words
    .split(/\{\w+\}/)
    .map((text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join(String.raw`(?:\$\{[^}]+\}|\w+)`)
  expect(sources).toMatch(new RegExp(`['"\`]${pattern}['"\`]`))
})
