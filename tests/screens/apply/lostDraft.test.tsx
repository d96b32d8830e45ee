import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { database } from '../../../src/storage/database'
import { keepRestorePoint } from '../../../src/storage/restore-points/restorePoints'
import { eventually } from '../../support/eventually'
import { keepCompleteDraft } from '../../support/grantValues'
import { loseBytes } from '../../support/lostBytes'
import { renderPortal } from '../../support/renderPortal'

const draftId = 'u-student:poc'
const lost = /^Your draft cannot be read\. This browser has lost what it kept of it\./

async function openLostDraft() {
  await loseBytes('drafts', draftId)
  const portal = await renderPortal('/apply/poc-grant/idea', { as: 'student' })
  await screen.findByText(lost)
  return portal
}

test('a draft whose bytes the browser has lost is begun again from its last earlier state, if its owner agrees', async () => {
  const values = await keepCompleteDraft('poc')
  await keepRestorePoint(draftId, 'step-left', {
    ...values,
    fields: { ...values.fields, pocDescription: 'As it was a minute before' },
  })
  const { user } = await openLostDraft()
  await user.click(screen.getByRole('button', { name: 'Begin again' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText(lost)).toBeVisible()
  expect(await database.drafts.count()).toBe(1)

  await user.click(screen.getByRole('button', { name: 'Begin again' }))
  const asked = within(await screen.findByRole('alertdialog'))
  await user.click(asked.getByRole('button', { name: 'Begin again' }))
  expect(await screen.findByLabelText('Description of the proof of concept')).toHaveValue(
    'As it was a minute before',
  )
  await screen.findByText(/^The form is as it was on /)
  await eventually(async () =>
    expect((await database.drafts.get(draftId))?.values.fields['pocDescription']).toBe(
      'As it was a minute before',
    ),
  )
})

test('one that the device does not let go stays, and the screen says so', async () => {
  await keepCompleteDraft('poc')
  const { user } = await openLostDraft()
  vi.spyOn(database.drafts, 'delete').mockRejectedValueOnce(new DOMException('no', 'UnknownError'))
  await user.click(screen.getByRole('button', { name: 'Begin again' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Begin again' }))
  const failed = within(
    await screen.findByRole('alertdialog', { name: /could not be begun again/ }),
  )
  await user.click(failed.getByRole('button', { name: 'Close' }))
  expect(screen.getByText(lost)).toBeVisible()
  expect(await database.drafts.count()).toBe(1)
})
