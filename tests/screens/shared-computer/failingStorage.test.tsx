import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoAccounts } from '../../../mocks/data/demoAccounts'
import { token } from '../../../src/auth/token'
import { openVault } from '../../../src/storage/sealing/openVault'
import { sharedComputer } from '../../../src/storage/sealing/sharedComputer'
import { vaultDatabase } from '../../../src/storage/sealing/vaultDatabase'
import { enter } from '../../support/enter'
import { closeAndOpen, fails } from '../../support/failedOpening'
import { keepCompleteDraft, sampleStudent } from '../../support/grantValues'
import { loseBytes } from '../../support/lostBytes'
import { renderPortal } from '../../support/renderPortal'
import { nothingSealed } from '../../support/sealed'
import { hurryStorageNotice } from '../../support/simulatedTime'

vi.mock('../../../src/storage/sealing/cipher', async (original) => ({
  ...(await original<object>()),
  passwordRounds: 1_000,
  tagRounds: 1_000,
}))

const { email, password } = demoAccounts.student
const cannotSeal = /^The server has let you in, but this browser’s storage fails/

beforeEach(nothingSealed)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vaultDatabase.close({ disableAutoOpen: false })
})

async function signIn(options: Parameters<typeof renderPortal>[1] = {}) {
  const portal = await renderPortal('/login', options)
  await enter(portal.user, await screen.findByRole('textbox', { name: 'Email' }), email)
  await enter(portal.user, screen.getByLabelText('Password'), password)
  await portal.user.click(screen.getByRole('button', { name: 'Sign In' }))
  return portal
}

test.each(['on', 'off'] as const)(
  'nothing to seal with: whoever signs in is told, and can try again (%s)',
  async (mode) => {
    sharedComputer.set(mode)
    closeAndOpen(vaultDatabase, fails)
    const { user, router } = await signIn()
    expect(await screen.findByText(cannotSeal)).toBeVisible()
    expect(token.read()).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(email)

    vi.mocked(indexedDB.open).mockRestore()
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  },
)

test('a new account is not lost with it: the sign-in is all that is left to do', async () => {
  sharedComputer.set('on')
  closeAndOpen(vaultDatabase, fails)
  const { user } = await renderPortal('/signup')
  await enter(user, await screen.findByLabelText('Full name'), 'Asha Patel')
  await enter(user, screen.getByLabelText('Email'), 'new.person@example.com')
  await enter(user, screen.getByLabelText('Password'), 'Secret12')
  await enter(user, screen.getByLabelText('Confirm password'), 'Secret12')
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }))
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  expect(await screen.findByText(cannotSeal)).toHaveTextContent('sign in')
})

test('without a server either, the sign-in ends too', async () => {
  sharedComputer.set('on')
  closeAndOpen(vaultDatabase, fails)
  await signIn({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await screen.findByText(/^Login failed. The server cannot be reached/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-disabled')
})

test('a full disk keeps nobody from the work that is sealed there', async () => {
  sharedComputer.set('on')
  const first = await signIn()
  await waitFor(() => expect(first.router.state.location.pathname).toBe('/dashboard'))
  first.view.unmount()
  token.remove()
  openVault.set(undefined)
  vi.spyOn(vaultDatabase.vaults, 'update').mockRejectedValue(
    new DOMException('', 'QuotaExceededError'),
  )
  const again = await signIn({ server: first.server })
  await waitFor(() => expect(again.router.state.location.pathname).toBe('/dashboard'))
})

test('a file whose bytes the browser has lost keeps nobody out', async () => {
  const values = await keepCompleteDraft('poc', { ...sampleStudent, id: 'u-other' })
  await loseBytes('attachments', values.mentor['employerId'] ?? '')
  sharedComputer.set('on')
  const { router } = await signIn()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('a storage that does not answer is what a sign-in says it waits for', async () => {
  sharedComputer.set('on')
  hurryStorageNotice()
  closeAndOpen(vaultDatabase, () => undefined)
  await signIn()
  expect(await screen.findByText(/^The storage of this browser does not answer/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Signing In...' })).toBeVisible()
})
