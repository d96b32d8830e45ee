import { startTransition, StrictMode } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { demoAccounts } from '../mocks/data/demoAccounts'
import { lazyApi } from './api/lazyApi'
import { App } from './app/App'
import { leaveStripToReact } from './app/every-visit/everyVisit'
import { EarlyTouches } from './app/early/EarlyTouches'
import { DemoServerContext } from './app/demo/DemoServerContext'
import { demoNetwork } from './app/demo/network'
import { infoOf } from './app/pageInfo'
import { loadScreens, prefetchScreens } from './app/prefetch'
import { matchesAt } from './app/matchesAt'
import { arrive } from './app/navigation/carriedVisit'
import { PortalPages } from './app/navigation/PortalPages'
import { PortalRouter } from './app/navigation/PortalRouter'
import { routes } from './app/routes'
import { SignInOverPart } from './app/signInOverPart'
import { Session } from './auth/Session'
import { token } from './auth/token'
import { createRoot, hydrateRoot } from './lib/react/dom'
import { followTranslation } from './lib/browserTranslation'
import { addressOf, language } from './lib/language'
import { loadPart } from './lib/loadPart'
import { documentTitle } from './lib/documentTitle'
import { whenLoaded } from './lib/whenLoaded'
import { LoadAheadContext } from './pwa/LoadAheadContext'
import { runVersion } from './pwa/version'
import './ui/theme.css'

// The only import of the mocks; a live build drops this branch and all of their code.
const loadMockServer = __API_MOCK__
  ? once(async () => (await import('../mocks/page')).createMockServer(demoNetwork.ofCalls, session))
  : null

const loadApi = once(async () => {
  const [{ createApi }, mockServer] = await Promise.all([
    import('./api/client'),
    loadMockServer?.(),
  ])
  return createApi({
    environment: __ENVIRONMENT__,
    fetch: (request, init) => (mockServer ?? window).fetch(request, init),
    readToken: token.read,
    onRefused: (refusal) => session.refused(refusal),
  })
})
const api = lazyApi(__ENVIRONMENT__, loadApi)
const session = new Session(api)

/** Loads once; after a failure the next call tries again. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined
  return () => {
    if (loaded === undefined) {
      loaded = loadPart(load)
      loaded.catch(() => (loaded = undefined))
    }
    return loaded
  }
}

/**
 * Behind a guard, one HTML page serves many addresses: while the screen is loading, it shows that
 * screen's heading.
 */
function headFrame(container: HTMLElement): void {
  const heading = container.querySelector('h1.sr-only')
  if (container.dataset['guarded'] === undefined || heading === null) return
  const { title } = infoOf(matchesAt(routes, location).map(({ route }) => route.handle))
  heading.textContent = title
  document.title = documentTitle(title)
}

/** Also loads what a sign-in needs: before the screen, or over it, in case the session ends on the way. */
function loadAhead(path: string): void {
  loadScreens(routes, addressOf(path))
  void SignInOverPart.load()
  // A failure here does not matter: the call loads it again.
  loadApi().catch(() => undefined)
}

async function start(): Promise<void> {
  const container = document.getElementById('root')
  if (container === null) throw new Error('The page has no #root')
  // `/gu` means `/gu/`, whether or not the host redirects.
  if (`${location.pathname}/` === language.home) history.replaceState(null, '', language.home)
  headFrame(container)
  arrive()
  // Screens are lazy. The first one is loaded before React takes over, so that the prerendered page
  // stays on screen until then.
  const router = await PortalRouter.open(routes, createBrowserHistory())
  // A prerendered page is only valid for its own path without a search: a filter in the address makes
  // it a different page. Without its screen nothing can hydrate it, and an error message would be
  // shown below it.
  const prerendered =
    router.failure === undefined &&
    container.dataset['page'] === location.pathname &&
    location.search === ''
  const app = (
    <StrictMode>
      <DemoServerContext value={loadMockServer}>
        <App api={api} session={session} demoAccounts={__API_MOCK__ ? demoAccounts : null}>
          <LoadAheadContext value={loadAhead}>
            <EarlyTouches>
              <PortalPages router={router} prerendered={prerendered} />
            </EarlyTouches>
          </LoadAheadContext>
        </App>
      </DemoServerContext>
    </StrictMode>
  )
  leaveStripToReact()
  followTranslation(document.body)
  // As a transition, hydration runs in slices of 5 ms, between which the page responds.
  if (prerendered) {
    // From here on React handles presses itself.
    window.early?.stopPresses()
    startTransition(() => void hydrateRoot(container, app))
  } else startTransition(() => createRoot(container).render(app))
}

// A placeholder that `vite.config.ts` replaces with the hash of the entry.
runVersion('__PORTAL_VERSION__')
if (__API_MOCK__) demoNetwork.restore()
void start()
prefetchScreens(routes)
// A link to another language works natively, also without this, which is loaded after everything the
// page needs.
void whenLoaded()
  .then(() => import('./app/frame/languageSwitch'))
  .then(
    (part) => part.mindLanguageLinks(),
    () => undefined,
  )
