import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DecisionKind } from '../../../src/domain/application/decision'
import { addDecision, listDecisions } from '../../../src/storage/office/decisions'
import { cart, opened, pane, queue, soil, warmer } from '../../support/desk'
import { enter } from '../../support/enter'
import { renderPortal } from '../../support/renderPortal'
import { wideScreen } from '../../support/wideScreen'

const remark = () => pane().getByRole('textbox', { name: /Remark for the applicant/ })
const decideButtons = () => pane().queryAllByRole('button', { name: /Approve|Reject|Request/ })

async function open(search = '') {
  const portal = await renderPortal(`/admin/applications${search}`, { as: 'admin' })
  await screen.findByRole('article')
  return portal
}

/** Another tab of the office decides on it. */
async function elsewhere(applicationId: string, to: DecisionKind): Promise<void> {
  await addDecision({
    applicationId,
    at: Date.now(),
    from: 'under-review',
    to,
    by: 'Meera Joshi',
    remark: '',
  })
}

const byMe = async () => (await listDecisions()).filter(({ by }) => by !== 'Meera Joshi')

beforeEach(wideScreen)

describe.each([
  ['', 'without an address of its own', 'sample-08'],
  ['?view=sample-08', 'named in the address', 'sample-08'],
  ['?status=under-review', 'the first of a filter', 'sample-08'],
])('an application in the pane, %s (%s)', (search, _how, id) => {
  test('stays there when another tab rejects it; the remark can be copied, and no key decides', async () => {
    const { user } = await open(search)
    expect(opened()).toHaveTextContent(cart)
    await enter(user, remark(), 'The budget table ')
    await elsewhere(id, 'rejected')
    expect(
      await pane().findByText(/Decided on elsewhere meanwhile, by Meera Joshi: Rejected\./),
    ).toBeInTheDocument()
    // Typing goes on, into a field that takes nothing more.
    await user.keyboard('and a jar')
    expect(opened()).toHaveTextContent(cart)
    expect(remark()).toHaveFocus()
    expect(remark()).toHaveValue('The budget table ')
    expect(decideButtons()).toEqual([])
    await user.click(opened())
    await user.keyboard('ard')
    expect(opened()).toHaveTextContent(cart)
    expect(await byMe()).toEqual([])
  })

  test('stays there when another tab deletes it', async () => {
    const { user } = await open(search)
    await enter(user, remark(), 'The budget table ')
    await elsewhere(id, 'deleted')
    expect(await pane().findByText(/It was deleted on this device/)).toBeInTheDocument()
    await user.keyboard('and a jar')
    expect(opened()).toHaveTextContent(cart)
    expect(remark()).toHaveValue('The budget table ')
    expect(decideButtons()).toEqual([])
    expect(await byMe()).toEqual([])
  })
})

test('the keys lead on from one that another tab decided on or deleted, as its text asks', async () => {
  const { user } = await open()
  await elsewhere('sample-08', 'rejected')
  await pane().findByText(/To go on, choose another application/)
  await user.keyboard('j')
  expect(opened()).not.toHaveTextContent(cart)
  expect(decideButtons()).toHaveLength(3)
  await user.keyboard('k')
  expect(opened()).toHaveTextContent(cart)
  await elsewhere('sample-08', 'deleted')
  await pane().findByText(/It was deleted on this device/)
  await user.keyboard('k')
  expect(opened()).not.toHaveTextContent(cart)
  expect(await byMe()).toEqual([])
})

test('one that another tab decided on can be decided on again once it is chosen in the queue', async () => {
  const { user } = await open()
  await elsewhere('sample-08', 'rejected')
  await pane().findByText(/Decided on elsewhere meanwhile/)
  await user.click(queue().getByRole('link', { name: new RegExp(warmer) }))
  expect(decideButtons()).toHaveLength(3)
  await user.click(queue().getByRole('link', { name: new RegExp(cart) }))
  expect(decideButtons()).toHaveLength(3)
  expect(pane().queryByText(/meanwhile/)).not.toBeInTheDocument()
})

