import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { database } from '../../../src/storage/database'
import { keepSubmission } from '../../support/grantValues'
import { layOut } from '../../support/layOut'
import { renderPortal } from '../../support/renderPortal'

/* A device that cannot be read in the middle of the office's day. */

const broken = () => new DOMException('Internal error', 'UnknownError')

test.each([
  ['/admin/users', 'Manage users'],
  ['/admin/dashboard', 'Admin dashboard'],
])('%s shows the server’s users where settings cannot be read', async (path, name) => {
  layOut()
  vi.spyOn(database.settings, 'get').mockRejectedValue(broken())
  await renderPortal(path, { as: 'admin' })
  expect(await screen.findByText('Total Users', { selector: 'dt' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument()
})

test('an application can be read and decided on where its files cannot be read, and says so', async () => {
  await keepSubmission('poc')
  await renderPortal('/admin/applications?q=Low-cost%20soil&layout=table', { as: 'admin' })
  vi.spyOn(database.attachments, 'where').mockImplementation(() => {
    throw broken()
  })
  fireEvent.click(await screen.findByRole('button', { name: /^View details/ }))
  const details = within(await screen.findByRole('dialog'))
  expect(await details.findByText(/The files cannot be read just now/)).toBeVisible()
  expect(details.queryByText('No files')).not.toBeInTheDocument()
  expect(details.getByRole('button', { name: 'Approve' })).toBeVisible()
})
