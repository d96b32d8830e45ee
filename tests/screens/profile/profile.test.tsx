import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { captureInstallPrompt } from '../../../src/pwa/install'
import { hasUnsaved } from '../../../src/pwa/unsaved'
import { database } from '../../../src/storage/database'
import { keepOwnDetail, readOwnDetails } from '../../../src/storage/drafts/ownDetails'
import { updateSetting } from '../../../src/storage/settings/table/settingsTable'
import { enter } from '../../support/enter'
import { sampleStudent } from '../../support/grantValues'
import { openRegions } from '../../support/heard'
import { pass, pressWithStoppedClock, settled } from '../../support/simulatedTime'
import { renderPortal, type Fetch } from '../../support/renderPortal'

afterEach(() => vi.useRealTimers())

/** The profile, after the person's changes were read from the device. */
async function openProfile(
  as: 'student' | 'admin' | { email: string } = 'student',
  tab = '',
  fetch?: (request: Request, rest: Fetch) => Promise<Response>,
) {
  const portal = await renderPortal(`/profile${tab}`, { as, ...(fetch && { fetch }) })
  await screen.findByRole('heading', { level: 1, name: 'Profile' })
  const main = within(screen.getByRole('main'))
  return {
    ...portal,
    main,
    edit: () => portal.user.click(main.getAllByRole('button', { name: 'Edit Profile' })[0]!),
    /** Presses Save, and stops the clock as soon as it is being saved. */
    async save() {
      await pressWithStoppedClock(main.getByRole('button', { name: 'Save Changes' }))
      await settled(() =>
        expect(main.getByRole('button', { name: 'Saving…' })).toHaveAttribute(
          'aria-disabled',
          'true',
        ),
      )
    },
  }
}

/** What this device keeps for the student. */
async function stored(key: string): Promise<unknown> {
  return (await database.settings.get(['u-student', key]))?.value
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

test.each([
  ['2026-11-14', '14 Nov 2026'],
  ['14-11-2026', '14 Nov 2026'],
  ['2026-11-14 06:30:00', '14 Nov 2026, 6:30 AM'],
])(
  'a last login at %j has the time that the server says, and no other',
  async (lastLogin, said) => {
    await openProfile('student', '', async (request, rest) =>
      request.url.endsWith('/auth/profile')
        ? Response.json({ user: { ...sampleStudent, lastLogin } })
        : rest(request),
    )
    await waitFor(() => expect(shown('Last login')).toBe(`Last login${said}`))
  },
)

test('what the browser promises is said of all that is kept here, of which a draft may be none', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  )
  const storage = { persisted: async () => false, persist: async () => false }
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
  const { main } = await openProfile()
  expect(
    await main.findByText('The browser may clear what is kept here when it needs room.'),
  ).toBeVisible()
  expect(main.queryByText(/draft/)).not.toBeInTheDocument()
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
  expect(main.getByLabelText('Full name')).toHaveAttribute('autocapitalize', 'words')
})

test('saving without name, email and institution shows each message of the spec', async () => {
  const { user, main, edit } = await openProfile()
  await edit()
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
  await enter(user, main.getByLabelText('Full name'), 'A')
  expect(main.queryByText('Name is required')).not.toBeInTheDocument()
})

test('an institution that is corrected here is the next form’s, whatever was typed in the last one', async () => {
  await keepOwnDetail('u-student', 'institution', 'Kutch School of Design')
  await keepOwnDetail('u-student', 'headOfInstitution', 'Dr Leela Nair')
  const { user, main, edit } = await openProfile()
  await edit()
  await user.clear(main.getByLabelText('Institution'))
  await enter(user, main.getByLabelText('Institution'), 'Gir Agricultural Institute')
  await user.click(main.getByRole('button', { name: 'Save Changes' }))
  await main.findByText('Profile updated successfully!')
  expect(await readOwnDetails(sampleStudent)).toMatchObject({
    institution: 'Gir Agricultural Institute',
    headOfInstitution: 'Dr Leela Nair',
    typed: ['headOfInstitution'],
  })
})

