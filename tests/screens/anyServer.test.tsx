import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ServerDatabase } from '../../mocks/database'
import { dialects, type DialectName } from '../../mocks/dialects/all'
import { mockFetch } from '../../mocks/fetch'
import { allHandlers } from '../../mocks/handlers/all'
import { memoryStore } from '../../mocks/memoryStore'
import { layOut } from '../support/layOut'
import { renderPortal } from '../support/renderPortal'

/* The journeys that use a server (spec §1, §7), with several kinds of servers. */

beforeEach(layOut)
beforeAll(() => import('../../src/features/admin/users/AdminUsersPage'), 60_000)

type As = 'student' | 'admin'

async function open(like: DialectName, path: string, as?: As) {
  const server = new ServerDatabase(memoryStore())
  const answer = mockFetch(allHandlers(server, dialects[like]))
  const fetch = (request: Request) => answer(request)
  return renderPortal(path, { server, fetch, ...(as === undefined ? {} : { as }) })
}

async function type(user: UserEvent, within_: ReturnType<typeof within>, typed: object) {
  for (const [label, text] of Object.entries(typed)) {
    const field = await within_.findByLabelText(label, { selector: 'input' })
    await user.clear(field)
    await user.click(field)
    await user.paste(String(text))
  }
}

const taken = 'An account with this email already exists'
const newcomer = { Name: 'Tara Rao', Email: 'tara.rao@example.org', Password: 'Secret123' }

describe.each(['express', 'django', 'spring', 'strict'] as const)('a server like %s', (like) => {
  test('refuses a wrong password with a reason, and accepts the right one', async () => {
    const { user, router } = await open(like, '/login')
    const main = within(await screen.findByRole('main'))
    await type(user, main, { Email: 'student@ssip.example', Password: 'Wrong123' })
    await user.click(main.getByRole('button', { name: 'Sign In' }))
    expect(await main.findByRole('alert')).toHaveTextContent('Invalid email or password')
    await type(user, main, { Password: 'Student123' })
    await user.click(main.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  })

  test('reports a taken address at its field, then creates the account', async () => {
    const { user, router, server } = await open(like, '/signup')
    const main = within(await screen.findByRole('main'))
    await type(user, main, {
      'Full name': 'Tara Rao',
      Email: 'student@ssip.example',
      Password: 'Secret123',
      'Confirm password': 'Secret123',
    })
    await user.click(main.getByRole('checkbox', { name: /I agree/ }))
    await user.click(main.getByRole('button', { name: 'Create Account' }))
    await main.findByText(taken)
    expect(main.getByLabelText('Email')).toHaveAccessibleDescription(new RegExp(taken))
    await type(user, main, { Email: newcomer.Email })
    await user.click(main.getByRole('button', { name: 'Create Account' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
    expect(await server.findByEmail(newcomer.Email)).toMatchObject({ role: 'user' })
  })

  test('returns the profile until the session ends', async () => {
    const { server } = await open(like, '/profile', 'student')
    expect(await screen.findAllByText('Asha Patel')).not.toEqual([])
    expect(screen.getAllByText(/Sabarmati Institute of Technology/)).not.toEqual([])
    await server.endSessions()
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('lists the users', async () => {
    await open(like, '/admin/users', 'admin')
    const row = await screen.findByRole('row', { name: /Asha Patel/ })
    expect(row).toHaveTextContent(/Sabarmati Institute of Technology.*Mechanical.*Student.*Active/)
    const nisha = screen.getByRole('row', { name: /Nisha Bhatt/ })
    expect(nisha).toHaveTextContent(/Not specified.*Not specified.*Never/)
    expect(screen.getByText('Showing 234 of 234 users')).toBeVisible()
    expect(screen.getByText(/^From the server/)).toBeVisible()
    expect(screen.queryByText(/could not be/)).not.toBeInTheDocument()
  })

  test.each([
    ['student', 'Create Student', 'Student created successfully!', 'user'],
    ['admin', 'Create Admin', 'Admin created successfully!', 'admin'],
  ] as const)('creates a %s, after reporting a taken address', async (kind, create, done, role) => {
    const { user, server } = await open(like, `/admin/users?add=${kind}`, 'admin')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }))
    await type(user, dialog, {
      ...newcomer,
      Email: 'student@ssip.example',
      Institution: 'Kutch School of Design',
      'Confirm password': newcomer.Password,
    })
    await user.click(dialog.getByRole('button', { name: create }))
    await dialog.findByText(taken)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await type(user, dialog, { Email: newcomer.Email })
    await user.click(dialog.getByRole('button', { name: create }))
    await screen.findByRole('alertdialog', { name: done })
    expect(await server.findByEmail(newcomer.Email)).toMatchObject({ role })
  })

  test('creates an administrator from the dashboard, whether or not it returns the account', async () => {
    const { user, server } = await open(like, '/admin/dashboard?tab=users', 'admin')
    await user.click(await screen.findByRole('button', { name: 'Create Admin' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Admin' }))
    await type(user, dialog, { ...newcomer, 'Confirm password': newcomer.Password })
    await user.click(dialog.getByRole('button', { name: 'Create Admin' }))
    const alert = await screen.findByRole('alertdialog')
    if (like === 'express' || like === 'spring') {
      expect(alert).toHaveAccessibleName('Admin created successfully!')
    } else {
      expect(alert).toHaveAccessibleName('Admin user created successfully')
      expect(alert).toHaveTextContent('Name: Tara Rao. Email: tara.rao@example.org')
    }
    expect(await server.findByEmail(newcomer.Email)).toMatchObject({ role: 'admin' })
  })

  test('may say that a call needs more rights: the session continues, as what it is now', async () => {
    const { server, user, router } = await open(like, '/admin/users', 'admin')
    await screen.findByRole('row', { name: /Asha Patel/ })
    // Meanwhile the account has lost its administrator role.
    const account = await server.findByEmail('admin@ssip.example')
    Object.assign(account ?? {}, { role: 'user' })
    await user.click(screen.getByRole('button', { name: 'Add User' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }))
    const fields = { Institution: 'Kutch School of Design', 'Confirm password': 'Secret123' }
    await type(user, dialog, { ...newcomer, ...fields })
    await user.click(dialog.getByRole('button', { name: 'Create Student' }))
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Administrators only')
    expect(localStorage.getItem('token')).not.toBeNull()
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
    expect(screen.queryByRole('dialog', { name: /session/ })).not.toBeInTheDocument()
  })
})
