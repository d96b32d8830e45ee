import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { neverOffered } from '../../../src/lib/passwordMemory'
import { anyTabUnsaved } from '../../../src/pwa/unsaved'
import { database } from '../../../src/storage/database'
import { openVault } from '../../../src/storage/sealing/openVault'
import { enter } from '../../support/enter'
import { sampleStudent } from '../../support/grantValues'
import { pass, pressWithStoppedClock, settled } from '../../support/simulatedTime'
import { renderPortal } from '../../support/renderPortal'

afterEach(() => vi.useRealTimers())

async function open(tab: 'security' | 'preferences', as: Parameters<typeof renderPortal>[1] = {}) {
  const portal = await renderPortal(`/profile?tab=${tab}`, { as: 'student', ...as })
  await screen.findByRole('heading', { level: 1, name: 'Profile' })
  const main = within(screen.getByRole('main'))
  return { ...portal, main, panel: within(main.getByRole('tabpanel')) }
}

test('an empty change of password shows each message of the spec', async () => {
  const { user, panel } = await open('security')
  await user.click(panel.getByRole('button', { name: 'Change Password' }))
  expect(panel.getByLabelText('Current password')).toHaveAccessibleDescription(
    expect.stringContaining('Current password is required'),
  )
  expect(panel.getByLabelText('New password')).toHaveAccessibleDescription(
    expect.stringMatching(/^At least 6 characters .*New password is required$/),
  )
})

test('an update waits for passwords that somebody is typing; the lock of a shared computer does not', async () => {
  const { user, panel } = await open('security')
  await enter(user, panel.getByLabelText('Current password'), 'Student123')
  expect(await anyTabUnsaved()).toBe(true)
  await user.clear(panel.getByLabelText('Current password'))
  expect(await anyTabUnsaved()).toBe(false)
  const vault = { id: 'v', user: sampleStudent, keys: [], newest: new Map<string, number>() }
  openVault.set(vault)
  await enter(user, panel.getByLabelText('Current password'), 'Student123')
  expect(await anyTabUnsaved()).toBe(false)
  openVault.set(undefined)
})

test('a short new password and a different confirmation show each message of the spec', async () => {
  const { user, panel } = await open('security')
  await enter(user, panel.getByLabelText('Current password'), 'Student123')
  await enter(user, panel.getByLabelText('New password'), '12345')
  await enter(user, panel.getByLabelText('Confirm new password'), '1234')
  await user.click(panel.getByRole('button', { name: 'Change Password' }))
  expect(panel.getByText('Password must be at least 6 characters')).toBeVisible()
  expect(panel.getByText('Passwords do not match')).toBeVisible()
  expect(panel.queryByText('Current password is required')).not.toBeInTheDocument()
})

