import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { database } from '../../../src/storage/database'
import { listDecisions } from '../../../src/storage/office/decisions'
import { enter } from '../../support/enter'
import { keepCompleteDraft, keepSubmission } from '../../support/grantValues'
import { layOut } from '../../support/layOut'
import { renderPortal } from '../../support/renderPortal'
import { wideScreen } from '../../support/wideScreen'

beforeEach(wideScreen)
beforeEach(layOut)

type Portal = Awaited<ReturnType<typeof renderPortal>>

/** The server ends the session, and the portal finds out. */
async function endSession({ server }: Portal) {
  await waitFor(() => expect(localStorage.getItem('ssip-user')).not.toBe(''))
  await server.endSessions()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
}

const signIn = () => screen.findByRole('dialog', { name: 'Your session has ended' })

/** Sign-in is the only dialog, and nothing of another one can be seen or pressed. */
async function expectOnlySignIn() {
  await signIn()
  const dialogs = screen.getAllByRole('dialog', { hidden: true })
  const shown = dialogs.filter((dialog) => dialog.closest('[hidden]') === null)
  expect(shown).toEqual([await signIn()])
}

async function signInAgain({ user }: Portal, email: string, password: string) {
  const dialog = within(await signIn())
  const address = dialog.getByRole('textbox', { name: 'Email' })
  await user.clear(address)
  await enter(user, address, email)
  await enter(user, dialog.getByLabelText('Password'), password)
  await user.click(dialog.getByRole('button', { name: 'Sign In' }))
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Your session has ended' })).toBeNull(),
  )
}

test.each([
  ['their address', 'student@ssip.example'],
  ['somebody else’s', 'somebody.else@ssip.example'],
])(
  'when the session ends, the same person needs to type the password alone, where %s is remembered',
  async (_whose, remembered) => {
    localStorage.setItem('rememberedEmail', remembered)
    const portal = await renderPortal('/my-applications', { as: 'student' })
    await endSession(portal)
    const dialog = within(await signIn())
    expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('student@ssip.example')
    const isTheirs = remembered === 'student@ssip.example'
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /Remember/ }).checked).toBe(
      isTheirs,
    )
    await enter(portal.user, dialog.getByLabelText('Password'), 'Student123')
    await portal.user.click(dialog.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

describe('when the session ends, sign-in is all that can be seen and pressed', () => {
  test('a dialog that is open goes, and comes back with what was typed for the same person', async () => {
    const portal = await renderPortal('/admin/applications?layout=table&view=sample-08', {
      as: 'admin',
    })
    const details = within(await screen.findByRole('dialog'))
    await portal.user.click(details.getByRole('button', { name: 'Reject' }))
    const reject = await screen.findByRole('dialog', { name: /Reject/ })
    await enter(portal.user, within(reject).getByRole('textbox'), 'The budget is missing')
    await endSession(portal)
    await expectOnlySignIn()
    await signInAgain(portal, 'admin@ssip.example', 'Admin123')
    const again = await screen.findByRole('dialog', { name: /Reject/ })
    expect(within(again).getByRole('textbox')).toHaveValue('The budget is missing')
  })

  test('a dialog named by an address that is opened afterwards does not open', async () => {
    const submission = await keepSubmission('poc')
    const portal = await renderPortal('/faq', { as: 'student' })
    await endSession(portal)
    await act(() => portal.router.navigate(`/my-applications?application=${submission.id}`))
    await expectOnlySignIn()
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  })

  test('an open question is answered with no', async () => {
    await keepCompleteDraft('poc')
    const portal = await renderPortal('/apply/poc-grant/all', { as: 'student' })
    await portal.user.click(await screen.findByRole('button', { name: 'Discard draft' }))
    await screen.findByRole('alertdialog', { name: 'Discard this draft?' })
    await endSession(portal)
    await expectOnlySignIn()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(await database.drafts.count()).toBe(1)
  })

  test('the keys of the desk decide nothing', async () => {
    const portal = await renderPortal('/admin/applications?view=sample-08', { as: 'admin' })
    await screen.findByRole('button', { name: 'Approve' })
    await endSession(portal)
    await portal.user.keyboard('a')
    await expectOnlySignIn()
    await portal.user.keyboard('a')
    expect(await listDecisions()).toEqual([])
  })
})

test('the focus is at the heading of the fresh screen that somebody else gets', async () => {
  const portal = await renderPortal('/profile', { as: 'student' })
  await portal.user.click(await screen.findByRole('tab', { name: 'Security Settings' }))
  await endSession(portal)
  await signInAgain(portal, 'admin@ssip.example', 'Admin123')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})
