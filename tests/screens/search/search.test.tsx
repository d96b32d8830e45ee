import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
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

const optionTexts = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

/** Presses at once, before any timer or React effect has run. */
async function pressWhen(selector: string, key: KeyboardEventInit) {
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return
      observer.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true }))
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

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

test('on a keyboard in Gujarati the key of K opens it, and on one with its letters elsewhere that of K alone', async () => {
  await renderPortal('/terms')
  await screen.findByRole('heading', { level: 1, name: 'Terms of use' })
  // Dvorak: the browser opens a tab.
  expect(fireEvent.keyDown(document.body, { key: 't', code: 'KeyK', ctrlKey: true })).toBe(true)
  expect(fireEvent.keyDown(document.body, { key: 'ક', code: 'KeyK', ctrlKey: true })).toBe(false)
  await screen.findByRole('dialog', { name: 'Search the portal' })
})

test('a key pressed at the moment when the page or the dialog appears is not lost', async () => {
  const opening = pressWhen('[aria-keyshortcuts]', { key: 'k', metaKey: true })
  const closing = pressWhen('[role="dialog"]', { key: 'Escape' })
  await renderPortal('/terms')
  await opening
  await closing
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('arrow keys move through the results, Enter opens the active one', async () => {
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

test('Back, with which a phone closes things, closes the search, and then leads to the page before', async () => {
  const { user, router } = await renderPortal('/faq')
  await screen.findByRole('heading', { level: 1, name: 'Questions and answers' })
  await act(() => router.navigate('/terms'))
  await screen.findByRole('heading', { level: 1, name: 'Terms of use' })
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog', { name: 'Search the portal' })
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.pathname).toBe('/terms')
  await act(() => router.navigate(-1))
  const heading = screen.getByRole('heading', { level: 1, name: 'Questions and answers' })
  await waitFor(() => expect(heading).toHaveFocus())
})

test('typing makes the first result active again', async () => {
  const { user, input } = await openSearch()
  await user.type(input, 'grant')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(activeOption(input)).toBe(screen.getAllByRole('option')[2])
  await user.type(input, 's')
  expect(activeOption(input)).toBe(screen.getAllByRole('option')[0])
})

test('Enter that ends the composition of a word (Gujarati, Hindi) chooses nothing', async () => {
  const { user, input, router } = await openSearch()
  await user.type(input, 'events')
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, which: 229, isComposing: true })
  expect(router.state.location.pathname).toBe('/terms')
  // Nor does Escape close anything; in Safari it comes after the end of what it takes back.
  fireEvent.compositionStart(input)
  fireEvent.compositionEnd(input)
  fireEvent.keyDown(input, { key: 'Escape', keyCode: 229, which: 229 })
  expect(input).toBeVisible()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/events'))
})

test('a page is found by its name in the menus', async () => {
  const { user, input } = await openSearch()
  await user.type(input, 'login')
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Sign in')
})

test('a question opens on its page, a past event on its tab', async () => {
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

test('an empty result is reported, and Enter does nothing', async () => {
  const { user, input, router } = await openSearch()
  await user.type(input, 'zebra{Enter}')
  expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(
    'Nothing matches. Try other words.',
  )
  expect(input).not.toHaveAttribute('aria-activedescendant')
  expect(input).toHaveAttribute('aria-expanded', 'false')
  expect(router.state.location.pathname).toBe('/terms')
})

test('a sentence with the very word that was typed answers before one with another name for it, and an item of a list says of what list it is', async () => {
  const { user, input } = await openSearch()
  await user.type(input, 'stipend')
  expect(screen.getAllByRole('option')[0]).toHaveTextContent(
    'What it does not pay for: Salaries or stipends of team members',
  )
})

test('a word spelt wrongly finds what is meant, and the search says what it searched', async () => {
  const { user, input } = await openSearch()
  await user.type(input, 'stipend')
  const asSpelt = optionTexts()
  await user.clear(input)
  await user.type(input, 'stipnd')
  expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(
    `Read as ‘stipend’: ${asSpelt.length} results`,
  )
  expect(optionTexts()).toEqual(asSpelt)
})

test('a question is found with its whole answer, an event with its day', async () => {
  const { user, input } = await openSearch()
  await user.type(input, 'extension')
  expect(screen.getAllByRole('option')[0]).toHaveTextContent(
    /Ask for an extension.* up to 6 months/,
  )
  await user.clear(input)
  await user.type(input, 'patents first')
  expect(screen.getAllByRole('option')[0]).toHaveTextContent(
    /Training, \d+ \w+ \d{4}, Online\. What/,
  )
})

test('a page that says all that is asked goes before pages that say some of it', async () => {
  const { user, input } = await openSearch()
  await user.type(input, 'budget rules')
  expect(screen.getAllByRole('option')[0]).toHaveTextContent(
    'Policy, budget and the rules of each programme',
  )
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

test('visitors find pages that need signing in, marked as such; nobody finds pages that are not for them', () => {
  expect(found(null)).toContain('/login')
  expect(found(null)).not.toContain('/admin/users')
  const asked = searchIndex(null).find(({ to }) => to === '/apply/poc-grant')
  expect(asked?.signInFirst).toBe(true)
  expect(searchIndex('user').every(({ signInFirst }) => signInFirst === undefined)).toBe(true)
  expect(found('user')).toContain('/profile')
  expect(found('user')).not.toContain('/admin/users')
  expect(found('user')).not.toContain('/login')
  expect(found('admin')).toContain('/admin/users')
})
