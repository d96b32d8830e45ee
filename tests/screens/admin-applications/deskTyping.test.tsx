import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { database } from '../../../src/storage/database'
import { listDecisions } from '../../../src/storage/office/decisions'
import { changeSetting } from '../../../src/storage/settings/settings'
import { cart, millet, opened, pane, queue, warmer } from '../../support/desk'
import { renderPortal } from '../../support/renderPortal'
import { wideScreen } from '../../support/wideScreen'

/* What is pressed and typed while a decision is still being stored, in their order. */

const remark = () => pane().getByRole('textbox')
const decided = async () => (await listDecisions()).map(({ to, remark }) => [to, remark])

/** The device stores the next decision only when the returned function is called. */
function slowStore(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const transaction = database.transaction.bind(database) as (...all: unknown[]) => unknown
  const spy = vi.spyOn(database, 'transaction') as unknown as {
    mockImplementation: (how: (...all: unknown[]) => unknown) => void
  }
  spy.mockImplementation((...all) => {
    const [, tables] = all
    const stores = Array.isArray(tables) && tables.includes(database.decisions)
    return stores ? promise.then(() => transaction(...all)) : transaction(...all)
  })
  return resolve
}

async function open(search = '') {
  wideScreen()
  const portal = await renderPortal(`/admin/applications${search}`, { as: 'admin' })
  await screen.findByRole('group', { name: 'Decide' })
  return portal
}

