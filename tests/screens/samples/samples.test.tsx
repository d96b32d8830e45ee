import { act, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { upcomingEvents } from '../../../src/domain/event/sample'
import { sampleDay } from '../../../src/domain/sample/movedDates'
import { showSamples } from '../../../src/domain/sample/samples'
import { clock } from '../../../src/lib/clock'
import { database } from '../../../src/storage/database'
import { keepCompleteDraft, keepSubmission } from '../../support/grantValues'
import { layOut } from '../../support/layOut'
import { renderPortal } from '../../support/renderPortal'

const invented = /Solar dryer|80,000|3,82,000|drip emitter for|Attendance by voice/

async function open(path: string, as: 'student' | 'admin' = 'student') {
  const portal = await renderPortal(path, { as })
  await screen.findByRole('heading', { level: 1 })
  const main = screen.getByRole('main')
  return { ...portal, main }
}

describe('without sample data', () => {
  test.each([
    '/dashboard',
    '/dashboard?tab=applications',
    '/dashboard?tab=opportunities',
    '/my-applications',
  ])('%s shows nothing of anybody else', async (path) => {
    showSamples(false)
    const { main } = await open(path)
    await within(main).findByRole('heading', { name: 'Start here', hidden: true })
    expect(main).not.toHaveTextContent(invented)
    expect(main).not.toHaveTextContent('Sample data')
  })

  test('an empty dashboard leads to the six questions, to what to have ready and to both forms', async () => {
    showSamples(false)
    const { main } = await open('/my-applications')
    await within(main).findByRole('heading', { name: 'Start here' })
    expect(screen.queryByText('Total Funding Received')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Check if you are eligible' })).toHaveAttribute(
      'href',
      '/beneficiaries/poc?tab=eligibility#am-i-eligible',
    )
    expect(main).toHaveTextContent('proposal of 5 to 10 pages')
    expect(within(main).getByRole('link', { name: 'Apply for a PoC grant' })).toHaveAttribute(
      'href',
      '/apply/poc-grant',
    )
  })

  test('a dashboard without applications promises no list of them to search and filter', async () => {
    showSamples(false)
    const { main } = await open('/dashboard?tab=applications')
    await within(main).findByText('No applications yet')
    expect(within(main).queryByRole('link', { name: /search and filters/ })).toBeNull()
  })

  test.each(['/dashboard', '/dashboard?tab=applications', '/my-applications'])(
    '%s says that the applications cannot be read, and not that there are none',
    async (path) => {
      showSamples(false)
      await keepSubmission('poc')
      await keepCompleteDraft('ipr')
      vi.spyOn(database.submissions, 'where').mockImplementation(() => {
        throw new DOMException('Internal error', 'UnknownError')
      })
      const { main } = await open(path)
      expect(await within(main).findByText(/your own applications are missing here/)).toBeVisible()
      await within(main).findByText(/^Continue your IPR application/)
      expect(main).not.toHaveTextContent('Start here')
      expect(main).not.toHaveTextContent('You have not applied for anything yet')
      expect(main).not.toHaveTextContent('No applications yet')
    },
  )

  test('the tiles count only the person’s own', async () => {
    showSamples(false)
    await keepSubmission('poc')
    const { main } = await open('/my-applications')
    expect(await within(main).findByText('Total', { selector: 'dt' })).toBeVisible()
    expect(screen.getByText('Total', { selector: 'dt' }).nextElementSibling).toHaveTextContent('1')
    expect(
      screen.getByText('Total Funding Received', { selector: 'dt' }).parentElement,
    ).toHaveTextContent(/^Total Funding Received₹0$/)
    expect(main).not.toHaveTextContent('sample')
  })

  test('no event is invented, neither on the events page nor for visitors', async () => {
    showSamples(false)
    const { view } = await renderPortal('/events')
    expect(await screen.findByText('No events are announced at the moment')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Register/ })).not.toBeInTheDocument()
    view.unmount()
    await renderPortal('/dashboard')
    expect(await screen.findByText('No events are announced at the moment.')).toBeVisible()
  })

  test('the office has nothing to decide on', async () => {
    showSamples(false)
    await open('/admin/applications', 'admin')
    expect(await screen.findByText('No applications found')).toBeInTheDocument()
    expect(screen.queryByText(/another filter/)).not.toBeInTheDocument()
  })

  test('the switch works on the open page', async () => {
    const { main } = await open('/my-applications')
    expect(await within(main).findByText('Solar dryer for chilli farmers')).toBeVisible()
    act(() => showSamples(false))
    expect(await within(main).findByRole('heading', { name: 'Start here' })).toBeVisible()
  })
})

