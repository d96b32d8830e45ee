import { test as base } from '@playwright/test'
import { openDatabase, startBackend } from '../../../mocks/backend'
import type { ServerDatabase } from '../../../mocks/database'
import { distHandler, serveDist } from '../../../scripts/staticServer.ts'
import { backendPlaceholder, distOf } from './build.ts'
import { startFaultyServer, type FaultyServer } from './faultyServer.ts'

/** A server of a built portal that a test can steer. */
type Portal = {
  origin: string
  port: number
  /** Serve another build from now on. */
  dist: string
  /** `captive`: every request gets the same login page with status 200. */
  mode: 'normal' | 'captive'
  /** Where a live build finds its server. */
  backendUrl: string
}

/** `mock`: the demo, whose server is in the page. `live`: a live build against the same handlers on a port. */
export type ServerMode = 'mock' | 'live'
export const serverModes: readonly ServerMode[] = ['mock', 'live']

type Fixtures = {
  portal: Portal
  /** The server behind a live build, with what it knows. */
  backend: { url: string; database: ServerDatabase; stop: () => Promise<void> }
  /** A server that fails as it is told; a live portal looks for it at `portal.backendUrl`. */
  faulty: FaultyServer
  /**
   * From now on no server can be reached. A demo loses the network and has its service worker; a
   * live portal, which tests open without one, loses its server.
   */
  loseNetwork: () => Promise<void>
}

/**
 * `test` with a portal of its own, on a port of its own. It is a demo, or with
 * `test.use({ serverMode: 'live' })` a live build beside a backend of its own.
 */
export const test = base.extend<Fixtures & { serverMode: ServerMode }>({
  serverMode: ['mock', { option: true }],
  // The integrity of precached files forbids to write the backend's address into them.
  serviceWorkers: async ({ serverMode }, use) => use(serverMode === 'live' ? 'block' : 'allow'),

  // Playwright wants a destructuring here, even of nothing.
  // oxlint-disable-next-line no-empty-pattern
  backend: async ({}, use) => {
    const database = openDatabase(undefined)
    const server = await startBackend(database, { port: 0 })
    const stop = async () => server.close(true)
    await use({ url: `http://localhost:${new URL(server.url ?? '').port}`, database, stop })
    await stop()
  },

  loseNetwork: async ({ serverMode, page, context, backend }, use) => {
    await use(async () => {
      if (serverMode === 'live') return backend.stop()
      await page.evaluate(async () => navigator.serviceWorker.ready)
      return context.setOffline(true)
    })
  },

  // oxlint-disable-next-line no-empty-pattern
  faulty: async ({}, use) => {
    const faulty = await startFaultyServer()
    await use(faulty)
    await faulty.stop()
  },

  portal: async ({ serverMode, backend }, use) => {
    const portal: Portal = {
      origin: '',
      port: 0,
      dist: distOf(serverMode === 'live' ? 'live' : 'demo'),
      mode: 'normal',
      backendUrl: backend.url,
    }
    const files = distHandler(() => portal.dist)
    const server = await serveDist(async (request) => {
      if (portal.mode === 'captive') return captivePage()
      if (serverMode === 'mock') return files(request)
      // Asked without its headers, a file comes whole and uncompressed.
      return withBackend(await files(new Request(request.url)), portal.backendUrl)
    }, 0)
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

/** A file of the live build, with the backend's address where the build has its placeholder. */
async function withBackend(answer: Response, url: string): Promise<Response> {
  if (!/html|javascript/.test(answer.headers.get('content-type') ?? '')) return answer
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  const policy = headers.get('content-security-policy') ?? ''
  headers.set('content-security-policy', policy.replaceAll(backendPlaceholder, url))
  const text = (await answer.text()).replaceAll(backendPlaceholder, url)
  return new Response(text, { status: answer.status, headers })
}
