import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { lazyApi } from './api/lazyApi'
import { App } from './app/App'
import { infoOf, type PageInfo } from './app/pageInfo'
import { pagePaths, type PagePaths } from './app/pagePaths'
import { routes } from './app/routes'
import type { DemoAccounts } from './auth/demoAccounts'
import { documentTitle } from './lib/documentTitle'

/* What the build runs in Node to write the public pages; `main.tsx` hydrates what comes out of it. */

export const allPaths: PagePaths = pagePaths(routes)

/** What a visitor sees first at a path, before any script runs. Throws when a screen does. */
export async function renderPage(
  path: string,
  demoAccounts: DemoAccounts | null,
): Promise<PageInfo & { html: string }> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <App api={lazyApi(__ENVIRONMENT__, noServer)} demoAccounts={demoAccounts}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </StrictMode>,
    {
      onError: (error) => {
        errors.push(error)
      },
      // Everything in its place: parts that arrive late would need an inline script to get there.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  )
  const html = await new Response(prelude).text()
  const failed = errors[0] ?? Object.values(context.errors ?? {})[0]
  if (failed !== undefined) throw new Error(`${path} cannot be prerendered`, { cause: failed })
  const { title, description } = infoOf(router.state.matches.map(({ route }) => route.handle))
  return { title: documentTitle(title), description, html }
}

function noServer(): never {
  throw new Error('A page called the server while it was prerendered')
}
