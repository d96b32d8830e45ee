import { webcrypto } from 'node:crypto'
import Dexie from 'dexie'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoAccounts } from '../../../mocks/data/demoAccounts'
import { lockWhenIdle } from '../../../src/app/shared-computer/idleLock'
import { forgetFields } from '../../../src/app/shared-computer/forgetfulFields'
import { token } from '../../../src/auth/token'
import { useForgotten } from '../../../src/features/session/useForgotten'
import { hasUnsaved, holdUnsaved } from '../../../src/pwa/unsaved'
import { addAttachment } from '../../../src/storage/attachments'
import { LockedError } from '../../../src/storage/sealing/sealErrors'
import { openVault } from '../../../src/storage/sealing/openVault'
import { vaultDatabase } from '../../../src/storage/sealing/vaultDatabase'
import { database } from '../../../src/storage/database'
import { enter } from '../../support/enter'
import { keepSubmission, sampleStudent } from '../../support/grantValues'
import { keptRows, nothingSealed, person } from '../../support/sealed'
import { slowFile } from '../../support/slowFile'
import { sharedComputer } from '../../../src/storage/sealing/sharedComputer'
import { renderPortal } from '../../support/renderPortal'

// A tenth of a second each would add up; cipher.test.ts checks the real number of rounds.
vi.mock('../../../src/storage/sealing/cipher', async (original) => ({
  ...(await original<object>()),
  passwordRounds: 1_000,
  tagRounds: 1_000,
}))

const { student, admin } = demoAccounts
const { email, password } = student

beforeEach(nothingSealed)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

type Rendered = Awaited<ReturnType<typeof renderPortal>>

const titleField = () => screen.findByRole('textbox', { name: 'Title of the proof of concept' })
const passwordField = () => screen.getByLabelText('Password')

/** The demo has prepared its situation. */
const shown = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Demo controls' })).toBeNull())

async function signIn(
  { user }: Rendered,
  { email, password }: { email: string; password: string } = student,
) {
  const box = await screen.findByRole('checkbox', { name: 'This is a shared computer' })
  if (!(box as HTMLInputElement).checked) await user.click(box)
  await enter(user, screen.getByRole('textbox', { name: 'Email' }), email)
  await enter(user, screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
}

const texts = () => screen.getAllByRole('textbox')

test.each(['/login', '/signup'])(
  'from the tick on the browser is told to remember nothing that is typed: %s',
  async (path) => {
    await renderPortal(path)
    const box = await screen.findByRole('checkbox', { name: 'This is a shared computer' })
    for (const field of texts()) expect(field).not.toHaveAttribute('autocomplete', 'off')
    // Before anything else is loaded.
    fireEvent.click(box)
    for (const field of texts()) expect(field).toHaveAttribute('autocomplete', 'off')
    // Firefox asks all the same.
    expect(box).toHaveAccessibleDescription(/asks whether to save your password, say no\.$/)
  },
)

test('off by default, explained in one sentence, and remembered on this device', async () => {
  localStorage.setItem('rememberedEmail', email)
  const { user, view } = await renderPortal('/login')
  const box = await screen.findByRole('checkbox', { name: 'This is a shared computer' })
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  expect(box).not.toBeChecked()
  expect(box).toHaveAccessibleDescription(/sealed with your password/)
  expect(screen.getByRole('checkbox', { name: 'Remember my email on this device' })).toBeVisible()
  await user.click(box)
  // The sign-in page of a shared computer shows no email address.
  expect(screen.queryByRole('checkbox', { name: /Remember/ })).not.toBeInTheDocument()
  expect(localStorage.getItem('rememberedEmail')).toBeNull()
  view.unmount()
  await renderPortal('/login')
  expect(await screen.findByRole('checkbox', { name: /shared computer/ })).toBeChecked()
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('')
})

test('one address turns it on for good, and another turns it off', async () => {
  const { view } = await renderPortal('/login?shared=always')
  const box = await screen.findByRole('checkbox', { name: /shared computer/ })
  await waitFor(() => expect(box).toBeChecked())
  expect(box).toBeDisabled()
  expect(screen.getByText(/turned this on for everybody/)).toBeVisible()
  view.unmount()
  await renderPortal('/login?shared=off')
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /shared/ })).not.toBeChecked())
  expect(screen.getByRole('checkbox', { name: /shared/ })).toBeEnabled()
})

