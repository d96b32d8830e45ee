import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { painted } from '../../../src/lib/painted'
import { addDecision } from '../../../src/storage/office/decisions'
import { renderPortal } from '../../support/renderPortal'
import { wideScreen } from '../../support/wideScreen'

type Portal = Awaited<ReturnType<typeof renderPortal>>

beforeEach(wideScreen)

async function open(address: string): Promise<Portal['user']> {
  const { user } = await renderPortal(address, { as: 'admin' })
  await screen.findByRole('table')
  return user
}

/** Moves the focus there and presses it with the keyboard. */
async function press(user: Portal['user'], button: HTMLElement): Promise<void> {
  button.focus()
  await user.keyboard('{Enter}')
}

const rows = () => screen.getAllByRole('row').slice(1)
const listHeading = () => screen.getByRole('heading', { level: 2, name: 'Applications' })

test('the row that takes the place of one that was decided on has the focus, not its buttons; the last leaves it to the heading', async () => {
  const user = await open('/admin/dashboard?tab=applications')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending Review')
  const all = rows()
  for (const [place, row] of all.entries()) {
    await press(user, within(row).getByRole('button', { name: /^Approve/ }))
    await waitFor(() => expect(row).not.toBeInTheDocument())
    await waitFor(() => expect(document.activeElement).toBe(all[place + 1] ?? listHeading()))
  }
})

test('so it is after a decision in a dialog, and after one from a menu', async () => {
  const user = await open('/admin/applications?layout=table&status=pending')
  const [first, second, third] = rows() as [HTMLElement, HTMLElement, HTMLElement]
  await press(user, within(first).getByRole('button', { name: /^View details/ }))
  const details = await screen.findByRole('dialog')
  await press(user, within(details).getByRole('button', { name: 'Reject' }))
  await press(user, await screen.findByRole('button', { name: 'Reject without a reason' }))
  await waitFor(() => expect(second).toHaveFocus())
  expect(first).not.toBeInTheDocument()
  await press(user, within(second).getByRole('button', { name: /^Actions for/ }))
  await press(user, await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(third).toHaveFocus())
})

test('a button that has served its purpose leaves the focus to the heading above it', async () => {
  const user = await open('/admin/applications?layout=table&status=pending')
  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }))
  await press(user, screen.getByRole('button', { name: 'Clear selection' }))
  await waitFor(() => expect(listHeading()).toHaveFocus())
  await press(user, screen.getByRole('button', { name: 'Reset filters' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('the last press on Show more leaves the focus to the first row that it added', async () => {
  const user = await open('/admin/applications?layout=table')
  for (let more; (more = screen.queryByRole('button', { name: 'Show more' })) !== null;) {
    const before = rows().length
    // Which has the focus already, from the second press on.
    await user.click(more)
    await waitFor(() => expect(rows().length).toBeGreaterThan(before))
    if (more.isConnected) expect(more).toHaveFocus()
    else await waitFor(() => expect(rows()[before]).toHaveFocus())
  }
})

test('an undone decision gives the focus back to where it was', async () => {
  const user = await open('/admin/dashboard?tab=applications')
  const [first] = rows() as [HTMLElement]
  const approve = within(first).getByRole('button', { name: /^Approve/ })
  await press(user, approve)
  await press(user, await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(approve).toHaveFocus())
})

test('a press beside everything takes the focus away, and nothing gives it back', async () => {
  const user = await open('/admin/applications?layout=table&status=pending')
  const soil = screen.getByRole('row', { name: /Soil moisture/ })
  within(soil)
    .getByRole('button', { name: /^View details/ })
    .focus()
  await user.click(screen.getByRole('main'))
  await addDecision({
    applicationId: 'sample-01',
    at: Date.now(),
    from: 'pending-review',
    to: 'approved',
    by: 'Meera Joshi',
    remark: '',
  })
  await waitFor(() => expect(soil).not.toBeInTheDocument())
  await painted()
  expect(document.activeElement).toBe(document.body)
})
