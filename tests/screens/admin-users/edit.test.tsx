import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverEdits } from '../../../src/features/admin/users/serverEdits'
import { noEdits, withChange, withDeleted } from '../../../src/features/admin/users/edits'
import { sampleUsers } from '../../../src/features/admin/users/sample'
import { neverOffered } from '../../../src/lib/passwordMemory'
import { simulatedTime } from '../../../src/lib/pause'
import { database } from '../../../src/storage/database'
import { changeSetting } from '../../../src/storage/settings/settings'
import { enter } from '../../support/enter'
import { layOut } from '../../support/layOut'
import { workDone } from '../../support/pendingWork'
import { renderPortal } from '../../support/renderPortal'
import { pass, pressWithStoppedClock, settled, startClock } from '../../support/simulatedTime'

beforeEach(layOut)
// As if each test were a new page load.
afterEach(() => {
  vi.useRealTimers()
  serverEdits.write('u-admin', noEdits)
})

type Options = Parameters<typeof renderPortal>[1]
const noList = { as: { email: 'nolist@ssip.example' } }
const listing = (users: unknown[]): Options => ({
  as: 'admin',
  fetch: async (request, rest) =>
    request.url.endsWith('/api/admin/users') ? Response.json(users) : rest(request),
})

async function open(options: Options, name: string) {
  const portal = await renderPortal('/admin/users', options)
  await screen.findByRole('row', { name: new RegExp(name) })
  return {
    ...portal,
    row: () => screen.queryByRole('row', { name: new RegExp(name) }),
    act: async (action: string) => {
      await portal.user.click(screen.getByRole('button', { name: `Actions for ${name}` }))
      await portal.user.click(await screen.findByRole('menuitem', { name: new RegExp(action) }))
    },
  }
}

/** An edit was saved: its alert is read and closed. */
async function closeUpdated(user: UserEvent): Promise<void> {
  const done = await screen.findByRole('alertdialog', { name: 'User updated successfully!' })
  await user.click(within(done).getByRole('button', { name: 'OK' }))
}

test('an edit of a server user takes a second, is confirmed, and lasts until the reload', async () => {
  const { user, act: choose, view, calls } = await open({ as: 'admin' }, 'Rohan Desai')
  const before = calls.length
  await choose('Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }))
  expect(dialog.getByText(/the changes last until this page is reloaded/)).toBeVisible()
  const name = dialog.getByLabelText('Name')
  await user.clear(name)
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await dialog.findByText('Name is required')).toBeVisible()
  await enter(user, name, 'Rohan K. Desai')
  const saving = () => dialog.getByRole('button', { name: 'Saving…' })
  await pressWithStoppedClock(dialog.getByRole('button', { name: 'Save Changes' }))
  await settled(() => expect(saving()).toHaveAttribute('aria-disabled', 'true'))
  await pass(simulatedTime - 1)
  expect(saving()).toBeVisible()
  await pass(1)
  await startClock()
  await closeUpdated(user)
  expect(await screen.findByRole('row', { name: /Rohan K\. Desai/ })).toBeVisible()
  expect(calls).toHaveLength(before)

  // After another screen and back it is still there; after discarding it is gone.
  view.unmount()
  await open({ as: 'admin' }, 'Rohan K. Desai')
  await user.click(screen.getByRole('button', { name: 'Discard my changes' }))
  expect(await screen.findByRole('row', { name: /Rohan Desai/ })).toBeVisible()
})

async function openEdit(name: string, options: Options = { as: 'admin' }) {
  const portal = await open(options, name)
  await portal.act('Edit')
  return { ...portal, dialog: within(await screen.findByRole('dialog', { name: 'Edit User' })) }
}

const keptInput = async () => JSON.stringify(await database.settings.toArray())

