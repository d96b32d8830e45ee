import { screen, within } from '@testing-library/react'
import { renderPortal } from './renderPortal'

/** Opens a page of the portal and waits for its heading; queries are limited to its main part. */
export async function openPage(path: string, options?: Parameters<typeof renderPortal>[1]) {
  const portal = await renderPortal(path, options)
  // The first page of a test file loads most of the portal.
  const heading = await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })
  const element = screen.getByRole('main')
  return { ...portal, heading, element, main: within(element) }
}
