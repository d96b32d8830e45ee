import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { applicantSample } from '../../../src/domain/application/applicantSample'
import { formatRupees } from '../../../src/lib/money'
import { enter } from '../../support/enter'
import { keepSubmission, keepSubmissions, sampleStudent } from '../../support/grantValues'
import { loseBytes } from '../../support/lostBytes'
import { renderPortal } from '../../support/renderPortal'
import { thisYear } from '../../support/thisYear'

async function openList() {
  const portal = await renderPortal('/my-applications', { as: 'student' })
  await screen.findByRole('heading', { level: 1, name: 'My applications' })
  const list = within(await screen.findByRole('region', { name: 'Applications' }))
  return { ...portal, list }
}

function tile(name: string) {
  return screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
}

test('the tiles count the list, the sample and this device together', async () => {
  await keepSubmission('poc')
  const { list } = await openList()
  const cards = list.getAllByRole('listitem')
  const having = (status: string) =>
    cards.filter((card) => within(card).queryByText(status) !== null).length
  expect(cards).toHaveLength(applicantSample.length + 1)
  expect(tile('Total')).toBe(String(cards.length))
  expect(tile('Approved')).toBe(String(having('Approved')))
  expect(tile('Pending')).toBe(String(having('Under Review')))
  expect(tile('Completed')).toBe(String(having('Completed')))
  const received = applicantSample.reduce((sum, item) => sum + item.fundingReceived, 0)
  expect(tile('Total Funding Received')).toBe(formatRupees(received))
})

test('samples and applications of this device are told apart', async () => {
  await keepSubmission('poc')
  const { list } = await openList()
  expect(list.getAllByText('Kept on this device')).toHaveLength(1)
  expect(list.getAllByText('Sample data')).toHaveLength(applicantSample.length)
  const own = list.getByRole('heading', { name: 'Low-cost soil moisture probe' }).closest('li')
  expect(own).toHaveTextContent(`SSIP/POC/${thisYear}/001 (provisional number)`)
})

test('a card has every part named in the spec', async () => {
  const { list } = await openList()
  const card = list.getByRole('heading', { name: 'Solar dryer for chilli farmers' }).closest('li')
  for (const part of [
    'Approved',
    'SSIP/POC/2026/118',
    'High priority',
    'PoC Grant',
    'Agriculture',
    '₹2,00,000',
    '₹1,60,000',
    '80% of ₹2,00,000',
    '22 Jun 2026',
  ])
    expect(card).toHaveTextContent(part)
})

test('status filter and search narrow the list together, also after Back, and an empty result says so', async () => {
  const { user, list, router } = await openList()
  await user.click(list.getByRole('button', { name: 'Approved' }))
  expect(list.getByRole('status')).toHaveTextContent('2 applications')
  await enter(user, list.getByLabelText('Search by title, number or category'), 'health')
  expect(list.getByRole('heading')).toHaveTextContent('Cold box for vaccines on a bicycle')
  await user.click(list.getByRole('button', { name: 'Rejected' }))
  expect(list.getByText('No applications found')).toBeVisible()
  await act(async () => router.navigate('/events'))
  await act(async () => router.navigate(-1))
  expect(await screen.findByText('No applications found')).toBeVisible()
  expect(screen.getByLabelText('Search by title, number or category')).toHaveValue('health')
})

test('somebody else’s applications on this device are not shown', async () => {
  await keepSubmission('ipr', { user: { ...sampleStudent, id: 'u-somebody' } })
  const { list } = await openList()
  expect(list.queryByText('Kept on this device')).not.toBeInTheDocument()
})

test.each([
  [
    'the person',
    '/my-applications',
    'student',
    /^Not shown here: 1 application\. This browser has lost/,
  ],
  ['the office', '/admin/applications', 'admin', /^1 application is left out because this browser/],
] as const)(
  'an application that the browser has lost hides no other from %s, who is told',
  async (_whom, path, as, told) => {
    const lost = await keepSubmission('poc')
    await keepSubmission('ipr')
    await loseBytes('submissions', lost.id)
    await renderPortal(path, { as })
    expect(await screen.findByText(told)).toBeVisible()
    expect(await screen.findByText('Folding drip emitter')).toBeInTheDocument()
  },
)

test('another tab’s submission appears at once', async () => {
  const { list } = await openList()
  await keepSubmission('ipr')
  await waitFor(() => expect(tile('Total')).toBe(String(applicantSample.length + 1)))
  expect(list.getByRole('heading', { name: 'Folding drip emitter' })).toBeInTheDocument()
})

test('a long list begins with 12 cards; the rest comes when asked for, and the focus with it', async () => {
  await keepSubmissions('poc', 41)
  const { list, user } = await openList()
  const all = 41 + applicantSample.length
  expect(list.getAllByRole('listitem')).toHaveLength(12)
  expect(list.getByRole('status')).toHaveTextContent(`${all} applications`)
  await user.click(list.getByRole('button', { name: `Show the other ${all - 12} applications` }))
  const cards = list.getAllByRole('listitem')
  expect(cards).toHaveLength(all)
  expect(within(cards[12]!).getByRole('button')).toHaveFocus()
})

test('a link to an application that is on another device, or another person’s, says so', async () => {
  const others = await keepSubmission('poc', { user: { ...sampleStudent, id: 'u-other' } })
  const { router } = await renderPortal(`/my-applications?application=${others.id}`, {
    as: 'student',
  })
  const told = /is not among yours here\. An application is kept on the/
  expect(await screen.findByText(told)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  const own = await keepSubmission('ipr')
  await act(() => router.navigate(`/my-applications?application=${own.id}`))
  expect(await screen.findByRole('dialog', { name: 'Folding drip emitter' })).toBeVisible()
  expect(screen.queryByText(told)).not.toBeInTheDocument()
})
