import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPortal } from '../../support/renderPortal'

const office = ['/admin/dashboard', '/admin/applications', '/admin/users', '/admin/reports']

test.each(office)(
  'a visitor who opens %s goes to /login, with the history replaced',
  async (path) => {
    const { router, calls } = await renderPortal(path)
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.historyAction).toBe('REPLACE')
    expect(calls).toEqual([])
  },
)

test('a visitor who signs in as an administrator comes back to the deep link', async () => {
  const { user, router } = await renderPortal('/admin/applications?status=pending')
  await user.click(await screen.findByRole('button', { name: 'Continue as administrator' }))
  expect(await screen.findByRole('heading', { name: 'Manage applications' })).toBeInTheDocument()
  expect(router.state.location.search).toBe('?status=pending')
})

test('a visitor who signs in as a student goes to their dashboard instead', async () => {
  const { user, router } = await renderPortal('/admin/applications')
  await user.click(await screen.findByRole('button', { name: 'Continue as student' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(screen.queryByRole('heading', { name: 'Manage applications' })).not.toBeInTheDocument()
})

test('a student sees nothing of the office, requests nothing of it, and cannot go back to it', async () => {
  const { router, calls } = await renderPortal('/contact', { as: 'student' })
  await screen.findByRole('heading', { level: 1 })
  for (const path of office) {
    await act(async () => router.navigate(path))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
    expect(screen.queryByRole('heading', { name: /^(Manage|Admin)/ })).not.toBeInTheDocument()
  }
  expect(calls.filter((call) => call.includes('/api/admin'))).toEqual([])
  for (let steps = 0; steps < office.length; steps += 1) {
    await act(async () => router.navigate(-1))
    expect(office).not.toContain(router.state.location.pathname)
  }
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact'))
})

test('after the administrator has logged out, back does not lead into the office', async () => {
  const { user, router } = await renderPortal('/admin/applications', { as: 'admin' })
  await screen.findByRole('heading', { name: 'Manage applications' })
  await user.click(screen.getAllByText('Logout')[0] as HTMLElement)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  await screen.findByRole('heading', { level: 1 })
  await act(async () => router.navigate(-1))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(screen.queryByRole('heading', { name: 'Manage applications' })).not.toBeInTheDocument()
})

test('an administrator who has lost the role loses the office with the next profile, and is told so until they have read it', async () => {
  const { router, server, view } = await renderPortal('/admin/applications', { as: 'admin' })
  await screen.findByRole('heading', { name: 'Manage applications' })
  const accounts = await server.accounts()
  const admin = accounts.find(({ email }) => email === 'admin@ssip.example')
  if (admin === undefined) throw new Error('no administrator')
  admin.role = 'user'
  await act(async () => window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  const told = /^Your account is no longer an administrator’s .* is kept on this device/
  expect(await screen.findByText(told)).toBeInTheDocument()

  view.unmount()
  const { user } = await renderPortal('/dashboard', { server })
  expect(await screen.findByText(told)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText(told)).not.toBeInTheDocument())
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(told)).not.toBeInTheDocument()
})
