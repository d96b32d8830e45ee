import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoAccounts } from '../../../mocks/data/demoAccounts'
import { ServerDatabase } from '../../../mocks/database'
import { mockFetch } from '../../../mocks/fetch'
import { allHandlers } from '../../../mocks/handlers/all'
import { memoryStore } from '../../../mocks/memoryStore'
import { token } from '../../../src/auth/token'
import { openVault } from '../../../src/storage/sealing/openVault'
import { sharedComputer } from '../../../src/storage/sealing/sharedComputer'
import { enter } from '../../support/enter'
import { renderPortal } from '../../support/renderPortal'
import { nothingSealed } from '../../support/sealed'

/* A shared computer opens a person's work without a server; what needs one comes when it is back. */

vi.mock('../../../src/storage/sealing/cipher', async (original) => ({
  ...(await original<object>()),
  passwordRounds: 1_000,
  tagRounds: 1_000,
}))

const { email, password } = demoAccounts.admin

beforeEach(async () => {
  await nothingSealed()
  sharedComputer.set('on')
})

afterEach(() => vi.unstubAllGlobals())

/** A server that can go away, refuse passwords, and come back. */
function serverThat() {
  const answer = mockFetch(allHandlers(new ServerDatabase(memoryStore())))
  const server = {
    answers: 'all' as 'all' | 'none' | 'no password' | 'too many',
    signIns: 0,
    fetch: (request: Request): Promise<Response> => {
      if (server.answers === 'none') return Promise.reject(new TypeError('Failed to fetch'))
      const signsIn = request.url.endsWith('/auth/login')
      if (signsIn) server.signIns += 1
      if (signsIn && server.answers === 'too many')
        return Promise.resolve(new Response('Too many requests', { status: 429 }))
      return signsIn && server.answers === 'no password'
        ? Promise.resolve(Response.json({ message: 'Wrong password' }, { status: 401 }))
        : answer(request)
    },
  }
  return server
}

type Rendered = Awaited<ReturnType<typeof renderPortal>>

async function signIn({ user }: Rendered) {
  await enter(user, await screen.findByRole('textbox', { name: 'Email' }), email)
  await enter(user, screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
}

/** Signed in from the device alone, by the whole sign-in or after a reload by the password. */
async function enterAlone(
  how: 'sign-in' | 'password',
  path: string,
  answers: 'none' | 'too many' = 'none',
) {
  const server = serverThat()
  const before = await renderPortal('/admin/reports', { fetch: server.fetch })
  await signIn(before)
  await waitFor(() => expect(openVault.read()).toBeDefined())
  before.view.unmount()
  token.remove()
  openVault.set(undefined)
  if (how === 'sign-in') sessionStorage.clear()
  server.answers = answers
  server.signIns = 0
  const portal = await renderPortal(path, { fetch: server.fetch })
  if (how === 'sign-in') await signIn(portal)
  else {
    await enter(portal.user, await screen.findByLabelText('Password'), password)
    await portal.user.click(screen.getByRole('button', { name: 'Go on' }))
  }
  await screen.findByRole('heading', { level: 1, name: 'Manage users' })
  return { ...portal, server }
}

test.each(['sign-in', 'password'] as const)(
  'the office’s list comes once the server is back, after a %s that it did not answer',
  async (how) => {
    const { user, server } = await enterAlone(how, '/admin/users')
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(token.read()).toBeNull()
    server.answers = 'all'
    await user.click(again)
    expect(await screen.findByText(/^From the server/)).toBeVisible()
    expect(token.read()).not.toBeNull()
    expect(server.signIns).toBe(1)
  },
)

test('a whole lab that signs in at once is not kept from its work by a server that counts attempts', async () => {
  const { server } = await enterAlone('sign-in', '/admin/users', 'too many')
  expect(openVault.read()).toBeDefined()
  server.answers = 'all'
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(token.read()).not.toBeNull())
})

test('the network that comes back brings the session of the server along', async () => {
  const { server } = await enterAlone('password', '/admin/users')
  server.answers = 'all'
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(token.read()).not.toBeNull())
})

test('a password that the server refuses is not sent to it again and again', async () => {
  const { user, server } = await enterAlone('password', '/admin/users')
  server.answers = 'no password'
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(server.signIns).toBe(1))
  // The work is open, and whoever was refused is told.
  const told = await screen.findByRole('alertdialog', {
    name: /server did not accept your password/,
  })
  expect(told).toHaveTextContent('nothing is lost')
  await user.click(within(told).getByRole('button', { name: 'OK' }))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByRole('button', { name: 'Try again' })
  expect(server.signIns).toBe(1)
})

test('nor after somebody has signed out', async () => {
  const { user, server } = await enterAlone('password', '/admin/users')
  await user.click(screen.getAllByRole('button', { name: 'Logout', hidden: true })[0]!)
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  server.answers = 'all'
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findAllByRole('link', { name: 'Login', hidden: true })
  expect(server.signIns).toBe(0)
  expect(token.read()).toBeNull()
})
