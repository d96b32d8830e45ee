import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hasUnsaved } from '../../../src/pwa/unsaved'
import * as attachments from '../../../src/storage/attachments'
import { database } from '../../../src/storage/database'
import { keepCompleteDraft } from '../../support/grantValues'
import { renderPortal } from '../../support/renderPortal'
import { catchSavedFiles } from '../../support/savedFiles'

const title = 'Title of the proof of concept'

/** A form whose last change the device refused. */
async function openUnsaved() {
  const portal = await renderPortal('/apply/poc-grant/project', { as: 'student' })
  const field = await screen.findByLabelText(title)
  fireEvent.input(field, { target: { value: 'Solar dryer' } })
  await screen.findAllByText(/^Saved on this device/)
  const put = vi
    .spyOn(database.drafts, 'put')
    .mockRejectedValue(new DOMException('no room', 'QuotaExceededError'))
  fireEvent.input(field, { target: { value: 'Solar dryer, for mangoes' } })
  await screen.findAllByText('Not saved')
  return { ...portal, put }
}

const questioned = async () =>
  within(await screen.findByRole('dialog', { name: 'Leave this form?' }))

/** The same, and a click on a link out of it. */
async function leaveUnsaved() {
  const portal = await openUnsaved()
  void portal.router.navigate('/contact')
  return { ...portal, question: await questioned() }
}

test('a link out of an unsaved form asks first, and staying keeps the input', async () => {
  const { user, router, question } = await leaveUnsaved()
  expect(question.getByText(/^This device is full/)).toBeInTheDocument()
  expect(
    question.getByText(/^What you typed until .* was saved on this device/),
  ).toBeInTheDocument()
  await user.click(question.getByRole('button', { name: 'Stay on this form' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toMatch(/^\/apply\/poc-grant/)
  expect(screen.getByLabelText(title)).toHaveValue('Solar dryer, for mangoes')
})

test('the question offers a copy of the form, and leaving is possible without one', async () => {
  const saved = catchSavedFiles()
  const { user, router, question } = await leaveUnsaved()
  await user.click(question.getByRole('button', { name: 'Save a copy' }))
  await waitFor(() => expect(saved.names()).toHaveLength(1))
  await user.click(question.getByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact'))
})

test('signing out of an unsaved form asks first', async () => {
  const { user, router } = await openUnsaved()
  const logOut = () =>
    user.click(screen.getAllByRole('button', { name: 'Logout', hidden: true })[0] as HTMLElement)
  await logOut()
  await user.click((await questioned()).getByRole('button', { name: 'Stay on this form' }))
  expect(screen.getByLabelText(title)).toHaveValue('Solar dryer, for mangoes')
  await logOut()
  await user.click((await questioned()).getByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(localStorage.getItem('token')).toBeNull()
})

test('so does another situation of the demo, with which the input would be gone', async () => {
  const { user } = await openUnsaved()
  const manyUsers = async () => {
    await user.click(screen.getByRole('button', { name: /^Demo/ }))
    await user.click(await screen.findByRole('button', { name: /^500 users/ }))
  }
  await manyUsers()
  await user.click((await questioned()).getByRole('button', { name: 'Stay on this form' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Demo controls' }))
  await user.click(panel.getByRole('button', { name: 'Close' }))
  expect(screen.getByLabelText(title)).toHaveValue('Solar dryer, for mangoes')
  expect(screen.getAllByText('Not saved')).not.toHaveLength(0)

  await manyUsers()
  await user.click((await questioned()).getByRole('button', { name: 'Leave without saving' }))
  expect(await screen.findByRole('grid', { name: 'Users' })).toBeInTheDocument()
})

test('so does leaving it where the session has ended', async () => {
  const { user, server } = await openUnsaved()
  await server.endSessions()
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  const over = within(await screen.findByRole('dialog', { name: 'Your session has ended' }))
  await user.click(over.getByRole('button', { name: 'Leave without signing in' }))
  await user.click((await questioned()).getByRole('button', { name: 'Stay on this form' }))
  expect(over.getByLabelText('Email')).toBeInTheDocument()
})

test('leaving a saved form, or one step for another, asks nothing', async () => {
  const { router, put, user, question } = await leaveUnsaved()
  await user.click(question.getByRole('button', { name: 'Stay on this form' }))
  await router.navigate('/apply/poc-grant/team')
  await screen.findByRole('group', { name: /^Team member 1/ })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  put.mockRestore()
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!)
  await screen.findAllByText(/^Saved on this device/)
  await router.navigate('/contact')
  expect(router.state.location.pathname).toBe('/contact')
})

test('an update does not load the page while an application is being submitted', async () => {
  await keepCompleteDraft('poc')
  const { user } = await renderPortal('/apply/poc-grant/check', { as: 'student' })
  const submit = await screen.findByRole('button', { name: 'Submit application' })
  const { attachmentsOf } = attachments
  const read = Promise.withResolvers<void>()
  vi.spyOn(attachments, 'attachmentsOf').mockImplementation(async (id) => {
    await read.promise
    return attachmentsOf(id)
  })
  await waitFor(() => expect(hasUnsaved()).toBe(false))
  await user.click(submit)
  await waitFor(() => expect(attachments.attachmentsOf).toHaveBeenCalled())
  expect(hasUnsaved()).toBe(true)
  read.resolve()
  await screen.findByText(/submitted successfully/)
  await waitFor(() => expect(hasUnsaved()).toBe(false))
})
