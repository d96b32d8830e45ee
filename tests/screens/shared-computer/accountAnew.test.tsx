import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { demoAccounts } from '../../../mocks/data/demoAccounts'
import { ServerDatabase } from '../../../mocks/database'
import { memoryStore } from '../../../mocks/memoryStore'
import { token } from '../../../src/auth/token'
import { openVault } from '../../../src/storage/sealing/openVault'
import { sharedComputer } from '../../../src/storage/sealing/sharedComputer'
import { enter } from '../../support/enter'
import { keepCompleteDraft } from '../../support/grantValues'
import { renderPortal } from '../../support/renderPortal'
import { nothingSealed } from '../../support/sealed'

/*
 * A server that has lost its accounts gives whoever signs up again another id. On a shared computer the
 * password has opened the work, so it is theirs.
 */

vi.mock('../../../src/storage/sealing/cipher', async (original) => ({
  ...(await original<object>()),
  passwordRounds: 1_000,
  tagRounds: 1_000,
}))

const { email, password } = demoAccounts.student

beforeEach(async () => {
  await nothingSealed()
  sharedComputer.set('on')
})

type Options = Parameters<typeof renderPortal>[1]

async function signIn(path: string, options: Options) {
  const portal = await renderPortal(path, options)
  await enter(portal.user, await screen.findByRole('textbox', { name: 'Email' }), email)
  await enter(portal.user, screen.getByLabelText('Password'), password)
  await portal.user.click(screen.getByRole('button', { name: 'Sign In' }))
  return portal
}

/** The same server after it was set up anew: the account of this address has another id. */
function anew(server: ServerDatabase) {
  const isAway = { read: false }
  return {
    isAway,
    server,
    fetch: async (request: Request, pretend: (request: Request) => Promise<Response>) => {
      if (isAway.read) throw new TypeError('Failed to fetch')
      const answer = await pretend(request)
      const text = await answer.text()
      return new Response(text.replaceAll('"u-student"', '"u-anew"'), answer)
    },
  }
}

async function workIsSealed() {
  const server = new ServerDatabase(memoryStore())
  const before = await signIn('/apply/poc-grant/project', { server })
  await waitFor(() => expect(openVault.read()).toBeDefined())
  await keepCompleteDraft('poc')
  before.view.unmount()
  token.remove()
  openVault.set(undefined)
  sessionStorage.clear()
  return anew(server)
}

const title = 'Low-cost soil moisture probe'

test.each([
  ['', 'on'],
  [', too, where the computer is shared no longer', 'off'],
] as const)('its draft is found, and what is typed in it is saved%s', async (_where, sharing) => {
  const server = await workIsSealed()
  sharedComputer.set(sharing)
  const { user, view } = await signIn('/apply/poc-grant/project', server)
  const field = await screen.findByLabelText('Title of the proof of concept')
  expect(field).toHaveValue(title)
  await user.type(field, ' 2')
  await screen.findAllByText(/^Saved on this device/)
  view.unmount()
  token.remove()
  openVault.set(undefined)
  sessionStorage.clear()
  await signIn('/apply/poc-grant/project', server)
  expect(await screen.findByLabelText('Title of the proof of concept')).toHaveValue(`${title} 2`)
})

test('so is it where the device has let them in first', async () => {
  const server = await workIsSealed()
  server.isAway.read = true
  const { user } = await signIn('/apply/poc-grant/project', server)
  const field = await screen.findByLabelText('Title of the proof of concept')
  server.isAway.read = false
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(token.read()).not.toBeNull())
  await user.type(field, ' 2')
  await screen.findAllByText(/^Saved on this device/)
  expect(field).toBeInTheDocument()
})