describe('while a decision is being stored', () => {
  let store: () => void
  beforeEach(() => {
    store = slowStore()
  })

  test('a reason that is begun is the reason for the next application, and none of its letters is a key', async () => {
    const { user } = await open()
    await user.keyboard('a')
    await user.keyboard('dA bankl{Backspace} ')
    expect(opened()).toHaveTextContent(cart)
    store()
    await waitFor(() => expect(opened()).toHaveTextContent(warmer))
    await waitFor(() => expect(remark()).toHaveFocus())
    await user.keyboard('jar')
    expect(pane().getByText(/Say which documents are missing/)).toBeVisible()
    expect(remark()).toHaveValue('A bank jar')
    expect(await decided()).toEqual([['approved', '']])
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(opened()).toHaveTextContent(millet))
    expect(await decided()).toEqual([
      ['approved', ''],
      ['documents-required', 'A bank jar'],
    ])
  })

  test('so it is after a reason that was sent with the keys, from its own field', async () => {
    const { user } = await open()
    await user.keyboard('rNo budget{Control>}{Enter}{/Control}')
    await user.keyboard('drama')
    store()
    await waitFor(() => expect(opened()).toHaveTextContent(warmer))
    await waitFor(() => expect(remark()).toHaveValue('rama'))
    expect(remark()).toHaveFocus()
    expect(await decided()).toEqual([['rejected', 'No budget']])
  })

  test('and with the mouse', async () => {
    const { user } = await open()
    await user.click(pane().getByRole('button', { name: 'Approve' }))
    await user.click(pane().getByRole('button', { name: 'Request Documents' }))
    await user.keyboard('aka')
    store()
    await waitFor(() => expect(opened()).toHaveTextContent(warmer))
    await waitFor(() => expect(remark()).toHaveValue('aka'))
    expect(await decided()).toEqual([['approved', '']])
  })

  test('what was begun on the next application earlier is not sent by it', async () => {
    const { user } = await open()
    const link = queue().getByRole('link', { name: new RegExp(warmer) })
    const id = new URL((link as HTMLAnchorElement).href).searchParams.get('view') ?? ''
    await changeSetting('u-admin', 'admin-remarks', () => ({ [id]: 'Ask the clinic.' }))
    await user.keyboard('ara')
    store()
    await waitFor(() => expect(opened()).toHaveTextContent(warmer))
    await waitFor(() => expect(remark()).toHaveFocus())
    expect(remark()).toHaveValue('Ask the clinic. a')
    expect(await decided()).toEqual([['approved', '']])
  })

  test('Approve and the keys that move do nothing: nobody has seen what they would be about', async () => {
    const { user } = await open()
    await user.keyboard('aajka')
    store()
    await waitFor(() => expect(opened()).toHaveTextContent(warmer))
    expect(await decided()).toEqual([['approved', '']])
    await user.keyboard('j')
    expect(opened()).toHaveTextContent(millet)
  })

  test('Escape gives up the reason that was begun', async () => {
    const { user } = await open()
    await user.keyboard('adjar{Escape}')
    store()
    await waitFor(() => expect(opened()).toHaveTextContent(warmer))
    expect(opened()).toHaveFocus()
    expect(remark()).toHaveValue('')
    expect(pane().queryByText(/Say which documents/)).not.toBeInTheDocument()
  })

  test('whoever goes on in the search stays there, and no letter decides', async () => {
    const { user } = await open()
    await user.keyboard('a')
    await user.click(screen.getByRole('searchbox'))
    await user.keyboard('so')
    store()
    await waitFor(async () => expect(await decided()).toHaveLength(1))
    await screen.findByText(`“${cart}”: approved`)
    await user.keyboard('la')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    expect(screen.getByRole('searchbox')).toHaveValue('sola')
    expect(await decided()).toHaveLength(1)
  })

  test('whoever chooses another application stays with it, and with what is typed there', async () => {
    const { user } = await open()
    await user.keyboard('a')
    await user.click(queue().getByRole('link', { name: new RegExp(millet) }))
    await waitFor(() => expect(opened()).toHaveTextContent(millet))
    await user.keyboard('rA ja')
    store()
    await waitFor(async () => expect(await decided()).toHaveLength(1))
    await screen.findByText(`“${cart}”: approved`)
    await user.keyboard('r')
    expect(opened()).toHaveTextContent(millet)
    expect(remark()).toHaveFocus()
    expect(remark()).toHaveValue('A jar')
    expect(await decided()).toHaveLength(1)
  })

  test('a decision on an application that was chosen meanwhile is made too, with its remark', async () => {
    const { user } = await open()
    await user.click(pane().getByRole('button', { name: 'Approve' }))
    await user.click(queue().getByRole('link', { name: new RegExp(millet) }))
    await waitFor(() => expect(opened()).toHaveTextContent(millet))
    await user.click(remark())
    await user.paste('No drawing')
    await user.click(pane().getByRole('button', { name: 'Reject' }))
    store()
    await waitFor(async () =>
      expect(await decided()).toEqual([
        ['approved', ''],
        ['rejected', 'No drawing'],
      ]),
    )
    await screen.findByText(`“${cart}”: approved`)
    await screen.findByText(`“${millet}”: rejected`)
  })

  test('what is written on in a remark after it was sent stays, unfinished', async () => {
    const { user } = await open()
    await user.click(remark())
    await user.paste('No budget')
    await user.click(pane().getByRole('button', { name: 'Reject' }))
    await user.click(remark())
    await user.paste(', and no plan')
    store()
    await screen.findByText(`“${cart}”: rejected`)
    expect(await decided()).toEqual([['rejected', 'No budget']])
    await waitFor(() => expect(opened()).toHaveTextContent(warmer))
    await user.click(queue().getByRole('link', { name: new RegExp(cart) }))
    await waitFor(() => expect(opened()).toHaveTextContent(cart))
    expect(remark()).toHaveValue('No budget, and no plan')
  })

  test('where it fails, what was typed is on the application that stays', async () => {
    const { user } = await open()
    vi.spyOn(database.decisions, 'bulkAdd').mockRejectedValue(new Error('No room'))
    await user.keyboard('adjar')
    store()
    const alert = await screen.findByRole('alertdialog')
    await user.click(within(alert).getByRole('button'))
    await waitFor(() => expect(remark()).toHaveFocus())
    expect(opened()).toHaveTextContent(cart)
    expect(remark()).toHaveValue('jar')
    expect(await decided()).toEqual([])
  })

  test('who has signed out meanwhile is told nothing, or whoever comes then could undo it', async () => {
    const { user } = await open()
    await user.keyboard('a')
    await user.click(screen.getAllByText('Logout')[0] as HTMLElement)
    await screen.findAllByRole('link', { name: 'Login' })
    store()
    await waitFor(async () => expect(await decided()).toEqual([['approved', '']]))
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })
})

test('no letter decides while a dialog that was asked for is still on its way', async () => {
  const { user } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Add Application' }))
  fireEvent.keyDown(document.body, { key: 'a' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Add application' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  fireEvent.keyDown(document.body, { key: 'a' })
  await screen.findByRole('dialog', { name: 'Search the portal' })
  expect(await decided()).toEqual([])
})

test('no letter decides while the page that was asked for is still on its way', async () => {
  const { router } = await open()
  await act(async () => {
    void router.navigate('/admin/reports')
    fireEvent.keyDown(opened(), { key: 'a' })
  })
  expect(await screen.findByRole('heading', { level: 1, name: /Reports/ })).toBeVisible()
  expect(await decided()).toEqual([])
})
