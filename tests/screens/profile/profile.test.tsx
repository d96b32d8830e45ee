import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { captureInstallPrompt } from '../../../src/pwa/install'
import { database } from '../../../src/storage/database'
import { pass, pressWithStoppedClock, settled } from '../../support/simulatedTime'
import { renderPortal } from '../../support/renderPortal'

afterEach(() => vi.useRealTimers())

/** The profile, once the person's own changes were read from the device. */
async function openProfile(as: 'student' | 'admin' | { email: string } = 'student', tab = '') {
  const portal = await renderPortal(`/profile${tab}`, { as })
  await screen.findByRole('heading', { level: 1, name: 'Profile' })
  return { ...portal, main: within(screen.getByRole('main')) }
}

/** The value beside a label of the profile's list. */
function shown(label: string): string | null | undefined {
  const term = within(screen.getByRole('main'))
    .getAllByRole('term')
    .find((term) => term.textContent?.startsWith(label))
  return term?.parentElement?.textContent
}

test('shows the badge, 85 % completion, member since and last login', async () => {
  const { main } = await openProfile()
  expect(main.getByText('Student Innovator')).toBeVisible()
  expect(main.getByRole('progressbar', { name: 'Profile completion' })).toHaveValue(85)
  expect(main.getByText('85%')).toBeVisible()
  expect(shown('Member since')).toBe('Member since14 Jul 2025')
  expect(shown('Last login')).toMatch(/^Last login\d|^Last loginNever/)
})

test('an administrator has the badge System Administrator', async () => {
  const { main } = await openProfile('admin')
  expect(main.getByText('System Administrator')).toBeVisible()
})

test('an account with missing values shows their defaults', async () => {
  await openProfile({ email: 'nisha.bhatt@ssip.example' })
  expect(shown('Institution')).toBe('InstitutionNot specified')
  expect(shown('Department')).toBe('DepartmentNot specified')
  expect(shown('Phone')).toBe('PhoneNot provided')
})

test('starts on Personal Information, and a tab changes on click', async () => {
  const { user, main } = await openProfile()
  expect(main.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Personal Information',
    'Security Settings',
    'Preferences',
  ])
  expect(main.getByRole('tab', { selected: true })).toHaveTextContent('Personal Information')
  await user.click(main.getByRole('tab', { name: 'Security Settings' }))
  expect(main.getByRole('heading', { name: 'Change password' })).toBeVisible()
})

test('is editable only after Edit Profile, every field of it', async () => {
  const { user, main } = await openProfile()
  expect(main.queryByLabelText('Full name')).not.toBeInTheDocument()
  await user.click(main.getAllByRole('button', { name: 'Edit Profile' })[1]!)
  const labels =
    'Full name,Email,Phone,Institution,Department,Designation,Experience,Specialization'
  for (const label of [...labels.split(','), 'Address', 'City', 'State', 'Pincode']) {
    expect(main.getByLabelText(label)).toBeEnabled()
  }
  expect(main.getByLabelText('Full name')).toHaveFocus()
})

test('saving without name, email and institution tells each message of the spec', async () => {
  const { user, main } = await openProfile()
  await user.click(main.getAllByRole('button', { name: 'Edit Profile' })[0]!)
  for (const label of ['Full name', 'Email', 'Institution']) {
    await user.clear(main.getByLabelText(label))
  }
  await user.click(main.getByRole('button', { name: 'Save Changes' }))
  for (const [label, message] of [
    ['Full name', 'Name is required'],
    ['Email', 'Email is required'],
    ['Institution', 'Institution is required'],
  ] as const) {
    expect(main.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message))
  }
  await user.type(main.getByLabelText('Full name'), 'A')
  expect(main.queryByText('Name is required')).not.toBeInTheDocument()
})

