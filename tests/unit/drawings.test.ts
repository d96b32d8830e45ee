import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { successStories } from '../../src/domain/story/sample'

const folder = join(import.meta.dirname, '../../public/drawings')
const files = readdirSync(folder)
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

test('each success story has its drawing', () => {
  for (const { id } of successStories) expect(files).toContain(`${id}.svg`)
})

test.each(files)('%s is less than 2 kB, and self-contained', (file) => {
  const drawing = read(file)
  expect(Buffer.byteLength(drawing)).toBeLessThan(2048)
  // No scripts, no fonts, and no address but that of the namespace.
  expect(drawing).not.toMatch(/<script|<text|<style|href|url\(/)
})

test('each drawing that is used exists', () => {
  const sources = readdirSync(join(import.meta.dirname, '../../src'), {
    recursive: true,
    encoding: 'utf8',
  })
  const shown = sources
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(import.meta.dirname, '../../src', file), 'utf8').matchAll(
          /<Sketch name="([^"]+)"/g,
        ),
        ([, name]) => `${name}.svg`,
      ),
    )
  expect(shown.length).toBeGreaterThan(2)
  expect(files).toEqual(expect.arrayContaining(shown))
})
