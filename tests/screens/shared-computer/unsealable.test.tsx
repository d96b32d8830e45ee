import { webcrypto } from 'node:crypto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { demoAccounts } from '../../../mocks/data/demoAccounts'
import { token } from '../../../src/auth/token'
import { adminSample } from '../../../src/domain/application/office-sample/adminSample'
import { database } from '../../../src/storage/database'
import { addApplication } from '../../../src/storage/office/addedApplications'
import { addDecision, decide } from '../../../src/storage/office/decisions'
import { pause } from '../../../src/lib/pause'
import { updateSetting } from '../../../src/storage/settings/table/settingsTable'
import { sharedComputer } from '../../../src/storage/sealing/sharedComputer'
import { enter } from '../../support/enter'
import { keepSubmission, sampleStudent } from '../../support/grantValues'
import { renderPortal } from '../../support/renderPortal'
import { catchSavedFiles } from '../../support/savedFiles'
import { keptRows, nothingSealed } from '../../support/sealed'
import { slowFile } from '../../support/slowFile'

/* A shared computer at an address without Web Crypto: a sign-out removes what it cannot seal. */

beforeEach(async () => {
  await nothingSealed()
  vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) })
  sharedComputer.set('on')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Account = { email: string; password: string }

async function signIn(path: string, { email, password }: Account = demoAccounts.student) {
  const portal = await renderPortal(path)
  await enter(portal.user, await screen.findByRole('textbox', { name: 'Email' }), email)
  await enter(portal.user, screen.getByLabelText('Password'), password)
  await portal.user.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findAllByRole('button', { name: 'Logout', hidden: true })
  return portal
}

async function askToLeave({ user }: Awaited<ReturnType<typeof renderPortal>>) {
  await user.click(screen.getAllByRole('button', { name: 'Logout', hidden: true })[0]!)
  return within(await screen.findByRole('dialog', { name: 'Before you sign out' }))
}

const removes = 'Sign out, and remove my work from this computer'

const decisionBy = (applicationId: string, userId?: string) =>
  addDecision({
    applicationId,
    at: 1,
    by: 'Dr Joshi',
    from: 'pending-review',
    to: 'approved',
    remark: '',
    ...(userId === undefined ? {} : { userId }),
  })

test('signing out says that it removes the work there, and offers a copy of it first', async () => {
  const saved = catchSavedFiles()
  await keepSubmission('poc', { user: sampleStudent })
  const portal = await signIn('/my-applications')
  const dialog = await askToLeave(portal)
  await dialog.findByText(/^The address of this page begins with http:.* for good/)
  await portal.user.click(dialog.getByRole('button', { name: 'Save a copy' }))
  await waitFor(() => expect(saved.names()).toEqual(['ssip-my-work.zip']))
  await portal.user.click(dialog.getByRole('button', { name: 'Stay signed in' }))
  expect(token.read()).not.toBeNull()
  expect(await keptRows('submissions')).toHaveLength(1)

  const again = await askToLeave(portal)
  await portal.user.click(await again.findByRole('button', { name: removes }))
  expect(token.read()).toBeNull()
  await waitFor(async () => expect(await keptRows('submissions')).toEqual([]))
})

const onItsWay = 'A file is still on its way to this computer. If you sign out now, it is not kept.'

test('a document that is still being read then is not kept, which is said before', async () => {
  const { id } = await keepSubmission('poc', { user: sampleStudent })
  await decisionBy(id)
  const portal = await signIn(`/my-applications?application=${id}`)
  const slow = slowFile('report.pdf')
  const field = await screen.findByLabelText('Upload Report')
  fireEvent.change(field, { target: { files: [slow.file] } })
  const question = await askToLeave(portal)
  expect(question.getByText(onItsWay)).toBeVisible()
  await portal.user.click(question.getByRole('button', { name: removes }))
  await waitFor(async () => expect(await keptRows('submissions')).toEqual([]))
  await waitFor(async () => expect(await keptRows('attachments')).toEqual([]))
  await act(() => slow.arrive())
  await act(() => pause(0))
  expect(await keptRows('attachments')).toEqual([])
})