test('the token is in no storage, and a reload asks only for the password', async () => {
  const portal = await renderPortal('/apply/poc-grant/all')
  // Ticked before the person thinks of the others who use the computer.
  await portal.user.click(await screen.findByRole('checkbox', { name: /^Remember my email/ }))
  await signIn(portal)

  const title = await screen.findByRole('textbox', { name: 'Title of the proof of concept' })
  await enter(portal.user, title, 'Fan')
  await screen.findAllByText(/Saved on this device/)
  const given = token.read() ?? ''
  expect(given).not.toBe('')
  const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  for (const secret of [given, password, email]) expect(stored).not.toContain(secret)
  expect(JSON.stringify(await keptRows('drafts'))).not.toContain('Fan')
  portal.view.unmount()
  token.remove()
  openVault.set(undefined)

  const again = await renderPortal('/apply/poc-grant/all', { server: portal.server })
  await screen.findByRole('heading', { name: 'Type your password to go on' })
  await enter(again.user, screen.getByLabelText('Password'), 'Wrong1234')
  await again.user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(await screen.findByText(/does not open it. Nothing was changed/)).toBeVisible()
  // Once more, it is not refused before it was looked at.
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
  expect(screen.queryByText(/does not open it/)).not.toBeInTheDocument()
  expect(await screen.findByText(/does not open it. Nothing was changed/)).toBeVisible()
  await again.user.clear(screen.getByLabelText('Password'))
  await enter(again.user, screen.getByLabelText('Password'), password)
  await again.user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(await screen.findByRole('textbox', { name: 'Title of the proof of concept' })).toHaveValue(
    'Fan',
  )
  // The server returns another token as soon as it is asked.
  await waitFor(() => expect(token.read()).not.toBeNull())
})

