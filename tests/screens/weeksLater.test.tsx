import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { demoAccounts } from '../../mocks/data/demoAccounts'
import { token } from '../../src/auth/token'
import { addAttachment } from '../../src/storage/attachments'
import { database } from '../../src/storage/database'
import { cacheProfile } from '../../src/storage/profileCache'
import { keepRestorePoint, listRestorePoints } from '../../src/storage/restore-points/restorePoints'
import { enter } from '../support/enter'
import { keepCompleteDraft, keepSubmission, sampleStudent } from '../support/grantValues'
import { renderPortal } from '../support/renderPortal'
import { readPdf } from '../support/uploads'

/* A device that was put away for weeks: the token has expired, and everything kept is as it was. */

afterEach(() => vi.useRealTimers())

const id = `${sampleStudent.id}:poc`

async function everything() {
  const { drafts, submissions, attachments } = database
  const rows = await Promise.all([drafts, submissions, attachments].map((one) => one.toArray()))
  return { rows, points: await listRestorePoints(id) }
}

test('nothing is pruned or misdated, and the form goes on after sign-in', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2026-11-20T10:00:00'))
  await keepSubmission('ipr')
  await keepCompleteDraft('poc')
  const [draft] = await database.drafts.toArray()
  await keepRestorePoint(id, 'typing', draft!.values)
  // Of a member who was removed on that day.
  const { id: orphan } = await addAttachment(id, readPdf('aadhaar.pdf'))
  token.write('of November')
  await cacheProfile('of November', sampleStudent)
  const before = await everything()
  vi.setSystemTime(new Date('2026-12-30T10:00:00'))

  const { user } = await renderPortal('/apply/poc-grant/project')
  const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }))
  const { email, password } = demoAccounts.student
  expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await enter(user, dialog.getByLabelText('Password'), password)
  await user.click(dialog.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByText(/20 Nov 2026, 10:00/)).toBeVisible()
  expect(screen.getByLabelText('Title of the proof of concept')).not.toHaveValue('')

  // Found by now, and still here for a day.
  await waitFor(async () =>
    expect(await database.attachments.get(orphan)).toHaveProperty('orphanedAt', Date.now()),
  )
  await database.attachments.update(orphan, { orphanedAt: undefined })
  expect(await everything()).toEqual(before)
})
