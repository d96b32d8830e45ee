import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ServerDatabase } from '../../../mocks/database'
import { crowd } from '../../../mocks/data/crowd'
import { memoryStore } from '../../../mocks/memoryStore'
import { noEdits, withDeleted } from '../../../src/features/admin/users/edits'
import { serverEdits } from '../../../src/features/admin/users/serverEdits'
import { showSamples } from '../../../src/domain/sample/samples'
import { addDecision } from '../../../src/storage/office/decisions'
import { setWithdrawn } from '../../../src/storage/submissions/submissions'
import { enter } from '../../support/enter'
import { keepSubmission, sampleStudent } from '../../support/grantValues'
import { renderPortal } from '../../support/renderPortal'
import { wideScreen } from '../../support/wideScreen'

const main = () => within(screen.getByRole('main'))
const panel = (name: string) => within(screen.getByRole('tabpanel', { name }))

async function open(path = '/dashboard') {
  const portal = await renderPortal(path, { as: 'admin' })
  await screen.findByRole('tab', { name: 'Overview' })
  return portal
}

beforeEach(wideScreen)

test.each(['/dashboard', '/admin/dashboard'])(
  'an administrator finds alerts, profile and five tabs at %s',
  async (path) => {
    await open(path)
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Admin dashboard')
    const alerts = within(main().getByRole('list', { name: 'Alerts' }))
    expect(alerts.getByText('3 applications are waiting for a first review.')).toBeInTheDocument()
    expect(alerts.getByRole('link', { name: 'Review them' })).toHaveAttribute(
      'href',
      '/admin/applications?status=pending',
    )
    expect(main().getByText('System Administrator')).toBeInTheDocument()
    const profile = main().getByRole('heading', { name: 'Your profile' }).parentElement
    for (const text of ['Dr Meera Joshi', 'admin@ssip.example', 'SSIP Cell'])
      expect(profile).toHaveTextContent(text)
    expect(
      main()
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(['Overview', 'Applications', 'Funding', 'Institutions', 'Users'])
    expect(main().getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
  },
)

test('the overview has the figures of the other tabs, and the newest applications', async () => {
  const { user, router } = await open()
  const overview = panel('Overview')
  expect(overview.getByText('234')).toBeInTheDocument()
  expect(overview.getByText('₹15.0 Cr')).toBeInTheDocument()
  await user.click(
    overview.getByRole('link', { name: 'Offline practice tests for tribal hostels' }),
  )
  expect(await screen.findByRole('article', { name: /^Offline practice/ })).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/admin/applications')
})

test('until the list of users is here, their tab shows no figures and finds nobody missing', async () => {
  await renderPortal('/dashboard?tab=users', {
    as: 'admin',
    fetch: async (request, handlers) =>
      request.url.endsWith('/api/admin/users') ? new Promise(() => undefined) : handlers(request),
  })
  await screen.findByRole('tab', { name: 'Users', selected: true })
  const users = panel('Users')
  expect(users.getByText('Loading users…')).toBeInTheDocument()
  expect(users.queryByText('No users found')).not.toBeInTheDocument()
  expect(users.queryByText('Total Users')).not.toBeInTheDocument()
})

test('thousands of users are counted as under Manage Users', async () => {
  const server = new ServerDatabase(memoryStore())
  await server.addAccounts(crowd(1_000))
  await renderPortal('/dashboard?tab=users', { as: 'admin', server })
  expect(await screen.findByText('20 of 1,234 users shown')).toBeInTheDocument()
  // In the Overview, and among the users.
  expect(main().getAllByText('1,234', { selector: 'dd' })).toHaveLength(2)
})

test('the overview says that the users are invented where the server gave no list', async () => {
  showSamples(false)
  await renderPortal('/dashboard', { as: { email: 'nolist@ssip.example' } })
  const tiles = await screen.findByLabelText('At a glance')
  const said = 'Sample data: invented people, because the server gave no list'
  expect(await within(tiles).findByText(said)).toBeInTheDocument()
  const tile = within(tiles).getByText('Users').parentElement
  expect(tile).toHaveTextContent(`Users234${said}`)
})

test('the figures of the users say which accounts are missing from them', async () => {
  const asha = { id: 7, name: 'Asha Patel', email: 'asha@example.org' }
  const { user } = await renderPortal('/dashboard', {
    as: 'admin',
    fetch: async (request, handlers) =>
      request.url.endsWith('/api/admin/users')
        ? Response.json([asha, { id: 8 }, null])
        : handlers(request),
  })
  const tiles = await screen.findByLabelText('At a glance')
  expect(await within(tiles).findByText('and 2 that could not be read')).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Users' }))
  expect(
    panel('Users').getByText('2 records of the server could not be read and are left out.'),
  ).toBeInTheDocument()
})

test('the figures of the users say that they have changes which the server does not have', async () => {
  const { user, router } = await renderPortal('/admin/users', { as: 'admin' })
  expect(await screen.findByText(/^From the server\. Your changes/)).toBeVisible()
  act(() => serverEdits.write('u-admin', withDeleted(noEdits, 'u-student')))
  // As on paper, where nothing else tells.
  expect(await screen.findByText(/^From the server, with your changes\. /)).toBeVisible()
  await act(() => router.navigate('/admin/dashboard'))
  const tiles = await screen.findByLabelText('At a glance')
  const said = 'with your changes, which the server does not have'
  expect(await within(tiles).findByText(said)).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Users' }))
  expect(
    panel('Users').getByText(/^From the server, with your changes under Manage Users/),
  ).toBeInTheDocument()
  act(() => serverEdits.write('u-admin', noEdits))
})

test('on a phone the two quick decisions say what they do', async () => {
  vi.restoreAllMocks()
  await open('/dashboard?tab=applications')
  const tab = panel('Applications')
  expect(tab.getAllByRole('button', { name: /^Approve: / })[0]).toHaveTextContent('Approve')
  expect(tab.getAllByRole('button', { name: /^Reject: / })[0]).toHaveTextContent('Reject')
})

test('applications are filtered by status, and approved or rejected on this device with an undo', async () => {
  const title = 'Soil moisture probe that texts the farmer'
  const { user, calls } = await open('/dashboard?tab=applications')
  const before = calls.length
  const tab = panel('Applications')
  await user.selectOptions(tab.getByLabelText('Status'), 'Pending Review')
  expect(tab.getAllByRole('row').slice(1)).toHaveLength(3)
  await user.click(tab.getByRole('button', { name: `Approve: ${title}` }))
  await waitFor(() => expect(tab.getAllByRole('row').slice(1)).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(tab.getAllByRole('row').slice(1)).toHaveLength(3))
  await user.click(tab.getByRole('button', { name: `Reject: ${title}` }))
  // A rejection asks for its reason.
  const decision = within(await screen.findByRole('dialog', { name: 'Reject' }))
  await enter(user, decision.getByLabelText(/^Reason/), 'Too close to what is sold.')
  await user.click(decision.getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(tab.getAllByRole('row').slice(1)).toHaveLength(2))
  await user.selectOptions(tab.getByLabelText('Status'), 'Rejected')
  expect(tab.getByRole('row', { name: new RegExp(title) })).toHaveTextContent('Rejected')
  expect(calls).toHaveLength(before)

  await user.selectOptions(tab.getByLabelText('Status'), 'Under Review')
  for (const left of [1, 0]) {
    await user.click(tab.getAllByRole('button', { name: /^Approve: / })[0]!)
    await waitFor(() => expect(tab.queryAllByRole('rowheader')).toHaveLength(left))
  }
  // There is no search to try another word in.
  expect(tab.getByText('No applications found')).toBeInTheDocument()
  expect(tab.getByText('Choose another status.')).toBeInTheDocument()
})

test.each([
  ['decides on it', (id: string) => decideElsewhere(id)],
  ['withdraws it', (id: string) => setWithdrawn(id, Date.now())],
])('nothing is rejected once another tab %s, and the dialog says so', async (_what, change) => {
  const { id } = await keepSubmission('poc')
  const { user } = await open('/dashboard?tab=applications')
  await user.click(
    panel('Applications').getByRole('button', { name: 'Reject: Low-cost soil moisture probe' }),
  )
  const decision = within(await screen.findByRole('dialog', { name: 'Reject' }))
  await enter(user, decision.getByLabelText(/^Reason/), 'Too close to what is sold.')
  await change(id)
  expect(
    await decision.findByText(
      /“Low-cost soil moisture probe” was decided on, deleted or withdrawn elsewhere meanwhile/,
    ),
  ).toBeInTheDocument()
  expect(decision.getByRole('button', { name: 'Reject' })).toHaveAttribute('aria-disabled', 'true')
  expect(decision.getByLabelText(/^Reason/)).toHaveValue('Too close to what is sold.')
})

/** Another tab of the office approves it. */
async function decideElsewhere(applicationId: string): Promise<void> {
  await addDecision({
    applicationId,
    at: Date.now(),
    from: 'pending-review',
    to: 'approved',
    by: 'Meera Joshi',
    remark: '',
  })
}

test('a double-click on a quick decision leaves the row that moves up alone', async () => {
  const { user } = await open('/dashboard?tab=applications')
  const tab = panel('Applications')
  await user.selectOptions(tab.getByLabelText('Status'), 'Pending Review')
  await user.click(tab.getAllByRole('button', { name: /^Approve: / })[0]!)
  await waitFor(() => expect(tab.getAllByRole('row').slice(1)).toHaveLength(2))
  fireEvent.click(tab.getAllByRole('button', { name: /^Approve: / })[0]!, { detail: 2 })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(tab.getAllByRole('row').slice(1)).toHaveLength(3))
})

test('funding is shown by category, as a drawing and as a table', async () => {
  const { user } = await open('/dashboard?tab=funding')
  const tab = panel('Funding')
  expect(tab.getByRole('img', { name: /^Chart:/ })).toBeInTheDocument()
  await user.click(tab.getByRole('button', { name: /^As a table/ }))
  const table = within(tab.getByRole('table', { name: 'Funding by category, in rupees' }))
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Category',
    'Allocated',
    'Utilised',
    'Pending',
    'Available',
  ])
  expect(table.getByRole('row', { name: /^Energy/ })).toHaveTextContent(
    'Energy₹16.0 Cr₹13.6 Cr₹1.6 Cr₹2.4 Cr',
  )
})

