import { expect, test } from 'vitest'
import { copy as applicationsCopy } from '../../../../src/features/admin/applications/copy'
import { usersCopy as dashboardCopy } from '../../../../src/features/admin/dashboard/copy'
import { decisionCopy } from '../../../../src/features/admin/decisions/copy'
import { usersCopy } from '../../../../src/features/admin/users/copy'
import { listCopy } from '../../../../src/features/admin/lists/copy'

test.each([
  [decisionCopy.notUndone(1, 5), '1 of 5 decisions was not undone'],
  [decisionCopy.notUndone(2, 5), '2 of 5 decisions were not undone'],
  [
    decisionCopy.decidedAgain(1),
    'A newer decision was made since, and it counts. Look at it before you decide again.',
  ],
  [
    decisionCopy.decidedAgain(2),
    'Newer decisions were made since, and they count. Look at them before you decide again.',
  ],
  [usersCopy.shown(0, 1), 'Showing 0 of 1 user'],
  [usersCopy.shown(1, 234), 'Showing 1 of 234 users'],
  [dashboardCopy.shown(1, 1), '1 of 1 user shown'],
  [dashboardCopy.shown(20, 28), '20 of 28 users shown'],
  [applicationsCopy.count(0, 1), '0 of 1 application'],
  [applicationsCopy.count(1, 1), '1 application'],
  [applicationsCopy.count(3, 145), '3 of 145 applications'],
  [listCopy.selectAll(1), 'Select the one shown'],
  [listCopy.selectAll(1234), 'Select all 1,234 shown'],
])('the office counts in good English: %s', (said, wanted) => {
  expect(said).toBe(wanted)
})
