import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { applicantSample } from '../../../src/domain/application/applicantSample'
import { attachmentsOf } from '../../../src/storage/attachments'
import { database } from '../../../src/storage/database'
import { keepCompleteDraft, keepSubmission, keepSubmissions } from '../../support/grantValues'
import { eventually } from '../../support/eventually'
import { renderPortal } from '../../support/renderPortal'
import { catchSavedFiles } from '../../support/savedFiles'

afterEach(() => {
  vi.useRealTimers()
})

async function openDashboard(tab = '') {
  const portal = await renderPortal(`/dashboard${tab && `?tab=${tab}`}`, { as: 'student' })
  await screen.findByRole('tab', { name: 'Overview' })
  return { ...portal, panel: within(screen.getByRole('tabpanel')) }
}

describe('the greeting', () => {
  test.each([
    ['11:59', 'Good Morning'],
    ['12:00', 'Good Afternoon'],
    ['16:59', 'Good Afternoon'],
    ['17:00', 'Good Evening'],
  ])('at %s is %s', async (time, words) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-20T${time}:00`) })
    await openDashboard()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${words}, Asha Patel`)
  })
})

test('the tabs are the four of the spec, and Overview is first', async () => {
  await openDashboard()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Overview',
    'My Applications',
    'Opportunities',
    'Profile',
  ])
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
})

test('a draft in progress is the first thing on Overview, with its progress and its time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:42:00') })
  const values = await keepCompleteDraft('poc')
  values.fields['workDone'] = ''
  values.mentor['email'] = ''
  await database.drafts.update('u-student:poc', { values })
  const { panel } = await openDashboard()
  const [first] = await panel.findAllByRole('link')
  expect(first).toHaveTextContent(
    'Continue your PoC application: 4 of 6 sections filled in, saved 10:42 AM on this device',
  )
  expect(first).toHaveAttribute('href', '/apply/poc-grant')
})

test('whoever has begun nothing finds first how to begin, and whoever has does not', async () => {
  const { panel } = await openDashboard()
  const [first, second] = within(await panel.findByRole('list', { name: 'Start here' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect([first, second]).toEqual(['/apply/poc-grant', '/apply/ipr-grant'])
  expect(panel.getAllByRole('link')[0]).toHaveAttribute('href', first)
  await keepCompleteDraft('poc')
  await waitFor(() => expect(panel.queryByRole('list', { name: 'Start here' })).toBeNull())
})

test('a draft of another day shows the day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T10:42:00') })
  await keepCompleteDraft('ipr')
  vi.setSystemTime(new Date('2026-11-20T09:00:00'))
  const { panel } = await openDashboard()
  expect(
    await panel.findByText(
      'Continue your IPR application: 5 of 5 sections filled in, saved 19 Nov 2026, 10:42 AM on this device',
    ),
  ).toBeInTheDocument()
})

test('a damaged draft does not break the dashboard, and its link leads to what is left of it', async () => {
  await database.drafts.put({ id: 'u-student:poc', userId: 'u-student' } as never)
  const { panel } = await openDashboard()
  expect(panel.getByRole('heading', { name: 'Recent activities' })).toBeInTheDocument()
  expect(
    await panel.findByText(/^Continue your PoC application: 0 of 6 sections filled in/),
  ).toBeInTheDocument()
})

test('what this device submitted is among the recent activities', async () => {
  await keepSubmission('poc')
  const { panel } = await openDashboard()
  expect(panel.getByText('You submitted “Low-cost soil moisture probe”')).toBeInTheDocument()
  expect(panel.queryByRole('list', { name: 'Start here' })).toBeNull()
})

test('deadlines can be saved as a calendar file, one or all', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:42:00') })
  const saved = catchSavedFiles()
  const { user, panel } = await openDashboard()
  await user.click(
    panel.getByRole('button', {
      name: 'Add to calendar: Report for “Solar dryer for chilli farmers”',
    }),
  )
  const count = async () =>
    new TextDecoder().decode((await saved.last()).bytes).match(/BEGIN:VEVENT/g)?.length
  // Saving loads its code first.
  await eventually(async () => expect(await count()).toBe(1))
  await user.click(panel.getByRole('button', { name: 'Save this list as a calendar file (.ics)' }))
  await eventually(async () => expect(await count()).toBe(panel.getAllByRole('button').length - 1))
})

