import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow, translations } from '../../support/languages'
import { noWords } from '../../support/noWords'

/** For the office and for operators: English in every language. */
const englishOnly = /^features\/(admin|connection-test)\//

const copyFile = /(^|\/)(copy|\w+Copy)\.ts$/

const copies = filesBelow('.').filter(
  (file) => copyFile.test(file) && !file.startsWith('languages/') && !englishOnly.test(file),
)

test('the files listed as copy without words exist', () => {
  expect([...noWords].filter((file) => !copies.includes(file))).toEqual([])
})

test.each(translations)('every copy is translated: %s', (id) => {
  const translated = new Set(filesBelow(`languages/${id}`))
  expect(copies.filter((file) => !noWords.has(file) && !translated.has(file))).toEqual([])
})

test.each(translations)('every translation has an English file of its name: %s', (id) => {
  const english = new Set(filesBelow('.'))
  expect(filesBelow(`languages/${id}`).filter((file) => !english.has(file))).toEqual([])
})

test.each(translations)(
  'a language is one line of the list, as docs/languages.md says: %s',
  (id) => {
    const list = readFileSync('src/lib/languages.ts', 'utf8')
    expect(list.split('\n').filter((line) => line.includes(`'${id}'`))).toHaveLength(1)
  },
)