test('an application that was submitted there has its receipt, its details and its files', async () => {
  const portal = await renderPortal('/my-applications')
  await signIn(portal)
  await screen.findByRole('heading', { level: 1, name: 'My applications' })
  const user = openVault.read()?.user
  const { id } = await keepSubmission('poc', { user: user ?? sampleStudent })
  await act(() => portal.router.navigate(`/my-applications/${id}/receipt`))
  await screen.findByRole('list', { name: 'Where it is' })
  expect(screen.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  await act(() => portal.router.navigate(`/my-applications?application=${id}`))
  const details = within(await screen.findByRole('dialog'))
  expect(await details.findByText('employer id.png')).toBeVisible()
})

test('a file that is still on its way is asked about, and is nobody else’s when it comes after all', async () => {
  const portal = await renderPortal('/apply/poc-grant/all')
  await signIn(portal)
  await enter(portal.user, await titleField(), 'Fan')
  await screen.findAllByText(/Saved on this device/)
  const scan = slowFile('asha aadhaar.pdf')
  fireEvent.change(screen.getByLabelText(/^Aadhaar card scan/), { target: { files: [scan.file] } })
  const logout = async () =>
    portal.user.click((await screen.findAllByRole('button', { name: 'Logout', hidden: true }))[0]!)
  await logout()
  const question = within(await screen.findByRole('dialog', { name: 'Sign out now?' }))
  expect(question.getByText(/^A file is still on its way/)).toBeVisible()
  await portal.user.click(question.getByRole('button', { name: 'Sign out without the file' }))
  await portal.user.click(
    await screen.findByRole('button', { name: 'Leave it here, sealed, and sign out' }),
  )
  await waitFor(() => expect(openVault.read()).toBeUndefined())
  // Nor does it hold up the next person's lock.
  await waitFor(() => expect(hasUnsaved()).toBe(false))
  await act(() => portal.router.navigate('/login'))
  await signIn(portal, admin)
  await waitFor(() => expect(openVault.read()?.user.email).toBe(admin.email))
  const drafts = await keptRows('drafts')
  await act(() => scan.arrive())
  expect(await keptRows('attachments')).toEqual([])
  expect(await keptRows('drafts')).toEqual(drafts)
  expect(screen.queryByText(/asha aadhaar/)).not.toBeInTheDocument()
})

test('with the key of one person nothing of another is sealed', async () => {
  const portal = await renderPortal('/my-applications')
  await signIn(portal)
  await waitFor(() => expect(openVault.read()).toBeDefined())
  const bytes = new ArrayBuffer(1)
  const file = { name: 'scan.pdf', type: 'application/pdf', bytes }
  await expect(addAttachment('u-other:poc', file)).rejects.toThrow(LockedError)
  await expect(keepSubmission('poc', { user: person('u-other') })).rejects.toThrow(LockedError)
})

test('signing out asks once: left sealed, or removed', async () => {
  const portal = await renderPortal('/apply/poc-grant/all')
  await signIn(portal)
  await enter(
    portal.user,
    await screen.findByRole('textbox', { name: 'Title of the proof of concept' }),
    'Fan',
  )
  await screen.findAllByText(/Saved on this device/)
  const logout = async () =>
    portal.user.click((await screen.findAllByRole('button', { name: 'Logout', hidden: true }))[0]!)
  await logout()
  const leaving = within(await screen.findByRole('dialog', { name: 'Before you sign out' }))
  // A copy or a pack among the downloads is neither sealed nor removed by any of the choices.
  expect(leaving.getByText(/^Files that you saved stay in the downloads/)).toBeVisible()
  await portal.user.click(screen.getByRole('button', { name: 'Stay signed in' }))
  expect(token.read()).not.toBeNull()
  await logout()
  await portal.user.click(
    await screen.findByRole('button', { name: 'Leave it here, sealed, and sign out' }),
  )
  await waitFor(() => expect(openVault.read()).toBeUndefined())
  expect(token.read()).toBeNull()
  expect(await keptRows('drafts')).toHaveLength(1)

  await act(() => portal.router.navigate('/apply/poc-grant/all'))
  await signIn(portal)
  expect(await screen.findByRole('textbox', { name: /Title of the proof/ })).toHaveValue('Fan')
  await logout()
  await portal.user.click(await screen.findByRole('button', { name: 'Remove it and sign out' }))
  await portal.user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(openVault.read()).toBeDefined()
  expect(await keptRows('drafts')).toHaveLength(1)
  await portal.user.click(screen.getByRole('button', { name: 'Remove it and sign out' }))
  await portal.user.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(async () => expect(await keptRows('drafts')).toHaveLength(0))
  await waitFor(async () => expect(await vaultDatabase.vaults.count()).toBe(0))
})

test('a removal that the device refuses half-way says that not all is gone, and can be tried again', async () => {
  const portal = await renderPortal('/my-applications')
  await signIn(portal)
  await screen.findByRole('heading', { level: 1, name: 'My applications' })
  await keepSubmission('poc', { user: openVault.read()?.user ?? sampleStudent })
  await portal.user.click(screen.getAllByRole('button', { name: 'Logout', hidden: true })[0]!)
  await portal.user.click(await screen.findByRole('button', { name: 'Remove it and sign out' }))
  const refused = vi.spyOn(vaultDatabase.vaults, 'delete').mockRejectedValue(new Error('Refused'))
  await portal.user.click(await screen.findByRole('button', { name: 'Remove' }))
  const alert = within(
    await screen.findByRole('alertdialog', { name: 'Not all of your work was removed' }),
  )
  expect(alert.getByText(/what is left is still here, sealed/)).toBeVisible()
  refused.mockRestore()
  await portal.user.click(alert.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await vaultDatabase.vaults.count()).toBe(0))
  expect(await keptRows('submissions')).toEqual([])
})

test('signing out asks too where only a newer version can show what is kept there', async () => {
  const portal = await renderPortal('/my-applications')
  await signIn(portal)
  await screen.findByRole('heading', { level: 1, name: 'My applications' })
  const { id } = await keepSubmission('poc')
  await database.submissions.update(id, { schemaVersion: 99 })
  await screen.findByText(/^Not shown here: 1 application\./)
  await portal.user.click(
    (await screen.findAllByRole('button', { name: 'Logout', hidden: true }))[0]!,
  )
  const leaving = within(await screen.findByRole('dialog', { name: 'Before you sign out' }))
  expect(await leaving.findByRole('button', { name: /^Leave it here, sealed/ })).toBeVisible()
  expect(leaving.queryByText(/You keep no draft here/)).not.toBeInTheDocument()
})

test('who keeps no application there is told that whatever else they typed stays, sealed', async () => {
  const portal = await renderPortal('/admin/applications')
  await signIn(portal, admin)
  await portal.user.click(
    (await screen.findAllByRole('button', { name: 'Logout', hidden: true }))[0]!,
  )
  const leaving = within(await screen.findByRole('dialog', { name: 'Before you sign out' }))
  expect(await leaving.findByText(/You keep no draft here/)).toBeVisible()
  expect(leaving.getByText(/^Whatever else you typed or chose here stays .* sealed/)).toBeVisible()
})

