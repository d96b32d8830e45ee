// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { pocForm } from '../../../../src/domain/grant-form/poc/form'
import { blankValues } from '../../../../src/domain/grant-form/grantForm'
import { leaveBehind, type LeftOver } from '../../../../src/storage/drafts/leftBehind'
import { database } from '../../../../src/storage/database'
import { DraftWriter } from '../../../../src/storage/drafts/DraftWriter'
import { nowhere } from '../../../../src/storage/drafts/readDraft'
import { endWriting, lastLeft } from '../../../../src/storage/drafts/unchosen'
import * as restorePoints from '../../../../src/storage/restore-points/restorePoints'
import { sharedComputer } from '../../../../src/storage/sealing/sharedComputer'
import { noRoom } from '../../../support/drafts'
import { eventually } from '../../../support/eventually'
import { takeLeftBehind } from '../../../support/leftBehind'

test('what one tab has left is kept as an earlier version keeps and finds it', () => {
  const left = { values: blankValues(pocForm), of: 3 }
  leaveBehind('asha:poc', left)
  leaveBehind('asha:ipr', left)
  const kept = JSON.stringify({ 'asha:poc': left, 'asha:ipr': left })
  expect(localStorage.getItem('leftBehind')).toBe(kept)
  expect(takeLeftBehind('asha:poc')).toEqual([left])
  expect(takeLeftBehind('asha:poc')).toEqual([])
  expect(takeLeftBehind('asha:ipr')).toEqual([left])
  expect(localStorage.getItem('leftBehind')).toBeNull()
})

const [first, second, last] = ['Solar', 'Wind', 'Rain'].map((teamLeader, of) => ({
  values: { ...blankValues(pocForm), teamLeader },
  of,
})) as [LeftOver, LeftOver, LeftOver]

test('of what several tabs have left the last is offered, and what cannot go among the earlier states stays left', async () => {
  for (const left of [first, second, first, last]) leaveBehind('asha:poc', left)
  const keep = vi.spyOn(restorePoints, 'keepRestorePoint')
  keep.mockRejectedValueOnce(new Error('no room'))
  expect(lastLeft('asha:poc', undefined)).toEqual(last)
  await eventually(async () => {
    const kept = await restorePoints.listRestorePoints('asha:poc')
    expect(kept.map(({ values }) => values)).toEqual([first.values])
  })
  // Also what a sign-in could not seal when the computer became a shared one: it is nowhere else.
  sharedComputer.set('on')
  onTestFinished(() => sharedComputer.forget())
  expect(lastLeft('asha:poc', undefined)).toEqual(last)
  // That nobody has chosen yet is left as well.
  expect(takeLeftBehind('asha:poc')).toEqual([second, last])
})

test('what is typed beside what nobody has chosen yet is left as well, and comes last', async () => {
  vi.spyOn(database.drafts, 'put').mockRejectedValueOnce(noRoom)
  const writer = new DraftWriter('asha', 'poc', undefined)
  writer.write(() => ({ values: second.values, place: nowhere }))
  const left = await endWriting('asha:poc', writer, Promise.resolve(), first)
  expect(left?.values).toEqual(second.values)
  expect(takeLeftBehind('asha:poc')).toEqual([first, left])
})
