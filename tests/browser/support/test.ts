import { test as base, type BrowserContext } from '@playwright/test'
import { openDatabase, startBackend } from '../../../mocks/backend'
import type { ServerDatabase } from '../../../mocks/database'
import type { DialectName } from '../../../mocks/dialects/all'
import { listen, portOf } from '../../../mocks/listen'
import { distHandler } from '../../../scripts/staticServer.ts'
import { distOf } from './build.ts'
import { startFaultyServer, type FaultyServer } from './faultyServer.ts'
import { withBackend } from './withBackend.ts'

/** A server of a built portal that a test can control. */
type Portal = {
  origin: string
  serverMode: ServerMode
  port: number
  /** Serves another build from now on. */
  dist: string
  /** `captive`: every request gets the same login page with status 200. */
  mode: 'normal' | 'captive'
  /** The addresses that get that page in the normal mode too. */
  captiveAt: RegExp | undefined
  /** Files that are not on the host yet, or not any more. */
  missing: RegExp | undefined
  /** The path of each request that has reached it. */
  asked: string[]
  /** Browsers may keep what it serves for ten minutes, as some hosts let them. */
  isKept: boolean
  /** The address of a live build's server. */
  backendUrl: string
  /** The data of that server. */
  database: ServerDatabase
}

/** `mock`: the demo, whose server is in the page. `live`: a live build with the same handlers on a port. */
export type ServerMode = 'mock' | 'live'
export const serverModes: readonly ServerMode[] = ['mock', 'live']

type Options = {
  serverMode: ServerMode
  /** The kind of server whose answers the backend imitates. */
  like: DialectName
  /**
   * Installs the service worker. Storing the portal costs 3 s of CPU time, as much as many a test, so
   * only tests about it or about a lost network do it.
   */
  hasWorker: boolean
}

type Fixtures = {
  portal: Portal
  /** The server of a live build, with its data. */
  backend: { url: string; database: ServerDatabase; stop: () => Promise<void> }
  /** A server that fails on request; a live portal finds it at `portal.backendUrl`. */
  faulty: FaultyServer
  /**
   * From now on no server can be reached. A demo loses the network and has its service worker
   * (`hasWorker`); a live portal, which tests open without one, loses its server.
   */
  loseNetwork: () => Promise<void>
}

/**
 * `test` with its own portal on its own port. It is a demo, or with `test.use({ serverMode: 'live'
 * })` a live build with its own backend.
 */
export const test = base.extend<Fixtures & Options>({
  serverMode: ['mock', { option: true }],
  like: ['spec', { option: true }],
  hasWorker: [false, { option: true }],

  context: async ({ context, serverMode, hasWorker }, use) => {
    // The integrity check of precached files does not allow the backend's address to be written into
    // them.
    if (!hasWorker || serverMode === 'live') await keepWorkerOut(context)
    await use(context)
  },

  backend: async ({ like }, use) => {
    const database = openDatabase(undefined)
    const server = await startBackend(database, { port: 0 }, like)
    const stop = async () => server.close(true)
    await use({ url: `http://localhost:${portOf(server)}`, database, stop })
    await stop()
  },

  loseNetwork: async ({ serverMode, page, context, backend }, use) => {
    await use(async () => {
      if (serverMode === 'live') return backend.stop()
      await page.evaluate(async () => navigator.serviceWorker.ready)
      return context.setOffline(true)
    })
  },

  // Playwright requires destructuring here, even if it is empty.
  // oxlint-disable-next-line no-empty-pattern
  faulty: async ({}, use) => {
    const faulty = await startFaultyServer()
    await use(faulty)
    await faulty.stop()
  },

  portal: async ({ serverMode, backend }, use) => {
    const portal: Portal = {
      origin: '',
      serverMode,
      port: 0,
      dist: distOf(serverMode === 'live' ? 'live' : 'demo'),
      mode: 'normal',
      captiveAt: undefined,
      missing: undefined,
      asked: [],
      isKept: false,
      backendUrl: backend.url,
      database: backend.database,
    }
    const files = distHandler(() => portal.dist)
    const answer = async (request: Request) => {
      portal.asked.push(new URL(request.url).pathname)
      if (portal.mode === 'captive' || portal.captiveAt?.test(request.url)) return captivePage()
      if (portal.missing?.test(request.url)) return files(new Request(`${request.url}.gone`))
      if (serverMode === 'mock') {
        const file = await files(request)
        if (portal.isKept) file.headers.set('cache-control', 'max-age=600')
        return file
      }
      // Requested without its headers, a file comes whole and uncompressed.
      return withBackend(await files(new Request(request.url)), portal.backendUrl)
    }
    const server = await listen(answer, { port: 0 })
    portal.port = portOf(server)
    portal.origin = `http://localhost:${portal.port}`
    await use(portal)
    await server.close(true)
  },
})

export { expect } from '@playwright/test'

/** No worker is ever installed, as on a plain-http address: every page comes over the network. */
export async function keepWorkerOut(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
}

function captivePage(): Response {
  return new Response('<!doctype html><title>Campus Wi-Fi</title><h1>Please sign in</h1>', {
    headers: { 'content-type': 'text/html' },
  })
}
