import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { localKeys } from '../../../../src/features/help/deviceStore'
import { storedName } from '../../../../src/features/help/storedName'
import { database } from '../../../../src/storage/database'

test('the privacy page has a name for every table and every key that the portal writes', () => {
  for (const table of database.tables) {
    const place = `${database.name}/${table.name}`
    expect(storedName(place)).not.toBe(place)
  }
  for (const key of localKeys) expect(storedName(key)).not.toBe(key)
})

test('every local-storage key that the portal writes is listed, and erased', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'mocks/**/*.ts']).map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }))
  // Whoever does more than read or remove: who writes, or hands it to somebody who does.
  const writers = files.filter(({ text }) =>
    /\blocalStorage\b(?!\.(getItem|removeItem|clear)\(|\))/.test(text),
  )
  expect(writers.map(({ file }) => file)).toEqual(['src/lib/localValue.ts'])
  const written = files
    .filter(({ file }) => file !== 'src/lib/localValue.ts')
    .flatMap(({ file, text }) => {
      const keys = [...text.matchAll(/localValue\(\s*(.*)|const tokenKey = (.*)/g)]
      return (
        keys
          .map(([, first = '', token = '']) => `${first}${token}`)
          // The list of languages that work offline belongs to the app itself and stays.
          .filter((key) => !key.startsWith('tokenKey') && !key.startsWith('`kept-$'))
          .map((key) => /^'(\w+)'/.exec(key)?.[1] ?? `an unknown key of ${file}: ${key}`)
          // Removed as it is written: it tells the other tabs.
          .filter((key) => key !== 'erasing')
      )
    })
  const bootScript = readFileSync('index.html', 'utf8').matchAll(/localStorage\.setItem\('(\w+)'/g)
  for (const [, key = ''] of bootScript) written.push(key)
  expect([...new Set(written)].toSorted()).toEqual(localKeys.toSorted())
})
