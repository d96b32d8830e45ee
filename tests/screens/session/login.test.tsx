import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderPortal } from '../../support/renderPortal'

const field = {
  email: () => screen.findByLabelText('Email'),
  password: () => screen.findByLabelText('Password'),
  submit: () => screen.findByRole('button', { name: 'Sign In' }),
}

describe('the rules of the login screen (spec §5)', () => {
  test.each([
    ['', '', ['Email is required', 'Password is required']],
    ['student', 'x', ['Please enter a valid email address']],
    ['a@b', 'x', ['Please enter a valid email address']],
    ['a@b.c', '', ['Password is required']],
  ])('%j with password %j: %j', async (email, password, messages) => {
    const { user, calls } = await renderPortal('/login')
    if (email !== '') await user.type(await field.email(), email)
    if (password !== '') await user.type(await field.password(), password)
    await user.click(await field.submit())
    for (const message of messages) expect(await screen.findByText(message)).toBeInTheDocument()
    expect(calls).toEqual([])
  })

  test('a field error goes when that field is edited, and only that one', async () => {
    const { user } = await renderPortal('/login')
    await user.click(await field.submit())
    await user.type(await field.email(), 'a')
    expect(screen.queryByText('Email is required')).not.toBeInTheDocument()
    expect(screen.getByText('Password is required')).toBeInTheDocument()
  })
})

describe('signing in', () => {
  test('goes to the dashboard and keeps the token under its key', async () => {
    const { user, router } = await renderPortal('/login')
    await user.type(await field.email(), 'student@ssip.example')
    await user.type(await field.password(), 'Student123')
    await user.click(await field.submit())
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
    expect(localStorage.getItem('token')).toMatch(/^demo-/)
  })

  test.each(['Continue as student', 'Continue as administrator'])(
    '%s works in the demo',
    async (name) => {
      const { user, router } = await renderPortal('/login')
      await user.click(await screen.findByRole('button', { name }))
      await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
    },
  )

  test('says Signing In... and cannot be pressed twice while it waits', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { user } = await renderPortal('/login', { fetch: () => promise })
    await user.type(await field.email(), 'student@ssip.example')
    await user.type(await field.password(), 'Student123')
    await user.click(await field.submit())
    expect(await screen.findByRole('button', { name: 'Signing In...' })).toBeDisabled()
    resolve(Response.json({}, { status: 500 }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed')
  })

  test('a refusal is a red banner that can be dismissed', async () => {
    const { user } = await renderPortal('/login')
    await user.type(await field.email(), 'student@ssip.example')
    await user.type(await field.password(), 'wrong')
    await user.click(await field.submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('an error is gone after leaving the screen', async () => {
    const { user, router } = await renderPortal('/login')
    await user.type(await field.email(), 'student@ssip.example')
    await user.type(await field.password(), 'wrong')
    await user.click(await field.submit())
    await screen.findByRole('alert')
    await act(() => router.navigate('/signup'))
    await screen.findByLabelText('Confirm password')
    await act(() => router.navigate('/login'))
    await field.submit()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test.each([
    ['error@ssip.example', 'The server is being repaired'],
    ['silent@ssip.example', 'Login failed'],
    ['forbidden@ssip.example', 'This account is locked'],
    ['html@ssip.example', 'Something other than the server answered'],
    ['truncated@ssip.example', 'Something other than the server answered'],
    ['wrong@ssip.example', 'Something other than the server answered'],
    ['empty@ssip.example', 'Something other than the server answered'],
    ['blank@ssip.example', 'Something other than the server answered'],
    ['down@ssip.example', 'The server cannot be reached'],
  ])('%s: %s, and what was typed stays', async (email, message) => {
    const { user } = await renderPortal('/login')
    await user.type(await field.email(), email)
    await user.type(await field.password(), 'Sample123')
    await user.click(await field.submit())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(await field.email()).toHaveValue(email)
    expect(await field.password()).toHaveValue('Sample123')
  })

  test.each(['fields@ssip.example', 'paths@ssip.example'])(
    '%s: the server message stands under its field',
    async (email) => {
      const { user } = await renderPortal('/login')
      await user.type(await field.email(), email)
      await user.type(await field.password(), 'Sample123')
      await user.click(await field.submit())
      expect(await screen.findByText('This email domain is not allowed')).toBeInTheDocument()
      expect(await field.email()).toHaveAccessibleDescription(/This email domain is not allowed/)
    },
  )
})

test('the password can be shown and hidden', async () => {
  const { user } = await renderPortal('/login')
  expect(await field.password()).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(await field.password()).toHaveAttribute('type', 'text')
})

test('remember me keeps the e-mail address and nothing else', async () => {
  const first = await renderPortal('/login')
  await first.user.type(await field.email(), 'student@ssip.example')
  await first.user.type(await field.password(), 'Student123')
  await first.user.click(screen.getByRole('checkbox', { name: /Remember my email/ }))
  await first.user.click(await field.submit())
  await waitFor(() => expect(first.router.state.location.pathname).toBe('/dashboard'))
  expect(JSON.stringify(localStorage)).not.toContain('Student123')
  first.view.unmount()
  localStorage.removeItem('token')
  await renderPortal('/login')
  await waitFor(async () => expect(await field.email()).toHaveValue('student@ssip.example'))
  expect(await field.password()).toHaveValue('')
})
