import Dexie from 'dexie'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { RestoreKeeper } from '../../../../src/storage/restore-points/RestoreKeeper'
import {
  keepRestorePoint,
  listRestorePoints,
  removeRestorePoints,
  type Occasion,
} from '../../../../src/storage/restore-points/restorePoints'
import { loseBytes } from '../../../support/lostBytes'
import type { GrantValues } from '../../../../src/domain/grant-form/grantForm'

const draftId = 'u-asha:poc'
const long = 'A fan that is quieter than a whisper, for wards and classrooms.'

const values = (
  title: string,
  members: Record<string, string>[] = [{ name: 'Asha' }],
): GrantValues => ({
  fields: { title },
  teamMembers: members,
  teamLeader: '',
  mentor: {},
})

function watch(opened: GrantValues) {
  const kept: [Occasion, GrantValues][] = []
  const keeper = new RestoreKeeper(opened, async (occasion, state) => {
    kept.push([occasion, state])
  })
  return { keeper, kept }
}

/** How many states are kept when one text takes the place of another. */
function timesKept(before: string, after: string): number {
  const { keeper, kept } = watch(values(before))
  keeper.saw(values(after))
  return kept.length - 1
}

describe('what is kept on the device', () => {
  beforeEach(async () => {
    await removeRestorePoints(draftId)
    await removeRestorePoints('u-asha:ipr')
  })

  test('the last twenty states, newest first, and no state twice in a row', async () => {
    for (let state = 1; state <= 25; state += 1) {
      await keepRestorePoint(draftId, 'typing', values(`State ${state}`))
      await keepRestorePoint(draftId, 'typing', values(`State ${state}`))
    }
    await keepRestorePoint('u-asha:ipr', 'opened', values('Another draft'))
    const kept = await listRestorePoints(draftId)
    expect(kept.map((point) => point.values.fields['title'])).toEqual(
      Array.from({ length: 20 }, (_, index) => `State ${25 - index}`),
    )
  })

  test('once, when the same state is kept twice at the same moment', async () => {
    await Promise.all([1, 2].map(() => keepRestorePoint(draftId, 'typing', values('One'))))
    expect(await listRestorePoints(draftId)).toHaveLength(1)
  })

  test('beside one whose bytes the browser has lost: the others are listed and more are kept', async () => {
    for (const title of ['First', 'Second'])
      await keepRestorePoint(draftId, 'typing', values(title))
    const [second] = await listRestorePoints(draftId)
    await loseBytes('points', second?.id ?? 0, 'ssip-restore-points')
    await keepRestorePoint(draftId, 'typing', values('Third'))
    const kept = await listRestorePoints(draftId)
    expect(kept.map((point) => point.values.fields['title'])).toEqual(['Third', 'First'])
    await removeRestorePoints(draftId)
    await keepRestorePoint(draftId, 'typing', values('Fourth'))
    const database = await new Dexie('ssip-restore-points').open()
    expect(await database.table('points').count()).toBe(1)
    database.close()
  })

  test('in the order in which they were kept, also when the clock was ahead and is right again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 0) })
    for (let state = 1; state <= 20; state += 1)
      await keepRestorePoint(draftId, 'typing', values(`State ${state}`))
    vi.setSystemTime(Date.UTC(2026, 10, 23))
    for (let state = 21; state <= 24; state += 1)
      await keepRestorePoint(draftId, 'typing', values(`State ${state}`))
    const kept = await listRestorePoints(draftId)
    vi.useRealTimers()
    expect(kept.map((point) => point.values.fields['title'])).toEqual(
      Array.from({ length: 20 }, (_, index) => `State ${24 - index}`),
    )
  })

  test('no more than some megabytes together, the newest whatever its size', async () => {
    for (let state = 1; state <= 4; state += 1)
      await keepRestorePoint(draftId, 'typing', values(`${state}`.repeat(900_000)))
    expect(await listRestorePoints(draftId)).toHaveLength(2)
    await keepRestorePoint(draftId, 'typing', values('x'.repeat(3_000_000)))
    expect(await listRestorePoints(draftId)).toHaveLength(1)
  })

  test('the first one too, when somebody asks meanwhile whether there are any', async () => {
    await new Dexie('ssip-restore-points').delete()
    await Promise.all([
      listRestorePoints(draftId),
      keepRestorePoint(draftId, 'opened', values('One')),
      listRestorePoints(draftId),
    ])
    expect(await listRestorePoints(draftId)).toHaveLength(1)
  })

  test('they are removed with the draft, and come back with it', async () => {
    await keepRestorePoint(draftId, 'opened', values('One'))
    await keepRestorePoint(draftId, 'typing', values('Two'))
    const before = await listRestorePoints(draftId)
    const putBack = await removeRestorePoints(draftId)
    expect(await listRestorePoints(draftId)).toEqual([])
    await putBack()
    expect(await listRestorePoints(draftId)).toEqual(before)
  })
})

