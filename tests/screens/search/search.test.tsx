import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { documents } from '../../../src/domain/document/sample'
import { pastEvents, upcomingEvents } from '../../../src/domain/event/sample'
import { faqEntries } from '../../../src/domain/faq/sample'
import { searchIndex } from '../../../src/app/search/searchIndex'
import { renderPortal } from '../../support/renderPortal'

async function openSearch(path = '/terms', title = 'Terms of use') {
  const portal = await renderPortal(path)
  await screen.findByRole('heading', { level: 1, name: title })
  await portal.user.keyboard('{Control>}k{/Control}')
  const input = await screen.findByRole('combobox', {
    name: 'Search pages, questions, documents and events',
  })
  return { ...portal, input }
}

const found = (role: 'user' | 'admin' | null) => searchIndex(role).map((item) => item.to)

const activeOption = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')

test('Ctrl+K opens the search with the focus in its field; Escape closes it', async () => {
  const { user, input } = await openSearch()
  await waitFor(() => expect(input).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('⌘K and the button in the bar open it too', async () => {
  const { user } = await renderPortal('/terms')
  await screen.findByRole('heading', { level: 1, name: 'Terms of use' })
  await user.keyboard('{Meta>}k{/Meta}')
  await screen.findByRole('dialog', { name: 'Search the portal' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await screen.findByRole('dialog', { name: 'Search the portal' })
})

test('arrow keys move through the results, Enter goes to the chosen one', async () => {
  const { user, input, router } = await openSearch()
  await user.type(input, 'gujarati')
  const options = screen.getAllByRole('option')
  expect(activeOption(input)).toBe(options[0])
  expect(options[0]).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowUp}')
  expect(activeOption(input)).toBe(options.at(-1))
  await user.keyboard('{ArrowDown}')
  expect(activeOption(input)).toHaveTextContent('SSIP policy (Gujarati)')
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/downloads/ssip-policy-gujarati'),
  )
  const heading = await screen.findByRole('heading', { level: 1, name: 'SSIP policy (Gujarati)' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a question opens on its page, an event of the past on its tab', async () => {
  const { user, input, router } = await openSearch()
  await user.type(input, 'what if 12 months')
  await user.click(screen.getByRole('option', { name: /What if 12 months are not enough/ }))
  const question = await screen.findByText('What if 12 months are not enough?')
  await waitFor(() => expect(question.closest('details')).toHaveAttribute('open'))
  await waitFor(() => expect(question).toHaveFocus())
  await user.keyboard('{Control>}k{/Control}')
  const [past] = pastEvents
  await user.type(await screen.findByRole('combobox'), past?.title ?? '')
  await user.keyboard('{Enter}')
  const heading = await screen.findByRole('heading', { name: past?.title ?? '' })
  expect(heading).toBeVisible()
  expect(router.state.location.search).toBe('?tab=past')
})

test('nothing found is said, and Enter stays', async () => {
  const { user, input, router } = await openSearch()
  await user.type(input, 'zebra{Enter}')
  expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(
    'Nothing matches. Try fewer or other words.',
  )
  expect(input).not.toHaveAttribute('aria-activedescendant')
  expect(router.state.location.pathname).toBe('/terms')
})

test('the index holds every document, question and event, and each page once', () => {
  const items = searchIndex(null)
  const titles = items.map((item) => item.title)
  for (const { title } of [...documents, ...upcomingEvents, ...pastEvents]) {
    expect(titles).toContain(title)
  }
  for (const { question } of faqEntries) expect(titles).toContain(question)
  const addresses = items.map((item) => item.to)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('visitors do not find the pages of people who are signed in', () => {
  expect(found(null)).toContain('/login')
  expect(found(null)).not.toContain('/profile')
  expect(found('user')).toContain('/profile')
  expect(found('user')).not.toContain('/admin/users')
  expect(found('user')).not.toContain('/login')
  expect(found('admin')).toContain('/admin/users')
})
