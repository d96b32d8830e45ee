import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as language from '../../src/lib/language'
import { renderPortal } from '../support/renderPortal'

vi.mock(import('../../src/lib/language'), async (original) => {
  const module = await original()
  return { ...module, addressOf: vi.fn(module.addressOf) }
})

test('going to the next step draws no link of the bar, the menus and the footer anew', async () => {
  const { user } = await renderPortal('/apply/poc-grant/team', { as: 'student' })
  const next = await screen.findByRole('button', { name: 'Continue' })
  const links = screen.getAllByRole('link', { hidden: true }).length
  expect(links).toBeGreaterThan(30)
  // Each link asks for its address when it is drawn.
  vi.mocked(language.addressOf).mockClear()
  await user.click(next)
  await screen.findByRole('heading', { level: 1, name: 'Mentor' })
  const drawn = vi.mocked(language.addressOf).mock.calls.map(([path]) => path)
  expect(drawn.filter((path) => !path.startsWith('/apply/poc-grant/'))).toEqual([])
  expect(drawn).not.toEqual([])
})
