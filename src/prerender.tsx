import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { lazyApi } from './api/lazyApi'
import { App } from './app/App'
import { descriptionOf } from './app/pageDescription'
import { infoOf } from './app/pageInfo'
import { pages } from './app/pages'
import { PortalPages } from './app/navigation/PortalPages'
import { PortalRouter } from './app/navigation/PortalRouter'
import { routes } from './app/routes'
import type { DemoAccounts } from './auth/demoAccounts'
import { Session } from './auth/Session'
import { samples } from './domain/sample/samples'
import { documentTitle } from './lib/documentTitle'
import { demoCopy } from './lib/files/demoCopy'
import { addressOf } from './lib/language'

/* Run by the build in Node to write the public pages; `main.tsx` hydrates the result. */

export { pages }

export { documentCopy } from './app/documentCopy'

export const demoNote = demoCopy.note

export { grantForms } from './domain/grant-form/forms'

let asksForToday = false
const { atBuild } = samples
Object.assign(samples, {
  atBuild: () => {
    asksForToday = true
    return atBuild()
  },
})

/**
 * What a visitor sees first at a path, before any script runs; `asksForToday` if that depends on the
 * day, which it cannot show. Throws when a screen does.
 */
export async function renderPage(
  path: string,
  demoAccounts: DemoAccounts | null,
): Promise<{ title: string; description: string; html: string; asksForToday: boolean }> {
  asksForToday = false
  const router = await PortalRouter.open(
    routes,
    createMemoryHistory({ initialEntries: [addressOf(path)] }),
  )
  const errors: unknown[] = []
  const api = lazyApi(__ENVIRONMENT__, noServer)
  const { prelude } = await prerender(
    <StrictMode>
      <App api={api} session={new Session(api)} demoAccounts={demoAccounts}>
        <PortalPages router={router} prerendered />
      </App>
    </StrictMode>,
    {
      onError: (error) => {
        errors.push(error)
      },
      // Everything in place at once: parts that are streamed later would need an inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  )
  const html = await new Response(prelude).text()
  if (router.failure !== undefined) errors.unshift(router.failure.error)
  if (errors.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: errors[0] })
  const info = infoOf(router.place.read().matches.map(({ route }) => route.handle))
  return {
    title: documentTitle(info.title),
    description: descriptionOf(info.path),
    html,
    asksForToday,
  }
}

function noServer(): never {
  throw new Error('A page called the server while it was prerendered')
}
