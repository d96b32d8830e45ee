import { act, screen, waitFor, within } from '@testing-library/react'
import Dexie from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toAccount } from '../../../mocks/account'
import { demoAccounts } from '../../../mocks/data/demoAccounts'
import { openSealedCopy } from '../../../src/features/apply/passport/sealedCopies'
import { SharedSession } from '../../../src/auth/SharedSession'
import { token } from '../../../src/auth/token'
import { openVault } from '../../../src/storage/sealing/openVault'
import { vaultDatabase } from '../../../src/storage/sealing/vaultDatabase'
import { sharedComputer } from '../../../src/storage/sealing/sharedComputer'
import { database } from '../../../src/storage/database'
import { draftId } from '../../../src/storage/drafts/drafts'
import { passportLimits } from '../../../src/features/apply/passport/format'
import { enter } from '../../support/enter'
import { keepCompleteDraft } from '../../support/grantValues'
import { renderPortal } from '../../support/renderPortal'
import { catchSavedFiles } from '../../support/savedFiles'
import { keptRows, nothingSealed } from '../../support/sealed'

// A tenth of a second each would add up; cipher.test.ts checks the real number of rounds.
vi.mock('../../../src/storage/sealing/cipher', async (original) => ({
  ...(await original<object>()),
  passwordRounds: 1_000,
  tagRounds: 1_000,
}))

const { email, password } = demoAccounts.student
const newPassword = 'Monsoon2026'
const form = '/apply/poc-grant/all'
const title = 'Title of the proof of concept'

beforeEach(async () => {
  await nothingSealed()
  sharedComputer.set('on')
})

afterEach(() => vi.unstubAllGlobals())

const older = () => screen.getByLabelText('Password that you had before')

type Rendered = Awaited<ReturnType<typeof renderPortal>>

async function signIn({ user }: Rendered, typed: string, address: string = email) {
  await enter(user, await screen.findByRole('textbox', { name: 'Email' }), address)
  await enter(user, screen.getByLabelText('Password'), typed)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
}

async function keepADraft(): Promise<Rendered> {
  const portal = await renderPortal(form)
  await signIn(portal, password)
  await enter(portal.user, await screen.findByRole('textbox', { name: title }), 'Fan')
  await screen.findAllByText(/Saved on this device/)
  return portal
}

/** Meanwhile the server has accepted a new password; the person comes back and types it. */
async function comeBackWithNewPassword(): Promise<Rendered> {
  const before = await keepADraft()
  before.view.unmount()
  token.remove()
  openVault.set(undefined)
  sessionStorage.clear()
  const account = await before.server.findByEmail(email)
  const { salt, passwordHash } = toAccount('', { ...account!, password: newPassword })
  const find = before.server.findByEmail.bind(before.server)
  vi.spyOn(before.server, 'findByEmail').mockImplementation(async (address) =>
    address === email ? { ...account!, salt, passwordHash } : find(address),
  )
  const portal = await renderPortal(form, { server: before.server })
  await signIn(portal, newPassword)
  await screen.findByLabelText('Password that you had before')
  return portal
}

