import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPortal } from '../../support/renderPortal'

test('signing in with a wrong password shows the server message in a banner that can be dismissed', async () => {
  const { user } = await renderPortal('/login')
  await user.type(await screen.findByLabelText('Email'), 'student@ssip.example')
  await user.type(screen.getByLabelText('Password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('signing in goes to the dashboard', async () => {
  const { user, router } = await renderPortal('/login')
  await user.click(await screen.findByRole('button', { name: 'Continue as student' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})
