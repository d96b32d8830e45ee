import Dexie, { type Collection, type Table } from 'dexie'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installSealing } from '../../../../src/storage/sealing/install'
import { openVault } from '../../../../src/storage/sealing/openVault'
import { openVaultOf, person } from '../../../support/sealed'

/* A sealed table does what a table of Dexie's does, whatever is asked of it. */

type Row = { id: string; owner: string; kind: string; number: number; said: unknown }
type Rows = Table<Row, string>
type Found = Collection<Row, string>

const asha = person('u-1')

/** Some name the person, some only begin like it, and some are the id of nobody. */
const keys = ['u-1', 'u-1:poc', 'u-1:ipr', 'u-10', 'u-1-x', 'u', 'a', 'zz', 'v:poc', '']
const key = fc.constantFrom(...keys)
/** The ids of a table all name the person, or none does: rows that are equal by an index come in their order. */
const families = [keys.filter(isHers), keys.filter((one) => !isHers(one))]
const kind = fc.constantFrom('poc', 'ipr')
const number = fc.integer({ min: 0, max: 4 })
const said = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.dictionary(fc.string({ maxLength: 3 }), fc.string({ maxLength: 3 }), { maxKeys: 3 }),
  fc.array(fc.oneof(fc.integer(), fc.boolean(), fc.constant(null)), { maxLength: 3 }),
  fc.uint8Array({ maxLength: 4 }).map((bytes) => ({ bytes: bytes.slice().buffer })),
)

const rowOf = (ids: readonly string[]) =>
  fc.record({ id: fc.constantFrom(...ids), owner: key, kind, number, said })

type Step = (table: Rows) => Promise<unknown>
const named = (name: string, step: Step) =>
  Object.assign(step, { [fc.toStringMethod]: () => name, toString: () => name })

const writeOf = (row: ReturnType<typeof rowOf>) =>
  fc.oneof(
    row.map((one) => named(`put ${fc.stringify(one)}`, (table) => table.put({ ...one }))),
    row.map((one) => named(`add ${fc.stringify(one)}`, (table) => table.add({ ...one }))),
    fc
      .array(row, { maxLength: 4 })
      .map((some) =>
        named(`bulkPut ${fc.stringify(some)}`, (table) =>
          table.bulkPut([...some], { allKeys: true }),
        ),
      ),
    fc
      .array(row, { maxLength: 3 })
      .map((some) => named(`bulkAdd ${fc.stringify(some)}`, (table) => table.bulkAdd([...some]))),
    key.map((id) => named(`delete ${id}`, (table) => table.delete(id))),
    fc
      .tuple(key, number)
      .map(([id, to]) => named(`update ${id} ${to}`, (table) => table.update(id, { number: to }))),
  )

const bounds = fc.tuple(key, key, fc.boolean(), fc.boolean())
type Where = (table: Rows) => Found
const index = fc.constantFrom('id', 'owner')
const where: fc.Arbitrary<[string, Where]> = fc.oneof(
  fc
    .tuple(index, key)
    .map(([by, at]): [string, Where] => [`${by} = ${at}`, (table) => table.where(by).equals(at)]),
  fc
    .tuple(index, fc.array(key, { maxLength: 4 }))
    .map(([by, some]): [string, Where] => [
      `${by} in ${some.join()}`,
      (table) => table.where(by).anyOf(some),
    ]),
  fc.tuple(index, bounds).map(([by, [one, other, withOne, withOther]]): [string, Where] => {
    const [from = '', to = ''] = [one, other].toSorted()
    return [
      `${by} from ${from} ${withOne} to ${to} ${withOther}`,
      (table) => table.where(by).between(from, to, withOne, withOther),
    ]
  }),
  fc
    .tuple(index, key)
    .map(([by, at]): [string, Where] => [`${by} > ${at}`, (table) => table.where(by).above(at)]),
  fc
    .tuple(index, key)
    .map(([by, at]): [string, Where] => [
      `${by} <= ${at}`,
      (table) => table.where(by).belowOrEqual(at),
    ]),
  fc
    .tuple(index, key)
    .map(([by, at]): [string, Where] => [
      `${by} begins ${at}`,
      (table) => table.where(by).startsWith(at),
    ]),
  fc
    .tuple(kind, number, number)
    .map(([of, one, other]): [string, Where] => [
      `${of} ${one}..${other}`,
      (table) =>
        table
          .where('[kind+number]')
          .between([of, Math.min(one, other)], [of, Math.max(one, other)], true, true),
    ]),
)
const shape = fc.record({
  backwards: fc.boolean(),
  offset: fc.constantFrom(0, 0, 1, 2),
  limit: fc.constantFrom(undefined, undefined, 1, 2),
})
const end: fc.Arbitrary<[string, (found: Found) => Promise<unknown>]> = fc.constantFrom<
  [string, (found: Found) => Promise<unknown>][]
