import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve, type Server } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { parseHeaders, parseRewrites } from './hostRules.ts'

/** Written for hosts, not for visitors. */
const hostFiles = new Set(['/_headers', '/_redirects', '/vercel.json', '/nginx.conf'])

type Handler = (request: Request) => Promise<Response>

/** Answers from a built portal as a static host does: its files, its rewrites, its headers, its 404 page. */
export function distHandler(dir: () => string): Handler {
  const handlers = new Map<string, Handler>()
  return async (request) => {
    const folder = dir()
    const handler = handlers.get(folder) ?? folderHandler(folder)
    handlers.set(folder, handler)
    return handler(request)
  }
}

function folderHandler(folder: string): Handler {
  const files = staticMiddleware({ dir: folder, encodings: true })
  const headers = parseHeaders(readText(folder, '_headers'))
  const rewrites = parseRewrites(readText(folder, '_redirects'))
  const file = (request: Request, path: string) =>
    files(new Request(new URL(path, request.url), { headers: request.headers }), () =>
      plain('Not found', 404),
    )
  const missing = () =>
    new Response(readText(folder, '404.html'), {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (hostFiles.has(pathname) || !isDecodable(pathname)) return missing()
    const answer = await files(request, async () => {
      const rewrite = rewrites.find(({ matches }) => matches(pathname))
      if (rewrite !== undefined) return file(request, rewrite.value)
      if (pathname.startsWith('/assets/')) return plain('Not found', 404)
      return missing()
    })
    // The hosts' own rule, where the portal sets none.
    answer.headers.set('cache-control', 'no-cache')
    for (const { matches, value } of headers) {
      if (matches(pathname)) for (const [name, text] of value) answer.headers.set(name, text)
    }
    if (pathname.endsWith('.webmanifest')) {
      answer.headers.set('content-type', 'application/manifest+json')
    }
    return answer
  }
}

/** A folder that is no whole portal (a page of a measurement, say) has neither rules nor a page for what is missing. */
function readText(folder: string, name: string): string {
  const path = join(folder, name)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** `/%E0%A4%A`, as in a link that was cut off, is the name of no file. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

function plain(text: string, status: number): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain' } })
}

/** Serves on `port` (0 picks a free one) and resolves once it listens. */
export async function serveDist(fetch: Handler, port: number, hostname?: string): Promise<Server> {
  const server = serve({
    fetch,
    port,
    silent: true,
    gracefulShutdown: false,
    ...(hostname === undefined ? {} : { hostname }),
  })
  await server.ready()
  return server
}
