import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { RouterProvider } from 'react-router-dom'
import { demoAccounts } from '../mocks/data/demoAccounts'
import { lazyApi } from './api/lazyApi'
import { App } from './app/App'
import { DemoServerContext } from './app/demo/DemoServerContext'
import { demoNetwork } from './app/demo/network'
import { prefetchScreens } from './app/prefetch'
import { routes } from './app/routes'
import { readToken } from './auth/token'
import { registerServiceWorker } from './pwa/appUpdate'
import { markFilesAsDemo } from './lib/demoMark'
import { captureInstallPrompt } from './pwa/install'
import './ui/theme.css'

// The one place that knows of the mocks; a live build drops the branch and with it every byte of them.
const loadMockServer = __API_MOCK__
  ? once(async () => (await import('../mocks/page')).createMockServer(demoNetwork.read))
  : null

const api = lazyApi(__ENVIRONMENT__, async () => {
  const { createApi } = await import('./api/client')
  return createApi({
    environment: __ENVIRONMENT__,
    fetch:
      loadMockServer === null
        ? (request) => fetch(request)
        : async (request) => (await loadMockServer()).fetch(request),
    readToken,
  })
})

/** Loads once; a load that failed is tried again by the next call. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}

/** Screens are lazy; the first is loaded before React takes over, so that what stands on the page stays until then. */
async function loadFirstScreen(): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(matches.map(({ route }) => loadLazy(route)))
}

async function loadLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await route.lazy(), { lazy: undefined })
}

async function start(): Promise<void> {
  const container = document.getElementById('root')
  if (container === null) throw new Error('The page has no #root')
  // A prerendered page names its path; a filter in the address makes it another page than that.
  const prerendered = container.dataset['page'] === location.pathname && location.search === ''
  // What fails to load is tried again by the router, which can say so.
  await loadFirstScreen().catch(() => undefined)
  // Who scrolled before the scripts came stays there: only with this does the router know of a page before it.
  const router = createBrowserRouter(routes, prerendered ? { hydrationData: {} } : {})
  const app = (
    <StrictMode>
      <DemoServerContext value={loadMockServer}>
        <App api={api} demoAccounts={__API_MOCK__ ? demoAccounts : null}>
          <RouterProvider router={router} />
        </App>
      </DemoServerContext>
    </StrictMode>
  )
  if (prerendered) hydrateRoot(container, app)
  else createRoot(container).render(app)
}

captureInstallPrompt()
if (__API_MOCK__) {
  demoNetwork.restore()
  markFilesAsDemo()
  document.documentElement.dataset['demo'] = 'true'
}
void start()
prefetchScreens(routes)
void registerServiceWorker()