test('after a change of password the old one opens the work once, and then the new one does', async () => {
  // Other tabs lock then. The previous tab shares its memory with this one here, unlike real tabs.
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue(undefined)
  const { user } = await comeBackWithNewPassword()
  const field = older()
  await user.click(screen.getByRole('button', { name: 'Open my work' }))
  expect(field).toHaveAccessibleDescription(/Type the password that you had before/)
  await enter(user, field, 'Wrong1234')
  await user.click(screen.getByRole('button', { name: 'Open my work' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Nothing was changed/), {
    timeout: 20_000,
  })
  await user.clear(field)
  await enter(user, field, password)
  await user.click(screen.getByRole('button', { name: 'Open my work' }))
  expect(await screen.findByRole('textbox', { name: title }, { timeout: 20_000 })).toHaveValue(
    'Fan',
  )
})

test('where the computer cannot keep what seals it anew, the older password is not called wrong, and opens the work later', async () => {
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue(undefined)
  const { user } = await comeBackWithNewPassword()
  vi.spyOn(vaultDatabase.vaults, 'put').mockRejectedValueOnce(
    new DOMException('', 'QuotaExceededError'),
  )
  await enter(user, older(), password)
  await user.click(screen.getByRole('button', { name: 'Open my work' }))
  await waitFor(() => expect(older()).toHaveAccessibleDescription(/could not be opened just now/))
  await user.click(screen.getByRole('button', { name: 'Open my work' }))
  expect(await screen.findByRole('textbox', { name: title })).toHaveValue('Fan')
})

test('somebody who has forgotten it is told that nobody can open the work, and starts anew', async () => {
  const { user } = await comeBackWithNewPassword()
  expect(screen.getByText(/nobody can open that work any more/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove it and begin again' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(older()).toBeVisible()
  expect(await keptRows('drafts')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Remove it and begin again' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Remove it and begin again' }))
  expect(await screen.findByRole('textbox', { name: title })).toHaveValue('')
  expect(await keptRows('drafts')).toHaveLength(0)
})

test('once the work is removed, a vault that cannot be stored is said to be that, and tried again', async () => {
  const { user } = await comeBackWithNewPassword()
  const full = vi
    .spyOn(vaultDatabase.vaults, 'put')
    .mockRejectedValue(new DOMException('', 'QuotaExceededError'))
  await user.click(screen.getByRole('button', { name: 'Remove it and begin again' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Remove it and begin again' }))
  const alert = within(
    await screen.findByRole('alertdialog', {
      name: 'The sealed work is removed, but you are not signed in',
    }),
  )
  expect(await keptRows('drafts')).toHaveLength(0)
  await user.click(alert.getByRole('button', { name: 'Close' }))
  expect(screen.queryByLabelText('Password that you had before')).not.toBeInTheDocument()
  full.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(await screen.findByRole('textbox', { name: title })).toHaveValue('')
})

test('what the device does not let go is still there, sealed', async () => {
  const { user } = await comeBackWithNewPassword()
  const remove = IDBObjectStore.prototype.delete
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    if (this.name === 'drafts') throw new DOMException('', 'UnknownError')
    return remove.call(this, key)
  })
  await user.click(screen.getByRole('button', { name: 'Remove it and begin again' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Remove it and begin again' }))
  await screen.findByRole('alertdialog', { name: 'Not all of the sealed work was removed' })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(older()).toBeVisible()
  // Without its vault nobody could open it.
  expect(await keptRows('drafts')).toHaveLength(1)
  expect(await vaultDatabase.vaults.count()).toBe(1)
})

test('where the computer is no longer shared, the older password leaves everything open, and it says so', async () => {
  const { user } = await comeBackWithNewPassword()
  expect(screen.getByText(/everything opens and is sealed with the new one/)).toBeVisible()
  const first = older()
  act(() => sharedComputer.set('off'))
  expect(screen.getByText(/everything opens, and is no longer sealed/)).toBeVisible()
  // The field is made anew.
  await waitFor(() => expect(first).not.toBeInTheDocument())
  // No password manager is to take it for the one that signs in.
  expect(older()).toHaveAttribute('autocomplete', 'one-time-code')
  await enter(user, older(), password)
  await user.click(screen.getByRole('button', { name: 'Open my work' }))
  expect(await screen.findByRole('textbox', { name: title })).toHaveValue('Fan')
  expect(await keptRows('drafts')).toMatchObject([{ values: { fields: {} } }])
})

test('once its page was left, the next person is asked to sign in and removes nothing', async () => {
  const { user, router } = await comeBackWithNewPassword()
  await act(() => router.navigate('/contact'))
  await screen.findByRole('heading', { level: 1, name: 'Contact' })
  await act(() => router.navigate('/login'))
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('')
  expect(screen.queryByRole('button', { name: 'Remove it and begin again' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Create an account' }))
  expect(await screen.findByRole('textbox', { name: 'Full name' })).toHaveValue('')
  expect(await keptRows('drafts')).toHaveLength(1)
})

/** From now on the next vault is stored only when the test says so. */
function holdVault() {
  const held = Promise.withResolvers<void>()
  const { vaults } = vaultDatabase
  const put = vaults.put.bind(vaults)
  const spy = vi.spyOn(vaults, 'put')
  spy.mockImplementationOnce((row) => Dexie.Promise.resolve(held.promise).then(() => put(row)))
  return { begun: () => waitFor(() => expect(spy).toHaveBeenCalled()), store: held.resolve }
}

/** In this tab, from the page for visitors. */
async function signInAsAdmin(portal: Rendered) {
  await act(() => portal.router.navigate('/contact'))
  await screen.findByRole('heading', { level: 1, name: 'Contact' })
  await act(() => portal.router.navigate('/login'))
  const admin = demoAccounts.admin
  await signIn(portal, admin.password, admin.email)
  await waitFor(() => expect(openVault.read()?.user.email).toBe(admin.email))
}

test('work that is opened with the older password for somebody who has left meanwhile is not shown to the next person', async () => {
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue(undefined)
  const open = vi.spyOn(SharedSession.prototype, 'openWithOlder')
  const portal = await comeBackWithNewPassword()
  const vault = holdVault()
  await enter(portal.user, older(), password)
  await portal.user.click(screen.getByRole('button', { name: 'Open my work' }))
  await vault.begun()
  await signInAsAdmin(portal)
  vault.store()
  await open.mock.results[0]?.value
  expect(openVault.read()?.user.email).toBe(demoAccounts.admin.email)
  expect(document.documentElement).toHaveAttribute('data-session', 'open')
  expect(screen.queryByText('Fan')).not.toBeInTheDocument()
})

test('a sign-in that is overtaken by another in the same tab does not shut what that one has opened', async () => {
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue(undefined)
  const entering = vi.spyOn(SharedSession.prototype, 'enter')
  const portal = await renderPortal('/login')
  const vault = holdVault()
  await signIn(portal, password)
  await vault.begun()
  await signInAsAdmin(portal)
  vault.store()
  await entering.mock.results[0]?.value
  expect(openVault.read()?.user.email).toBe(demoAccounts.admin.email)
})

async function askToLeave(user: Rendered['user']) {
  await user.click(screen.getAllByRole('button', { name: 'Logout', hidden: true })[0]!)
  return within(await screen.findByRole('dialog', { name: 'Before you sign out' }))
}

test('signing out can take the draft along as a file that its passphrase opens', async () => {
  const saved = catchSavedFiles()
  const { user } = await keepADraft()
  const dialog = await askToLeave(user)
  await user.click(await dialog.findByRole('button', { name: 'Take your draft along as a file' }))
  const passphrase = await dialog.findByLabelText('Passphrase')
  expect(passphrase).toHaveFocus()
  await enter(user, passphrase, 'short')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(passphrase).toHaveAccessibleDescription(/needs at least 10 characters/)
  await enter(user, passphrase, ' and then long')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(
    await dialog.findByText(
      /^Saved: .*Check your downloads, then choose what becomes of the work here/,
    ),
  ).toBeVisible()
  const { bytes } = await saved.last()
  expect(await openSealedCopy(bytes, 'short and then wrong')).toBeUndefined()
  expect(await openSealedCopy(bytes, 'short and then long')).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Leave it here, sealed, and sign out' })).toBeEnabled()
})

test('two drafts are taken along as a file each', async () => {
  const saved = catchSavedFiles()
  const { user } = await keepADraft()
  await keepCompleteDraft('ipr')
  const dialog = await askToLeave(user)
  await user.click(await dialog.findByRole('button', { name: 'Take your drafts along as files' }))
  await enter(user, await dialog.findByLabelText('Passphrase'), 'long enough for two')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const names = await dialog.findByText(/^Saved: /)
  expect(saved.names()).toHaveLength(2)
  for (const name of saved.names()) expect(names).toHaveTextContent(name)
})

test('a draft that is too large for a copy is said to be, and no other is saved without it', async () => {
  const saved = catchSavedFiles()
  const { user } = await keepADraft()
  const values = await keepCompleteDraft('ipr')
  const [member] = values.teamMembers
  const crowd = Array.from({ length: passportLimits.members + 1 }, () => member!)
  await database.drafts.update(draftId('u-student', 'ipr'), {
    savedAt: 1,
    values: { ...values, teamMembers: crowd },
  })
  const dialog = await askToLeave(user)
  await user.click(await dialog.findByRole('button', { name: 'Take your drafts along as files' }))
  await enter(user, await dialog.findByLabelText('Passphrase'), 'long enough for two')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const alert = within(
    await screen.findByRole('alertdialog', { name: 'Your work could not be taken along' }),
  )
  expect(alert.getByText(/^A draft is larger than a copy can be/)).toBeVisible()
  expect(alert.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  expect(saved.names()).toEqual([])
})
