import { expect, test } from 'vitest'
import { leaderAfterInsert, leaderAfterRemoval } from '../../../../src/features/apply/teamLeader'

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
  ['', '1', 1, '1'],
  ['', '0', 1, ''],
  ['1', '2', 0, '2'],
  ['0', '0', 2, '0'],
  ['0', '1', 1, '0'],
])(
  'leader %j, who was %j before, member %j put back: leader %j',
  (leader, before, inserted, after) => {
    expect(leaderAfterInsert(leader, before, inserted)).toBe(after)
  },
)
