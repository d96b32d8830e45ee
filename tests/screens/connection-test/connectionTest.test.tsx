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

test('a server that refuses what asks first, by OPTIONS, is told of the headers that it has to name', async () => {
  const { user } = await renderPortal('/test', {
    fetch: async (request, pretend) => {
      if (request.mode === 'no-cors')
        return Object.defineProperty(new Response(), 'type', { value: 'opaque' })
      if (request.method === 'POST') throw new TypeError('Failed to fetch')
      return pretend(request)
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Run connection test' }))
  const hints = within((await screen.findByRole('heading', { name: 'Next steps' })).parentElement!)
  expect(screen.getByText('Backend connection successful')).toBeVisible()
  expect(screen.getByText(/Check backend CORS configuration/)).toBeVisible()
  expect(hints.getByText(/Authorization and Content-Type, by their names/)).toBeVisible()
})
