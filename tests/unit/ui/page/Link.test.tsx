import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Link, type LinkProps } from '../../../../src/ui/page/Link'

function Address() {
  const { pathname, search, state } = useLocation()
  return <p>{[pathname, search, JSON.stringify(state)].join(' ')}</p>
}

/** Presses a link, and tells whether the browser would still follow it. */
function press(link: Omit<LinkProps, 'to'>, how: MouseEventInit = {}): { followed: boolean } {
  render(
    <MemoryRouter>
      <Link to="/events?tab=past" {...link}>
        Events
      </Link>
      <Address />
    </MemoryRouter>,
  )
  const element = screen.getByRole('link', { name: 'Events' })
  expect(element).toHaveAttribute('href', '/events?tab=past')
  let followed = false
  const stayHere = (event: Event) => {
    followed = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', stayHere, { once: true })
  fireEvent.click(element, { button: 0, ...how })
  return { followed }
}

test('a link opens the page and tells it its state', () => {
  expect(press({ state: { from: 'home' } }).followed).toBe(false)
  expect(screen.getByText('/events ?tab=past {"from":"home"}')).toBeInTheDocument()
})

test.each([
  ['with Ctrl', { ctrlKey: true }, {}],
  ['with ⌘', { metaKey: true }, {}],
  ['with Shift', { shiftKey: true }, {}],
  ['with Alt', { altKey: true }, {}],
  ['with the middle button', { button: 1 }, {}],
  ['on a link that loads the document anew', {}, { reloadDocument: true }],
] as const)('a press %s is left to the browser', (_name, how, link) => {
  expect(press(link, how).followed).toBe(true)
  expect(screen.getByText('/ null')).toBeInTheDocument()
})

test('a press that its owner has answered leads nowhere', () => {
  press({ onClick: (event) => event.preventDefault() })
  expect(screen.getByText('/ null')).toBeInTheDocument()
})

test('what opens in a new tab is not answered by its owner, who would move this one', () => {
  const { followed } = press({ onClick: (event) => event.preventDefault() }, { ctrlKey: true })
  expect(followed).toBe(true)
})
