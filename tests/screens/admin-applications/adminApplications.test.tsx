import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { adminSample } from '../../../src/domain/application/adminSample'
import { setWithdrawn } from '../../../src/storage/submissions'
import { keepSubmission, sampleAadhaarNumbers } from '../../support/grantValues'
import { saveFile } from '../../../src/lib/saveFile'
import { renderPortal } from '../../support/renderPortal'
import { wideScreen } from '../../support/wideScreen'

vi.mock(import('../../../src/lib/saveFile'))

const main = () => within(screen.getByRole('main'))
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const rows = () => main().getAllByRole('row').slice(1)
const rowOf = (title: string) => {
  const row = rows().find((row) => row.textContent.includes(title))
  if (row === undefined) throw new Error(`${title} is not in the table`)
  return within(row)
}

const soil = 'Soil moisture probe that texts the farmer'
const dryer = 'Patent for a foldable solar dryer'
const millet = 'Design registration of a millet cooker'

async function open(path = '/admin/applications') {
  const portal = await renderPortal(path, { as: 'admin' })
  await screen.findByRole('heading', { name: 'Applications', level: 2 })
  return portal
}

type User = Awaited<ReturnType<typeof open>>['user']

async function choose(user: User, title: string, action: string) {
  await user.click(rowOf(title).getByRole('button', { name: `Actions for ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

beforeEach(wideScreen)

test('six tiles count the statuses of the whole list', async () => {
  const { user } = await open()
  const tiles = () =>
    [...main().getByText('Docs Required').closest('dl')!.children].map((tile) => tile.textContent)
  const expected = [
    'Total12',
    'Pending3',
    'Under Review2',
    'Approved3',
    'Docs Required2',
    'Rejected2',
  ]
  expect(tiles()).toEqual(expected)
  await user.click(main().getByRole('button', { name: 'Rejected' }))
  expect(rows()).toHaveLength(2)
  expect(tiles()).toEqual(expected)
})

test('the table has the columns of the specification, and amounts in rupees', async () => {
  await open()
  expect(
    main()
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual([
    '',
    'Application',
    'Applicant',
    'Institution and department',
    'Type',
    'Amount',
    'Status',
    'Priority',
    'Actions',
  ])
  const row = rowOf(soil)
  for (const text of [
    'Heena Vaghela',
    'Narmada College of Engineering',
    'Electronics and Communication',
    'PoC Grant',
    '₹1,80,000',
    'Pending Review',
    'High',
  ])
    expect(row.getByText(text)).toBeInTheDocument()
})

test('five filters and a search that are kept in the address, and the exact empty state', async () => {
  const { user, router } = await open()
  const filters = within(main().getByRole('group', { name: 'Show' }))
  expect(filters.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'All',
    'Pending',
    'Under Review',
    'Approved',
    'Rejected',
  ])
  await user.click(filters.getByRole('button', { name: 'Approved' }))
  await user.type(main().getByLabelText('Search'), 'gir agri')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rowOf(dryer)).toBeDefined()
  expect(router.state.location.search).toBe('?status=approved&q=gir+agri')
  await user.type(main().getByLabelText('Search'), ' nothing')
  expect(await main().findByText('No applications found')).toBeInTheDocument()
  expect(main().getByRole('button', { name: 'Export' })).toBeDisabled()
  await user.click(main().getByRole('button', { name: 'Reset filters' }))
  await waitFor(() => expect(rows()).toHaveLength(12))
  expect(main().getByLabelText('Search')).toHaveValue('')
})

test('an address brings filter, search and order back', async () => {
  await open('/admin/applications?status=pending&q=a&sort=amount&order=desc')
  expect(main().getByRole('button', { name: 'Pending' })).toHaveAttribute('aria-pressed', 'true')
  expect(main().getByLabelText('Search')).toHaveValue('a')
  expect(main().getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  expect(rows().map((row) => row.textContent.match(/₹[\d,]+/)?.[0])).toEqual([
    '₹1,80,000',
    '₹90,000',
    '₹20,000',
  ])
})

test('a heading sorts, first rising and then falling', async () => {
  const { user, router } = await open()
  await user.click(main().getByRole('button', { name: 'Applicant' }))
  expect(rows()[0]).toHaveTextContent('Aarti Solanki')
  await user.click(main().getByRole('button', { name: 'Applicant' }))
  expect(rows()[0]).toHaveTextContent('Yash Gohil')
  expect(router.state.location.search).toBe('?sort=applicant&order=desc')
})

test.each([
  ['Approve', 'Approved', soil],
  ['Reject', 'Rejected', dryer],
  ['Request Documents', 'Documents Required', 'Land record copies that cannot be altered'],
])('%s sets %s from any status, with no call, and can be undone', async (action, status, title) => {
  const { user, calls } = await open()
  const before = adminSample.find((application) => application.title === title)!.status
  const callsBefore = calls.length
  await choose(user, title, action)
  const decision = await dialog(action)
  expect(decision.getByText(`${before} → ${status}`)).toBeInTheDocument()
  await user.click(decision.getByRole('button', { name: action }))
  await waitFor(() => expect(rowOf(title).getByText(status)).toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(rowOf(title).getByText(before)).toBeInTheDocument())
  expect(calls).toHaveLength(callsBefore)
})

test('a decision stays over a reload, and the history says who, when, from, to and why', async () => {
  const { user, view } = await open()
  await choose(user, soil, 'Approve')
  const decision = await dialog('Approve')
  await user.type(decision.getByLabelText(/^Remark/), 'Start in January.')
  await user.click(decision.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(rowOf(soil).getByText('Approved')).toBeInTheDocument())
  await choose(user, soil, 'Reject')
  await user.click((await dialog('Reject')).getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(rowOf(soil).getByText('Rejected')).toBeInTheDocument())
  view.unmount()

  const again = await open()
  expect(rowOf(soil).getByText('Rejected')).toBeInTheDocument()
  await again.user.click(rowOf(soil).getByRole('button', { name: `View details: ${soil}` }))
  const history = within((await dialog(soil)).getByRole('list', { name: 'History' }))
  const [last, first] = history.getAllByRole('listitem')
  expect(last).toHaveTextContent('Approved → Rejected')
  expect(first).toHaveTextContent('Pending Review → Approved')
  expect(first).toHaveTextContent(/Dr Meera Joshi, \d{1,2} \w+ \d{4}, \d{2}:\d{2}/)
  expect(first).toHaveTextContent('Remark: Start in January.')
})

test('delete hides an application; undo or restore brings it back as it was', async () => {
  const { user } = await open()
  await choose(user, dryer, 'Delete')
  await waitFor(() => expect(rows()).toHaveLength(11))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(rowOf(dryer).getByText('Approved')).toBeInTheDocument())
  await choose(user, dryer, 'Delete')
  await user.click(await main().findByText('Deleted on this device (1)'))
  await user.click(main().getByRole('button', { name: `Restore: ${dryer}` }))
  await waitFor(() => expect(rowOf(dryer).getByText('Approved')).toBeInTheDocument())
  expect(main().queryByText(/Deleted on this device/)).not.toBeInTheDocument()
})

test('a bulk action decides on the selected rows that are shown, with one remark and one undo', async () => {
  const { user } = await open()
  for (const title of [soil, dryer, millet])
    await user.click(rowOf(title).getByRole('checkbox', { name: `Select ${title}` }))
  expect(main().getByRole('group', { name: '3 selected' })).toBeInTheDocument()
  await user.click(main().getByRole('button', { name: 'Pending' }))
  const bulk = within(await main().findByRole('group', { name: '2 selected' }))
  await user.click(bulk.getByRole('button', { name: 'Approve' }))
  const decision = await dialog('Approve: 2 applications')
  await user.type(decision.getByLabelText(/^Remark/), 'Both are sound.')
  await user.click(decision.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('2 applications: approved')).toBeInTheDocument()
  expect(main().queryByRole('group', { name: /selected/ })).not.toBeInTheDocument()
  await user.click(main().getByRole('button', { name: 'All' }))
  await waitFor(() => expect(rowOf(soil).getByText('Approved')).toBeInTheDocument())
  expect(rowOf(millet).getByText('Approved')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(rowOf(soil).getByText('Pending Review')).toBeInTheDocument())
  expect(rowOf(millet).getByText('Pending Review')).toBeInTheDocument()
})

test('select all takes what is shown, and lets go of it again', async () => {
  const { user } = await open('/admin/applications?status=rejected')
  await user.click(main().getByRole('checkbox', { name: 'Select all 2 shown' }))
  const bulk = within(main().getByRole('group', { name: '2 selected' }))
  await user.click(bulk.getByRole('button', { name: 'Clear selection' }))
  expect(main().getByRole('checkbox', { name: 'Select all 2 shown' })).not.toBeChecked()
})

test('the details have everything, and lead to a decision', async () => {
  const { user } = await renderPortal('/admin/applications?view=sample-03', { as: 'admin' })
  const details = await dialog(dryer)
  for (const text of [
    /A dryer for chillies and mangoes/,
    'Jignesh Rathod',
    'jignesh.rathod@gir-agri.example',
    'Gir Agricultural Institute',
    'Post-harvest Technology',
    'IPR Support',
    'Energy',
    '₹48,000',
    '12 to 18 months',
    '18 Sept 2026',
    'Heat transfer simulation',
    'Nobody has decided on this application yet.',
  ])
    expect(details.getByText(text)).toBeInTheDocument()
  const research = details.getByRole('heading', { name: 'Research profile' }).parentElement
  expect(research).toHaveTextContent('Previous grants1Publications2Patents0')
  await user.click(details.getByRole('button', { name: 'Reject' }))
  await user.click((await dialog('Reject')).getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(rowOf(dryer).getByText('Rejected')).toBeInTheDocument())
})

test('an application submitted on this device is in the list, with its form and its files', async () => {
  const submission = await keepSubmission('poc', {
    change: ({ fields }) => Object.assign(fields, { pocTitle: 'Tidal clock' }),
  })
  const { user } = await open()
  expect(rowOf('Tidal clock').getByText(/^Submitted on this device/)).toBeInTheDocument()
  await user.click(rowOf('Tidal clock').getByRole('button', { name: /^View details/ }))
  const details = await dialog('Tidal clock')
  expect(details.getByText(submission.number)).toBeInTheDocument()
  expect(details.getAllByText('Not asked in the application form').length).toBeGreaterThan(0)
  expect(await details.findByRole('button', { name: 'Save employer id.png' })).toBeInTheDocument()
  expect(details.getByText('The whole application form')).toBeInTheDocument()
  for (const number of sampleAadhaarNumbers) expect(document.body.textContent).not.toContain(number)
})

test('one that its applicant has withdrawn is left out, and the screen says so', async () => {
  const submission = await keepSubmission('ipr')
  await setWithdrawn(submission.id, Date.now())
  await open()
  expect(rows()).toHaveLength(12)
  expect(
    main().getByText('1 application is left out because its applicant has withdrawn it.'),
  ).toBeInTheDocument()
})

test('on a phone the table is a list of cards with the same actions', async () => {
  vi.mocked(window.matchMedia).mockRestore()
  const { user } = await open()
  expect(main().queryByRole('table')).not.toBeInTheDocument()
  const cards = within(main().getByRole('list', { name: 'Applications' }))
  expect(cards.getAllByRole('heading', { level: 3 })).toHaveLength(12)
  await user.selectOptions(main().getByLabelText('Sort by'), 'Amount, falling')
  expect(cards.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Low-cost warmer')
  await user.click(cards.getByRole('button', { name: `Actions for ${soil}` }))
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Approve',
    'Reject',
    'Request Documents',
    'Delete',
  ])
})

test('Export saves exactly what is filtered, in its order', async () => {
  const saved: { name: string; content: unknown }[] = []
  vi.mocked(saveFile).mockImplementation((name, content) => void saved.push({ name, content }))
  const { user } = await open('/admin/applications?status=pending&sort=amount&order=asc')
  await user.click(main().getByRole('button', { name: 'Export' }))
  expect(await screen.findByText('3 applications saved as a CSV file')).toBeInTheDocument()
  expect(saved).toHaveLength(1)
  expect(saved[0]?.name).toMatch(/^applications-\d{4}-\d{2}-\d{2}\.csv$/)
  const lines = String(saved[0]?.content).trimEnd().split('\r\n')
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
    millet,
    'Offline practice tests for tribal hostels',
    soil,
  ])
})