test('who signs out in another tab takes the question about it along: it is not the next person’s', async () => {
  const portal = await renderPortal('/apply/poc-grant/all')
  await signIn(portal)
  await titleField()
  await portal.user.click(screen.getAllByRole('button', { name: 'Logout', hidden: true })[0]!)
  await screen.findByRole('dialog', { name: 'Before you sign out' })
  const otherTab = new BroadcastChannel('ssip-vaults')
  otherTab.postMessage({ what: 'left', vaultId: openVault.read()?.id })
  await waitFor(() => expect(openVault.read()).toBeUndefined())
  otherTab.close()
  await act(() => portal.router.navigate('/dashboard'))
  await act(() => portal.router.navigate('/login'))
  await signIn(portal, admin)
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeVisible()
  })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an administrator is told that students’ submissions there are sealed, and what others have decided', async () => {
  const portal = await renderPortal('/admin/applications')
  await signIn(portal, admin)
  const note =
    /what other administrators decided and added, is sealed with their passwords and is not shown here/
  expect(await screen.findByText(note)).toBeVisible()
  await act(() => portal.router.navigate('/dashboard'))
  expect(await screen.findByRole('heading', { level: 1, name: /dashboard/i })).toBeVisible()
  expect(await screen.findByText(/sealed with their passwords/)).toBeVisible()
})

test('what the office searches for is not in the address, which the browser writes to the disk', async () => {
  const portal = await renderPortal('/admin/applications?status=pending')
  await signIn(portal, admin)
  await enter(portal.user, await screen.findByRole('searchbox'), 'Solanki')
  expect(await screen.findByText('1 of 145 applications')).toBeVisible()
  expect(portal.router.state.location.search).toBe('?status=pending')
  await portal.user.click(screen.getByRole('button', { name: 'Reset filters' }))
  expect(await screen.findByText('145 applications')).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('in a demo, situations that replace nothing leave what is sealed, and the others ask', async () => {
  const { user, router } = await renderPortal('/')
  const press = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: /^Demo: sample data/ }))
    const controls = within(await screen.findByRole('dialog', { name: 'Demo controls' }))
    await user.click(controls.getByRole('button', { name }))
  }
  const answer = async (name: string) => {
    const question = { name: 'Replace what was written in this demo?' }
    const asked = within(await screen.findByRole('alertdialog', question))
    await user.click(asked.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  }
  await press('Shared computer')
  await shown()
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await user.type(await titleField(), ' of a guest')
  await screen.findAllByText(/Saved on this device/)
  const typed = (await keptRows('drafts'))[0]

  await press('Administrator')
  await shown()
  await press('500 users')
  await shown()
  expect(router.state.location.pathname).toBe('/admin/users')
  expect(await keptRows('drafts')).toEqual([typed])
  await press('Half-filled draft')
  await answer('Keep it')
  expect(await keptRows('drafts')).toEqual([typed])
  await user.keyboard('{Escape}')
  await press('Student')
  await shown()
  await act(() => router.navigate('/apply/poc-grant/all'))
  expect(await titleField()).toHaveValue('Rooftop spice dryer of a guest')

  await press('Administrator')
  await shown()
  await press('Half-filled draft')
  await answer('Replace it')
  await shown()
  expect(await titleField()).toHaveValue('Rooftop spice dryer')
  expect(sharedComputer.read()).toBeNull()
  for (const { name } of database.tables)
    expect(JSON.stringify(await keptRows(name)), name).not.toContain('sealed')
})

test('a tab whose vault is erased in another signs out: nobody could open what it seals', async () => {
  const portal = await renderPortal('/apply/poc-grant/all')
  await signIn(portal)
  await titleField()
  await new Dexie('ssip-vaults').delete()
  await waitFor(() => expect(openVault.read()).toBeUndefined())
  expect(token.read()).toBeNull()
  expect(screen.queryByRole('textbox', { name: /Title of the proof/ })).not.toBeInTheDocument()
})