test('a new account sees the sample’s amounts marked as a sample', async () => {
  const { main } = await open('/my-applications')
  await within(main).findByText('Total Funding Received')
  expect(
    screen.getByText('Total Funding Received', { selector: 'dt' }).parentElement,
  ).toHaveTextContent('₹3,82,000 of it is sample data')
  expect(main).toHaveTextContent('Sample data: these figures are examples, not yours')
})

test('figures that mix own data with samples say so', async () => {
  await keepSubmission('poc')
  const { main } = await open('/my-applications')
  await within(main).findByText('Total Funding Received')
  expect(main).toHaveTextContent('Sample data and your own together: 1 of 7 applications is yours')
})

test.each(['/', '/dashboard', '/my-applications'])(
  'on %s a draft in progress comes first, with where the applicant stopped',
  async (path) => {
    await keepCompleteDraft('poc')
    const { main } = await open(path)
    const draft = await within(main).findByRole('link', { name: /^Low-cost soil moisture probe/ })
    expect(draft).toHaveAttribute('href', '/apply/poc-grant')
    expect(draft).toHaveTextContent('Continue your PoC application')
    const others = within(main).getAllByRole('link')
    const first = path === '/my-applications' ? others[1] : others[0]
    expect(first).toBe(draft)
  },
)

describe.each(['2027-01-02', '2027-06-01', '2030-01-01'])('with the clock at %s', (today) => {
  test('the three events shown to visitors are the next three', async () => {
    vi.mocked(clock.today).mockReturnValue(today)
    await renderPortal('/dashboard')
    const events = await screen.findByRole('heading', { name: 'Upcoming events' })
    const dates = Array.from(
      events.closest('section')?.querySelectorAll('time') ?? [],
      (time) => time.dateTime,
    )
    expect(dates).toHaveLength(3)
    expect(dates).toEqual(dates.toSorted())
    for (const date of dates) expect(date > today).toBe(true)
  })

  test('everything open for registration or application is still ahead', async () => {
    vi.mocked(clock.today).mockReturnValue(today)
    const { view } = await renderPortal('/events')
    await screen.findAllByRole('button', { name: /^Register/ })
    for (const button of screen.getAllByRole('button', { name: /^Register/ })) {
      const date = button.closest('li')?.querySelector('time')?.dateTime ?? ''
      expect(date > today).toBe(true)
    }
    view.unmount()
    await open('/dashboard?tab=opportunities')
    for (const link of await screen.findAllByRole('link', { name: /^Apply Now/ })) {
      const term = within(link.closest('li') as HTMLElement).getByText('Deadline')
      expect(Date.parse(term.nextElementSibling?.textContent ?? '')).toBeGreaterThan(
        Date.parse(today),
      )
    }
  })

  test('the sample users have signed in of late', async () => {
    layOut()
    vi.mocked(clock.today).mockReturnValue(today)
    await renderPortal('/admin/users', { as: { email: 'nolist@ssip.example' } })
    const row = await screen.findByRole('row', { name: /Isha Raval/ })
    const [lastLogin = ''] = row.textContent.match(/\d+ [A-Z][a-z]+ 20\d\d/) ?? []
    const days = (Date.parse(today) - Date.parse(lastLogin)) / 86_400_000
    expect(days).toBeGreaterThanOrEqual(0)
    expect(days).toBeLessThan(14)
  })
})

test('a page left open shows the next day', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await renderPortal('/events')
  const title = upcomingEvents[0]?.title ?? ''
  const dateOf = () =>
    screen.getByRole('heading', { name: title }).closest('li')?.querySelector('time')?.dateTime
  await screen.findByRole('heading', { name: title })
  expect(dateOf()).toBe('2026-12-05')
  vi.mocked(clock.today).mockReturnValue('2026-11-27')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(sampleDay < '2026-11-27').toBe(true)
  expect(dateOf()).toBe('2026-12-12')
  vi.useRealTimers()
})