describe('when a state is kept', () => {
  test('on opening', () => {
    expect(watch(values(long)).kept).toEqual([['opened', values(long)]])
  })

  test('before everything is selected and deleted, with the latest input', () => {
    const { keeper, kept } = watch(values(''))
    for (let length = 1; length <= long.length; length += 1)
      keeper.saw(values(long.slice(0, length)))
    keeper.saw(values(''))
    expect(kept.slice(1)).toEqual([['before-loss', values(long)]])
  })

  test('before it is deleted key by key, or another text is pasted over it', () => {
    const { keeper, kept } = watch(values(long))
    for (let length = long.length; length >= 0; length -= 1)
      keeper.saw(values(long.slice(0, length)))
    expect(kept[1]).toEqual(['before-loss', values(long)])
    // Each time half is gone, not at each key.
    expect(kept.length).toBeLessThan(4)
    const other = watch(values(long))
    other.keeper.saw(
      values('Something else that is even longer than what stood there before this.'),
    )
    expect(other.kept.slice(1)).toEqual([['before-loss', values(long)]])
  })

  test('before a member is removed and before a scan is replaced', () => {
    const two = values('Fan', [{ name: 'Asha' }, { name: 'Rohan' }])
    const removed = watch(two)
    removed.keeper.saw(values('Fan'))
    expect(removed.kept.slice(1)).toEqual([['before-loss', two]])
    const scan = (id: string) => values('Fan', [{ name: 'Asha', file: id }])
    const replaced = watch(scan('q1jr0d275d6rgx07esa5nqxbv3'))
    replaced.keeper.saw(scan('tqaw15f54vrvta4myjb5vbrw98'))
    expect(replaced.kept.slice(1)).toEqual([['before-loss', scan('q1jr0d275d6rgx07esa5nqxbv3')]])
  })

  test('before a loss as it was then, with what was typed or mended since the form was opened', () => {
    const two = (title: string) => values(title, [{ name: 'Asha' }, { name: 'Rohan' }])
    const removed = watch(two('Fan'))
    removed.keeper.saw(two('Fan for wards'))
    removed.keeper.saw(values('Fan for wards'))
    expect(removed.kept.slice(1)).toEqual([['before-loss', two('Fan for wards')]])
    const emptied = watch(values(long.replace('quieter', 'quietre')))
    emptied.keeper.saw(values(long))
    emptied.keeper.saw(values(''))
    expect(emptied.kept.slice(1)).toEqual([['before-loss', values(long)]])
  })

  test('before more than half of an answer of twenty letters goes, wherever it is taken out', () => {
    const twenty = 'Fan that is so quiet'
    expect(twenty).toHaveLength(20)
    expect(timesKept(twenty, '')).toBe(1)
    expect(timesKept(twenty.slice(1), '')).toBe(0)
    expect(timesKept(twenty, twenty.slice(10))).toBe(0)
    expect(timesKept(twenty, twenty.slice(11))).toBe(1)
    expect(timesKept(twenty, twenty.slice(0, 5) + twenty.slice(15))).toBe(0)
    // Letters that begin and end it are counted once.
    expect(timesKept('-'.repeat(40), '-'.repeat(15))).toBe(1)
  })

  test('every few minutes of typing, and not at every key', () => {
    vi.useFakeTimers()
    const { keeper, kept } = watch(values('F'))
    for (let key = 0; key < 50; key += 1) {
      vi.advanceTimersByTime(10_000)
      // The clock is found to be ahead, and set right.
      if (key === 5) vi.setSystemTime(Date.now() - 365 * 24 * 60 * 60 * 1000)
      keeper.saw(values('F'.repeat(key + 1)))
    }
    vi.useRealTimers()
    expect(kept.map(([occasion]) => occasion)).toEqual(['opened', 'typing', 'typing'])
  })

  test('a device that refuses causes no other harm', async () => {
    const keeper = new RestoreKeeper(values(long), () => Promise.reject(new Error('full')))
    expect(() => keeper.saw(values(''))).not.toThrow()
  })
})
