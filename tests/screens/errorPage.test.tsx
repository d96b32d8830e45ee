import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPortal } from '../support/renderPortal'

vi.mock('../../src/features/contact/ContactPage', () => ({
  ContactPage: () => {
    throw new Error('The screen is broken')
  },
}))

test('a screen that throws is replaced by a page that says what happened, what is safe and where to go', async () => {
  await renderPortal('/contact')
  const heading = { level: 1, name: 'Unexpected Application Error!' }
  expect(await screen.findByRole('heading', heading)).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByText('The screen is broken')).toBeVisible()
  expect(main.getByText(/^Drafts and submissions that this device keeps are safe\./)).toBeVisible()
  expect(main.getByRole('button', { name: 'Load again' })).toBeVisible()
  expect(main.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/')
  expect(console.error).toHaveBeenCalledWith(
    '[ssip] Unexpected application error',
    'Error: The screen is broken',
  )
})
