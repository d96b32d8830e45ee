import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { demoNetwork } from '../../../src/app/demo/network'
import { renderPortal } from '../../support/renderPortal'

const card = () => screen.queryByRole('region', { name: 'Guided tour' })

async function press(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: /^Demo: sample data/ }))
  const controls = within(await screen.findByRole('dialog', { name: 'Demo controls' }))
  await user.click(controls.getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

afterEach(() => demoNetwork.choose('fine'))

test('a situation ends the tour, whose last stop scrolls nothing: its card said that the page is offline, and a reload made it so', async () => {
  const scrollBy = vi.spyOn(window, 'scrollBy')
  const sticky = document.createElement('style')
  sticky.textContent = '#last { position: sticky }'
  document.head.append(sticky)
  const { user } = await renderPortal('/')
  await press(user, 'Start the tour')
  await waitFor(() => expect(scrollBy).toHaveBeenCalled())
  for (const title of ['Hand in', 'Decide', 'See', 'Without internet']) {
    scrollBy.mockClear()
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await screen.findByRole('heading', { name: title })
  }
  expect(demoNetwork.read()).toBe('offline')
  // The strip that it is about is in view wherever the page stands.
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(scrollBy).not.toHaveBeenCalled()
  sticky.remove()
  await press(user, '500 users')
  expect(await screen.findByRole('grid', { name: 'Users' })).toBeInTheDocument()
  expect(card()).not.toBeInTheDocument()
  expect(sessionStorage.getItem('tour')).toBeNull()
  expect(demoNetwork.read()).toBe('fine')
})

test('the update of one situation is not offered in the next', async () => {
  const { user } = await renderPortal('/')
  await press(user, 'Coming from last year')
  expect(await screen.findByRole('button', { name: 'Update now' })).toBeVisible()

  await press(user, '500 users')
  expect(await screen.findByRole('grid', { name: 'Users' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Update now' })).not.toBeInTheDocument()
})
