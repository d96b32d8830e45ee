import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPortal } from '../../support/renderPortal'

async function open(search = '') {
  const portal = await renderPortal(`/admin/reports${search}`, { as: 'admin' })
  await screen.findByRole('heading', { name: 'Reports and analytics' })
  return { ...portal, main: within(screen.getByRole('main')) }
}

test('the fixed figures stand above every tab, and are said to be a sample', async () => {
  const { main } = await open()
  const figure = (label: string) =>
    main.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
  expect(
    [
      'Total Applications',
      'Success Rate',
      'Institutions',
      'Budget Utilised',
      'Pending Approvals',
      'Available Budget',
    ].map(figure),
  ).toEqual(['145', '61.4%', '35', '85%', '₹10.0 Cr', '₹15.0 Cr'])
  expect(main.getByText(/^Sample data/)).toBeVisible()
})

test.each([
  ['Overview', 'Applications by grant type', 'PoC Grant 92 58'],
  ['Trends', 'Applications by month', 'Mar 2026 18 11'],
  [
    'Institutions',
    'Top institutions by approved applications',
    'Sabarmati Institute of Technology 24 17 70.8%',
  ],
  ['Funding', 'Budget by category', 'Technology ₹30.0 Cr ₹26.2 Cr ₹2.6 Cr ₹3.8 Cr'],
])('the tab %s has a chart with its table', async (tab, title, row) => {
  const { user, main } = await open()
  await user.click(main.getByRole('tab', { name: tab }))
  const panel = within(main.getByRole('tabpanel', { name: tab }))
  expect(panel.getByRole('img', { name: `Chart: ${title}` })).toBeVisible()
  expect(
    within(panel.getByRole('table', { name: title })).getByRole('row', { name: row }),
  ).toBeVisible()
})

test('the period chooses the months, leaves the headline alone and stands in the address', async () => {
  const { user, main, router } = await open('?tab=trends')
  const table = within(await main.findByRole('table', { name: 'Applications by month' }))
  expect(table.getAllByRole('row')).toHaveLength(13)
  await user.selectOptions(main.getByLabelText('Period'), '3months')
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(4))
  expect(router.state.location.search).toBe('?tab=trends&period=3months')
  expect(main.getByText('61.4%', { selector: 'dd' })).toBeVisible()
})

test('Export Report saves the shown tab as CSV', async () => {
  const saved: Blob[] = []
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob)
    return 'blob:report'
  }
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { user, main } = await open('?tab=institutions')
  await user.click(main.getByRole('button', { name: 'Export Report' }))
  expect(names).toEqual(['ssip-report-institutions-1year.csv'])
  expect(await saved[0]?.text()).toContain(
    'Top institutions by approved applications,Kutch School of Design,Success rate (%),54.5',
  )
})

test('Print Report prints', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user, main } = await open()
  await user.click(main.getByRole('button', { name: 'Print Report' }))
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('a student who opens the address goes to the dashboard', async () => {
  const { router } = await renderPortal('/admin/reports', { as: 'student' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})
