import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { statusLabel } from '../../../src/domain/application/copy'
import { adminSample } from '../../../src/domain/application/office-sample/adminSample'
import { sampleDay } from '../../../src/domain/sample/movedDates'
import { clock } from '../../../src/lib/clock'
import { laterDay } from '../../../src/lib/days'
import { pause } from '../../../src/lib/pause'
import { database } from '../../../src/storage/database'
import { addDecision } from '../../../src/storage/office/decisions'
import { setWithdrawn } from '../../../src/storage/submissions/submissions'
import { millet, soil } from '../../support/desk'
import { enter } from '../../support/enter'
import { keepSubmission, sampleAadhaarNumbers } from '../../support/grantValues'
import { holdNextWrite } from '../../support/heldWrite'
import { saveFile } from '../../../src/lib/files/saveFile'
import { bareDigits, namedAfterNumbers, strewNumbers } from '../../support/numbersAstray'
import { renderPortal } from '../../support/renderPortal'
import { wideScreen } from '../../support/wideScreen'

vi.mock(import('../../../src/lib/files/saveFile'))

const main = () => within(screen.getByRole('main'))
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const rows = () => main().getAllByRole('row').slice(1)
const rowOf = (title: string) => {
  const row = rows().find((row) => row.textContent.includes(title))
  if (row === undefined) throw new Error(`${title} is not in the table`)
  return within(row)
}

const dryer = 'Patent for a foldable solar dryer'
const tests = 'Offline practice tests for tribal hostels'

const table = '/admin/applications?layout=table'
const only = (title: string) => `${table}&q=${encodeURIComponent(title)}`

