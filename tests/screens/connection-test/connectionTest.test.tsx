import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPortal } from '../../support/renderPortal'

test.each([
  ['a visitor', undefined, 'The server can be reached: sign in or create an account.'],
  ['somebody who is signed in', 'admin', 'The server can be reached.'],
] as const)('what %s can do next', async (_who, as, advice) => {
  const { user } = await renderPortal('/test', as === undefined ? {} : { as })
  if (as !== undefined) await screen.findAllByRole('button', { name: 'Logout', hidden: true })
  await user.click(await screen.findByRole('button', { name: 'Run connection test' }))
  await screen.findByRole('heading', { name: 'Next steps' })
  const hints = within(screen.getByRole('main')).getAllByRole('listitem')
  expect(hints.map(({ textContent }) => textContent)).toContain(advice)
})
