import { getResponse, type RequestHandler } from 'msw'
import { serve, type Server, type ServerRequest } from 'srvx'
import { ServerDatabase } from './database'
import { fileStore } from './fileStore'
import { allHandlers } from './handlers/all'
import { memoryStore } from './memoryStore'

/** Hosts that the app may be opened from, besides the server's own: this machine and the private network. */
const appHosts =
  /^(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.local|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2})$/

/** The server's memory: in a file that a restart finds again, or only as long as the process. */
export function openDatabase(file: string | undefined): ServerDatabase {
  return new ServerDatabase(file === undefined ? memoryStore() : fileStore(file))
}

/**
 * The pretend server over HTTP: the very handlers that the page plays, for the live environments
 * and for tests. Resolves once it listens; port 0 picks a free one.
 */
export async function startBackend(
  database: ServerDatabase,
  { port, hostname }: { port: number; hostname?: string },
): Promise<Server> {
  const handlers = allHandlers(database)
  const server = serve({
    fetch: (request) => answer(handlers, request),
    port,
    silent: true,
    gracefulShutdown: false,
    ...(hostname === undefined ? {} : { hostname }),
  })
  await server.ready()
  return server
}

async function answer(handlers: RequestHandler[], request: ServerRequest): Promise<Response> {
  const cors = corsHeaders(request)
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
  const response =
    (await getResponse(handlers, request)) ?? new Response('Not found', { status: 404 })
  if (response.type === 'error') {
    // What the page sees as a network error is a connection that breaks.
    request.runtime?.node?.res?.destroy()
    return new Response(null)
  }
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(cors)) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

/** With credentials the origin has to be named; a page from elsewhere gets no leave. */
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
