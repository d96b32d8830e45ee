import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Shared from '../../../src/auth/SharedSession'
import { token } from '../../../src/auth/token'
import { sharedComputer } from '../../../src/storage/sealing/sharedComputer'
import { enter } from '../../support/enter'
import { renderPortal } from '../../support/renderPortal'
import { nothingSealed } from '../../support/sealed'

/* What a sign-in needs on a shared computer cannot be loaded: an old tab after a deploy, say. */

const away = vi.hoisted(() => ({ shared: true }))

vi.mock('../../../src/auth/SharedSession', async (original) => {
  const { SharedSession } = await original<typeof Shared>()
  return {
    get SharedSession() {
      if (away.shared) throw new TypeError('Failed to fetch dynamically imported module')
      return SharedSession
    },
  }
})

vi.mock('../../../src/storage/sealing/cipher', async (original) => ({
  ...(await original<object>()),
  passwordRounds: 1_000,
  tagRounds: 1_000,
}))

beforeEach(async () => {
  away.shared = true
  await nothingSealed()
  sharedComputer.set('on')
  // In memory, where the test before has left it.
  token.remove()
})

afterEach(() => vi.unstubAllGlobals())

const notLoaded = /^A part of the portal could not be loaded that this shared computer needs/

test('a sign-in says so, sends nothing, keeps what was typed and goes on at the next press', async () => {
  const { user, router, calls } = await renderPortal('/login')
  await enter(user, await screen.findByLabelText('Email'), 'student@ssip.example')
  await enter(user, screen.getByLabelText('Password'), 'Student123')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(notLoaded)
  expect(calls).toEqual([])
  expect(screen.getByLabelText('Password')).toHaveValue('Student123')
  away.shared = false
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('a sign-up says so before an account is made', async () => {
  const { user, calls } = await renderPortal('/signup')
  await enter(user, await screen.findByLabelText('Full name'), 'Asha Patel')
  await enter(user, screen.getByLabelText('Email'), 'new.person@example.com')
  await enter(user, screen.getByLabelText('Password'), 'Secret12')
  await enter(user, screen.getByLabelText('Confirm password'), 'Secret12')
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }))
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(notLoaded)
  expect(calls).toEqual([])
})

test('a sign-in by one press ends, too', async () => {
  const { user } = await renderPortal('/login')
  await user.click(await screen.findByRole('button', { name: 'Continue as student' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-disabled')
})

test('a locked tab says so, and opens at the next try', async () => {
  sessionStorage.setItem('ssip-vault', 'v-1')
  const { user } = await renderPortal('/my-applications')
  await enter(user, await screen.findByLabelText('Password'), 'Student123')
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(await screen.findByText(/could not be opened just now/)).toBeVisible()
  away.shared = false
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(await screen.findByText(/no longer on this computer/)).toBeVisible()
})
