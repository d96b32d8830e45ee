import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../support/openPage'

describe.each([
  {
    path: '/beneficiaries/poc',
    tabs: [
      { id: '', name: 'Overview', shows: 'The grant at a glance' },
      { id: 'eligibility', name: 'Eligibility', shows: 'Who can apply' },
      { id: 'process', name: 'Process', shows: 'From idea to decision' },
      { id: 'stories', name: 'Success stories', shows: 'What teams have built with it' },
    ],
  },
  {
    path: '/beneficiaries/ipr',
    tabs: [
      { id: '', name: 'Overview', shows: 'What can be protected' },
      { id: 'process', name: 'Process', shows: 'How you get a patent' },
      { id: 'facilitators', name: 'Facilitators', shows: 'IP facilitators' },
      { id: 'cases', name: 'Success cases', shows: 'Protected with the programme' },
    ],
  },
])('$path', ({ path, tabs }) => {
  test('has four tabs, starts on the first and changes on click', async () => {
    const { user, router } = await openPage(path)
    const list = await screen.findByRole('tablist')
    expect(
      within(list)
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(tabs.map((tab) => tab.name))
    await expectOpen(tabs[0]?.shows)
    for (const tab of [...tabs.slice(1), ...tabs.slice(0, 1)]) {
      await user.click(within(list).getByRole('tab', { name: tab.name }))
      await expectOpen(tab.shows)
      const search = tab.id === '' ? '' : `?tab=${tab.id}`
      await waitFor(() => expect(router.state.location.search).toBe(search))
    }
  })

  test.each(tabs.slice(1))('?tab=$id opens $name', async ({ id, name, shows }) => {
    await openPage(`${path}?tab=${id}`)
    const tab = await screen.findByRole('tab', { name })
    expect(tab).toHaveAttribute('aria-selected', 'true')
    await expectOpen(shows)
  })

  test('an unknown tab opens the first', async () => {
    await openPage(`${path}?tab=nonsense`)
    await screen.findByRole('tablist')
    await expectOpen(tabs[0]?.shows)
  })
})

test('the pages lead to the form and to the presentation format', async () => {
  for (const [path, form, format] of [
    ['/beneficiaries/poc', '/apply/poc-grant', '/downloads/poc-ppt-format'],
    ['/beneficiaries/ipr', '/apply/ipr-grant', '/downloads/ipr-ppt-format'],
  ] as const) {
    const { view, main } = await openPage(path)
    const [apply] = await main.findAllByRole('link', { name: /^Apply for/ })
    expect(apply).toHaveAttribute('href', form)
    expect(main.getByRole('link', { name: 'Presentation format' })).toHaveAttribute('href', format)
    view.unmount()
  }
})

test('a question of the eligibility tab opens its answer', async () => {
  const { user } = await openPage('/beneficiaries/poc?tab=eligibility')
  const answer = await screen.findByText(/^Up to ₹2 lakhs per project/)
  expect(answer).not.toBeVisible()
  await user.click(screen.getByText('How much can a PoC grant pay?'))
  expect(answer).toBeVisible()
})

test.each([
  'Patent Filed',
  'Startup Launched',
  'Commercialized',
  'Patent Granted',
  'Under Examination',
])('a success case is %s', async (status) => {
  await openPage('/beneficiaries/ipr?tab=cases')
  const panel = await screen.findByRole('tabpanel')
  expect(within(panel).getByText(status)).toBeVisible()
})

/** Exactly one panel is open, the one with this heading. */
async function expectOpen(heading: string | undefined) {
  const panels = await screen.findAllByRole('tabpanel')
  expect(panels).toHaveLength(1)
  expect(within(panels[0] as HTMLElement).getAllByRole('heading')[0]).toHaveTextContent(
    heading ?? '',
  )
}