test('an unfinished edit is restored after a reload, except for the passwords, and gone once it is saved', async () => {
  const { user, dialog, view } = await openEdit('Rohan Desai')
  await enter(user, dialog.getByLabelText('Name'), ' Kumar')
  await enter(user, dialog.getByLabelText(/^Phone/), '9825599999')
  await enter(user, dialog.getByLabelText('New password'), 'Secret12')
  await waitFor(async () => expect(await keptInput()).toContain('9825599999'))
  expect(await keptInput()).not.toContain('Secret12')
  view.unmount()

  const again = await openEdit('Rohan Desai')
  await waitFor(() => expect(again.dialog.getByLabelText('Name')).toHaveValue('Rohan Desai Kumar'))
  expect(again.dialog.getByLabelText(/^Phone/)).toHaveValue('9825599999')
  expect(again.dialog.getByLabelText('New password')).toHaveValue('')
  expect(again.dialog.getByText(/You typed this earlier and have not saved it/)).toBeVisible()
  await again.user.click(again.dialog.getByRole('button', { name: 'Save Changes' }))
  await screen.findByRole('alertdialog', { name: 'User updated successfully!' })
  await waitFor(async () => expect(await keptInput()).not.toContain('9825599999'))
})

test('Back asks before it closes an unfinished edit, which leaving the page keeps', async () => {
  const portal = await renderPortal('/admin/dashboard', { as: 'admin' })
  await portal.router.navigate('/admin/users')
  const openDialog = async () => {
    await portal.user.click(await screen.findByRole('button', { name: 'Actions for Rohan Desai' }))
    await portal.user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    return within(await screen.findByRole('dialog', { name: 'Edit User' }))
  }
  await enter(portal.user, (await openDialog()).getByLabelText('Name'), ' Kumar')
  await act(() => portal.router.navigate(-1))
  await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
  await act(() => portal.router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByLabelText('Name')).toHaveValue('Rohan Desai Kumar')
  await act(() => portal.router.navigate('/admin/dashboard'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await act(() => portal.router.navigate('/admin/users'))
  const again = await openDialog()
  await waitFor(() => expect(again.getByLabelText('Name')).toHaveValue('Rohan Desai Kumar'))
})

test('an unfinished edit belongs to its user, and to the list that the user is in', async () => {
  const { user, dialog, view } = await openEdit('Isha Raval', noList)
  await enter(user, dialog.getByLabelText('Name'), ' Kumar')
  await waitFor(async () => expect(await keptInput()).toContain('Isha Raval Kumar'))
  view.unmount()
  // The server has another user with the id of the sample one.
  const asha = { id: 1, name: 'Asha Patel', email: 'asha@example.org' }
  const bina = { id: 2, name: 'Bina Shah', email: 'bina@example.org' }
  const options = { ...listing([asha, bina]), ...noList }
  const other = await openEdit('Asha Patel', options)
  await enter(other.user, other.dialog.getByLabelText('Name'), ' Joshi')
  await waitFor(async () => expect(await keptInput()).toContain('Asha Patel Joshi'))
  expect(await keptInput()).toContain('Isha Raval Kumar')
  other.view.unmount()
  const third = await openEdit('Bina Shah', options)
  await enter(third.user, third.dialog.getByLabelText('Name'), ' Rao')
  expect(third.dialog.getByLabelText('Name')).toHaveValue('Bina Shah Rao')
})

test('an unfinished edit goes when it is discarded, and when nothing is left of it', async () => {
  const { user, dialog, act: choose } = await openEdit('Rohan Desai')
  await enter(user, dialog.getByLabelText('Name'), ' Kumar')
  await waitFor(async () => expect(await keptInput()).toContain('Rohan Desai Kumar'))
  await user.keyboard('{Backspace>6/}')
  await waitFor(async () => expect(await keptInput()).not.toContain('Rohan Desai'))

  await enter(user, dialog.getByLabelText('Name'), ' Kumar')
  await waitFor(async () => expect(await keptInput()).toContain('Rohan Desai Kumar'))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
  await user.click(within(question).getByRole('button', { name: 'Discard' }))
  await waitFor(async () => expect(await keptInput()).not.toContain('Rohan Desai'))
  await choose('Edit')
  const again = within(await screen.findByRole('dialog', { name: 'Edit User' }))
  expect(again.getByLabelText('Name')).toHaveValue('Rohan Desai')
  expect(again.queryByText(/have not saved it/)).not.toBeInTheDocument()
})

test('input of an edit that the device refuses is said to be unsaved', async () => {
  const { user, dialog } = await openEdit('Rohan Desai')
  vi.spyOn(database.settings, 'put').mockRejectedValue(new Error('The disk is full'))
  await enter(user, dialog.getByLabelText('Name'), ' Kumar')
  expect(await dialog.findByText(/What you type could not be kept on this device/)).toBeVisible()
})

test('an edit changes only what was typed: the rest is what the list says by then', async () => {
  const { user, dialog } = await openEdit('Kavya Menon', noList)
  // Another tab has edited the same sample user meanwhile.
  const { id } = sampleUsers.find(({ name }) => name === 'Kavya Menon')!
  const edits = (phone: string) => withChange(noEdits, [{ id }], { phone })
  await act(() => changeSetting('u-nolist', 'admin-users-sample-edits', () => edits('9825599999')))
  await enter(user, dialog.getByLabelText(/^Department/), ' Lab')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await closeUpdated(user)
  expect(await keptInput()).toContain('Lab')
  expect(await keptInput()).toContain('9825599999')
})

test('once every change is undone there is nothing left to discard', async () => {
  const { user, act: choose } = await open({ as: 'admin' }, 'Rohan Desai')
  await choose('Promote to admin')
  expect(await screen.findByRole('button', { name: 'Discard my changes' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Discard my changes' })).not.toBeInTheDocument(),
  )
  await choose('Promote to admin')
  await choose('Demote to user')
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Discard my changes' })).not.toBeInTheDocument(),
  )
})

test.each<[string, (portal: Awaited<ReturnType<typeof open>>) => Promise<void>]>([
  [
    'A promotion that was undone',
    async ({ user, act: choose }) => {
      await choose('Promote to admin')
      await user.click(await screen.findByRole('button', { name: 'Undo' }))
    },
  ],
  [
    'An edit that was undone',
    async ({ user, act: choose }) => {
      await choose('Edit')
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }))
      await enter(user, dialog.getByLabelText('Name'), ' Junior')
      await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
      await closeUpdated(user)
      await user.click(await screen.findByRole('button', { name: 'Undo' }))
    },
  ],
  [
    'A promotion that was followed by a demotion',
    async ({ act: choose }) => {
      await choose('Promote to admin')
      await choose('Demote to user')
    },
  ],
])('%s does not hide what is changed on the server since', async (_what, change) => {
  const person = { id: 7, name: 'Asha Patel', email: 'asha@example.org', role: 'user' }
  const portal = await open(listing([person]), 'Asha Patel')
  await change(portal)
  await waitFor(() => expect(portal.row()).toHaveTextContent('Student'))
  await waitFor(() => expect(portal.row()).not.toHaveTextContent('Junior'))
  portal.view.unmount()
  const { row } = await open(
    listing([{ ...person, name: 'Asha Patel-Shah', role: 'admin' }]),
    'Asha Patel',
  )
  expect(row()).toHaveTextContent(/Asha Patel-Shah.*Administrator/)
})