test('saving takes about a second, makes no call, and its banner is gone after 3 seconds', async () => {
  const { user, calls, main } = await openProfile()
  const before = calls.length
  const banner = () => main.queryByText('Profile updated successfully!')
  await user.click(main.getAllByRole('button', { name: 'Edit Profile' })[0]!)
  await user.type(main.getByLabelText('Address'), 'Mill Lane')
  await pressWithStoppedClock(main.getByRole('button', { name: 'Save Changes' }))
  await settled(() => expect(main.getByRole('button', { name: 'Saving...' })).toBeDisabled())
  await pass(999)
  expect(main.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  expect(banner()).not.toBeInTheDocument()
  await pass(1)
  await settled(() => expect(banner()).toBeVisible())
  await pass(2999)
  expect(banner()).toBeVisible()
  expect(main.getAllByRole('button', { name: 'Edit Profile' })[1]).toHaveFocus()
  await pass(1)
  expect(banner()).not.toBeInTheDocument()
  expect(calls).toHaveLength(before)
})

/** Edits city and phone and saves. */
async function changeProfile({ user, main }: Awaited<ReturnType<typeof openProfile>>) {
  await user.click(main.getAllByRole('button', { name: 'Edit Profile' })[0]!)
  await user.clear(main.getByLabelText('City'))
  await user.type(main.getByLabelText('City'), 'Surat')
  await user.type(main.getByLabelText('Phone'), '9')
  await pressWithStoppedClock(main.getByRole('button', { name: 'Save Changes' }))
  await settled(() => expect(main.getByRole('button', { name: 'Saving...' })).toBeDisabled())
  await pass(1000)
  await settled(() => expect(main.getByText('Profile updated successfully!')).toBeVisible())
  vi.useRealTimers()
}

test('what was changed here survives a reload, is told apart from what the server said, and can be undone', async () => {
  const first = await openProfile()
  await changeProfile(first)
  first.view.unmount()

  const { user, main } = await openProfile()
  await waitFor(() =>
    expect(shown('Phone')).toBe('PhoneChanged here98255012349The server says: 9825501234'),
  )
  expect(shown('City')).toBe('CityChanged hereSuratThe sample says: Ahmedabad')
  expect(shown('State')).toBe('StateSampleGujarat')
  expect(shown('Full name')).toBe('Full nameAsha Patel')

  await user.click(main.getByRole('button', { name: 'Undo everything changed here' }))
  await waitFor(() => expect(shown('City')).toBe('CitySampleAhmedabad'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(shown('City')).toMatch(/^CityChanged here/))
})

test("what one person changed is not in another's profile", async () => {
  const first = await openProfile()
  await changeProfile(first)
  first.view.unmount()
  localStorage.clear()
  await openProfile({ email: 'rohan.desai@ssip.example' })
  await waitFor(() => expect(shown('City')).toBe('CitySampleAhmedabad'))
})

test('what was typed and not saved is there again after a reload', async () => {
  const first = await openProfile()
  await first.user.click(first.main.getAllByRole('button', { name: 'Edit Profile' })[0]!)
  await first.user.type(first.main.getByLabelText('Address'), 'Mill Lane')
  await waitFor(async () =>
    expect(await database.settings.get(['u-student', 'profile-unfinished'])).toMatchObject({
      value: { address: 'Mill Lane' },
    }),
  )
  first.view.unmount()

  const { user, main } = await openProfile()
  expect(await main.findByLabelText('Address')).toHaveValue('Mill Lane')
  await user.click(main.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(main.queryByLabelText('Address')).not.toBeInTheDocument())
  expect(shown('Address')).toBe('AddressNot filled in')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await main.findByLabelText('Address')).toHaveValue('Mill Lane')
})

test('a device that keeps nothing says so, and what was typed stays in the form', async () => {
  const { user, main } = await openProfile()
  const full = new DOMException('No room', 'QuotaExceededError')
  vi.spyOn(database.settings, 'put').mockRejectedValue(full)
  await user.click(main.getAllByRole('button', { name: 'Edit Profile' })[0]!)
  await user.type(main.getByLabelText('Address'), 'Mill Lane')
  await pressWithStoppedClock(main.getByRole('button', { name: 'Save Changes' }))
  await settled(() => expect(main.getByRole('button', { name: 'Saving...' })).toBeDisabled())
  await pass(1000)
  await settled(() =>
    expect(main.getByRole('alert')).toHaveTextContent('could not keep your changes'),
  )
  expect(main.getByLabelText('Address')).toHaveValue('Mill Lane')
  expect(main.queryByText('Profile updated successfully!')).not.toBeInTheDocument()
})

test('the quick actions lead to the form, the password and the applications', async () => {
  const { user, main } = await openProfile()
  await user.click(main.getByRole('button', { name: 'Notification Preferences' }))
  expect(main.getByRole('tab', { selected: true })).toHaveTextContent('Preferences')
  await user.click(main.getAllByRole('button', { name: 'Change Password' })[0]!)
  expect(main.getByRole('tab', { selected: true })).toHaveTextContent('Security Settings')
  expect(main.getByRole('link', { name: 'My Applications' })).toHaveAttribute(
    'href',
    '/my-applications',
  )
  await user.click(main.getAllByRole('button', { name: 'Edit Profile' })[0]!)
  expect(main.getByLabelText('Full name')).toBeVisible()
})

test("the browser's offer to install becomes a quick action, once", async () => {
  captureInstallPrompt()
  const { user, main } = await openProfile()
  expect(main.queryByRole('button', { name: 'Install as an app' })).not.toBeInTheDocument()
  expect(main.getByText(/open the menu of your browser/)).toBeVisible()
  const prompt = vi.fn(async () => undefined)
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome: 'accepted' }),
  })
  act(() => void window.dispatchEvent(offer))
  expect(offer.defaultPrevented).toBe(true)
  await user.click(main.getByRole('button', { name: 'Install as an app' }))
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(main.queryByRole('button', { name: 'Install as an app' })).not.toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('appinstalled')))
  expect(main.getByText('Installed as an app on this device.')).toBeVisible()
})
