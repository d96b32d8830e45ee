import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import Dexie from 'dexie'
import { database } from '../../../src/storage/database'
import { adminSample } from '../../../src/domain/application/office-sample/adminSample'
import { formatDate } from '../../../src/lib/dates'
import { addApplication } from '../../../src/storage/office/addedApplications'
import { addDecision, decide, listDecisions } from '../../../src/storage/office/decisions'
import { keepUploads } from '../../../src/storage/applications/uploads'
import { changeSetting, readSetting } from '../../../src/storage/settings/settings'
import { cart, millet, opened, pane, queue, soil, warmer } from '../../support/desk'
import { enter } from '../../support/enter'
import { keepSubmission } from '../../support/grantValues'
import { focusedHeadings } from '../../support/heard'
import { renderPortal } from '../../support/renderPortal'
import { wideScreen } from '../../support/wideScreen'
import { readPdf } from '../../support/uploads'

const tests = 'Offline practice tests for tribal hostels'

const titles = () =>
  queue()
    .getAllByRole('link')
    .map((link) => link.firstChild?.textContent)
const current = () => queue().getByRole('link', { current: true })
const probe = () => queue().getByRole('link', { name: /Low-cost soil moisture probe/ })
const remark = () => pane().getByRole('textbox')
const keptRemarks = async () =>
  Object.values(
    (await readSetting<Record<string, string>>('u-admin', 'admin-remarks')) ?? {},
  ).toSorted()

async function open(search = '') {
  const portal = await renderPortal(`/admin/applications${search}`, { as: 'admin' })
  await screen.findByRole('group', { name: 'Decide' })
  return portal
}

