import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { knownForm } from '../../../src/domain/grant-form/forms'
import * as attachments from '../../../src/storage/attachments'
import { database } from '../../../src/storage/database'
import { discard } from '../../../src/storage/drafts/discard'
import * as drafts from '../../../src/storage/drafts/drafts'
import { DraftSession } from '../../../src/storage/drafts/DraftSession'
import { endWriting } from '../../../src/storage/drafts/unchosen'
import { eventually } from '../../support/eventually'
import { keepCompleteDraft, sampleStudent } from '../../support/grantValues'
import { loseBytes } from '../../support/lostBytes'
import { renderPortal } from '../../support/renderPortal'

const draftId = 'u-student:poc'

/** Another tab of the same person opens the form and takes the draft. */
async function editInOtherTab(): Promise<DraftSession> {
  const other = new DraftSession('u-student', knownForm('poc'))
  onTestFinished(() => other.close())
  other.open()
  await eventually(() => expect(other.state.read().at).toBe('following'))
  await other.take()
  await screen.findByText(/^This form is open in another tab/)
  return other
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

test('and when somebody is led out of the form', async () => {
  await keepCompleteDraft('poc')
  const { user, router } = await renderPortal('/my-applications', { as: 'student' })
  await router.navigate('/apply/poc-grant/check')
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }))
  await screen.findByRole('alertdialog', { name: 'Discard this draft?' })
  await router.navigate('/my-applications')
  await screen.findByRole('heading', { level: 1, name: 'My applications' })
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('the tab that hands over says that it saves, not that it asks', async () => {
  await keepCompleteDraft('poc')
  await renderPortal('/apply/poc-grant/all', { as: 'student' })
  const field = await screen.findByLabelText('Title of the proof of concept')
  const held = Promise.withResolvers<void>()
  const transaction = database.transaction.bind(database) as (...given: unknown[]) => unknown
  const write = vi.spyOn(database, 'transaction')
  write.mockImplementationOnce((async (...given: unknown[]) => {
    await held.promise
    return transaction(...given)
  }) as never)
  fireEvent.input(field, { target: { value: 'Solar dryer' } })
  await waitFor(() => expect(write).toHaveBeenCalled())
  const handedOver = editInOtherTab()
  expect(await screen.findByRole('button', { name: 'Saving…' })).toBeVisible()
  expect(screen.queryByText('Asking the other tab…')).not.toBeInTheDocument()
  held.resolve()
  await handedOver
})

test('a form that another tab takes leaves the focus to its heading, and its errors with their title', async () => {
  const { user } = await renderPortal('/apply/poc-grant/all', { as: 'student' })
  await user.click(await screen.findByRole('button', { name: 'Submit application' }))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await waitFor(() => expect(document.title).toBe('Error: PoC grant application – SSIP Portal'))
  await user.click(screen.getByLabelText('Title of the proof of concept'))
  await editInOtherTab()
  const heading = screen.getByRole('heading', { level: 1, name: 'PoC grant application' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(document.title).toBe('PoC grant application – SSIP Portal')
})

test('the tab that follows never says that nothing was saved, or a file is missing, while it is still reading', async () => {
  await keepCompleteDraft('poc')
  await renderPortal('/apply/poc-grant/check', { as: 'student' })
  await screen.findByRole('button', { name: 'Discard draft' })
  const untrue = /^(Nothing of it is saved .*|The file is missing on this device)$/
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

test('nor where the files cannot be read at all, of which it says that it can show nothing', async () => {
  await keepCompleteDraft('poc')
  await renderPortal('/apply/poc-grant/check', { as: 'student' })
  await screen.findByRole('button', { name: 'Discard draft' })
  const cutOff = new DOMException('cut off', 'UnknownError')
  vi.spyOn(attachments, 'listAttachments').mockRejectedValue(cutOff)
  await editInOtherTab()
  expect(await screen.findByText(/^What is saved of it cannot be shown here/)).toBeVisible()
  expect(screen.queryByText('The file is missing on this device')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Edit here instead' })).toBeVisible()
})

const nothing = 'Nothing of it is saved on this device at the moment.'

test('a tab that follows says what became of a draft that the other one has discarded or submitted', async () => {
  await keepCompleteDraft('poc')
  await renderPortal('/apply/poc-grant/check', { as: 'student' })
  await screen.findByRole('button', { name: 'Discard draft' })
  const other = await editInOtherTab()
  await screen.findByRole('heading', { name: 'Your answers so far' })
  const restore = await discard(other)
  expect(await screen.findByText(nothing)).toBeInTheDocument()
  await restore()
  await screen.findByRole('heading', { name: 'Your answers so far' })
  await other.submit(sampleStudent, (await drafts.loadDraft('u-student', 'poc'))!.values)
  expect(await screen.findByText(/^You submitted application/)).toBeInTheDocument()
  expect(screen.queryByText(nothing)).not.toBeInTheDocument()
})

test.each([
  ['a newer version has written', () => database.drafts.update(draftId, { schemaVersion: 99 })],
  ['the browser has lost', () => loseBytes('drafts', draftId)],
  [
    'cannot be read',
    () => vi.spyOn(drafts, 'loadDraft').mockRejectedValue(new DOMException('no', 'UnknownError')),
  ],
])('nor does it say that nothing is saved of a draft that %s', async (_what, change) => {
  await keepCompleteDraft('poc')
  await renderPortal('/apply/poc-grant/check', { as: 'student' })
  await screen.findByRole('button', { name: 'Discard draft' })
  await change()
  await editInOtherTab()
  expect(await screen.findByText(/^What is saved of it cannot be shown here/)).toBeInTheDocument()
  expect(screen.queryByText(nothing)).not.toBeInTheDocument()
})

test('what was typed for a draft that is gone is offered as such, and a blank form instead of a saved one', async () => {
  const values = await keepCompleteDraft('poc')
  await database.drafts.delete(draftId)
  await endWriting(draftId, undefined, undefined, { values, of: 3 })
  const { user } = await renderPortal('/apply/poc-grant/project', { as: 'student' })
  expect(await screen.findByText(/^This draft is no longer on this device: it was/)).toBeVisible()
  expect(screen.queryByText(/saved this draft first|as it is saved/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Begin with a blank form' }))
  expect(await screen.findByLabelText('Title of the proof of concept')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Earlier states' }))
  const states = await screen.findAllByRole('button', { name: /^Go back to the state of/ })
  await user.click(states.at(-1) as HTMLElement)
  expect(await screen.findByLabelText('Title of the proof of concept')).toHaveValue(
    values.fields['pocTitle'],
  )
})
