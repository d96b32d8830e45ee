import { expect, test } from 'vitest'
import { database } from '../../../src/storage/database'
import { withLeftOut } from '../../../src/storage/leftOut'

/* What a list says that it leaves out, and what it has when this device cannot be read. */

const list = (userId?: string) =>
  withLeftOut(
    'submissions',
    userId,
    async () => ({ rows: ['one'] }),
    () => ({ rows: [] }),
  )

const setAside = (userId: string, table = 'submissions', more = {}) =>
  database.quarantine.add({ userId, table, reason: '', at: 1, row: { id: 'x', userId }, ...more })

test('a list counts what is set aside of its table and of its person, and is not back in its form', async () => {
  await setAside('asha')
  await setAside('asha', 'drafts')
  await setAside('asha', 'submissions', { restored: true })
  await setAside('rohan')
  await setAside('')
  const { rows, unshown, problem } = await list('asha')
  expect({ rows, problem }).toEqual({ rows: ['one'], problem: undefined })
  expect(unshown).toMatchObject({ damaged: 1, ownerless: 0 })
  expect((await list()).unshown).toMatchObject({ damaged: 2, ownerless: 1 })
})

async function blocked(): Promise<never> {
  throw new DOMException('', 'SecurityError')
}

test('a list of a device that cannot be read says why, and counts nothing', async () => {
  await setAside('asha')
  const read = await withLeftOut('submissions', 'asha', blocked, () => ({ rows: [] }))
  expect(read).toMatchObject({ rows: [], problem: 'blocked', unshown: { damaged: 0 } })
})