test('nor is a file of a form that was left before it was read', async () => {
  const portal = await signIn('/apply/poc-grant/all')
  const field = await screen.findByLabelText(/^Aadhaar card scan/)
  await enter(portal.user, screen.getByLabelText('Broad area'), 'Energy')
  await screen.findAllByText(/Saved on this device/)
  const slow = slowFile('aadhaar.pdf')
  fireEvent.change(field, { target: { files: [slow.file] } })
  await act(() => portal.router.navigate('/my-applications'))
  const question = await askToLeave(portal)
  expect(question.getByText(onItsWay)).toBeVisible()
  await portal.user.click(await question.findByRole('button', { name: removes }))
  await waitFor(async () => expect(await keptRows('drafts')).toEqual([]))
  await act(() => slow.arrive())
  await act(() => pause(0))
  expect(await keptRows('attachments')).toEqual([])
  expect(await keptRows('drafts')).toEqual([])
})

test('a document that has arrived meanwhile holds up nobody', async () => {
  const { id } = await keepSubmission('poc', { user: sampleStudent })
  await decisionBy(id)
  const portal = await signIn(`/my-applications?application=${id}`)
  const slow = slowFile('report.pdf')
  const field = await screen.findByLabelText('Upload Report')
  fireEvent.change(field, { target: { files: [slow.file] } })
  const question = await askToLeave(portal)
  await act(() => slow.arrive())
  await waitFor(() => expect(question.queryByText(onItsWay)).not.toBeInTheDocument())
  const names = (await keptRows('attachments')).map(({ name }) => name)
  expect(names).toContain('report.pdf')
})

test('who keeps nothing there is told what was looked for', async () => {
  const portal = await signIn('/my-applications')
  const dialog = await askToLeave(portal)
  expect(
    await dialog.findByText('You keep no draft here, and have submitted nothing on this computer.'),
  ).toBeVisible()
  expect(dialog.getByText(/removes whatever else you typed or chose here/)).toBeVisible()
  await portal.user.click(dialog.getByRole('button', { name: 'Sign out' }))
  expect(token.read()).toBeNull()
})

test('an administrator’s sign-out removes what they decided and added, and nobody else’s', async () => {
  const portal = await signIn('/admin/dashboard', demoAccounts.admin)
  const [one, two] = adminSample
  const id = 'u-admin'
  await addApplication({ ...one!, id: 'added-own' }, id)
  await addApplication({ ...two!, id: 'added-by-another' }, 'u-another')
  await decide([{ ...one!, history: [] }], { to: 'approved', by: 'A', userId: id, remark: '' })
  await decisionBy(two!.id, 'u-another')
  const dialog = await askToLeave(portal)
  expect(
    await dialog.findByText(/^Your decisions and the applications that you added/),
  ).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Save a copy' })).toBeVisible()
  expect(dialog.queryByText(/do not say whose they are/)).not.toBeInTheDocument()
  await portal.user.click(dialog.getByRole('button', { name: removes }))
  await waitFor(async () =>
    expect(await keptRows('applications')).toMatchObject([{ id: 'added-by-another' }]),
  )
  expect(await keptRows('decisions')).toMatchObject([{ userId: 'u-another' }])
})

test('what does not say which administrator’s it is goes with any of them, who is told before', async () => {
  const portal = await signIn('/admin/dashboard', demoAccounts.admin)
  await decisionBy('app-1')
  await database.applications.put({ ...adminSample[0]!, id: 'added', addedAt: 1 })
  const dialog = await askToLeave(portal)
  expect(await dialog.findByText(/do not say whose they are/)).toBeVisible()
  await portal.user.click(dialog.getByRole('button', { name: removes }))
  await waitFor(async () => expect(await keptRows('applications')).toEqual([]))
  await waitFor(async () => expect(await keptRows('decisions')).toEqual([]))
})

/** Signs out while the device removes nothing, which an alert says. */
async function leaveRefused() {
  await keepSubmission('poc', { user: sampleStudent })
  const portal = await signIn('/my-applications')
  const dialog = await askToLeave(portal)
  const refused = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('', 'UnknownError')
  })
  await portal.user.click(await dialog.findByRole('button', { name: removes }))
  const alert = await screen.findByRole('alertdialog', { name: 'Not all of your work was removed' })
  return { user: portal.user, refused, alert: within(alert) }
}