test('the one being read stays although it was the only one of its filter', async () => {
  await open('?q=Battery')
  await elsewhere('sample-08', 'deleted')
  expect(await pane().findByText(/It was deleted on this device/)).toBeInTheDocument()
  expect(opened()).toHaveTextContent(cart)
})

test('a button that had the focus is gone with the decision of another tab: the title has it', async () => {
  await open()
  pane().getByRole('button', { name: 'Reject' }).focus()
  await elsewhere('sample-08', 'rejected')
  await pane().findByText(/Decided on elsewhere meanwhile/)
  expect(opened()).toHaveFocus()
})

test('a bookmark of an application that is not here says so, and opens no other one', async () => {
  const { user } = await open('?view=added-gone')
  expect(opened()).toHaveTextContent('This application is not here')
  expect(pane().getByText(/^It is not in the list on this device/)).toBeInTheDocument()
  expect(pane().queryByRole('textbox')).not.toBeInTheDocument()
  expect(decideButtons()).toEqual([])
  await user.keyboard('ad')
  expect(opened()).toHaveTextContent('This application is not here')
  expect(await listDecisions()).toEqual([])
  await user.keyboard('j')
  expect(opened()).not.toHaveTextContent('This application is not here')
  await user.click(queue().getByRole('link', { name: new RegExp(cart) }))
  expect(opened()).toHaveTextContent(cart)
  expect(decideButtons()).toHaveLength(3)
})

test('a bookmark of a deleted application names it; restored, it can be decided on', async () => {
  await elsewhere('sample-01', 'deleted')
  const { user } = await open('?view=sample-01')
  expect(opened()).toHaveTextContent(soil)
  expect(pane().getByText(/It was deleted on this device/)).toBeInTheDocument()
  await user.click(screen.getByText('Deleted on this device (1)'))
  await user.click(screen.getByRole('button', { name: `Restore: ${soil}` }))
  await waitFor(() => expect(decideButtons()).toHaveLength(3))
  expect(opened()).toHaveTextContent(soil)
})

test('the table says so too', async () => {
  await renderPortal('/admin/applications?layout=table&view=added-gone', { as: 'admin' })
  await screen.findByRole('table', { name: 'Applications' })
  expect(screen.getByText(/^It is not in the list on this device/)).toHaveTextContent(
    /Choose another application\.$/,
  )
})

test('a bulk decision of the table leaves out what another tab decided meanwhile, and says so', async () => {
  const { user } = await renderPortal('/admin/applications?layout=table&status=pending', {
    as: 'admin',
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 3 shown' }))
  const bulk = within(screen.getByRole('group', { name: '3 selected' }))
  await user.click(bulk.getByRole('button', { name: 'Approve' }))
  const decision = within(await screen.findByRole('dialog', { name: 'Approve: 3 applications' }))
  await elsewhere('sample-01', 'rejected')
  expect(await decision.findByText(/^1 of these 3 was decided on/)).toBeInTheDocument()
  expect(decision.queryByText(soil)).not.toBeInTheDocument()
  await user.click(decision.getByRole('button', { name: 'Approve' }))
  await waitFor(async () => expect(await byMe()).toHaveLength(2))
})

test('a decision of another tab is not overwritten in the moment before it is seen here', async () => {
  const { user } = await open()
  await enter(user, remark(), 'The budget table is missing')
  const other = elsewhere('sample-08', 'approved')
  fireEvent.click(pane().getByRole('button', { name: 'Reject' }))
  await other
  const told = await screen.findByRole('alertdialog', { name: /decided on/ })
  expect(await byMe()).toEqual([])
  await user.click(within(told).getByRole('button', { name: 'OK' }))
  expect(
    await pane().findByText(/Decided on elsewhere meanwhile, by Meera Joshi: Approved\./),
  ).toBeInTheDocument()
  expect(remark()).toHaveValue('The budget table is missing')
})

test('a decision made here, and taken back here, is nobody else’s', async () => {
  const { user } = await open('?q=Battery')
  await user.click(pane().getByRole('button', { name: 'Approve' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await listDecisions()).toEqual([]))
  expect(opened()).toHaveTextContent(cart)
  expect(decideButtons()).toHaveLength(3)
  expect(pane().queryByText(/meanwhile/)).not.toBeInTheDocument()
})
