import { expect, test } from 'vitest'
import {
  leaderAfterInsert,
  leaderAfterRemoval,
} from '../../../../../src/features/apply/sections/teamLeader'

test.each([
  ['', 0, ''],
  ['0', 0, ''],
  ['2', 0, '1'],
  ['0', 2, '0'],
  ['1', 1, ''],
])('leader %j, member %j removed: leader %j', (leader, removed, after) => {
  expect(leaderAfterRemoval(leader, removed)).toBe(after)
})

test.each([
  ['', true, 1, '1'],
  ['', false, 1, ''],
  ['1', false, 0, '2'],
  ['0', false, 2, '0'],
  ['0', true, 1, '0'],
])('leader %j, a member put back who led before: %j, as member %j: leader %j', (...given) => {
  const [leader, wasLeader, inserted, after] = given
  expect(leaderAfterInsert(leader, wasLeader, inserted)).toBe(after)
})
