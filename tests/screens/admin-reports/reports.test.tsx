import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPortal } from '../../support/renderPortal'

async function open(search = '') {
  const portal = await renderPortal(`/admin/reports${search}`, { as: 'admin' })
  await screen.findByRole('heading', { name: 'Reports and analytics' })
  return { ...portal, main: within(screen.getByRole('main')) }
}

test('the fixed figures are above every tab, and marked as a sample', async () => {
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
  ['Overview', 'PoC Grant: 88 of 145 applications', 'PoC Grant 88 52 59.1%'],
  ['Trends', '145 applications in the last year, 89 of them approved', /^Nov 2026 \d+ \d+$/],
  [
    'Institutions',
    'State Technical University leads with 10 approved applications',
    /^State Technical University 17 10 58.8% ₹[\d.]+ L$/,
  ],
  [
    'Funding',
    'Technology has used the most of its budget: 87%',
    'Technology ₹30.0 Cr ₹26.2 Cr ₹2.6 Cr ₹3.8 Cr',
  ],
])(
  'the tab %s has a chart whose title says its point, with its table behind a switch',
  async (tab, title, row) => {
    const { user, main } = await open()
    await user.click(main.getByRole('tab', { name: tab }))
    const panel = within(main.getByRole('tabpanel', { name: tab }))
    expect(panel.getByRole('img', { name: `Chart: ${title}` })).toBeVisible()
    expect(panel.queryByRole('table')).not.toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: `As a table: ${title}` }))
    expect(within(panel.getByRole('table')).getByRole('row', { name: row })).toBeVisible()
    expect(panel.queryByRole('img', { name: `Chart: ${title}` })).not.toBeInTheDocument()
  },
)

test('the money is one picture, from allocated to available', async () => {
  const { main } = await open('?tab=funding')
  const drawing = main.getByRole('img', { name: /^Chart: ₹85.0 Cr of ₹100.0 Cr is paid out/ })
  expect([...drawing.querySelectorAll('p > span')].map((text) => text.textContent)).toEqual([
    'Allocated',
    '₹100.0 Cr',
    'Utilised',
    '₹85.0 Cr',
    'Pending',
    '₹10.0 Cr',
    'Available',
    '₹15.0 Cr',
  ])
})

test('the period selects what the trends show, leaves the headline figures alone, and is in the address', async () => {
  const { user, main, router } = await open('?tab=trends')
  const title = /^Chart: \d+ applications in the last 3 months/
  expect(main.queryByRole('img', { name: title })).not.toBeInTheDocument()
  await user.selectOptions(main.getByLabelText('Period'), '3months')
  expect(await main.findByRole('img', { name: title })).toBeVisible()
  expect(router.state.location.search).toBe('?tab=trends&period=3months')
  expect(main.getByText('61.4%', { selector: 'dd' })).toBeVisible()
})

test('a tab that is pressed before the chosen period is on the screen keeps it', async () => {
  const { main, router } = await open()
  act(() => {
    fireEvent.change(main.getByLabelText('Period'), { target: { value: '3months' } })
    fireEvent.click(main.getByRole('tab', { name: 'Trends' }))
  })
  await waitFor(() => expect(router.state.location.search).toBe('?period=3months&tab=trends'))
})

test('Export Report saves the current tab as CSV', async () => {
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
  const { user, main } = await open('?tab=institutions&period=3months')
  const press = () => user.click(main.getByRole('button', { name: 'Export Report' }))
  await press()
  // The period changes the trends alone: no other file says that its figures are of it.
  expect(names).toEqual([
    expect.stringMatching(/^SAMPLE ssip-report-institutions-\d{4}-\d\d-\d\d\.csv$/),
  ])
  expect(screen.getByText('The report is saved as a CSV file')).toBeInTheDocument()
  expect(await saved[0]?.text()).toContain(
    'Institutions by approved applications,Kutch School of Design,Success rate (%),44.4',
  )
  await user.click(main.getByRole('tab', { name: 'Trends' }))
  await press()
  expect(names.at(-1)).toMatch(/^SAMPLE ssip-report-trends-3months-\d{4}-\d\d-\d\d\.csv$/)
})

test('Print Report prints, on a double-click once', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user, main } = await open()
  await user.dblClick(main.getByRole('button', { name: 'Print Report' }))
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('a student who opens the address goes to the dashboard', async () => {
  const { router } = await renderPortal('/admin/reports', { as: 'student' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})