>(
  ['toArray', (found) => found.toArray()],
  ['primaryKeys', (found) => found.primaryKeys()],
  ['count', (found) => found.count()],
  ['keys', (found) => found.keys()],
  ['first', (found) => found.first()],
  ['filtered', (found) => found.filter(({ number: its }) => its > 1).toArray()],
  ['delete', (found) => found.delete()],
  ['modify', (found) => found.modify((one) => void (one.number += 1))],
)
const ask = fc.tuple(where, shape, end).map(([[what, find], how, [name, read]]) =>
  named(`${name} of ${what} ${fc.stringify(how)}`, (table) => {
    let found = find(table)
    // oxlint-disable-next-line unicorn/no-array-reverse -- It is no array.
    if (how.backwards) found = found.reverse()
    if (how.offset > 0) found = found.offset(how.offset)
    if (how.limit !== undefined) found = found.limit(how.limit)
    return read(found)
  }),
)

/** Several in one transaction, one after the other, which may be given up at the end. */
const togetherOf = (step: fc.Arbitrary<Step>) =>
  fc.tuple(fc.array(step, { minLength: 1, maxLength: 4 }), fc.boolean()).map(([steps, fails]) =>
    named(`together${fails ? ', given up' : ''}: ${fc.stringify(steps)}`, (table) =>
      table.db.transaction('rw', table, async () => {
        const results: unknown[] = []
        for (const one of steps) results.push(await outcome(one, table))
        if (fails) throw new Error('Given up')
        return results
      }),
    ),
  )

const steps = fc.constantFrom(...families).chain((ids) => {
  const step = fc.oneof({ weight: 2, arbitrary: writeOf(rowOf(ids)) }, ask)
  return fc.array(fc.oneof({ weight: 4, arbitrary: step }, togetherOf(step)), { maxLength: 12 })
})

const [plain, sealed] = ['plain-model', 'sealed-model'].map((name) => {
  const one = new Dexie(name, { cache: 'disabled' })
  one.version(1).stores({ rows: 'id, owner, [kind+number]' })
  return one
}) as [Dexie, Dexie]

beforeAll(async () => {
  installSealing(sealed)
  await openVaultOf(asha)
})

afterAll(() => openVault.set(undefined))

test('whatever is written and asked, a sealed table answers as one that is not', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const [here, there] = [plain, sealed].map((one) => one.table<Row, string>('rows'))
      await Promise.all([here!.clear(), there!.clear()])
      for (const one of all)
        expect(await outcome(one, there!), String(one)).toEqual(await outcome(one, here!))
      expect(await there!.toArray()).toEqual(expect.arrayContaining(await here!.toArray()))
      expect(await there!.count()).toBe(await here!.count())
    }),
    { numRuns: 60 },
  )
})

test.each<[string, (rows: Rows) => Found, string[]]>([
  ['a part backwards', (rows) => rows.where('id').startsWith('u'), ['u-1:poc', 'u-1', 'u']],
  ['some backwards', (rows) => rows.where('id').anyOf(['u', 'zz']), ['zz', 'u']],
  ['from one named', (rows) => rows.where('id').between('u-1', 'u-1:q'), ['u-1:poc', 'u-1']],
])('%s comes whole, in its order', async (_what, find, found) => {
  const rows = sealed.table<Row, string>('rows')
  await rows.clear()
  const one = { owner: '', kind: 'poc', number: 1, said: '' }
  await rows.bulkPut(['u-1', 'zz', 'u', 'u-1:poc'].map((id) => ({ ...one, id })))
  // oxlint-disable-next-line unicorn/no-array-reverse -- It is no array.
  expect(await find(rows).reverse().primaryKeys()).toEqual(found)
})

function isHers(id: string): boolean {
  return id === asha.id || id.startsWith(`${asha.id}:`)
}

/** The result, or the name of what it was refused with. */
async function outcome(one: Step, table: Rows): Promise<unknown> {
  try {
    return [await one(table)]
  } catch (error) {
    return (error as Error).name
  }
}
