import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { adminSample } from '../../../src/domain/application/office-sample/adminSample'
import { addDecision, listDecisions } from '../../../src/storage/office/decisions'
import { soil } from '../../support/desk'
import { renderPortal } from '../../support/renderPortal'
import { wideScreen } from '../../support/wideScreen'

/* What is chosen stays chosen while a filter of the table hides it. */

const { id } = adminSample.find(({ title }) => title === soil)!

const open = (filter: string, layout = 'layout=table&') =>
  renderPortal(`/admin/applications?${layout}${filter}`, { as: 'admin' })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

beforeEach(wideScreen)

test.each([['status=approved'], ['q=nothing+of+this+name']])(
  'the details under “%s” lead to a decision on their application',
  async (filter) => {
    const { user } = await open(`${filter}&view=${id}`)
    await user.click((await dialog(soil)).getByRole('button', { name: 'Reject' }))
    const reject = await dialog('Reject')
    expect(reject.getByText(soil)).toBeVisible()
    await user.click(reject.getByRole('button', { name: 'Reject without a reason' }))
    await waitFor(async () =>
      expect(await listDecisions()).toMatchObject([{ applicationId: id, to: 'rejected' }]),
    )
  },
)

test('a reason stays on the screen when another tab decides on the last row of the filter', async () => {
  const { user } = await open('status=pending&q=soil')
  await user.click(await screen.findByRole('button', { name: `Actions for ${soil}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Reject' }))
  const reason = (await dialog('Reject')).getByRole('textbox')
  await user.type(reason, 'No budget')
  await addDecision({
    applicationId: id,
    at: Date.now(),
    by: 'Meera Joshi',
    from: 'pending-review',
    to: 'approved',
    remark: '',
  })
  expect(await screen.findByText('No applications found')).toBeInTheDocument()
  expect((await dialog('Reject')).getByText(/decided on, deleted or withdrawn/)).toBeVisible()
  expect(reason).toHaveValue('No budget')
})

test.each([
  ['the table', 'layout=table'],
  ['the desk', 'layout=desk'],
  ['the desk beside an open application', `view=${id}`],
])('where a filter finds nothing, %s leads back to the whole list', async (_name, address) => {
  const { user, router } = await open(`${address}&q=nothing+of+this+name`, '')
  expect(await screen.findByText('No applications found')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(screen.queryByText('No applications found')).not.toBeInTheDocument())
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
  expect(router.state.location.search).not.toContain('nothing')
})