test('a tab under which the data of the site is cleared keeps no vault open: over it, the next person could save nothing', async () => {
  const portal = await renderPortal('/my-applications')
  await signIn(portal)
  await waitFor(() => expect(openVault.read()).toBeDefined())
  await screen.findAllByRole('button', { name: 'Logout', hidden: true })
  // As the settings of a browser do it.
  localStorage.clear()
  fireEvent(window, new StorageEvent('storage', { key: null }))
  await waitFor(() => expect(openVault.read()).toBeUndefined())
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

test('a tab that was left open locks when somebody else signs in in another', async () => {
  const otherTab = new BroadcastChannel('ssip-vaults')
  const told: unknown[] = []
  otherTab.addEventListener('message', ({ data }) => void told.push(data))
  const portal = await renderPortal('/apply/poc-grant/all')
  await signIn(portal)
  await portal.user.type(await titleField(), 'Fan')
  const vaultId = openVault.read()?.id
  await waitFor(() => expect(told).toMatchObject([{ what: 'entered', vaultId }]))
  otherTab.postMessage({ what: 'entered', vaultId })
  otherTab.postMessage({ what: 'left', vaultId: 'of somebody else' })
  await portal.user.type(await titleField(), ' drier')
  otherTab.postMessage({ what: 'entered', vaultId: 'of somebody else' })
  await screen.findByRole('heading', { name: 'Type your password to go on' })
  await waitFor(() => expect(openVault.read()).toBeUndefined())
  otherTab.close()
  await portal.user.type(screen.getByLabelText('Password'), password)
  await portal.user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(await titleField()).toHaveValue('Fan drier')
})

test('where nothing can be sealed the screen says so, and signing out leaves nothing', async () => {
  vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) })
  const portal = await renderPortal('/apply/poc-grant/all')
  await portal.user.click(await screen.findByRole('checkbox', { name: /shared computer/ }))
  expect(screen.getByText(/begins with http:\/\//)).toBeVisible()
  await signIn(portal)
  await enter(
    portal.user,
    await screen.findByRole('textbox', { name: 'Title of the proof of concept' }),
    'Fan',
  )
  await screen.findAllByText(/Saved on this device/)
  expect(await database.drafts.count()).toBe(1)
  await portal.user.click(screen.getAllByRole('button', { name: 'Logout', hidden: true })[0]!)
  await portal.user.click(
    await screen.findByRole('button', { name: 'Sign out, and remove my work from this computer' }),
  )
  await waitFor(async () => expect(await keptRows('drafts')).toHaveLength(0))
})

/** Nobody does anything for so many minutes. */
function idleFor(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * 60_000)
  act(() => void vi.advanceTimersByTime(10_000))
}

const lockWarning = () => screen.queryByText(/locks in a minute/)

test('a screen left for a quarter of an hour locks, and the password restores it as it was', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] })
  const portal = await renderPortal('/apply/poc-grant/all')
  await signIn(portal)
  await portal.user.type(await titleField(), 'Fan')
  await screen.findAllByText(/Saved on this device/)
  idleFor(15)
  await screen.findByRole('heading', { name: 'Type your password to go on' })
  await waitFor(() => expect(openVault.read()).toBeUndefined())
  expect(token.read()).toBeNull()
  expect(screen.queryByDisplayValue('Fan')).not.toBeInTheDocument()
  await portal.user.type(screen.getByLabelText('Password'), password)
  await portal.user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(await titleField()).toHaveValue('Fan')
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the question of a screen that locks has the focus, and gives it back to the screen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] })
  const portal = await renderPortal('/my-applications')
  await signIn(portal)
  const title = await heading('My applications')
  await waitFor(() => expect(title).toHaveFocus())
  idleFor(15)
  const question = await heading('Type your password to go on')
  await waitFor(() => expect(question).toHaveFocus())
  await enter(portal.user, screen.getByLabelText('Password'), password)
  await portal.user.keyboard('{Enter}')
  const again = await heading('My applications')
  await waitFor(() => expect(again).toHaveFocus())
})

test('it is said a minute before, and one press keeps the screen open for another quarter of an hour', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] })
  const portal = await renderPortal('/apply/poc-grant/all')
  await signIn(portal)
  await titleField()
  idleFor(13)
  expect(lockWarning()).toBeNull()
  idleFor(1)
  expect(lockWarning()?.closest('[role=alert]')).toBeInTheDocument()
  // As a screen reader presses it: neither a pointer nor a key comes with it.
  fireEvent.click(screen.getByRole('button', { name: 'Keep it open' }))
  expect(lockWarning()).toBeNull()
  idleFor(13)
  expect(await titleField()).toBeVisible()
  idleFor(1)
  expect(lockWarning()).toBeVisible()
  idleFor(1)
  await screen.findByRole('heading', { name: 'Type your password to go on' })
  expect(lockWarning()).toBeNull()
  await enter(portal.user, screen.getByLabelText('Password'), password)
  await portal.user.click(screen.getByRole('button', { name: 'Go on' }))
  await titleField()
  expect(lockWarning()).toBeNull()
})

