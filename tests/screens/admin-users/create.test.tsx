import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { layOut } from '../../support/layOut'
import { renderPortal } from '../../support/renderPortal'

beforeEach(layOut)

async function openAdd(kind: 'student' | 'admin', options: { fetch?: typeof fetch } = {}) {
  const portal = await renderPortal(`/admin/users?add=${kind}`, { as: 'admin', ...options })
  const dialog = await screen.findByRole('dialog', { name: 'Add User' })
  return { ...portal, dialog: within(dialog) }
}

async function fill(user: UserEvent, fields: Record<string, string>) {
  const dialog = within(screen.getByRole('dialog', { name: 'Add User' }))
  for (const [label, text] of Object.entries(fields)) {
    await user.click(dialog.getByLabelText(new RegExp(`^${label}`)))
    await user.paste(text)
  }
  await user.click(dialog.getByRole('button', { name: /^Create/ }))
}

const person = {
  Name: 'Bhavna Rao',
  Email: 'bhavna.rao@ssip.example',
  Institution: 'Kutch School of Design',
  Password: 'Secret1',
  'Confirm password': 'Secret1',
}

test.each([
  ['student', 'Student created successfully!', 'POST /api/auth/signup', 'Student'],
  ['admin', 'Admin created successfully!', 'POST /api/admin/create-admin', 'Administrator'],
] as const)(
  'a %s is created by its own call, announced, and in the list that is fetched again',
  async (kind, message, call, role) => {
    const { user, calls, server } = await openAdd(kind)
    await fill(user, { ...person, Department: 'Textile Design', Phone: '9825512345' })
    const alert = await screen.findByRole('alertdialog', { name: message })
    expect(alert).toHaveTextContent('Bhavna Rao, bhavna.rao@ssip.example')
    await user.click(within(alert).getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(calls).toContain(call)
    expect(calls.filter((each) => each === 'GET /api/admin/users')).toHaveLength(2)
    expect(await screen.findByRole('row', { name: /Bhavna Rao/ })).toHaveTextContent(role)
    expect(await server.findByEmail('bhavna.rao@ssip.example')).toMatchObject({
      institution: 'Kutch School of Design',
      department: 'Textile Design',
      phone: '9825512345',
      role: kind === 'admin' ? 'admin' : 'user',
    })

    await user.click(screen.getByRole('button', { name: 'Add User' }))
    expect(await screen.findByLabelText('Name')).toHaveValue('')
  },
)

test('every rule of the form speaks, a corrected field is quiet again, and nothing is sent', async () => {
  const { user, dialog, calls } = await openAdd('student')
  await user.click(dialog.getByRole('button', { name: 'Create Student' }))
  for (const message of [
    'Name is required',
    'Email is required',
    'Institution is required',
    'Password is required',
  ]) {
    expect(await dialog.findByText(message)).toBeVisible()
  }
  await user.type(dialog.getByLabelText('Name'), 'B')
  expect(dialog.queryByText('Name is required')).not.toBeInTheDocument()
  await user.type(dialog.getByLabelText('Password'), 'short')
  await user.click(dialog.getByRole('button', { name: 'Create Student' }))
  expect(await dialog.findByText('Password must be at least 6 characters')).toBeVisible()
  expect(dialog.getByText('Passwords do not match')).toBeVisible()
  expect(calls).not.toContain('POST /api/auth/signup')
})

test.each([
  ['student', 'student@ssip.example', 'An account with this email already exists'],
  ['admin', 'student@ssip.example', 'An account with this email already exists'],
  ['student', 'fields@ssip.example', 'This email domain is not allowed'],
  ['admin', 'paths@ssip.example', 'This email domain is not allowed'],
] as const)(
  'a message of the server for a field of a %s with %s stands beside it',
  async (kind, email, message) => {
    const { user, dialog } = await openAdd(kind)
    await fill(user, { ...person, Email: email })
    expect(await dialog.findByText(message)).toBeVisible()
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(
      expect.stringContaining(message) as string,
    )
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
)

test.each([
  ['student', 'error@ssip.example', 'The server is being repaired'],
  ['admin', 'error@ssip.example', 'The server is being repaired'],
  ['student', 'silent@ssip.example', 'Failed to create student'],
  ['admin', 'silent@ssip.example', 'Failed to create admin'],
  ['student', 'down@ssip.example', 'Network error: Failed to fetch'],
  ['admin', 'down@ssip.example', 'Network error: Failed to fetch'],
  ['student', 'html@ssip.example', /^Network error: Something other than the server answered/],
  ['admin', 'blank@ssip.example', /^Network error: Something other than the server answered/],
] as const)(
  'creating a %s with %s alerts %s and keeps what was typed',
  async (kind, email, text) => {
    const { user, dialog } = await openAdd(kind)
    await fill(user, { ...person, Email: email })
    const alert = await screen.findByRole('alertdialog', { name: text })
    await user.click(within(alert).getByRole('button', { name: 'OK' }))
    expect(dialog.getByLabelText('Name')).toHaveValue('Bhavna Rao')
    expect(dialog.getByLabelText('Email')).toHaveValue(email)
  },
)

test('a refusal that ends the session says why, then asks to sign in, and keeps what was typed', async () => {
  const { user } = await openAdd('student')
  await fill(user, { ...person, Email: 'forbidden@ssip.example' })
  const alert = await screen.findByRole('alertdialog', { name: 'This account is locked' })
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
  const signIn = within(await screen.findByRole('dialog', { name: 'Your session has ended' }))
  await user.type(await signIn.findByLabelText('Email'), 'admin@ssip.example')
  await user.type(signIn.getByLabelText('Password'), 'Admin123')
  await user.click(signIn.getByRole('button', { name: 'Sign In' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }))
  expect(dialog.getByLabelText('Name')).toHaveValue('Bhavna Rao')
  expect(await screen.findByRole('row', { name: /Nisha Bhatt/, hidden: true })).toBeInTheDocument()
})

test('what was typed is still there when the dialog is closed and opened again, but for the passwords', async () => {
  const { user, dialog, router } = await openAdd('admin')
  await user.type(dialog.getByLabelText('Name'), 'Bhavna Rao')
  await user.type(dialog.getByLabelText('Password'), 'Secret1')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.search).toBe('')
  await user.click(screen.getByRole('button', { name: 'Add User' }))
  expect(await screen.findByLabelText('Name')).toHaveValue('Bhavna Rao')
  expect(screen.getByLabelText('Password')).toHaveValue('')
})
