import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { office } from '../../../../src/domain/programme/office'

const root = join(import.meta.dirname, '../../../../src')
const words = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(copy|sample|office|Copy|Sample)\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

test('the support hours are the same everywhere', () => {
  expect(office.answers).toBe('Support answers within 24 hours')
  for (const { file, text } of words)
    for (const [said] of text.matchAll(/within (\d+|an?) hours?|on working days/g))
      expect(`${file}: ${said}`).toBe(`${file}: within 24 hours`)
})

test('the office hours are defined once', () => {
  const saying = words.filter(({ text }) => text.includes('Mon-Fri')).map(({ file }) => file)
  expect(saying).toEqual(['domain/programme/officeCopy.ts'])
})
