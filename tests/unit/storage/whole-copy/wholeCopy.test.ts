import Dexie from 'dexie'
import { expect, onTestFinished, test } from 'vitest'
import { database } from '../../../../src/storage/database'
import { sharedComputer } from '../../../../src/storage/sealing/sharedComputer'
import { eraseTables, storedTables } from '../../../../src/storage/whole-copy/deviceContents'
import { addDecision } from '../../../../src/storage/office/decisions'
import { holdsOwnWork, othersWork, readOwnWork } from '../../../../src/storage/whole-copy/wholeCopy'
import { keepCompleteDraft, keepSubmission } from '../../../support/grantValues'

const names = async () => (await storedTables()).map(({ name }) => name).toSorted()

async function databaseOf(name: string, table: string): Promise<Dexie> {
  const other = new Dexie(name)
  onTestFinished(() => other.delete())
  other.version(1).stores({ [table]: 'id' })
  await other.table(table).add({ id: 1 })
  return other
}

test('all that the portal keeps is listed and erased, and nothing of another page of the same host', async () => {
  const other = await databaseOf('timetable', 'lessons')
  await databaseOf('ssip-server', 'users')
  await keepCompleteDraft('poc')
  const own = ['ssip-portal/attachments', 'ssip-portal/drafts', 'ssip-server/users']
  expect(await names()).toEqual(own)
  await eraseTables()
  expect(await names()).toEqual([])
  expect(await other.table('lessons').count()).toBe(1)
})

test('where work may be sealed, all of it is listed, whoever can open it', async () => {
  sharedComputer.set('off')
  onTestFinished(() => sharedComputer.forget())
  await keepCompleteDraft('poc')
  expect(await names()).toEqual(['ssip-portal/attachments', 'ssip-portal/drafts'])
})

test('a copy has what is somebody’s own, and nothing of a person whose id begins with theirs', async () => {
  await keepCompleteDraft('poc')
  const { id } = await keepSubmission('ipr')
  expect((await readOwnWork('u-student')).rows).toMatchObject([{ id: 'u-student:poc' }, { id }])
  expect(await readOwnWork('u-stud')).toEqual({ rows: [], files: [] })
  expect(await holdsOwnWork('u-stud')).toBe(false)
})

test('to a visitor all work here is somebody else’s', async () => {
  expect(await othersWork(undefined)).toBe(false)
  await keepCompleteDraft('poc')
  expect(await othersWork(undefined)).toBe(true)
  expect(await othersWork('u-student')).toBe(false)
})

test.each(['that was never shared', 'that was shared once'])(
  'on a computer %s, what was set aside of somebody is their work as well, and what they decided',
  async (computer) => {
    if (computer === 'that was shared once') sharedComputer.set('off')
    onTestFinished(() => sharedComputer.forget())
    const aside = { table: 'submissions', reason: '', at: 1, row: {} }
    await database.quarantine.add({ ...aside, userId: 'rohan' })
    // Nobody could sign in to save a copy of it.
    await database.quarantine.add({ ...aside, userId: '' })
    expect(await othersWork('rohan')).toBe(false)
    expect(await othersWork('u-student')).toBe(true)
    expect(await othersWork(undefined)).toBe(true)
    await database.quarantine.where('userId').equals('rohan').delete()
    const decision = { from: 'under-review', to: 'approved', by: 'Dr Meera Joshi' } as const
    const first = { ...decision, applicationId: 'sample-01', at: 1, remark: '' }
    await addDecision({ ...first })
    expect(await othersWork(undefined)).toBe(false)
    await addDecision({ ...first, userId: 'meera' })
    expect(await othersWork('meera')).toBe(false)
    expect(await othersWork(undefined)).toBe(true)
  },
)