test('a quarter of an hour without input locks, but not while something is unsaved', () => {
  vi.useFakeTimers()
  const lock = vi.fn()
  const stop = lockWhenIdle(lock, vi.fn())
  vi.advanceTimersByTime(14 * 60_000)
  window.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(14 * 60_000)
  expect(lock).not.toHaveBeenCalled()
  const release = holdUnsaved()
  vi.advanceTimersByTime(5 * 60_000)
  expect(lock).not.toHaveBeenCalled()
  release()
  vi.advanceTimersByTime(10_000)
  expect(lock).toHaveBeenCalled()
  stop()
})

test.each([
  ['was asleep', 8],
  ['had its clock set back', -8],
])('a machine that %s locks at the first touch', (_, hours) => {
  vi.useFakeTimers()
  const lock = vi.fn()
  const stop = lockWhenIdle(lock, vi.fn())
  vi.setSystemTime(Date.now() + hours * 60 * 60_000)
  window.dispatchEvent(new Event('pointerdown'))
  expect(lock).toHaveBeenCalled()
  stop()
})

test('a clock that is set back a little, as a slow one often is, gives no more than a quarter of an hour', () => {
  vi.useFakeTimers()
  const lock = vi.fn()
  const stop = lockWhenIdle(lock, vi.fn())
  vi.setSystemTime(Date.now() - 10 * 60_000)
  vi.advanceTimersByTime(14 * 60_000)
  expect(lock).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(lock).toHaveBeenCalled()
  stop()
})

/** `persisted`: the browser has kept the page as it was. */
function pageShown(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

test('a page that was left locks when it is shown again, once nothing is unsaved', () => {
  vi.useFakeTimers()
  const lock = vi.fn()
  const stop = lockWhenIdle(lock, vi.fn())
  pageShown(false)
  expect(lock).not.toHaveBeenCalled()
  const release = holdUnsaved()
  pageShown(true)
  window.dispatchEvent(new Event('pointerdown'))
  expect(lock).not.toHaveBeenCalled()
  release()
  vi.advanceTimersByTime(10_000)
  expect(lock).toHaveBeenCalled()
  stop()
})

test('who types on while the lock waits for what is unsaved keeps the computer open', () => {
  vi.useFakeTimers()
  const lock = vi.fn()
  const near = vi.fn()
  const stop = lockWhenIdle(lock, near)
  const release = holdUnsaved()
  vi.advanceTimersByTime(16 * 60_000)
  expect(near).toHaveBeenLastCalledWith(true)
  window.dispatchEvent(new Event('keydown'))
  expect(near).toHaveBeenLastCalledWith(false)
  release()
  vi.advanceTimersByTime(60_000)
  expect(lock).not.toHaveBeenCalled()
  stop()
})

test('browsers do not offer to save a password, and screen readers still announce a password field', async () => {
  sharedComputer.forget()
  const { user } = await renderPortal('/login')
  await screen.findByLabelText('Password')
  expect(passwordField()).toHaveAttribute('autocomplete', 'current-password')
  const before = passwordField()
  await user.click(screen.getByRole('checkbox', { name: /shared computer/ }))
  expect(passwordField()).not.toBe(before)
  expect(passwordField()).toHaveAttribute('type', 'password')
  expect(passwordField()).toHaveAttribute('autocomplete', 'one-time-code')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(passwordField()).toHaveAttribute('type', 'text')
  expect(passwordField()).toHaveAttribute('autocomplete', 'one-time-code')
})

function Field() {
  return <input autoComplete={useForgotten() ? 'off' : 'username'} />
}

test('a sign-in page whose scripts are not here yet has the browser remember nothing, and another one does', async () => {
  expect(renderToString(<Field />)).toContain('autoComplete="off"')
  await renderPortal('/login')
  expect(await screen.findByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
})

test('no field is remembered by the browser, including fields added later', async () => {
  document.body.innerHTML =
    '<form><input name="a" autocomplete="name" /><input name="b" type="password" autocomplete="one-time-code" /></form>'
  const stop = forgetFields()
  document.body.insertAdjacentHTML('beforeend', '<div><textarea></textarea></div>')
  await waitFor(() => {
    for (const field of document.querySelectorAll('form, input[name=a], textarea'))
      expect(field).toHaveAttribute('autocomplete', 'off')
  })
  expect(document.querySelector('[name=b]')).toHaveAttribute('autocomplete', 'one-time-code')
  document.querySelector('input')?.setAttribute('autocomplete', 'email')
  await waitFor(() =>
    expect(document.querySelector('input')).toHaveAttribute('autocomplete', 'off'),
  )
  stop()
  document.body.innerHTML = ''
})
