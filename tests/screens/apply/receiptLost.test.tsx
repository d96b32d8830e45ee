import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { database } from '../../../src/storage/database'
import { loadDraft } from '../../../src/storage/drafts/drafts'
import { enter } from '../../support/enter'
import { keepCompleteDraft } from '../../support/grantValues'
import { renderPortal } from '../../support/renderPortal'

vi.mock('../../../src/features/my-applications/ReceiptPage', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

/** Submits the application on a network that is lost before the receipt's page has been loaded. */
async function submit(path: string) {
  await keepCompleteDraft('poc')
  const portal = await renderPortal(path, { as: 'student' })
  await portal.user.click(await screen.findByRole('button', { name: 'Submit application' }))
  const alert = within(await screen.findByRole('alertdialog'))
  await portal.user.click(alert.getByRole('button', { name: 'OK' }))
  expect(await database.submissions.count()).toBe(1)
  return portal
}

test.each(['/apply/poc-grant/check', '/apply/poc-grant/all'])(
  'without the receipt’s page, %s gives way to what was submitted',
  async (path) => {
    await submit(path)
    expect(
      await screen.findByText(/^You submitted application .* It is kept on this device\.$/),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: /receipt/i })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submitting…' })).not.toBeInTheDocument()
  },
)

test('what is typed then is a new draft', async () => {
  const { user } = await submit('/apply/poc-grant/all')
  await screen.findByText(/^You submitted application/)
  await enter(user, screen.getByLabelText('Title of the proof of concept'), 'Another fan')
  await waitFor(async () =>
    expect((await loadDraft('u-student', 'poc'))?.values.fields['pocTitle']).toBe('Another fan'),
  )
})