test('saving takes about a second, makes no call, and its banner is read out and gone after 3 seconds', async () => {
  const { user, calls, main, edit, save } = await openProfile()
  const before = calls.length
  const said = openRegions()
  const banner = () => main.queryByText('Profile updated successfully!')
  await edit()
  await enter(user, main.getByLabelText('Address'), 'Mill Lane')
  await save()
  await pass(999)
  expect(main.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true')
  expect(banner()).not.toBeInTheDocument()
  await pass(1)
  await settled(() => expect(banner()).toBeVisible())
  expect(said()).toContain('Profile updated successfully!')
  await pass(2999)
  expect(banner()).toBeVisible()
  expect(main.getAllByRole('button', { name: 'Edit Profile' })[1]).toHaveFocus()
  await pass(1)
  expect(banner()).not.toBeInTheDocument()
  expect(calls).toHaveLength(before)
})

/** Edits city and phone and saves. */
async function changeProfile({ user, main, edit, save }: Awaited<ReturnType<typeof openProfile>>) {
  await edit()
  await user.clear(main.getByLabelText('City'))
  await enter(user, main.getByLabelText('City'), 'Surat')
  await enter(user, main.getByLabelText('Phone'), '9')
  await save()
  await pass(1000)
  await settled(() => expect(main.getByText('Profile updated successfully!')).toBeVisible())
  vi.useRealTimers()
}

test('changes made here survive a reload, are marked as such, and can be undone', async () => {
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
  expect(main.getAllByRole('button', { name: 'Edit Profile' })[1]).toHaveFocus()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(shown('City')).toMatch(/^CityChanged here/))
})

test('one person’s changes are not in another’s profile', async () => {
  const first = await openProfile()
  await changeProfile(first)
  first.view.unmount()
  localStorage.clear()
  await openProfile({ email: 'rohan.desai@ssip.example' })
  await waitFor(() => expect(shown('City')).toBe('CitySampleAhmedabad'))
})

test('unsaved input is restored after a reload', async () => {
  const first = await openProfile()
  await first.edit()
  await enter(first.user, first.main.getByLabelText('Address'), 'Mill Lane')
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
  expect(main.getByLabelText('Full name')).toHaveFocus()
  await waitFor(async () =>
    expect(await database.settings.get(['u-student', 'profile-unfinished'])).toMatchObject({
      value: { address: 'Mill Lane' },
    }),
  )
})

test('what another tab has typed into the profile stays', async () => {
  const { user, main, edit } = await openProfile()
  await edit()
  await enter(user, main.getByLabelText('Address'), 'Mill Lane')
  const key = 'profile-unfinished'
  await waitFor(async () => expect(await stored(key)).toEqual({ address: 'Mill Lane' }))
  await updateSetting<object>('u-student', key, (now) => ({ ...now, city: 'Bhuj' }))
  await enter(user, main.getByLabelText('Address'), ' 4')
  await waitFor(async () =>
    expect(await stored(key)).toEqual({ address: 'Mill Lane 4', city: 'Bhuj' }),
  )
})

test('whoever returns to a tab goes on from what another has typed into the profile since', async () => {
  const { user, main, edit } = await openProfile()
  await edit()
  await enter(user, main.getByLabelText('Address'), 'Mill')
  const key = 'profile-unfinished'
  await waitFor(async () => expect(await stored(key)).toEqual({ address: 'Mill' }))
  await updateSetting<object>('u-student', key, () => ({ address: '4, Mill Lane', city: 'Bhuj' }))
  fireEvent.focus(window)
  await waitFor(() => expect(main.getByLabelText('Address')).toHaveValue('4, Mill Lane'))
  expect(main.getByLabelText('City')).toHaveValue('Bhuj')
  expect(main.getByLabelText('Address')).toHaveFocus()
  await enter(user, main.getByLabelText('Address'), ' East')
  await waitFor(async () =>
    expect(await stored(key)).toEqual({ address: '4, Mill Lane East', city: 'Bhuj' }),
  )
})

test('what another tab has saved meanwhile is in the form of whoever returns, and stays when it is saved', async () => {
  const { user, main, edit, save } = await openProfile()
  await edit()
  await enter(user, main.getByLabelText('Address'), 'Mill Lane')
  const typed = async () => stored('profile-unfinished')
  await waitFor(async () => expect(await typed()).toEqual({ address: 'Mill Lane' }))
  await updateSetting('u-student', 'profile-edits', () => ({ city: 'Bhuj', phone: '9000000000' }))
  await updateSetting('u-student', 'profile-unfinished', () => undefined)
  fireEvent.focus(window)
  await waitFor(() => expect(main.getByLabelText('City')).toHaveValue('Bhuj'))
  expect(main.getByLabelText('Address')).toHaveFocus()
  await enter(user, main.getByLabelText('Address'), ' 4')
  await waitFor(async () => expect(await typed()).toEqual({ address: 'Mill Lane 4' }))
  await save()
  await pass(1_000)
  expect(await stored('profile-edits')).toEqual({
    address: 'Mill Lane 4',
    city: 'Bhuj',
    phone: '9000000000',
  })
})