test('changing the password is simulated: a second, the banner for 3, no call, nothing stored or logged', async () => {
  const { user, main, panel, calls } = await open('security')
  expect(panel.getByText(/This is a simulation/)).toBeVisible()
  // Of any other Chromium asks whether it is to replace the saved one, which goes on being the real one.
  for (const field of panel.getAllByLabelText(/password$/i, { selector: 'input' }))
    expect(field).toHaveAttribute('autocomplete', neverOffered)
  const logged: unknown[] = []
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void logged.push(words))
  }
  const before = calls.length
  const banner = () => main.queryByText('Password changed successfully!')

  await enter(user, panel.getByLabelText('Current password'), 'oldSecret1')
  await enter(user, panel.getByLabelText('New password'), 'newSecret2')
  await enter(user, panel.getByLabelText('Confirm new password'), 'newSecret2')
  await pressWithStoppedClock(panel.getByRole('button', { name: 'Change Password' }))
  await settled(() =>
    expect(panel.getByRole('button', { name: 'Changing…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  )
  await pass(999)
  expect(banner()).not.toBeInTheDocument()
  await pass(1)
  await settled(() => expect(banner()).toBeVisible())
  expect(panel.getByLabelText('New password')).toHaveValue('')
  await pass(2999)
  expect(banner()).toBeVisible()
  await pass(1)
  expect(banner()).not.toBeInTheDocument()

  expect(calls).toHaveLength(before)
  const kept = await Promise.all(database.tables.map((table) => table.toArray()))
  const everything = JSON.stringify([
    kept,
    logged,
    Object.entries(localStorage),
    Object.entries(sessionStorage),
  ])
  expect(everything).not.toMatch(/oldSecret1|newSecret2/)
})

const toggles = [
  'Email notifications',
  'SMS notifications',
  'Weekly digest',
  'Profile visible',
  'Show institution',
]

test('Save Preferences stores the five toggles on this device, for this person only', async () => {
  const first = await open('preferences')
  for (const name of toggles) {
    const toggle = first.panel.getByRole('checkbox', { name })
    if (name === 'SMS notifications') expect(toggle).not.toBeChecked()
    else expect(toggle).toBeChecked()
    await first.user.click(toggle)
  }
  await first.user.click(first.panel.getByRole('button', { name: 'Save Preferences' }))
  expect(await first.main.findByText('Preferences saved on this device')).toBeVisible()
  expect(first.calls.filter((call) => !call.endsWith('/auth/profile'))).toEqual([])
  first.view.unmount()

  const second = await open('preferences')
  await waitFor(() =>
    expect(second.panel.getByRole('checkbox', { name: 'SMS notifications' })).toBeChecked(),
  )
  for (const name of toggles.filter((name) => name !== 'SMS notifications')) {
    expect(second.panel.getByRole('checkbox', { name })).not.toBeChecked()
  }
  second.view.unmount()

  const other = await open('preferences', { as: 'admin' })
  expect(other.panel.getByRole('checkbox', { name: 'SMS notifications' })).not.toBeChecked()
  expect(other.panel.getByRole('checkbox', { name: 'Weekly digest' })).toBeChecked()
})

test('what another tab has switched is shown to whoever returns, and so is what was switched here', async () => {
  const { user, main, panel } = await open('preferences')
  const toggle = (name: string) => panel.getByRole('checkbox', { name })
  await user.click(toggle('SMS notifications'))
  await database.settings.put({
    userId: 'u-student',
    key: 'preferences',
    value: { weeklyDigest: false },
  })
  fireEvent.focus(window)
  await waitFor(() => expect(toggle('Weekly digest')).not.toBeChecked())
  expect(toggle('SMS notifications')).toBeChecked()
  await user.click(panel.getByRole('button', { name: 'Save Preferences' }))
  expect(await main.findByText('Preferences saved on this device')).toBeVisible()
  expect((await database.settings.get(['u-student', 'preferences']))?.value).toMatchObject({
    weeklyDigest: false,
    sms: true,
  })
})

test('an update waits for a preference that is switched and not saved yet', async () => {
  const { user, panel } = await open('preferences')
  expect(await anyTabUnsaved()).toBe(false)
  await user.click(panel.getByRole('checkbox', { name: 'SMS notifications' }))
  expect(await anyTabUnsaved()).toBe(true)
  await user.click(panel.getByRole('button', { name: 'Save Preferences' }))
  await waitFor(async () => expect(await anyTabUnsaved()).toBe(false))
})

test('a device that cannot store anything says that the preferences were not saved', async () => {
  const { user, main, panel } = await open('preferences')
  const full = new DOMException('No room', 'QuotaExceededError')
  vi.spyOn(database.settings, 'put').mockRejectedValue(full)
  await user.click(panel.getByRole('checkbox', { name: 'Weekly digest' }))
  await user.click(panel.getByRole('button', { name: 'Save Preferences' }))
  expect(await main.findByRole('alert')).toHaveTextContent('Nothing has changed')
  expect(main.queryByText('Preferences saved on this device')).not.toBeInTheDocument()
})