test('what is done to a student is not done to a new administrator with the same id', async () => {
  const asha = { id: 7, name: 'Asha Patel', email: 'asha@example.org', role: 'user' }
  const meera = { id: 7, name: 'Meera Joshi', email: 'meera@example.org', role: 'admin' }
  const { user, act: choose, view, row } = await open(listing([asha]), 'Asha Patel')
  await choose('Delete')
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(row()).not.toBeInTheDocument())
  view.unmount()
  await open(listing([asha, meera]), 'Meera Joshi')
  expect(row()).not.toBeInTheDocument()
})

test.each([
  ['before it is saved', ['delete', 'save']],
  ['while it is being saved', ['save', 'delete']],
])(
  'an edit of a sample user whom another tab deletes is not said to be made: %s',
  async (_when, steps) => {
    const { user, dialog } = await openEdit('Kavya Menon', noList)
    await enter(user, dialog.getByLabelText(/^Department/), ' Lab')
    const { id } = sampleUsers.find(({ name }) => name === 'Kavya Menon')!
    for (const step of steps) {
      if (step === 'save') await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
      else
        await act(() =>
          changeSetting('u-nolist', 'admin-users-sample-edits', () => withDeleted(noEdits, id)),
        )
    }
    const alert = await screen.findByRole('alertdialog')
    expect(alert).toHaveAccessibleName(
      'Error updating user: Kavya Menon is no longer in this list.',
    )
  },
)

