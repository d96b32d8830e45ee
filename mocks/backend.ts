import { getResponse, type RequestHandler } from 'msw'
import type { Server, ServerRequest } from 'srvx'
import { sampleAccounts } from './data/accounts'
import { ServerDatabase } from './database'
import { dialects, type DialectName } from './dialects/all'
import { fileStore } from './fileStore'
import { allHandlers } from './handlers/all'
import { listen } from './listen'
import { memoryStore } from './memoryStore'

/** Hosts from which the app may be opened, besides the server's own: this machine and private networks. */
const appHosts =
  /^(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.local|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2})$/

/** The passwords of the initial accounts. */
export function samplePasswords(): string[] {
  return Array.from(new Set(sampleAccounts.map(({ password }) => password)))
}

/** Whether this is the name of a dialect. */
export function isDialect(name: string): name is DialectName {
  return Object.hasOwn(dialects, name)
}

/** The server's memory: in a file, which a restart reads again, or only as long as the process. */
export function openDatabase(file: string | undefined): ServerDatabase {
  return new ServerDatabase(file === undefined ? memoryStore() : fileStore(file))
}

/**
 * The pretend server over HTTP: the same handlers that run in the page, for the live environments and
 * for tests, in the spec's shapes or in those of another server. Resolves once it listens; port 0
 * picks a free one.
 */
export async function startBackend(
  database: ServerDatabase,
  at: { port: number; hostname?: string },
  like: DialectName = 'spec',
): Promise<Server> {
  const handlers = allHandlers(database, dialects[like])
  return listen((request) => answer(handlers, request), at)
}

async function answer(handlers: RequestHandler[], request: ServerRequest): Promise<Response> {
  const cors = corsHeaders(request)
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
  const response =
    (await getResponse(handlers, request)) ?? new Response('Not found', { status: 404 })
  if (response.type === 'error') {
    // What a page sees as a network error is a broken connection.
    request.runtime?.node?.res?.destroy()
    return new Response(null)
  }
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(cors)) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

/** With credentials the origin has to be named; other origins are not allowed. */
function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin')
  if (origin === null || !isAppOrigin(origin, request)) return { vary: 'origin' }
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'accept, authorization, content-type',
    'access-control-allow-private-network': 'true',
    'access-control-max-age': '600',
  }
}

function isAppOrigin(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  return hostname === new URL(request.url).hostname || appHosts.test(hostname)
}
