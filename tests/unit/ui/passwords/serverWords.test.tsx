import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ServerWords } from '../../../../src/ui/passwords/ServerWords'

const own = 'એકાઉન્ટ બની શક્યું નથી.'

test.each([
  [`${own} Password is too common.`, ['Password is too common.']],
  [`Too many attempts. ${own}`, ['Too many attempts.']],
  ['This account is locked. Ask for help.', ['This account is locked. Ask for help.']],
  [own, []],
])('what a server says is read out as English where it is, and only there: %s', (said, english) => {
  const { container } = render(<ServerWords said={said} />)
  expect(container).toHaveTextContent(said)
  const marked = Array.from(container.querySelectorAll('[lang=en]'))
  expect(marked.map((part) => part.textContent.trim())).toEqual(english)
})
