import { test as base } from '@playwright/test'
import { distHandler, serveDist } from '../../../scripts/staticServer.ts'
import { distOf } from './build.ts'

/** A server of a built portal that a test can steer. */
export type Portal = {
  origin: string
  port: number
  /** Serve another build from now on. */
  dist: string
  /** `captive`: every request gets the same login page with status 200. */
  mode: 'normal' | 'captive'
}

/** `test` with a demo portal of its own, on a port of its own. */
export const test = base.extend<{ portal: Portal }>({
  // Playwright wants a destructuring here, even of nothing.
  // oxlint-disable-next-line no-empty-pattern
  portal: async ({}, use) => {
    const portal: Portal = { origin: '', port: 0, dist: distOf('demo'), mode: 'normal' }
    const files = distHandler(() => portal.dist)
    const server = await serveDist(
      async (request) => (portal.mode === 'captive' ? captivePage() : files(request)),
      0,
    )
    portal.port = Number(new URL(server.url ?? '').port)
    portal.origin = `http://localhost:${portal.port}`
    await use(portal)
    await server.close(true)
  },
})

export { expect } from '@playwright/test'

function captivePage(): Response {
  return new Response('<!doctype html><title>Campus Wi-Fi</title><h1>Please sign in</h1>', {
    headers: { 'content-type': 'text/html' },
  })
}