test('My Applications has every part; progress and Upload Report are shown only for approved ones', async () => {
  const { panel } = await openDashboard('applications')
  const items = panel.getAllByRole('listitem')
  expect(items).toHaveLength(applicantSample.length)
  for (const item of items) {
    const approved = within(item).queryByText('Approved') !== null
    expect(within(item).queryAllByRole('progressbar')).toHaveLength(approved ? 1 : 0)
    expect(within(item).queryAllByLabelText(/^Upload Report/)).toHaveLength(approved ? 1 : 0)
    expect(within(item).getByRole('link', { name: /^View Details: / })).toBeInTheDocument()
  }
  const first = panel.getByRole('heading', { name: 'Solar dryer for chilli farmers' }).closest('li')
  for (const part of ['PoC Grant', '₹2,00,000', '22 Jun 2026', 'Dr Kavita Rao', '72%'])
    expect(first).toHaveTextContent(part)
})

test('of hundreds of applications the newest twelve are shown, and a link leads to all', async () => {
  await keepSubmissions('poc', 201)
  const { panel } = await openDashboard('applications')
  expect(panel.getAllByRole('link', { name: /^View Details/ })).toHaveLength(12)
  expect(
    panel.getByRole('link', { name: 'All applications, with search and filters' }),
  ).toHaveAttribute('href', '/my-applications')
})

test('View Details opens the details over the list of applications', async () => {
  const { user, panel, router } = await openDashboard('applications')
  await user.click(
    panel.getByRole('link', { name: 'View Details: Solar dryer for chilli farmers' }),
  )
  expect(await screen.findByRole('dialog')).toHaveTextContent('SSIP/POC/2026/118')
  expect(router.state.location.pathname).toBe('/my-applications')
})

test('Upload Report keeps the report with its application and says so', async () => {
  const { user, panel } = await openDashboard('applications')
  await user.upload(
    panel.getByLabelText('Upload Report: Solar dryer for chilli farmers'),
    new File(['%PDF-1.7 report'], 'season.pdf', { type: 'application/pdf' }),
  )
  expect(
    await screen.findByText('“season.pdf” is kept with the application on this device'),
  ).toBeInTheDocument()
  expect(await attachmentsOf('u-student:mine-01')).toMatchObject([
    { name: 'season.pdf', purpose: 'report' },
  ])
})

test('Opportunities show category, ceiling and deadline, and lead to the form', async () => {
  const { panel } = await openDashboard('opportunities')
  const card = panel.getByRole('heading', { name: 'PoC grant' }).closest('li')
  expect(card).toHaveTextContent('Proof of concept')
  expect(card).toHaveTextContent('₹2,00,000')
  expect(card).toHaveTextContent('31 Jan 2027')
  expect(panel.getByRole('link', { name: 'Apply Now: PoC grant' })).toHaveAttribute(
    'href',
    '/apply/poc-grant',
  )
  expect(panel.getByRole('link', { name: 'Apply Now: Patent support' })).toHaveAttribute(
    'href',
    '/apply/ipr-grant',
  )
})

test('Profile has all its fields and links', async () => {
  const { panel } = await openDashboard('profile')
  for (const [name, value] of [
    ['Name', 'Asha Patel'],
    ['Email', 'student@ssip.example'],
    ['User ID', 'u-student'],
    ['Member since', '14 Jul 2025'],
    ['Role', 'User'],
  ])
    expect(panel.getByText(name ?? '', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      value ?? '',
    )
  expect(panel.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/profile')
  expect(panel.getByRole('link', { name: 'Security Settings' })).toHaveAttribute(
    'href',
    '/profile?tab=security',
  )
})

test('Logout clears the session and goes to /login', async () => {
  const { user, panel, router } = await openDashboard('profile')
  await user.click(panel.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(localStorage.getItem('token')).toBeNull()
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument()
})