test('nor is one of a user whom the server’s list no longer has', async () => {
  const asha = { id: 7, name: 'Asha Patel', email: 'asha@example.org', role: 'user' }
  const users: unknown[] = [asha, { ...asha, id: 8, email: 'bina@example.org', name: 'Bina Shah' }]
  const { user, dialog } = await openEdit('Asha Patel', listing(users))
  await enter(user, dialog.getByLabelText('Name'), ' Rao')
  users.shift()
  vi.setSystemTime(Date.now() + 61_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await waitFor(() =>
    expect(screen.queryByRole('row', { name: /Asha Patel/, hidden: true })).not.toBeInTheDocument(),
  )
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(
    await screen.findByText('Error updating user: Asha Patel is no longer in this list.'),
  ).toBeVisible()
})

test('a menu that is open closes when somebody else comes into its row: a press would be about them', async () => {
  const { user, row } = await open(noList, 'Kavya Menon')
  await user.click(screen.getByRole('button', { name: 'Actions for Kavya Menon' }))
  await screen.findByRole('menuitem', { name: 'Promote to admin' })
  const place = Number(row()!.dataset['index'])
  const ids = sampleUsers.slice(0, place).map(({ id }) => id)
  await act(() =>
    changeSetting('u-nolist', 'admin-users-sample-edits', () => ({ ...noEdits, deleted: ids })),
  )
  await waitFor(() => expect(row()!.dataset['index']).toBe('0'))
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
})

test('the new password of an edit is optional, but not short or mistyped', async () => {
  const { user, act: choose } = await open({ as: 'admin' }, 'Rohan Desai')
  await choose('Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }))
  expect(dialog.getByLabelText('New password')).toHaveAttribute('autocomplete', neverOffered)
  await enter(user, dialog.getByLabelText('New password'), 'short')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await dialog.findByText('Password must be at least 6 characters')).toBeVisible()
  expect(dialog.getByText('Passwords do not match')).toBeVisible()
})

test('the address of another user is refused, in any case; an own one is not', async () => {
  const { user, dialog } = await openEdit('Rohan Desai')
  const email = dialog.getByLabelText<HTMLInputElement>('Email')
  const own = email.value
  await user.clear(email)
  await enter(user, email, ' Student@SSIP.example ')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await dialog.findByText('Another user in this list has this email')).toBeVisible()
  expect(email).toHaveFocus()
  await user.clear(email)
  await enter(user, email, own.toUpperCase())
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await screen.findByRole('alertdialog', { name: 'User updated successfully!' })
})

test('an edit that this device cannot save says why', async () => {
  const { user, act: choose } = await open(noList, 'Kavya Menon')
  await choose('Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }))
  await enter(user, dialog.getByLabelText('Name'), ' Pillai')
  vi.spyOn(database.settings, 'put').mockRejectedValue(new Error('The disk is full'))
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(
    await screen.findByRole('alertdialog', { name: 'Error updating user: The disk is full' }),
  ).toBeVisible()
  expect(dialog.getByLabelText('Name')).toHaveValue('Kavya Menon Pillai')
})

test('changes to sample users are kept on this device', async () => {
  const first = await open(noList, 'Kavya Menon')
  await first.act('Promote to admin')
  expect(await screen.findByText('Kavya Menon is now an administrator in this list')).toBeVisible()
  first.view.unmount()
  const { row } = await open(noList, 'Kavya Menon')
  await waitFor(() => expect(row()).toHaveTextContent('Administrator'))
})

test.each([
  ['the server’s users', 'Rohan Desai', { as: 'admin' as const }],
  ['the sample', 'Kavya Menon', noList],
])(
  'changes to %s that were discarded come back with Undo, beside those made since',
  async (_whose, name, options) => {
    const { user, act: choose, row } = await open(options, name)
    await choose('Promote to admin')
    await waitFor(() => expect(row()).toHaveTextContent('Administrator'))
    await user.click(await screen.findByRole('button', { name: 'Discard my changes' }))
    await waitFor(() => expect(row()).toHaveTextContent('Student'))
    const toast = (await screen.findByText('Your changes to this list are discarded'))
      .parentElement!
    await choose('Edit')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }))
    await user.clear(dialog.getByLabelText(/^Department/))
    await enter(user, dialog.getByLabelText(/^Department/), 'Physics')
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await user.click(
      within(
        await screen.findByRole('alertdialog', { name: 'User updated successfully!' }),
      ).getByRole('button'),
    )
    await user.click(within(toast).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(row()).toHaveTextContent('Administrator'))
    expect(row()).toHaveTextContent('Physics')
  },
)

