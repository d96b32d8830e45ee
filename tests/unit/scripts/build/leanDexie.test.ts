import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as DexieModule from 'dexie'
import { describe, expect, test } from 'vitest'
import { lean } from '../../../../scripts/build/leanDexie.ts'
import { temporaryFolder } from '../../../support/temporaryFolder'

const installed = readFileSync(
  createRequire(import.meta.url).resolve('dexie/dist/modern/dexie.mjs'),
  'utf8',
)

type Row = { id: string; owner: string; kind: string; serial: number; count: number }

/** What the build makes of Dexie, with a table of a few rows. */
async function leanTable() {
  const file = join(temporaryFolder(), 'dexie.mjs')
  writeFileSync(file, lean(installed).replace(/^\/\/# sourceMappingURL=.*/m, ''))
  const { Dexie, liveQuery, add } = (await import(
    /* @vite-ignore */ pathToFileURL(file).href
  )) as typeof DexieModule
  const database = new Dexie('lean', { cache: 'disabled' })
  database.version(1).stores({ rows: 'id, owner, [kind+serial]' })
  const table = database.table<Row, string>('rows')
  await table.bulkPut(
    ['a', 'b', 'c'].map((id, index) => {
      const owner = index === 0 ? 'asha' : 'rohan'
      return { id, owner, kind: 'poc', serial: index, count: 0 }
    }),
  )
  return { table, database, liveQuery, add }
}

describe('what the build leaves of Dexie', () => {
  test('finds, changes and removes rows, and tells who follows them', async () => {
    const { table, database, liveQuery } = await leanTable()
    const seen: (readonly string[])[] = []
    const following = liveQuery(() => table.where('owner').equals('rohan').primaryKeys()).subscribe(
      (keys) => seen.push(keys),
    )
    await expect.poll(() => seen).toEqual([['b', 'c']])
    await database.transaction('rw', table, async () => {
      await table.where('id').anyOf('a', 'b').modify({ owner: 'rohan' })
      await table.delete('c')
    })
    await expect.poll(() => seen.at(-1)).toEqual(['a', 'b'])
    following.unsubscribe()
    expect(
      await table.where('[kind+serial]').between(['poc', 0], ['poc', Infinity]).keys(),
    ).toEqual([
      ['poc', 0],
      ['poc', 1],
    ])
    const failed = database.transaction('rw', table, async () => {
      await table.clear()
      throw new Error('on the way')
    })
    await expect(failed).rejects.toThrow('on the way')
    expect(await table.count()).toBe(2)
  })

  test('says so where somebody asks for what is left out, and writes nothing', async () => {
    const { table, database, add } = await leanTable()
    const leftOut = 'Left out of Dexie'
    expect(() => table.hook('creating', () => undefined)).toThrow(leftOut)
    expect(() => table.where('owner').equalsIgnoreCase('asha')).toThrow(leftOut)
    expect(() => table.where('owner').noneOf(['asha'])).toThrow(leftOut)
    expect(() => table.where({ owner: 'asha' })).toThrow(leftOut)
    expect(() => table.upsert('a', { owner: 'meera' })).toThrow(leftOut)
    await expect(table.update('a', { count: add(1) })).rejects.toThrow(leftOut)
    await expect(table.where('kind').equals('poc').toArray()).rejects.toThrow('is not indexed')
    expect(await table.get('a')).toMatchObject({ owner: 'asha', count: 0 })
    database.close()
  })

  test('an update that is written in another way stops the build', () => {
    for (const name of ['mapToClass', 'awaitIterator', 'hooksMiddleware', 'indexOrCrit'])
      expect(() => lean(installed.replaceAll(name, 'renamed'))).toThrow(
        /^(?:There is|Dexie has) no/,
      )
  })
})

test('nothing in the portal asks for what the build leaves out of Dexie', () => {
  const leftOut =
    /\.(?:hook|\w+IgnoreCase|notEqual|noneOf|inAnyRange|startsWithAnyOf|mapToClass|defineClass|upsert|bulkUpdate|waitFor|spawn)\(|\.where\(\{|\b(?:PropModification|replacePrefix)\b/
  const root = join(import.meta.dirname, '../../../..')
  const files = globSync('{src,mocks}/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => leftOut.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