test('an update waits while input is being written, and while the device refuses it', async () => {
  const { main, edit } = await openProfile()
  await edit()
  const address = main.getByLabelText('Address')
  fireEvent.input(address, { target: { value: 'Mill' } })
  expect(hasUnsaved()).toBe(true)
  await waitFor(() => expect(hasUnsaved()).toBe(false))
  const full = new DOMException('No room', 'QuotaExceededError')
  const put = vi.spyOn(database.settings, 'put').mockRejectedValue(full)
  fireEvent.input(address, { target: { value: 'Mill Lane' } })
  expect(await main.findByRole('alert')).toHaveTextContent('could not keep your changes')
  expect(hasUnsaved()).toBe(true)
  put.mockRestore()
  fireEvent.input(address, { target: { value: 'Mill Lane 3' } })
  await waitFor(() => expect(hasUnsaved()).toBe(false))
})

test('a device that cannot store anything says so, and the input stays in the form', async () => {
  const { user, main, edit, save } = await openProfile()
  const full = new DOMException('No room', 'QuotaExceededError')
  vi.spyOn(database.settings, 'put').mockRejectedValue(full)
  await edit()
  await enter(user, main.getByLabelText('Address'), 'Mill Lane')
  await save()
  await pass(1000)
  await settled(() =>
    expect(main.getByRole('alert')).toHaveTextContent('could not keep your changes'),
  )
  expect(main.getByLabelText('Address')).toHaveValue('Mill Lane')
  expect(main.queryByText('Profile updated successfully!')).not.toBeInTheDocument()
})

test('the quick actions lead to the form, the password and the applications', async () => {
  const { user, main, edit } = await openProfile()
  await user.click(main.getByRole('button', { name: 'Notification Preferences' }))
  expect(main.getByRole('tab', { selected: true })).toHaveTextContent('Preferences')
  await user.click(main.getAllByRole('button', { name: 'Change Password' })[0]!)
  expect(main.getByRole('tab', { selected: true })).toHaveTextContent('Security Settings')
  expect(main.getByRole('link', { name: 'My Applications' })).toHaveAttribute(
    'href',
    '/my-applications',
  )
  await edit()
  expect(main.getByLabelText('Full name')).toBeVisible()
})

// Before the next test: once installed, the page stays so.
test('says how long this browser keeps the data: in Safari seven days', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  )
  const { main } = await openProfile()
  expect(await main.findByText(/after seven days without a visit/)).toBeVisible()
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

test('a quick action moves the focus to its tab, even if that is already open', async () => {
  const { user, main } = await openProfile('student', '?tab=preferences')
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  for (const [action, tab] of [
    ['Notification Preferences', 'Preferences'],
    ['Change Password', 'Security Settings'],
    ['Edit Profile', 'Personal Information'],
  ] as const) {
    scrolled.mockClear()
    const [button] = main.getAllByRole('button', { name: action })
    if (button === undefined) throw new Error(`There is no ${action}`)
    await user.click(button)
    expect(scrolled).toHaveBeenCalled()
    if (action === 'Edit Profile') expect(await main.findByLabelText('Full name')).toHaveFocus()
    else expect(main.getByRole('tab', { name: tab, selected: true })).toHaveFocus()
  }
})

test('a quick action leaves the page where it is while its tab is in view', async () => {
  const { user, main } = await openProfile()
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 200, 700, 900),
  )
  await user.click(main.getAllByRole('button', { name: 'Change Password' })[0]!)
  expect(main.getByRole('tab', { name: 'Security Settings', selected: true })).toHaveFocus()
  // The second click of a double-click would be on My Applications, and leave the page.
  expect(scrolled).not.toHaveBeenCalled()
})

test('a new name appears at once in the bar and in the greeting, with where it is stored', async () => {
  const { user, main, router, edit } = await openProfile()
  await edit()
  const field = await main.findByLabelText('Full name')
  await user.clear(field)
  await enter(user, field, 'Asha P. Shah')
  await user.click(main.getByRole('button', { name: 'Save Changes' }))
  // The page's own heading is in a header too.
  const banner = within(screen.getAllByRole('banner')[0]!)
  await waitFor(() => expect(banner.getAllByText('Asha P. Shah').length).toBeGreaterThan(0))
  expect(banner.getAllByText('Name kept on this device').length).toBeGreaterThan(0)
  await act(() => router.navigate('/dashboard'))
  expect(await screen.findByText(/^Good \w+, Asha P. Shah$/)).toBeVisible()
  expect(screen.getByText('Your name as you changed it is kept on this device alone')).toBeVisible()
})
