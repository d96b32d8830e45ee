import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import * as writer from '../../../src/features/apply/passport/writePassport'
import * as attachments from '../../../src/storage/attachments'
import { database } from '../../../src/storage/database'
import { completeValues, keepCompleteDraft } from '../../support/grantValues'
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
  expect(Object.keys(unzipSync((await saved.last()).bytes))).toEqual(['passport.json'])
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await user.click(screen.getAllByRole('button', { name: 'Where is my work?' })[0]!)
  const where = within(await screen.findByRole('dialog', { name: 'Where is my work?' }))
  await waitFor(() =>
    expect(where.getByText('Last saved copy').nextSibling).toHaveTextContent(
      '3 attachments are not in it',
    ),
  )
})

/** Compares the draft with a copy of which one answer differs. */
async function compare() {
  const portal = await openComplete()
  await portal.user.click(screen.getByRole('button', { name: 'Open a saved copy' }))
  const shown = await screen.findByRole('dialog', { name: 'Open a saved copy' })
  const choose = (file: File) =>
    fireEvent.change(shown.querySelector('input[type="file"]')!, { target: { files: [file] } })
  const values = completeValues('poc')
  values.fields['broadArea'] = 'Energy'
  const draft = { kind: 'poc', values, savedAt: Date.now(), revision: 1 } as const
  const copy = new File([writer.writePassport(draft, [])], 'poc.ssip-draft')
  const dialog = within(shown)
  const replace = 'Replace it with the copy'
  choose(copy)
  await dialog.findByRole('button', { name: replace })
  return { ...portal, dialog, choose, copy, replace }
}

const area = () => screen.getByLabelText('Broad area')

test('a file that is no copy leaves nothing of the one before it to open, and goes with the next', async () => {
  const { dialog, choose, copy, replace } = await compare()
  choose(new File(['My notes'], 'notes.txt'))
  expect(await dialog.findByText(/^This is not a saved copy of a draft/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: replace })).not.toBeInTheDocument()
  choose(copy)
  expect(await dialog.findByRole('button', { name: replace })).toBeVisible()
  expect(dialog.queryByText(/^This is not a saved copy of a draft/)).not.toBeInTheDocument()
})

test('a copy of the draft as it is here leaves nothing to open, nor to save before that', async () => {
  const { dialog, choose, replace } = await compare()
  const [draft] = await database.drafts.toArray()
  const files = await attachments.attachmentsOf('u-student:poc')
  const same = writer.writePassport({ ...draft!, kind: 'poc' }, files)
  choose(new File([same], 'same.ssip-draft'))
  expect(await dialog.findByText(/There is nothing to open\.$/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: replace })).not.toBeInTheDocument()
  expect(dialog.queryByRole('button', { name: /first$/ })).not.toBeInTheDocument()
})

test.each([
  [
    'over a draft that was changed meanwhile',
    'was changed while you compared',
    () =>
      database.drafts.toCollection().modify(({ values }) => {
        values.fields['broadArea'] = 'Health'
      }),
  ],
  [
    'on a device that is full',
    'has no room for it',
    () =>
      vi
        .spyOn(database.drafts, 'put')
        .mockRejectedValueOnce(new DOMException('No room', 'QuotaExceededError')),
  ],
])('a copy is not opened %s, and that is said', async (_where, reason, prevent) => {
  const { user, dialog, replace } = await compare()
  await prevent()
  await user.click(dialog.getByRole('button', { name: replace }))
  const alert = await screen.findByRole('alertdialog', { name: 'The copy was not opened' })
  expect(alert).toHaveTextContent(reason)
  await user.click(within(alert).getByRole('button'))
  expect(screen.queryByRole('dialog', { name: 'Open a saved copy' })).not.toBeInTheDocument()
  expect(area()).not.toHaveValue('Energy')
})

test('opening one is not undone over what was typed since, and that is said', async () => {
  const { user, dialog, replace } = await compare()
  await user.click(dialog.getByRole('button', { name: replace }))
  await screen.findByText('The copy is open')
  await waitFor(() => expect(area()).toHaveValue('Energy'))
  await user.type(area(), ', Water')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('alertdialog', {
    name: 'The draft that was here before was not put back',
  })
  await waitFor(() => expect(area()).toHaveValue('Energy, Water'))
})