test.each([
  ['the server’s users', 'Rohan Desai', { as: 'admin' as const }],
  ['the sample', 'Kavya Menon', noList],
])('an edit of %s can be undone alone', async (_whose, name, options) => {
  const { user, dialog } = await openEdit(name, options)
  await enter(user, dialog.getByLabelText('Name'), ' Kumar')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await closeUpdated(user)
  const toast = (await screen.findByText(`${name} Kumar was changed in this list`)).parentElement!
  await user.click(screen.getByRole('button', { name: `Actions for ${name} Kumar` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Promote to admin' }))
  await user.click(within(toast).getByRole('button', { name: 'Undo' }))
  const row = await screen.findByRole('row', { name: new RegExp(`${name}(?! Kumar)`) })
  expect(row).toHaveTextContent('Administrator')
})

test('an edit that changes nothing has nothing to undo', async () => {
  const { user, dialog } = await openEdit('Rohan Desai')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await closeUpdated(user)
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('promoting and demoting can be undone', async () => {
  const { user, act: choose, row } = await open(noList, 'Prof. Leela Nair')
  await choose('Demote to user')
  await waitFor(() => expect(row()).toHaveTextContent('Student'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(row()).toHaveTextContent('Administrator'))
})

test('undoing a change leaves what was changed again since, and says so', async () => {
  const { user, act: choose, row } = await open(noList, 'Isha Raval')
  async function edit(more: string) {
    await choose('Edit')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }))
    await enter(user, dialog.getByLabelText(/^Department/), more)
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await closeUpdated(user)
  }
  await edit(' Lab')
  await edit(' Two')
  const [first, second] = await screen.findAllByRole('button', { name: 'Undo' })
  await user.click(first!)
  const alert = await screen.findByRole('alertdialog', { name: 'Not everything was undone' })
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
  expect(row()).toHaveTextContent('Lab Two')
  await user.click(second!)
  await waitFor(() => expect(row()).not.toHaveTextContent('Lab Two'))
  expect(row()).toHaveTextContent('Lab')
})

test('a deletion asks in the exact words, takes a second and can be undone', async () => {
  const { user, act: choose, row } = await open({ as: 'admin' }, 'Rohan Desai')
  await choose('Delete')
  let question = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to delete this user?',
  })
  expect(question).toHaveTextContent('Rohan Desai')
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(row()).toBeVisible()

  await choose('Delete')
  question = await screen.findByRole('alertdialog')
  await pressWithStoppedClock(within(question).getByRole('button', { name: 'Delete' }))
  await settled(() => expect(screen.getByText('Deleting…')).toBeVisible())
  await pass(simulatedTime - 1)
  expect(screen.getByText('Deleting…')).toBeVisible()
  await pass(1)
  await settled(() => expect(row()).not.toBeInTheDocument())
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })))
  await startClock()
  expect(await screen.findByRole('row', { name: /Rohan Desai/ })).toBeVisible()
})