async function open(path = table) {
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

test('six tiles count the statuses of the whole list, and each works as a filter', async () => {
  const { user } = await open()
  const tiles = () => {
    const group = within(main().getByRole('group', { name: 'Applications by status' }))
    return group.getAllByRole('button').map((tile) => tile.textContent)
  }
  const expected = [
    'Total 145',
    'Pending 3',
    'Under Review 2',
    'Approved 89',
    'Docs Required 2',
    'Rejected 49',
  ]
  expect(tiles()).toEqual(expected)
  await user.click(main().getByRole('button', { name: 'Docs Required 2' }))
  expect(rows()).toHaveLength(2)
  for (const row of rows()) expect(row).toHaveTextContent('Documents Required')
  expect(tiles()).toEqual(expected)
  expect(main().getByRole('button', { name: 'Docs Required 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
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

test('five filters and a search, which are kept in the address but not letter by letter, and the exact empty state', async () => {
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
  await enter(user, main().getByLabelText('Search'), 'gir agri')
  await waitFor(() => expect(rows()).toHaveLength(5))
  expect(rowOf(dryer).getByText('Approved')).toBeInTheDocument()
  // The browser lists each address among those visited.
  expect(router.state.location.search).toBe('?layout=table&status=approved')
  await user.tab()
  expect(router.state.location.search).toBe('?layout=table&status=approved&q=gir+agri')
  await enter(user, main().getByLabelText('Search'), ' nothing')
  expect(await main().findByText('No applications found')).toBeInTheDocument()
  expect(main().getByText('Try another word or another filter.')).toBeInTheDocument()
  expect(main().getByRole('button', { name: 'Export' })).toBeDisabled()
  await user.click(main().getByRole('button', { name: 'Reset filters' }))
  await waitFor(() => expect(rows()).toHaveLength(25))
  expect(main().getByLabelText('Search')).toHaveValue('')
})

test('a filter that is pressed before the list has followed the search keeps what is in its box', async () => {
  const { router } = await open()
  // In one task, as on a machine that is slower than its user.
  act(() => {
    fireEvent.input(main().getByLabelText('Search'), { target: { value: 'gir agri' } })
    fireEvent.click(
      within(main().getByRole('group', { name: 'Show' })).getByRole('button', { name: 'Approved' }),
    )
  })
  await waitFor(() => expect(rows()).toHaveLength(5))
  await waitFor(() =>
    expect(router.state.location.search).toBe('?layout=table&status=approved&q=gir+agri'),
  )
  act(() => {
    fireEvent.click(main().getByRole('button', { name: 'Reset filters' }))
    fireEvent.click(main().getAllByRole('button', { name: /^View details/ })[0]!)
  })
  await screen.findByRole('dialog')
  expect(router.state.location.search).toMatch(/^\?layout=table&view=/)
})

test('an address restores filter, search and order', async () => {
  await open('/admin/applications?layout=table&status=pending&q=a&sort=amount&order=desc')
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

test('a heading sorts, first ascending and then descending', async () => {
  const { user, router } = await open(`${table}&status=pending`)
  await user.click(main().getByRole('button', { name: 'Applicant' }))
  expect(rows()[0]).toHaveTextContent('Aarti Solanki')
  await user.click(main().getByRole('button', { name: 'Applicant' }))
  expect(rows()[0]).toHaveTextContent('Heena Vaghela')
  expect(router.state.location.search).toBe(
    '?layout=table&status=pending&sort=applicant&order=desc',
  )
})

test.each([
  ['Approve', 'Approved', soil],
  ['Reject', 'Rejected', dryer],
  ['Request Documents', 'Documents Required', 'Land record copies that cannot be altered'],
])('%s sets %s from any status, with no call, and can be undone', async (action, status, title) => {
  const { user, calls } = await open(only(title))
  const before = statusLabel[adminSample.find((application) => application.title === title)!.status]
  const callsBefore = calls.length
  await choose(user, title, action)
  const decision = await dialog(action)
  expect(decision.getByText(`${before} → ${status}`)).toBeInTheDocument()
  await user.click(decision.getByRole('button', { name: new RegExp(`^${action}`) }))
  await waitFor(() => expect(rowOf(title).getByText(status)).toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(rowOf(title).getByText(before)).toBeInTheDocument())
  expect(calls).toHaveLength(callsBefore)
})

test('a decision survives a reload, and the history says who, when, from, to and why', async () => {
  const { user, view } = await open(only(soil))
  await choose(user, soil, 'Approve')
  const decision = await dialog('Approve')
  await enter(user, decision.getByLabelText(/^Remark/), 'Start in January.')
  await user.click(decision.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(rowOf(soil).getByText('Approved')).toBeInTheDocument())
  await choose(user, soil, 'Reject')
  await user.click((await dialog('Reject')).getByRole('button', { name: /^Reject/ }))
  await waitFor(() => expect(rowOf(soil).getByText('Rejected')).toBeInTheDocument())
  view.unmount()

  const again = await open(only(soil))
  expect(rowOf(soil).getByText('Rejected')).toBeInTheDocument()
  await again.user.click(rowOf(soil).getByRole('button', { name: `View details: ${soil}` }))
  const history = within((await dialog(soil)).getByRole('list', { name: 'History' }))
  const [last, first] = history.getAllByRole('listitem')
  expect(last).toHaveTextContent('Approved → Rejected')
  expect(last).toHaveTextContent('No reason was given.')
  expect(first).toHaveTextContent('Pending Review → Approved')
  expect(first).toHaveTextContent(/Dr Meera Joshi, \d{1,2} \w+ \d{4}, \d+:\d{2} [AP]M/)
  expect(first).toHaveTextContent('Remark: Start in January.')
})

test('an administrator without a name decides under their address, and has a menu of that name', async () => {
  const me = { id: 'u-admin', name: ' ', email: 'admin@ssip.example', role: 'admin' }
  const { user } = await renderPortal(only(soil), {
    as: 'admin',
    fetch: async () => Response.json({ user: me }),
  })
  await screen.findByRole('heading', { name: 'Applications', level: 2 })
  expect(screen.getByText(me.email, { selector: 'summary *' })).toBeVisible()
  await choose(user, soil, 'Approve')
  await user.click((await dialog('Approve')).getByRole('button', { name: 'Approve' }))
  await user.click(rowOf(soil).getByRole('button', { name: `View details: ${soil}` }))
  const history = within((await dialog(soil)).getByRole('list', { name: 'History' }))
  expect(history.getByText(/admin@ssip\.example/)).toBeVisible()
})

test('weeks after a decision, its application is still one that came before it', async () => {
  await addDecision({
    applicationId: 'sample-01',
    at: Date.parse(`${sampleDay}T09:00`),
    from: 'pending-review',
    to: 'under-review',
    by: 'Meera Joshi',
    remark: '',
  })
  vi.mocked(clock.today).mockReturnValue(laterDay(sampleDay, 28))
  await open(only(soil))
  expect(rowOf(soil).getByText(/12 Nov 2026/)).toBeInTheDocument()
  // One that nobody touched is as new as ever.
  cleanup()
  await open(only(millet))
  expect(rowOf(millet).getByText(/7 Dec 2026/)).toBeInTheDocument()
})

test('deleting hides an application; undo or restore brings it back as it was', async () => {
  const { user } = await open(only(dryer))
  await choose(user, dryer, 'Delete')
  expect(await main().findByText('No applications found')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(rowOf(dryer).getByText('Approved')).toBeInTheDocument())
  await choose(user, dryer, 'Delete')
  await user.click(await main().findByText('Deleted on this device (1)'))
  await user.click(main().getByRole('button', { name: `Restore: ${dryer}` }))
  await waitFor(() => expect(rowOf(dryer).getByText('Approved')).toBeInTheDocument())
  expect(main().queryByText(/Deleted on this device/)).not.toBeInTheDocument()
})

test('a restore that the device refuses once its administrator has signed out is told to nobody', async () => {
  const { user } = await open(only(dryer))
  await choose(user, dryer, 'Delete')
  await user.click(await main().findByText('Deleted on this device (1)'))
  const goOn = holdNextWrite()
  await user.click(main().getByRole('button', { name: `Restore: ${dryer}` }))
  await user.click(screen.getAllByText('Logout')[0] as HTMLElement)
  await screen.findAllByRole('link', { name: 'Login' })
  const refused = vi.spyOn(database.decisions, 'bulkDelete').mockRejectedValue(new Error('No room'))
  goOn()
  await waitFor(() => expect(refused).toHaveBeenCalled())
  await act(() => pause(0))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('a bulk action decides on the visible selected rows, with one remark and one undo', async () => {
  const { user } = await open(`${table}&q=sol`)
  for (const title of [millet, dryer])
    await user.click(rowOf(title).getByRole('checkbox', { name: `Select ${title}` }))
  expect(main().getByRole('group', { name: '2 selected' })).toBeInTheDocument()
  await user.click(main().getByRole('button', { name: 'Pending' }))
  expect(await main().findByRole('group', { name: '1 selected' })).toBeInTheDocument()
  await user.click(main().getByRole('button', { name: 'All' }))
  const bulk = within(await main().findByRole('group', { name: '2 selected' }))
  await user.click(bulk.getByRole('button', { name: 'Request Documents' }))
  const decision = await dialog('Request Documents: 2 applications')
  await enter(user, decision.getByLabelText(/^Reason/), 'The drawings are missing.')
  await user.click(decision.getByRole('button', { name: 'Request Documents' }))
  expect(await screen.findByText('Documents requested for 2 applications')).toBeInTheDocument()
  await waitFor(() =>
    expect(main().queryByRole('group', { name: /selected/ })).not.toBeInTheDocument(),
  )
  await waitFor(() => expect(rowOf(millet).getByText('Documents Required')).toBeInTheDocument())
  expect(rowOf(dryer).getByText('Documents Required')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(rowOf(millet).getByText('Pending Review')).toBeInTheDocument())
  expect(rowOf(dryer).getByText('Approved')).toBeInTheDocument()
})

test.each(['Delete', 'Approve'])(
  '%s for several leaves selected what a filter hides, and so does the choice of all',
  async (name) => {
    const { user } = await open(`${table}&q=sol`)
    await user.click(rowOf(dryer).getByRole('checkbox', { name: `Select ${dryer}` }))
    await user.click(main().getByRole('button', { name: 'Pending' }))
    const all = await main().findByRole('checkbox', { name: /^Select the one shown/ })
    await user.click(all)
    await user.click(all)
    await user.click(all)
    const bulk = within(await main().findByRole('group', { name: '1 selected' }))
    await user.click(bulk.getByRole('button', { name }))
    if (name === 'Approve')
      await user.click((await dialog('Approve')).getByRole('button', { name: 'Approve' }))
    expect(await main().findByText('No applications found')).toBeInTheDocument()
    await user.click(main().getByRole('button', { name: 'All' }))
    expect(await main().findByRole('group', { name: '1 selected' })).toBeInTheDocument()
    expect(rowOf(dryer).getByRole('checkbox', { name: `Select ${dryer}` })).toBeChecked()
  },
)

test('a reason that is too long is kept whole, and nothing is decided until it is shorter', async () => {
  const { user } = await open()
  await choose(user, soil, 'Reject')
  const decision = await dialog('Reject')
  const long = 'The drawings are missing. '.repeat(20)
  await user.click(decision.getByLabelText(/^Reason/))
  await user.paste(long)
  expect(decision.getByLabelText(/^Reason/)).toHaveValue(long)
  await user.click(decision.getByRole('button', { name: 'Reject' }))
  expect(decision.getByText('This is 19 characters too long: at most 500 are kept.')).toBeVisible()
  expect(await database.decisions.count()).toBe(0)
})

test('a reason for several that was typed before the selection was corrected is still there', async () => {
  const { user } = await open(`${table}&q=sol`)
  for (const title of [millet, dryer])
    await user.click(rowOf(title).getByRole('checkbox', { name: `Select ${title}` }))
  const request = async () => user.click(main().getByRole('button', { name: 'Request Documents' }))
  await request()
  const decision = await dialog('Request Documents: 2 applications')
  await enter(user, decision.getByLabelText(/^Reason/), 'The drawings are missing.')
  await user.click(decision.getByRole('button', { name: 'Cancel' }))
  await user.click(main().getAllByRole('checkbox', { name: /^Select (?!all)/, checked: false })[0]!)
  await request()
  const again = await dialog('Request Documents: 3 applications')
  expect(again.getByLabelText(/^Reason/)).toHaveValue('The drawings are missing.')
})

test('a decision on a row from its own menu leaves the selection of others alone', async () => {
  const { user } = await open(`${table}&status=pending`)
  await user.click(rowOf(millet).getByRole('checkbox', { name: `Select ${millet}` }))
  await choose(user, soil, 'Approve')
  await user.click((await dialog('Approve')).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  await choose(user, tests, 'Delete')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(await screen.findByText(`“${tests}”: deleted`)).toBeInTheDocument()
  expect(main().getByRole('group', { name: '1 selected' })).toBeInTheDocument()
})

test.each(['Delete', 'Approve'])(
  '%s that this device refuses leaves the selection',
  async (name) => {
    const { user } = await open(`${table}&status=pending`)
    await user.click(main().getByRole('checkbox', { name: 'Select all 3 shown' }))
    const bulk = within(main().getByRole('group', { name: '3 selected' }))
    vi.spyOn(database.decisions, 'bulkAdd').mockRejectedValue(
      new DOMException('No room', 'QuotaExceededError'),
    )
    await user.click(bulk.getByRole('button', { name }))
    if (name === 'Approve')
      await user.click((await dialog(/^Approve/)).getByRole('button', { name: 'Approve' }))
    const alert = await screen.findByRole('alertdialog', {
      name: '3 applications: this could not be kept on this device',
    })
    expect(alert).toHaveTextContent('This device is full. Free some space, then try again.')
    await user.click(within(alert).getByRole('button', { name: 'OK' }))
    if (name === 'Approve')
      await user.click((await dialog(/^Approve/)).getByRole('button', { name: 'Cancel' }))
    expect(main().getByRole('group', { name: '3 selected' })).toBeInTheDocument()
  },
)

test('a rejection that this device refuses is named, and asked again with its reason in the field', async () => {
  const { user } = await open(only(soil))
  await choose(user, soil, 'Reject')
  const reason = async () => (await dialog('Reject')).getByRole('textbox')
  await user.click(await reason())
  await user.paste('No budget')
  vi.spyOn(database.decisions, 'bulkAdd').mockRejectedValueOnce(new Error('No idea'))
  await user.click((await dialog('Reject')).getByRole('button', { name: 'Reject' }))
  const alert = await screen.findByRole('alertdialog', {
    name: `“${soil}”: this could not be kept on this device`,
  })
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
  const again = await reason()
  expect(again).toHaveValue('No budget')
  await waitFor(() => expect(again).toHaveFocus())
  await user.click((await dialog('Reject')).getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(rowOf(soil).getByText('Rejected')).toBeInTheDocument())
})

test('approving several applications that were not opened asks once', async () => {
  const { user } = await open(`${table}&status=pending`)
  await user.click(rowOf(soil).getByRole('button', { name: `View details: ${soil}` }))
  await user.click((await dialog(soil)).getAllByRole('button', { name: 'Close' })[0]!)
  await user.click(main().getByRole('checkbox', { name: 'Select all 3 shown' }))
  const bulk = within(main().getByRole('group', { name: '3 selected' }))
  await user.click(bulk.getByRole('button', { name: 'Approve' }))
  const decision = await dialog('Approve: 3 applications')
  // Read out with the title: nothing in the dialog leads there.
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    'You have not opened 2 of these 3. Approve them all the same?',
  )
  await user.click(decision.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('3 applications approved')).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('select all selects the visible rows, and deselects them again', async () => {
  const { user } = await open(`${table}&status=documents`)
  await user.click(main().getByRole('checkbox', { name: 'Select all 2 shown' }))
  const bulk = within(main().getByRole('group', { name: '2 selected' }))
  await user.click(bulk.getByRole('button', { name: 'Clear selection' }))
  expect(main().getByRole('checkbox', { name: 'Select all 2 shown' })).not.toBeChecked()
})

test('the details show everything, and lead to a decision', async () => {
  const { user } = await renderPortal(`${only(dryer)}&view=sample-03`, { as: 'admin' })
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
  await user.click((await dialog('Reject')).getByRole('button', { name: /^Reject/ }))
  await waitFor(() => expect(rowOf(dryer).getByText('Rejected')).toBeInTheDocument())
})

test('Back closes the details; closed by their own button, they leave nothing behind for Back', async () => {
  const { user, router } = await renderPortal('/admin/dashboard', { as: 'admin' })
  await act(() => router.navigate(only(dryer)))
  const openDetails = async () => {
    await user.click(await screen.findByRole('button', { name: `View details: ${dryer}` }))
    return dialog(dryer)
  }
  await openDetails()
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(rowOf(dryer).getByText('Jignesh Rathod')).toBeInTheDocument()
  const [close] = (await openDetails()).getAllByRole('button', { name: 'Close' })
  await user.click(close!)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/admin/dashboard')
})

test('an application submitted on this device is in the list, with its form and its files', async () => {
  const submission = await keepSubmission('poc', {
    change: ({ fields }) => Object.assign(fields, { pocTitle: 'Tidal clock' }),
  })
  const { user } = await open(only('Tidal clock'))
  expect(rowOf('Tidal clock').getByText(/^Submitted on this device/)).toBeInTheDocument()
  await user.click(rowOf('Tidal clock').getByRole('button', { name: /^View details/ }))
  const details = await dialog('Tidal clock')
  expect(details.getByText(submission.number)).toBeInTheDocument()
  expect(details.getAllByText('Not asked in the application form').length).toBeGreaterThan(0)
  expect(await details.findByRole('button', { name: 'Save employer id.png' })).toBeInTheDocument()
  expect(details.getByText('The whole application form')).toBeInTheDocument()
  for (const number of sampleAadhaarNumbers) expect(document.body.textContent).not.toContain(number)
})

test('a number in an answer or a file name is masked for the office too', async () => {
  await keepSubmission('poc', { change: strewNumbers, fileNames: namedAfterNumbers })
  const title = 'Probe of XXXX XXXX 0561'
  const { user } = await open(only('Probe of'))
  await user.click(rowOf(title).getByRole('button', { name: /^View details/ }))
  const details = await dialog(title)
  expect(
    await details.findByRole('button', { name: 'Save employer id XXXX XXXX 0561.png' }),
  ).toBeInTheDocument()
  for (const number of sampleAadhaarNumbers)
    expect(bareDigits(document.body.textContent)).not.toContain(number)
})

test('a withdrawn application is left out, and the screen says so', async () => {
  const submission = await keepSubmission('ipr')
  await setWithdrawn(submission.id, Date.now())
  await open(`${table}&status=pending`)
  expect(rows()).toHaveLength(3)
  expect(
    main().getByText('1 application is left out because its applicant has withdrawn it.'),
  ).toBeInTheDocument()
})

test('on a phone the table is a list of cards with the same actions', async () => {
  vi.mocked(window.matchMedia).mockRestore()
  const { user } = await open(`${table}&status=pending`)
  expect(main().queryByRole('table')).not.toBeInTheDocument()
  const cards = within(main().getByRole('list', { name: 'Applications' }))
  expect(cards.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  await user.selectOptions(main().getByLabelText('Sort by'), 'Amount, descending')
  expect(cards.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Soil moisture')
  await user.click(cards.getByRole('button', { name: `Actions for ${soil}` }))
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Approve',
    'Reject',
    'Request Documents',
    'Delete',
  ])
})

test('Export saves exactly the filtered list, in order', async () => {
  const saved: { name: string; content: unknown }[] = []
  vi.mocked(saveFile).mockImplementation((name, content) => void saved.push({ name, content }))
  const { user } = await open(
    '/admin/applications?layout=table&status=pending&sort=amount&order=asc',
  )
  await user.click(main().getByRole('button', { name: 'Export' }))
  expect(await screen.findByText('3 applications saved as a CSV file')).toBeInTheDocument()
  expect(saved).toHaveLength(1)
  // Its file says that there are more, as a filter or what cannot be shown leaves some out.
  expect(saved[0]?.name).toMatch(/^PART of applications-\d{4}-\d{2}-\d{2}\.csv$/)
  const lines = String(saved[0]?.content).trimEnd().split('\r\n')
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
    millet,
    'Offline practice tests for tribal hostels',
    soil,
  ])
  await user.click(main().getByRole('button', { name: 'Reset filters' }))
  await user.click(main().getByRole('button', { name: 'Export' }))
  expect(saved[1]?.name).toMatch(/^applications-/)

  const { id } = await keepSubmission('poc')
  await database.submissions.update(id, { schemaVersion: 99 })
  await main().findByText(/^1 application is left out because a newer version/)
  await user.click(main().getByRole('button', { name: 'Export' }))
  expect(saved[2]?.name).toMatch(/^PART of applications-/)
})
