import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anyTabUnsaved } from '../../src/pwa/unsaved'
import { database } from '../../src/storage/database'
import { renderPortal } from '../support/renderPortal'

const waits = (expected: boolean) =>
  waitFor(async () => expect(await anyTabUnsaved()).toBe(expected))

test('an update waits while a removal can be undone, and no longer', async () => {
  const { user } = await renderPortal('/apply/poc-grant/team', { as: 'student' })
  await user.click(await screen.findByRole('button', { name: 'Add Member' }))
  await screen.findAllByText(/^Saved on this device/)
  await waits(false)
  await user.click(screen.getByRole('button', { name: 'Remove team member 1' }))
  await screen.findByRole('button', { name: 'Undo' })
  await screen.findAllByText(/^Saved on this device/)
  await waits(true)
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waits(false)
})

test('it waits while something is being undone, and while the portal asks what to do where that failed', async () => {
  const { user } = await renderPortal('/apply/poc-grant/project', { as: 'student' })
  const title = await screen.findByLabelText('Title of the proof of concept')
  fireEvent.input(title, { target: { value: 'Solar dryer' } })
  await screen.findAllByText(/^Saved on this device/)
  await user.click(screen.getByRole('button', { name: 'Discard draft' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard draft' }),
  )
  const refuse = Promise.withResolvers<never>()
  vi.spyOn(database.drafts, 'add').mockReturnValueOnce(refuse.promise as never)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  await waits(true)
  refuse.reject(new DOMException('no room', 'QuotaExceededError'))
  const failed = await screen.findByRole('alertdialog', { name: 'The draft could not be put back' })
  await waits(true)
  await user.click(within(failed).getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Title of the proof of concept')).toHaveValue('Solar dryer'),
  )
  await waits(false)
})

test('it waits for a message that somebody reads', async () => {
  const { user } = await renderPortal('/apply/poc-grant/check', { as: 'student' })
  await user.click(await screen.findByRole('button', { name: 'Submit application' }))
  const alert = await screen.findByRole('alertdialog')
  await waits(true)
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
  await waits(false)
})
