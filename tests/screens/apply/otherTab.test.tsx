import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { knownForm } from '../../../src/domain/grant-form/forms'
import * as attachments from '../../../src/storage/attachments'
import { DraftSession } from '../../../src/storage/drafts/DraftSession'
import { eventually } from '../../support/eventually'
import { keepCompleteDraft } from '../../support/grantValues'
import { loseBytes } from '../../support/lostBytes'
import { renderPortal } from '../../support/renderPortal'

const draftId = 'u-student:poc'

/** Another tab of the same person opens the form and takes the draft. */
async function editInOtherTab(): Promise<void> {
  const other = new DraftSession('u-student', knownForm('poc'))
  onTestFinished(() => other.close())
  other.open()
  await eventually(() => expect(other.state.read().at).toBe('following'))
  await other.take()
  await screen.findByText(/^This draft is being edited in another tab/)
}

test('a question about discarding the draft goes when another tab takes it: the answer would be about what is typed there', async () => {
  await keepCompleteDraft('poc')
  const { user } = await renderPortal('/apply/poc-grant/check', { as: 'student' })
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }))
  await screen.findByRole('alertdialog', { name: 'Discard this draft?' })
  await editInOtherTab()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

test('so does the one about beginning a lost draft again', async () => {
  await keepCompleteDraft('poc')
  await loseBytes('drafts', draftId)
  const { user } = await renderPortal('/apply/poc-grant/idea', { as: 'student' })
  await user.click(await screen.findByRole('button', { name: 'Begin again' }))
  await screen.findByRole('alertdialog')
  await editInOtherTab()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

test('and when Back leads out of the form', async () => {
  await keepCompleteDraft('poc')
  const { user, router } = await renderPortal('/my-applications', { as: 'student' })
  await router.navigate('/apply/poc-grant/check')
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }))
  await screen.findByRole('alertdialog', { name: 'Discard this draft?' })
  await router.navigate(-1)
  await screen.findByRole('heading', { level: 1, name: 'My applications' })
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('the tab that follows never says that nothing was saved, or a file is missing, while it is still reading', async () => {
  await keepCompleteDraft('poc')
  await renderPortal('/apply/poc-grant/check', { as: 'student' })
  await screen.findByRole('button', { name: 'Discard draft' })
  const untrue = /^(The other tab has not saved anything yet\.|The file is missing on this device)$/
  let isSaid = false
  const observer = new MutationObserver(() => {
    isSaid ||= screen.queryAllByText(untrue).length > 0
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await editInOtherTab()
  await screen.findByRole('heading', { name: 'Your answers so far' })
  observer.disconnect()
  expect(isSaid).toBe(false)
})

test('nor where the files cannot be read at all', async () => {
  await keepCompleteDraft('poc')
  await renderPortal('/apply/poc-grant/check', { as: 'student' })
  await screen.findByRole('button', { name: 'Discard draft' })
  const cutOff = new DOMException('cut off', 'UnknownError')
  const read = vi.spyOn(attachments, 'listAttachments').mockRejectedValue(cutOff)
  await editInOtherTab()
  await waitFor(() => expect(read).toHaveBeenCalled())
  expect(screen.queryByText('The file is missing on this device')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Edit here instead' })).toBeVisible()
})
