import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepSubmission } from '../support/grantValues'
import { layOut } from '../support/layOut'
import { renderPortal } from '../support/renderPortal'

type Portal = Awaited<ReturnType<typeof renderPortal>>

const gone = (role: string) =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument())

/** The browser's Back closes what is open and stays here; the next one leads on. */
async function backClosesFirst({ router }: Portal, role: string, before: string) {
  await screen.findByRole(role)
  const here = router.state.location
  await act(() => router.navigate(-1))
  await gone(role)
  expect(router.state.location.pathname).toBe(here.pathname)
  expect(router.state.location.search).toBe(here.search)
  await act(() => router.navigate(-1))
  await waitFor(() => expect(router.state.location.pathname).toBe(before))
}

async function twoSteps() {
  const portal = await renderPortal('/apply/poc-grant/project', { as: 'student' })
  await screen.findByLabelText('Title of the proof of concept')
  await act(() => portal.router.navigate('/apply/poc-grant/idea'))
  await screen.findByLabelText('Description of the proof of concept')
  return portal
}

test.each([
  ['the list of steps', /^Step \d of \d/, 'dialog'],
  ['the demo’s controls', /^Demo/, 'dialog'],
  ['the search', 'Search', 'dialog'],
  ['a question', 'Discard draft', 'alertdialog'],
])('Back closes %s, and does not go back a step', async (_what, button, role) => {
  const portal = await twoSteps()
  if (role === 'alertdialog') {
    fireEvent.input(screen.getByLabelText('Description of the proof of concept'), {
      target: { value: 'Sunlight' },
    })
    await screen.findAllByText(/^Saved on this device/)
  }
  await portal.user.click(screen.getAllByRole('button', { name: button })[0]!)
  await backClosesFirst(portal, role, '/apply/poc-grant/project')
})

test('Back closes the menu of a phone, with what is open in it', async () => {
  const { user, router } = await twoSteps()
  const menu = screen.getByText('Menu').closest('details')!
  await user.click(screen.getByText('Menu'))
  await user.click(within(menu).getByText('About'))
  expect(menu.open).toBe(true)
  await act(() => router.navigate(-1))
  expect(menu.open).toBe(false)
  expect(router.state.location.pathname).toBe('/apply/poc-grant/idea')
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/apply/poc-grant/project')
})

test('Back closes the menu of a row', async () => {
  layOut()
  const { user, router } = await renderPortal('/admin/dashboard', { as: 'admin' })
  await act(() => router.navigate('/admin/users'))
  await user.click((await screen.findAllByRole('button', { name: /^Actions for/ }))[0]!)
  await screen.findByRole('menu')
  await act(() => router.navigate(-1))
  await gone('menu')
  expect(router.state.location.pathname).toBe('/admin/users')
})

test('details that the address opened are closed by Back, the dialog over them first', async () => {
  await keepSubmission('poc')
  const { user, router } = await renderPortal('/dashboard', { as: 'student' })
  await act(() => router.navigate('/my-applications'))
  await user.click((await screen.findAllByRole('button', { name: /^View details/i }))[0]!)
  await screen.findByRole('dialog')
  const opened = router.state.location.search
  await user.click(screen.getAllByRole('button', { name: /^Demo/, hidden: true })[0]!)
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName('Demo controls'))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveAccessibleName('Demo controls'))
  expect(router.state.location.search).toBe(opened)
  await act(() => router.navigate(-1))
  await gone('dialog')
  expect(router.state.location).toMatchObject({ pathname: '/my-applications', search: '' })
  await act(() => router.navigate(-1))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('details that a link opened are closed by Back, too', async () => {
  const submission = await keepSubmission('poc')
  const { router } = await renderPortal('/dashboard', { as: 'student' })
  await act(() => router.navigate(`/my-applications?application=${submission.id}`))
  await screen.findByRole('dialog')
  await act(() => router.navigate(-1))
  await gone('dialog')
  expect(router.state.location).toMatchObject({ pathname: '/my-applications', search: '' })
  await act(() => router.navigate(-1))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('Back stays where a session has ended: what is unsaved is behind the sign-in', async () => {
  const { router, server } = await twoSteps()
  fireEvent.input(screen.getByLabelText('Description of the proof of concept'), {
    target: { value: 'Sunlight' },
  })
  await server.endSessions()
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByRole('dialog', { name: 'Your session has ended' })
  await act(() => router.navigate(-1))
  await act(() => router.navigate(-1))
  expect(screen.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/apply/poc-grant/idea')
  expect(screen.getByDisplayValue('Sunlight')).toBeInTheDocument()
})
