import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { localKeys } from '../../../../src/features/help/deviceStore'
import { storedNames } from '../../../../src/features/help/privacyCopy'
import { database } from '../../../../src/storage/database'

test('the privacy page has a name for every table and every key that the portal writes', () => {
  for (const table of database.tables) {
    expect(storedNames).toHaveProperty([`${database.name}/${table.name}`])
  }
  for (const key of localKeys) expect(storedNames).toHaveProperty([key])
})

test('every key of local storage that any file writes is listed, and is erased', () => {
  const written = globSync(['src/**/*.{ts,tsx}', 'mocks/**/*.ts']).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    if (!text.includes('localStorage.setItem(')) return []
    const key = /localStorage\.setItem\('(\w+)'|const (?:key|tokenKey) = '(\w+)'/.exec(text)
    return [key?.[1] ?? key?.[2] ?? `an unknown key of ${file}`]
  })
  expect(written.toSorted()).toEqual(localKeys.toSorted())
})
