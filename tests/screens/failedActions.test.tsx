import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { attachmentsOf } from '../../src/storage/attachments'
import { database } from '../../src/storage/database'
import { renderPortal } from '../support/renderPortal'

/* An action that the device refuses reports it where it was started, and can be tried again. */

const full = new DOMException('no room', 'QuotaExceededError')

async function openUploaded() {
  const portal = await renderPortal('/my-applications?application=mine-03', { as: 'student' })
  const dialog = within(await screen.findByRole('dialog'))
  await portal.user.upload(
    dialog.getByLabelText('Upload Documents'),
    new File(['%PDF-1.7 consent'], 'consent.pdf', { type: 'application/pdf' }),
  )
  await dialog.findByText('consent.pdf')
  return { ...portal, dialog }
}

const told = async (text: string) => within(await screen.findByRole('alertdialog', { name: text }))

test('an undo that fails says so, and works once it is tried again', async () => {
  const { user, dialog } = await openUploaded()
  await user.click(dialog.getByRole('button', { name: 'Remove consent.pdf' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  const put = vi.spyOn(database.attachments, 'put').mockRejectedValue(full)
  await user.click(undo)
  const alert = await told('This could not be undone')
  expect(alert.getByText(/Everything is as you last saw it/)).toBeVisible()
  put.mockRestore()
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('consent.pdf')).toBeVisible()
})

test('so does the undo of a decision', async () => {
  const { user } = await renderPortal('/admin/applications?layout=table&q=millet+cooker', {
    as: 'admin',
  })
  const row = await screen.findByRole('button', { name: /^Actions for/ })
  await user.click(row)
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await screen.findByText('No applications found')
  const refused = vi.spyOn(database.decisions, 'bulkDelete').mockRejectedValue(full)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const alert = await told('This could not be undone')
  refused.mockRestore()
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: /^Actions for/ })).toBeVisible()
})

test('a file that cannot be removed stays, and the screen says so', async () => {
  const { user, dialog } = await openUploaded()
  vi.spyOn(database.attachments, 'delete').mockRejectedValue(new Error('blocked'))
  await user.click(dialog.getByRole('button', { name: 'Remove consent.pdf' }))
  const alert = await told('This could not be changed on this device')
  await user.click(alert.getByRole('button', { name: 'Close' }))
  expect(await attachmentsOf('u-student:mine-03')).toHaveLength(1)
})

test('opening a file that is no longer on the device says so', async () => {
  const { user, dialog } = await openUploaded()
  vi.spyOn(database.attachments, 'get').mockResolvedValue(undefined)
  await user.click(dialog.getByRole('button', { name: 'Download consent.pdf' }))
  await told('This file could not be read')
})

test('an office entry that is not saved says so above the form', async () => {
  const { user } = await renderPortal('/admin/applications', { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Add Application' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add application' }))
  const put = vi.spyOn(database.settings, 'put').mockRejectedValue(full)
  await user.type(dialog.getByLabelText('Title'), 'R')
  expect(await dialog.findByText(/This device is full/)).toBeVisible()
  put.mockRestore()
  await user.type(dialog.getByLabelText('Title'), 'eed mats')
  await waitFor(() => expect(dialog.queryByText(/This device is full/)).not.toBeInTheDocument())
})

test('profile input that is not saved says so at once', async () => {
  const { user } = await renderPortal('/profile', { as: 'student' })
  const main = within(await screen.findByRole('main'))
  const [edit] = await main.findAllByRole('button', { name: 'Edit Profile' })
  if (edit === undefined) throw new Error('There is no Edit Profile')
  await user.click(edit)
  vi.spyOn(database.settings, 'put').mockRejectedValue(full)
  await user.type(main.getByLabelText('Address'), 'Mill Lane')
  expect(await main.findByRole('alert')).toHaveTextContent('could not keep your changes')
  expect(main.getByLabelText('Address')).toHaveValue('Mill Lane')
})

test('a copy of set-aside rows that cannot be saved says so', async () => {
  await database.quarantine.add({
    userId: 'u-student',
    table: 'drafts',
    reason: 'unreadable',
    at: Date.now(),
    row: {},
  })
  const { user } = await renderPortal('/my-applications', { as: 'student' })
  const { tellSetAside } = await import('../../src/storage/database')
  await screen.findByRole('heading', { level: 1, name: /my applications/i })
  await tellSetAside()
  const strip = within(
    await screen.findByText(/set aside safely/).then((text) => text.closest('div')!),
  )
  const [save] = strip.getAllByRole('button')
  vi.spyOn(database.quarantine, 'where').mockImplementation(() => {
    throw full
  })
  if (save === undefined) throw new Error('There is no button')
  await user.click(save)
  await told('The copy could not be saved')
})
