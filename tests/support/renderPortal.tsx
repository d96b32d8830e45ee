import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { demoAccounts } from '../../mocks/data/demoAccounts'
import { ServerDatabase } from '../../mocks/database'
import { mockFetch } from '../../mocks/fetch'
import { allHandlers } from '../../mocks/handlers/all'
import { memoryStore } from '../../mocks/memoryStore'
import { createApi } from '../../src/api/client'
import { parseEnvironment } from '../../src/api/environment'
import { App } from '../../src/app/App'
import { routes } from '../../src/app/routes'
import { readToken, writeToken } from '../../src/auth/token'

/**
 * The whole portal at a path, with a pretend server of its own, signed in as a sample account if
 * asked. `fetch` replaces the server where a test is about a failing network.
 */
export async function renderPortal(
  path: string,
  options: {
    as?: 'student' | 'admin' | { email: string }
    server?: ServerDatabase
    fetch?: (request: Request) => Promise<Response>
  } = {},
) {
  const server = options.server ?? new ServerDatabase(memoryStore())
  if (options.as !== undefined) {
    const email = typeof options.as === 'string' ? demoAccounts[options.as].email : options.as.email
    const account = await server.findByEmail(email)
    if (account === undefined) throw new Error(`${email} is no sample account`)
    writeToken(await server.signIn(account))
  }
  const calls: string[] = []
  const answer = options.fetch ?? mockFetch(allHandlers(server))
  const api = createApi({
    environment: parseEnvironment({}),
    fetch: async (request) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`)
      return answer(request)
    },
    readToken,
  })
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const view = render(
    <App api={api} demoAccounts={demoAccounts}>
      <RouterProvider router={router} />
    </App>,
  )
  return { user: userEvent.setup({ delay: null }), router, server, calls, view }
}
