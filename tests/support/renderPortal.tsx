import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  parsePath,
  type NavigateOptions,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom'
import { studentAccountId } from '../../mocks/data/accounts'
import { crowd } from '../../mocks/data/crowd'
import { demoAccounts } from '../../mocks/data/demoAccounts'
import { ServerDatabase } from '../../mocks/database'
import { mockFetch } from '../../mocks/fetch'
import { allHandlers } from '../../mocks/handlers/all'
import { memoryStore } from '../../mocks/memoryStore'
import { createApi } from '../../src/api/client'
import { parseEnvironment } from '../../src/api/environment'
import { App } from '../../src/app/App'
import { DemoServerContext, type DemoServer } from '../../src/app/demo/DemoServerContext'
import { PortalPages } from '../../src/app/navigation/PortalPages'
import { PortalRouter } from '../../src/app/navigation/PortalRouter'
import { routes } from '../../src/app/routes'
import { Session } from '../../src/auth/Session'
import { token } from '../../src/auth/token'
import { pageLoaded } from '../../src/lib/pageLoading'

export type Fetch = (request: Request) => Promise<Response>

/**
 * The whole portal at a path, with its own pretend server, optionally signed in as a sample account.
 * `fetch` answers in its place, in tests about a failing network or another answer; it may pass a
 * request on to it.
 */
export async function renderPortal(
  path: string,
  options: {
    as?: 'student' | 'admin' | { email: string }
    server?: ServerDatabase
    fetch?: (request: Request, pretend: Fetch) => Promise<Response>
  } = {},
) {
  const server = options.server ?? new ServerDatabase(memoryStore())
  if (options.as !== undefined) {
    const email = typeof options.as === 'string' ? demoAccounts[options.as].email : options.as.email
    const account = await server.findByEmail(email)
    if (account === undefined) throw new Error(`${email} is no sample account`)
    token.write(await server.signIn(account))
  }
  const calls: string[] = []
  const pretend = mockFetch(allHandlers(server))
  const api = createApi({
    environment: parseEnvironment({}),
    fetch: async (request, init) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`)
      return options.fetch?.(request, pretend) ?? pretend(request, init)
    },
    readToken: token.read,
    onRefused: (refusal) => session.refused(refusal),
  })
  const session = new Session(api)
  const history = createMemoryHistory({ initialEntries: [path] })
  const portal = await PortalRouter.open(routes, history)
  const view = render(
    <DemoServerContext value={async () => controlsOf(server)}>
      <App api={api} session={session} demoAccounts={demoAccounts}>
        <PortalPages router={portal} prerendered={false} />
      </App>
    </DemoServerContext>,
  )
  return {
    user: userEvent.setup({ delay: null }),
    router: handleOf(portal, history),
    server,
    calls,
    view,
  }
}

/** What the controls of a demo do with the pretend server. */
function controlsOf(server: ServerDatabase): DemoServer {
  return {
    studentId: studentAccountId,
    addUsers: (count) => server.addAccounts(crowd(count)),
    endSessions: () => server.endSessions(),
    reset: () => server.reset(),
  }
}

/** The router for a test: the current location, and a way to navigate as a link or the browser's Back would. */
function handleOf({ place, navigator }: PortalRouter, history: { go: (steps: number) => void }) {
  return {
    get state() {
      const { location, action } = place.read()
      return { location, historyAction: action }
    },
    async navigate(to: string | number, options: NavigateOptions = {}): Promise<void> {
      if (typeof to === 'number') history.go(to)
      else navigator[options.replace === true ? 'replace' : 'push'](parsePath(to), options.state)
      await pageLoaded()
    },
  }
}