test('of two deletions at once both are under way', async () => {
  const { user } = await open({ as: 'admin' }, 'Rohan Desai')
  const remove = async (name: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    return question.getByRole('button', { name: 'Delete' })
  }
  // Both take as long as the test does.
  await pressWithStoppedClock(await remove('Rohan Desai'))
  vi.useRealTimers()
  await pressWithStoppedClock(await remove('No List'))
  await settled(() => expect(screen.getAllByText('Deleting…')).toHaveLength(2))
})

test('an edit that is being saved cannot be discarded as well', async () => {
  const { user, act: choose } = await open({ as: 'admin' }, 'Rohan Desai')
  await choose('Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }))
  await enter(user, dialog.getByLabelText('Name'), ' Junior')
  await pressWithStoppedClock(dialog.getByRole('button', { name: 'Save Changes' }))
  await settled(() => expect(dialog.getByRole('button', { name: 'Saving…' })).toBeVisible())
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Cancel' })))
  await pass(simulatedTime)
  await startClock()
  const done = await screen.findByRole('alertdialog')
  expect(done).toHaveAccessibleName('User updated successfully!')
  await user.click(within(done).getByRole('button', { name: 'OK' }))
  expect(await screen.findByRole('row', { name: /Rohan Desai Junior/ })).toBeVisible()
})

test('the focus stays in the actions of the list through a deletion', async () => {
  const { user, act: choose } = await open({ as: 'admin' }, 'Rohan Desai')
  await choose('Delete')
  let question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Actions for Rohan Desai' })).toHaveFocus(),
  )
  await choose('Delete')
  question = await screen.findByRole('alertdialog')
  await pressWithStoppedClock(within(question).getByRole('button', { name: 'Delete' }))
  await settled(() => expect(screen.getByText('Deleting…')).toHaveFocus())
  await pass(simulatedTime)
  await startClock()
  await waitFor(() => expect(screen.queryByText('Deleting…')).not.toBeInTheDocument())
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Actions for/))
})

test('the user with id 4 cannot be demoted or deleted, and says why', async () => {
  const { user, row } = await open(noList, 'Dr Hemant Vaghela')
  await user.click(screen.getByRole('button', { name: 'Actions for Dr Hemant Vaghela' }))
  for (const action of [/Demote to user/, /Delete/]) {
    const item = await screen.findByRole('menuitem', { name: action })
    expect(item).toHaveAttribute('aria-disabled', 'true')
    expect(item).toHaveTextContent('This account runs the portal: it cannot be demoted or deleted.')
    await user.click(item)
  }
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(row()).toHaveTextContent('Administrator')
})

test('demoting or deleting oneself comes with a warning', async () => {
  const { user, act: choose, row } = await open({ as: 'admin' }, 'Dr Meera Joshi')
  const own =
    'This is your own account: Dr Meera Joshi, admin@ssip.example. In this list alone: you stay signed in, and stay an administrator.'
  await choose('Demote to user')
  let question = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to demote yourself?',
  })
  expect(question).toHaveTextContent(own)
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(row()).toHaveTextContent('Administrator')

  await choose('Delete')
  question = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to delete this user?',
  })
  expect(question).toHaveTextContent(own)
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))

  await choose('Demote to user')
  question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Demote to user' }))
  await waitFor(() => expect(row()).toHaveTextContent('Student'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(row()).toHaveTextContent('Administrator'))
})

test.each([
  ['Edit', 'Save Changes', 'Saving…'],
  ['Delete', 'Delete', 'Deleting…'],
])(
  'whoever comes after a sign-out reads nothing of what had begun by then: %s',
  async (action, last, doing) => {
    const { act: choose, router } = await open({ as: 'admin' }, 'Rohan Desai')
    await choose(action)
    await pressWithStoppedClock(await screen.findByRole('button', { name: last }))
    await settled(() => expect(screen.getByText(doing)).toBeInTheDocument())
    localStorage.removeItem('token')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })))
    await settled(() => expect(router.state.location.pathname).toBe('/login'))
    await pass(simulatedTime)
    await act(workDone)
    expect(screen.queryByText(/Rohan Desai|User updated/)).not.toBeInTheDocument()
  },
)