test('a removal that the device refuses is told, and can be tried again', async () => {
  const { user, refused, alert } = await leaveRefused()
  expect(alert.getByText(/others who use this computer can read what is left/)).toBeVisible()
  refused.mockRestore()
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await keptRows('submissions')).toEqual([]))
})

/** The same, as in a window that is closed at once. */
async function leaveUnremoved() {
  const { user, refused } = await leaveRefused()
  await user.keyboard('{Escape}')
  cleanup()
  return refused
}

test('a removal that was cut short goes on when the portal is opened next', async () => {
  const refused = await leaveUnremoved()
  refused.mockRestore()
  await renderPortal('/')
  await waitFor(async () => expect(await keptRows('submissions')).toEqual([]))
})

test('and not over what the person keeps there who came back before it', async () => {
  const refused = await leaveUnremoved()
  await signIn('/my-applications')
  cleanup()
  refused.mockRestore()
  await renderPortal('/login')
  await screen.findByRole('button', { name: 'Sign In' })
  expect(await keptRows('submissions')).toHaveLength(1)
})

test('what a visitor types there is not kept: no sign-out would remove it', async () => {
  // As in a page that is loaded now.
  database.close({ disableAutoOpen: false })
  const writing = updateSetting('', 'contact-draft', () => ({ message: 'When is it paid?' }))
  await expect(writing).rejects.toThrow('nobody has unlocked it')
  expect(await keptRows('settings')).toEqual([])
})

test('sign-in says who can read what is kept there, and until when', async () => {
  await renderPortal('/login')
  expect(
    await screen.findByText(/^The address of this page begins with http:.* Until you sign out/),
  ).toBeVisible()
})

test('a receipt there says what signing out does to it', async () => {
  const { id } = await keepSubmission('poc', { user: sampleStudent })
  await signIn(`/my-applications/${id}/receipt`)
  expect(
    await screen.findByText(/^Signing out removes this application from this computer/),
  ).toBeVisible()
})

test('and elsewhere a receipt says nothing of it', async () => {
  vi.stubGlobal('crypto', webcrypto)
  sharedComputer.forget()
  const { id } = await keepSubmission('poc', { user: sampleStudent })
  await renderPortal(`/my-applications/${id}/receipt`, { as: 'student' })
  await screen.findByRole('list', { name: 'Where it is' })
  expect(screen.queryByText(/^Signing out removes/)).not.toBeInTheDocument()
  expect(database.isOpen()).toBe(true)
})

/** Signs in and types a title; `tell` says something to this tab as another tab of the portal would. */
async function withAnotherTab() {
  const otherTab = new BroadcastChannel('ssip-vaults')
  onTestFinished(() => otherTab.close())
  const entered = new Promise<{ vaultId: string }>((resolve) => {
    otherTab.addEventListener('message', ({ data }) => resolve(data))
  })
  const { user } = await signIn('/apply/poc-grant/project')
  await user.type(await screen.findByLabelText('Title of the proof of concept'), 'Fan')
  await waitFor(async () => expect(await keptRows('drafts')).toHaveLength(1))
  const own = (await entered).vaultId
  const tell = (what: 'entered' | 'left', vaultId = own, at = Date.now()) =>
    otherTab.postMessage({ what, vaultId, at })
  return { user, tell }
}

async function expectSignedOut() {
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  expect(token.read()).toBeNull()
}

test('signing out in one tab ends the session in the others, and what these write as they are left is removed too', async () => {
  const { tell } = await withAnotherTab()
  tell('left', 'somebody else')
  tell('entered')
  tell('left')
  await expectSignedOut()
  await waitFor(async () => expect(await keptRows('drafts')).toEqual([]))
  expect(await keptRows('settings')).toEqual([])
})

test('a tab that slept through a sign-out ends too, and removes nothing: the person may be back', async () => {
  const { tell } = await withAnotherTab()
  tell('left', undefined, Date.now() - 60_000)
  await expectSignedOut()
  expect(await keptRows('drafts')).toHaveLength(1)
})

test('a tab that was left open ends when somebody else signs in in another, and removes nothing', async () => {
  const { tell } = await withAnotherTab()
  tell('entered', 'somebody else')
  await expectSignedOut()
  expect(await keptRows('drafts')).toHaveLength(1)
})