test('the top performers have their figures and their success rate', async () => {
  await open('/dashboard?tab=institutions')
  const [row] = panel('Institutions').getAllByRole('row').slice(1)
  expect(row).toHaveTextContent(/^State Technical University1710₹[\d,]+58.8%$/)
  // As many decimals as the others below and above it.
  expect(panel('Institutions').getByRole('row', { name: /^Saurashtra/ })).toHaveTextContent(
    /60\.0%$/,
  )
})

test('an institution is among the top performers once something of it is approved, by the name that it has on the other screens', async () => {
  showSamples(false)
  const { id } = await keepSubmission('poc', {
    user: { ...sampleStudent, institution: '' },
    change: ({ fields }) => Object.assign(fields, { institution: '' }),
  })
  await open('/dashboard?tab=institutions')
  expect(panel('Institutions').getByText('Nothing has been approved yet')).toBeInTheDocument()
  expect(panel('Institutions').queryByRole('table')).not.toBeInTheDocument()
  await addDecision({
    applicationId: id,
    at: Date.now(),
    by: 'Dr Meera Joshi',
    from: 'pending-review',
    to: 'approved',
    remark: '',
  })
  expect(await panel('Institutions').findByRole('rowheader')).toHaveTextContent('Not specified')
})

test.each(['Overview', 'Institutions'])(
  '%s says so when there are no applications',
  async (tab) => {
    showSamples(false)
    await open(`/dashboard?tab=${tab.toLowerCase()}`)
    expect(panel(tab).getByText('No applications found')).toBeInTheDocument()
    expect(panel(tab).queryByRole('table')).not.toBeInTheDocument()
  },
)