describe('on a wide screen', () => {
  beforeEach(wideScreen)

  test('the queue begins with the longest waiting application, says how long it has waited, and opens it in the pane', async () => {
    await open('?status=pending')
    expect(titles()).toEqual([millet, soil, tests])
    for (const link of queue().getAllByRole('link'))
      expect(link).toHaveTextContent(/day \d+( of 42|, \d+ over)/)
    expect(opened()).toHaveTextContent(millet)
    expect(pane().getByText('Aarti Solanki')).toBeInTheDocument()
  })

  test('one that was added while the clock was ahead begins the queue, with its day, as nobody knows how long it has waited', async () => {
    const reed = { ...adminSample[0]!, id: 'added-1', title: 'Reed mats' }
    await addApplication({ ...reed, submittedDate: '2099-01-01' }, 'u-admin')
    await open('?status=pending')
    expect(queue().getAllByRole('link')[0]).toHaveTextContent(/Reed mats.*1 Jan 2099/)
  })

  test('whoever types in the search after reading one stays there, and no letter decides', async () => {
    const { user, router } = await open()
    await user.keyboard('j')
    await waitFor(() => expect(opened()).toHaveFocus())
    await user.click(screen.getByRole('searchbox'))
    await user.keyboard('solar')
    await waitFor(() => expect(router.state.location.search).toBe('?q=solar'))
    expect(screen.getByRole('searchbox')).toHaveFocus()
    expect(screen.getByRole('searchbox')).toHaveValue('solar')
    expect(await listDecisions()).toEqual([])
  })

  test('a filter keeps the focus, and its first application opens at its top', async () => {
    const { user } = await open()
    await user.keyboard('j')
    await waitFor(() => expect(opened()).toHaveFocus())
    screen.getByRole('article').scrollTop = 300
    const pending = screen.getByRole('button', { name: /^Pending/ })
    await user.click(pending)
    await waitFor(() => expect(opened()).toHaveTextContent(millet))
    expect(pending).toHaveFocus()
    expect(screen.getByRole('article').scrollTop).toBe(0)
  })

  test('five decisions with remarks take ten clicks; after each, the next application opens with the focus on its title', async () => {
    const { user } = await open()
    let clicks = 0
    const click = async (name: string) => {
      clicks += 1
      await user.click(pane().getByRole('button', { name }))
    }
    const steps = [
      [cart, warmer],
      [warmer, millet],
      [millet, soil],
      [soil, tests],
      [tests, tests],
    ] as const
    for (const [index, [title, next]] of steps.entries()) {
      expect(opened()).toHaveTextContent(title)
      const action = index % 2 === 0 ? 'Reject' : 'Request Documents'
      await click(action)
      // The reason has the focus, so it can be typed without a click.
      expect(remark()).toHaveFocus()
      await user.keyboard(`Because of ${index}.`)
      await click(action)
      await waitFor(() => expect(opened()).toHaveTextContent(next))
      expect(opened()).toHaveFocus()
    }
    expect(clicks).toBeLessThanOrEqual(15)
    expect(
      await screen.findByText('Nothing in this list is waiting for the office.'),
    ).toBeInTheDocument()
    // The last one stays in the pane, and no reason is asked for what is decided.
    await waitFor(() => expect(pane().getByRole('button', { name: 'Approve' })).toBeEnabled())
    expect(pane().queryByText(/Say why it is rejected/)).not.toBeInTheDocument()
    expect((await listDecisions()).map(({ to, remark }) => [to, remark])).toEqual([
      ['rejected', 'Because of 0.'],
      ['documents-required', 'Because of 1.'],
      ['rejected', 'Because of 2.'],
      ['documents-required', 'Because of 3.'],
      ['rejected', 'Because of 4.'],
    ])
  })

  test('the keys suffice: j and k move, a approves, r and d ask for a reason, ? lists them', async () => {
    const { user } = await open()
    await user.keyboard('j')
    expect(opened()).toHaveTextContent(warmer)
    expect(opened()).toHaveFocus()
    await user.keyboard('k')
    expect(opened()).toHaveTextContent(cart)
    await user.keyboard('a')
    await waitFor(() => expect(opened()).toHaveTextContent(warmer))
    await user.keyboard('d')
    expect(remark()).toHaveFocus()
    // From here on the keys are part of a remark, not shortcuts.
    await user.keyboard('jar{Control>}{Enter}{/Control}')
    await waitFor(() => expect(opened()).toHaveTextContent(millet))
    expect(opened()).toHaveFocus()
    expect((await listDecisions()).map(({ to, remark }) => [to, remark])).toEqual([
      ['approved', ''],
      ['documents-required', 'jar'],
    ])
    await user.keyboard('?')
    expect(
      within(await screen.findByRole('dialog', { name: 'Keys of the desk' })).getByText('Reject'),
    ).toBeInTheDocument()
  })

  test('u takes the decision just made back, whose Undo many Tabs are away from', async () => {
    const { user } = await open()
    await user.keyboard('a')
    await waitFor(() => expect(opened()).toHaveTextContent(warmer))
    await user.keyboard('a')
    await waitFor(() => expect(opened()).toHaveTextContent(millet))
    await user.keyboard('u')
    await waitFor(async () => expect(await listDecisions()).toHaveLength(1))
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
    expect(opened()).toHaveTextContent(millet)
    expect(opened()).toHaveFocus()
    await user.keyboard('uu')
    await waitFor(async () => expect(await listDecisions()).toEqual([]))
  })

  test('the keys are those in the place of their letters on a keyboard in Gujarati, too', async () => {
    await open()
    fireEvent.keyDown(document.body, { key: 'ર', code: 'KeyJ' })
    expect(opened()).toHaveTextContent(warmer)
    fireEvent.keyDown(document.body, { key: '્', code: 'KeyD' })
    expect(remark()).toHaveFocus()
  })

  test('each application that opens is read out: its title takes the focus even from the title before', async () => {
    const { user } = await open()
    const heard = focusedHeadings()
    await user.keyboard('j')
    await waitFor(() => expect(heard).toEqual([warmer]))
    await user.keyboard('k')
    await waitFor(() => expect(heard).toEqual([warmer, cart]))
    await user.click(pane().getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(heard).toEqual([warmer, cart, warmer]))
  })

  test('the files of the application before are gone before those of the next one are read', async () => {
    await keepSubmission('poc', {
      change: ({ fields }) => Object.assign(fields, { pocTitle: 'Tidal clock' }),
    })
    await keepSubmission('poc', {
      change: ({ fields }) => Object.assign(fields, { pocTitle: 'Tidal lamp' }),
    })
    const { user } = await open('?q=tidal')
    expect(await pane().findByRole('button', { name: 'Save employer id.png' })).toBeVisible()
    const other = opened().textContent === 'Tidal clock' ? 'Tidal lamp' : 'Tidal clock'
    // Large files on a slow device.
    vi.spyOn(database.attachments, 'get').mockImplementation(
      () => new Dexie.Promise(() => undefined),
    )
    await user.click(queue().getByRole('link', { name: new RegExp(other) }))
    await waitFor(() => expect(opened()).toHaveTextContent(other))
    expect(pane().queryByRole('button', { name: /^Save / })).not.toBeInTheDocument()
  })

  test('the current application is in view in the queue, however far down it is', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { user } = await open()
    await user.keyboard('j')
    expect(current()).toHaveTextContent(warmer)
    expect(scrolled.mock.contexts).toContain(current().parentElement)
    await user.click(screen.getByRole('button', { name: 'Rejected 49' }))
    await waitFor(() => expect(current()).toBe(queue().getAllByRole('link')[0]))
    for (let press = 0; press < 30; press++) await user.keyboard('j')
    expect(current()).toBe(queue().getAllByRole('link')[30])
    expect(scrolled.mock.contexts).toContain(current().parentElement)
  })

  test('Ctrl + Enter sends the decision that is asked about, and does nothing in a plain remark', async () => {
    const { user } = await open()
    await user.type(remark(), 'Please mind the budget{Control>}{Enter}{/Control}.')
    expect(opened()).toHaveTextContent(cart)
    expect(remark()).toHaveValue('Please mind the budget.')
    expect(await listDecisions()).toEqual([])
    await user.click(opened())
    await user.keyboard('?')
    const help = within(await screen.findByRole('dialog', { name: 'Keys of the desk' }))
    expect(
      help.getByText('Reject or request documents, while the reason is being typed'),
    ).toBeInTheDocument()
  })

  test('requested documents that have arrived put the application back among the waiting, and say when', async () => {
    const submission = await keepSubmission('poc')
    await decide([{ id: submission.id, status: 'pending-review', history: [] }], {
      to: 'documents-required',
      by: 'Dr Meera Joshi',
      remark: '',
    })
    const { user } = await open('?status=documents')
    expect(probe()).toHaveTextContent('Documents Required')
    await keepUploads(submission.id, [readPdf('consent.pdf')], 'document')
    const added = `Documents added on ${formatDate(Date.now())}`
    await waitFor(() => expect(probe()).toHaveTextContent(added))
    expect(titles()[0]).toBe('Low-cost soil moisture probe')
    await user.click(probe())
    expect(pane().getAllByText(added)).not.toEqual([])
    await user.keyboard('a')
    await waitFor(() => expect(screen.queryByText(added)).not.toBeInTheDocument())
  })

  test('a decision is told once the focus has moved on: before, its reading would be cut off', async () => {
    const { user } = await open()
    const toldBefore: boolean[] = []
    screen.getByRole('article').addEventListener('focusin', ({ target }) => {
      const undo = screen.queryByRole('button', { name: 'Undo' })
      if (target instanceof HTMLHeadingElement) toldBefore.push(undo !== null)
    })
    await user.click(pane().getByRole('button', { name: 'Approve' }))
    await screen.findByRole('button', { name: 'Undo' })
    expect(toldBefore).toEqual([false])
    expect(opened()).toHaveFocus()
  })

  test('undoing a rejection gives its reason back', async () => {
    const { user } = await open()
    await user.click(pane().getByRole('button', { name: 'Reject' }))
    await user.keyboard('A long reason, weighed word by word.')
    await user.click(pane().getByRole('button', { name: 'Reject' }))
    await waitFor(async () => expect(await listDecisions()).toHaveLength(1))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await listDecisions()).toEqual([]))
    await user.click(queue().getByRole('link', { name: new RegExp(cart) }))
    await waitFor(() => expect(opened()).toHaveTextContent(cart))
    expect(pane().getByRole('textbox')).toHaveValue('A long reason, weighed word by word.')
  })

  test.each([
    ['gives its reason back', undefined],
    ['leaves the one that was begun since', 'Begun since, in another tab.'],
  ])('undone once the page was left, a decision %s', async (_what, begun) => {
    const { user, router } = await open('?view=sample-01')
    await user.click(pane().getByRole('button', { name: 'Reject' }))
    await user.keyboard('No budget table.')
    await user.click(pane().getByRole('button', { name: 'Reject' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await act(() => router.navigate('/admin/users'))
    if (begun !== undefined)
      await changeSetting('u-admin', 'admin-remarks', () => ({ 'sample-01': begun }))
    await user.click(undo)
    await waitFor(async () => expect(await listDecisions()).toEqual([]))
    await waitFor(async () => expect(await keptRemarks()).toEqual([begun ?? 'No budget table.']))
  })

  test('undoing a decision over which a newer one was made says so', async () => {
    const { user } = await open()
    await user.click(pane().getByRole('button', { name: 'Approve' }))
    await waitFor(async () => expect(await listDecisions()).toHaveLength(1))
    for (const { id: _first, ...decision } of await listDecisions())
      await addDecision({ ...decision, from: 'approved', to: 'rejected' })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    const alert = within(
      await screen.findByRole('alertdialog', { name: 'The decision was not undone' }),
    )
    expect(alert.getByText(/A newer decision was made since/)).toBeInTheDocument()
  })

  test('remarks that another tab saved meanwhile stay', async () => {
    const { user } = await open()
    await user.type(pane().getByRole('textbox'), 'Typed here')
    await waitFor(async () => expect(await keptRemarks()).toEqual(['Typed here']))
    await changeSetting<Record<string, string>>('u-admin', 'admin-remarks', (before) =>
      Object.fromEntries(Object.keys(before ?? {}).map((id) => [id, 'Typed in another tab'])),
    )
    await user.click(queue().getByRole('link', { name: new RegExp(warmer) }))
    await waitFor(() => expect(opened()).toHaveTextContent(warmer))
    await user.type(pane().getByRole('textbox'), 'Of the next one')
    await waitFor(async () =>
      expect(await keptRemarks()).toEqual(['Of the next one', 'Typed in another tab']),
    )
  })

  test('what another tab makes of a remark that was typed here is what is decided with', async () => {
    const { user } = await open('?view=sample-01')
    await user.type(remark(), 'Budget table is missing.')
    await waitFor(async () => expect(await keptRemarks()).toEqual(['Budget table is missing.']))
    const longer = 'Budget table is missing. Also the mentor’s letter.'
    await changeSetting<Record<string, string>>('u-admin', 'admin-remarks', () => ({
      'sample-01': longer,
    }))
    await waitFor(() => expect(remark()).toHaveValue(longer))
    await user.type(remark(), ' Signed.')
    expect(remark()).toHaveValue(`${longer} Signed.`)
    await user.click(pane().getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(opened()).not.toHaveTextContent(soil))
    expect((await listDecisions()).map((decision) => decision.remark)).toEqual([
      `${longer} Signed.`,
    ])
  })

  test('a double-click is one press: the next application does not decide itself under the pointer', async () => {
    const { user } = await open()
    const approve = pane().getByRole('button', { name: 'Approve' })
    await user.dblClick(approve)
    await waitFor(() => expect(opened()).toHaveTextContent(warmer))
    // The second click, a moment later, where the next application now has its button.
    const again = pane().getByRole('button', { name: 'Approve' })
    fireEvent.click(again, { detail: 2 })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await listDecisions()).toEqual([]))
    expect(opened()).toHaveTextContent(warmer)
  })

  test('a key that is held decides once; so do two presses that are faster than the device', async () => {
    const { user } = await open()
    await user.keyboard('{a>20/}')
    await waitFor(() => expect(opened()).toHaveTextContent(warmer))
    expect(await listDecisions()).toHaveLength(1)
    fireEvent.keyDown(opened(), { key: 'a' })
    fireEvent.keyDown(opened(), { key: 'a' })
    await waitFor(() => expect(opened()).toHaveTextContent(millet))
    expect(await listDecisions()).toHaveLength(2)
  })

  test('the key again on the last one decides nothing, and says so; with a remark it is a new decision', async () => {
    const { user } = await open('?q=battery+swap')
    await user.keyboard('a')
    await waitFor(() => expect(opened()).toHaveFocus())
    await user.keyboard('a')
    expect(await screen.findByText(`“${cart}” is approved already`)).toBeInTheDocument()
    expect(await listDecisions()).toHaveLength(1)
    await enter(user, remark(), 'On one condition.')
    await user.click(pane().getByRole('button', { name: 'Approve' }))
    await waitFor(async () => expect(await listDecisions()).toHaveLength(2))
  })

  test('whoever leaves right after a press stays where they went, and is told of the decision', async () => {
    const { user, router } = await open()
    await user.keyboard('j')
    await waitFor(() => expect(opened()).toHaveFocus())
    fireEvent.click(pane().getByRole('button', { name: 'Approve' }))
    await act(() => router.navigate('/admin/reports'))
    expect(await screen.findByText(`“${warmer}”: approved`)).toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/admin/reports')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Reports')
  })

  test('the keys can be switched off for good', async () => {
    const { user, view } = await open()
    await user.keyboard('?')
    const help = within(await screen.findByRole('dialog', { name: 'Keys of the desk' }))
    await user.click(help.getByRole('checkbox', { name: 'Single keys work on this page' }))
    await user.click(help.getAllByRole('button', { name: 'Close' })[0]!)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.keyboard('a')
    view.unmount()
    const again = await open()
    await waitFor(() =>
      expect(pane().getByRole('button', { name: 'Approve' })).not.toHaveTextContent('Approvea'),
    )
    await again.user.keyboard('aj')
    expect(opened()).toHaveTextContent(cart)
    expect(await listDecisions()).toEqual([])
  })

  test('a reason can be left out; then the history says that none was given', async () => {
    const { user } = await open(`?view=sample-01`)
    await user.click(pane().getByRole('button', { name: 'Reject' }))
    // The key of an input method, which takes back its letters with it; the second one is Safari's.
    for (const its of [{ isComposing: true }, { keyCode: 229 }]) {
      fireEvent.keyDown(pane().getByRole('textbox'), { key: 'Escape', ...its })
      expect(pane().getByText(/Say why it is rejected/)).toBeInTheDocument()
    }
    await user.click(pane().getByRole('button', { name: 'Reject without a reason' }))
    await waitFor(() => expect(opened()).not.toHaveTextContent(soil))
    await user.click(queue().getByRole('link', { name: new RegExp(soil) }))
    expect(pane().getByText('Pending Review → Rejected')).toBeInTheDocument()
    expect(pane().getByText('No reason was given.')).toBeInTheDocument()
  })

  test('a remark that is too long is kept whole and decides nothing until it is shorter', async () => {
    const { user } = await open()
    const long = 'The budget table is missing. '.repeat(20)
    await user.click(remark())
    await user.paste(long)
    expect(remark()).toHaveValue(long)
    expect(pane().getByText('This is 79 characters too long: at most 500 are kept.')).toBeVisible()
    await user.click(pane().getByRole('button', { name: 'Reject' }))
    await user.click(pane().getByRole('button', { name: 'Approve' }))
    expect(remark()).toHaveFocus()
    expect(remark()).toHaveValue(long)
    expect(await listDecisions()).toEqual([])
    await user.clear(remark())
    await enter(user, remark(), 'The budget table is missing.')
    await user.click(pane().getByRole('button', { name: 'Reject' }))
    await waitFor(async () => expect(await listDecisions()).toHaveLength(1))
  })

  test('an unfinished remark is restored after a crash, and gone after the decision', async () => {
    const { user, view } = await open('?view=sample-01')
    await enter(user, remark(), 'Ask the village first')
    await user.keyboard('{Escape}')
    view.unmount()
    const again = await open('?view=sample-01')
    await waitFor(() => expect(remark()).toHaveValue('Ask the village first'))
    await again.user.click(pane().getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(opened()).not.toHaveTextContent(soil))
    await again.user.click(queue().getByRole('link', { name: new RegExp(soil) }))
    expect(remark()).toHaveValue('')
    expect(pane().getByText('Ask the village first')).toBeInTheDocument()
  })

  test('another tile opens the first application of its own list; the table is one press away', async () => {
    const { user, router } = await open('?view=sample-01')
    await user.click(screen.getByRole('button', { name: 'Docs Required 2' }))
    expect(titles()).toEqual([
      'Sign language tutor for primary schools',
      'Certificates that an employer can check',
    ])
    expect(opened()).toHaveTextContent('Sign language tutor for primary schools')
    await user.click(screen.getByRole('button', { name: 'Table' }))
    expect(screen.getByRole('table', { name: 'Applications' })).toBeInTheDocument()
    expect(router.state.location.search).toBe('?status=documents&layout=table')
  })

  test('choosing applications beside the queue adds nothing for Back to go through', async () => {
    const { user, router } = await officeFromDashboard()
    await screen.findByRole('group', { name: 'Decide' })
    await user.click(queue().getByRole('link', { name: new RegExp(millet) }))
    await user.keyboard('j')
    await user.keyboard('k')
    expect(opened()).toHaveTextContent(millet)
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe('/admin/dashboard')
  })

  test('the table opens without the application that was being read', async () => {
    const { user, router } = await open()
    await user.keyboard('j')
    await waitFor(() => expect(router.state.location.search).toContain('view='))
    await user.click(screen.getByRole('button', { name: 'Table' }))
    expect(router.state.location.search).toBe('?layout=table')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

async function officeFromDashboard(search = '') {
  const portal = await renderPortal('/admin/dashboard', { as: 'admin' })
  await act(() => portal.router.navigate(`/admin/applications${search}`))
  return portal
}

async function openOn(title: string, search = '') {
  const portal = await renderPortal(`/admin/applications${search}`, { as: 'admin' })
  const list = within(await screen.findByRole('list', { name: 'Queue' }))
  await portal.user.click(list.getByRole('link', { name: new RegExp(title) }))
  return portal
}

describe('on a phone', () => {
  test('the list comes first, then the application with a way back to where one came from', async () => {
    const { user } = await openOn(cart)
    expect(screen.queryByRole('list', { name: 'Queue' })).not.toBeInTheDocument()
    expect(opened()).toHaveFocus()
    await user.click(pane().getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(opened()).toHaveTextContent(warmer))
    await user.click(pane().getByRole('button', { name: 'Back to the queue' }))
    expect(queue().getByRole('link', { name: new RegExp(warmer) })).toHaveFocus()
  })

  test('the way back leads to an application that the queue does not show at first', async () => {
    const { user } = await renderPortal('/admin/applications?status=rejected', { as: 'admin' })
    await screen.findByRole('list', { name: 'Queue' })
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await user.click(queue().getAllByRole('link')[40]!)
    const title = opened().textContent
    await user.click(pane().getByRole('button', { name: 'Back to the queue' }))
    expect(queue().getAllByRole('link')[40]).toHaveFocus()
    expect(document.activeElement).toHaveTextContent(title)
  })

  test('after the last decision the application has the focus in the queue', async () => {
    const { user } = await openOn(cart, '?q=Battery+swap')
    await user.click(pane().getByRole('button', { name: 'Approve' }))
    const link = await screen.findByRole('link', { name: new RegExp(cart) })
    await waitFor(() => expect(link).toHaveTextContent('Approved'))
    expect(link).toHaveFocus()
  })

  test('when that leaves the queue, its heading has it', async () => {
    const { user } = await openOn(cart, '?status=under-review&q=Battery+swap')
    await user.click(pane().getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('No applications found')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Applications', level: 2 })).toHaveFocus()
  })

  test('Back leads from the application to the queue, and from there out of the office', async () => {
    const { user, router } = await officeFromDashboard()
    await screen.findByRole('list', { name: 'Queue' })
    await user.click(queue().getByRole('link', { name: new RegExp(cart) }))
    await user.click(pane().getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(opened()).toHaveTextContent(warmer))
    await act(() => router.navigate(-1))
    expect(queue().getByRole('link', { name: new RegExp(warmer) })).toHaveFocus()
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe('/admin/dashboard')
  })

  test('the way back to the queue leaves nothing of the application behind for Back', async () => {
    const { user, router } = await officeFromDashboard()
    await screen.findByRole('list', { name: 'Queue' })
    for (const title of [cart, millet]) {
      await user.click(queue().getByRole('link', { name: new RegExp(title) }))
      await user.click(pane().getByRole('button', { name: 'Back to the queue' }))
    }
    expect(queue().getByRole('link', { name: new RegExp(millet) })).toHaveFocus()
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe('/admin/dashboard')
  })

  test('the way back from an application that an address named leads to the queue too', async () => {
    const { user, router } = await officeFromDashboard('?view=sample-08')
    await user.click(await screen.findByRole('button', { name: 'Back to the queue' }))
    expect(queue().getAllByRole('link')[0]).toBeInTheDocument()
    expect(router.state.location.search).toBe('')
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe('/admin/dashboard')
  })
})
