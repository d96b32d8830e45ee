import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { demoNetwork } from '../../../src/app/demo/network'
import { tourStop } from '../../../src/app/demo/tourProgress'
import { tourStops } from '../../../src/app/demo/tourStops'
import { renderPortal } from '../../support/renderPortal'

const card = () => screen.queryByRole('region', { name: 'Guided tour' })

async function press(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: /^Demo: sample data/ }))
  const controls = within(await screen.findByRole('dialog', { name: 'Demo controls' }))
  await user.click(controls.getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

afterEach(() => {
  demoNetwork.choose('fine')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The heading of each page that the tour scrolls, with as many frames between two pages as can be. */
function watchScrolling(): (string | null)[] {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
    setTimeout(() => draw(performance.now())),
  )
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  const pages: (string | null)[] = []
  vi.spyOn(window, 'scrollBy').mockImplementation(() => {
    pages.push(screen.getByRole('heading', { level: 1 }).textContent)
  })
  return pages
}

test('each stop scrolls its own page alone, and the last one none: on the way to a receipt the list of the home page was lit', async () => {
  const sticky = document.createElement('style')
  sticky.textContent = '#last { position: sticky }'
  document.head.append(sticky)
  const scrolled = watchScrolling()
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user } = await renderPortal('/')
  await press(user, 'Start the tour')
  const pages = ['Project', 'Receipt', 'Manage applications', 'My applications']
  for (const [index, next] of ['Hand in', 'Decide', 'See', 'Without internet'].entries()) {
    await waitFor(() => expect(scrolled).toEqual(pages.slice(0, index + 1)))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByRole('heading', { name: next })
  }
  // The office's queue scrolls by itself: on a projector half of the row was below its edge.
  const rows = shown.mock.contexts.map((row) => (row as Element).textContent)
  expect(rows).toContainEqual(expect.stringMatching(/^Rooftop spice dryer/))
  // The strip that it is about is in view wherever the page stands.
  const looks = vi.spyOn(await screen.findByText(/^You are offline/), 'getBoundingClientRect')
  await waitFor(() => expect(looks).toHaveBeenCalled())
  expect(scrolled).toEqual(pages)
  sticky.remove()
})

test('a situation ends the tour: its card said that the page is offline, and a reload made it so', async () => {
  tourStop.set(tourStops.length - 1)
  const { user } = await renderPortal('/')
  await screen.findByRole('heading', { name: 'Without internet' })
  expect(demoNetwork.read()).toBe('offline')
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