test('users: tiles, role filter, search, more of them, and the way to Add User', async () => {
  const { user } = await open('/dashboard?tab=users')
  const tab = panel('Users')
  expect(tab.getByText('Administrators').closest('dl')).toHaveTextContent(
    'Total Users234Administrators28Regular Users206',
  )
  await user.click(tab.getByRole('button', { name: 'Admins' }))
  expect(tab.getByText('20 of 28 users shown')).toBeInTheDocument()
  await user.click(tab.getByRole('button', { name: 'Show more' }))
  expect(tab.getByText('28 of 28 users shown')).toBeInTheDocument()
  await user.click(tab.getByRole('button', { name: 'Regular Users' }))
  await enter(user, tab.getByLabelText('Search'), 'nisha.bhatt@')
  expect(tab.getByRole('row', { name: /Nisha Bhatt/ })).toHaveTextContent('Not specified')
  await user.clear(tab.getByLabelText('Search'))
  await enter(user, tab.getByLabelText('Search'), 'KUTCH school')
  for (const row of tab.getAllByRole('row').slice(1)) {
    expect(row).toHaveTextContent('Kutch School of Design')
    expect(row).toHaveTextContent('Student')
  }
  await enter(user, tab.getByLabelText('Search'), ' nobody')
  expect(tab.getByText('No users found')).toBeInTheDocument()
  expect(tab.getByText('0 of 234 users shown')).toBeInTheDocument()
  await user.click(tab.getByRole('button', { name: 'Show all' }))
  expect(tab.getByText(/of 234 users shown/)).toBeInTheDocument()
  expect(tab.getByLabelText('Search')).toHaveValue('')
  expect(tab.getByRole('link', { name: 'Add User' })).toHaveAttribute(
    'href',
    '/admin/users?add=student',
  )
})
