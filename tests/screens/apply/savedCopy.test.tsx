import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as attachments from '../../../src/storage/attachments'
import * as writer from '../../../src/features/apply/passport/writePassport'
import { keepCompleteDraft } from '../../support/grantValues'
import { renderPortal } from '../../support/renderPortal'
import { catchSavedFiles } from '../../support/savedFiles'

async function openComplete() {
  await keepCompleteDraft('poc')
  const portal = await renderPortal('/apply/poc-grant/all', { as: 'student' })
  return { ...portal, save: await screen.findByRole('button', { name: 'Save a copy' }) }
}

test('a copy without files that could not be read does not say that this device has lost them', async () => {
  const saved = catchSavedFiles()
  const { user, save } = await openComplete()
  vi.spyOn(attachments, 'attachmentsOf').mockRejectedValueOnce(
    new DOMException('no', 'UnknownError'),
  )
  await user.click(save)
  const said = await screen.findByRole('alertdialog', { name: '3 files are not in the copy' })
  expect(said).toHaveTextContent('What is missing could not be read just now: save a copy again')
  expect(saved.names()).toHaveLength(1)
})

test('whoever saves the answers alone is not told afterwards that the files are missing', async () => {
  const saved = catchSavedFiles()
  const { user, save } = await openComplete()
  vi.spyOn(writer, 'writePassport').mockImplementationOnce(() => {
    throw new writer.PassportTooLargeError('files')
  })
  await user.click(save)
  const question = within(
    await screen.findByRole('alertdialog', { name: 'The files are too large for a copy' }),
  )
  await user.click(question.getByRole('button', { name: 'Save the answers alone' }))
  expect(await screen.findByText(/^Copy saved: /)).toBeVisible()
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'))
  expect(saved.names()).toHaveLength(1)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})
