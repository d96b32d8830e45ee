import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { staticMiddleware } from 'srvx/static'
import { languages } from '../src/lib/languages.ts'
import { hostFiles } from './build/hosting.ts'
import { parseHeaders, parseRewrites } from './hostRules.ts'

const hidden = new Set(hostFiles.map((name) => `/${name}`))

type Handler = (request: Request) => Promise<Response>

/** Serves a built portal as a static host does: its files, rewrites, headers and 404 page. */
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
  /** Like hosts: the nearest 404 page above the address. */
  const missing = (pathname = '/') =>
    new Response(readText(folder, `${homeOf(pathname)}404.html`), {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const name = fileNameOf(pathname)
    if (name === undefined || hidden.has(name)) return missing()
    const answer = await files(request, async () => {
      const rewrite = rewrites.find(({ matches }) => matches(pathname))
      if (rewrite !== undefined) return file(request, rewrite.value)
      // An address with a slash at its end is the one without; two at its start would be a host.
      const whole = pathname.replace(/^\/+/, '/')
      if (/[^/]\/+$/.test(whole)) return moved(whole.replace(/\/+$/, '') + search)
      if (pathname.includes('/assets/')) return plain('Not found', 404)
      return missing(pathname)
    })
    // The hosts' own default where the portal sets no header.
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

/** The root of an address's language. */
function homeOf(pathname: string): string {
  return languages.findLast(({ home }) => pathname.startsWith(home))?.home ?? '/'
}

/** A folder that is not a whole portal (a page for a measurement, say) has neither rules nor a 404 page. */
function readText(folder: string, name: string): string {
  const path = join(folder, name)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/**
 * The file for an address, however it is written: `/%5fheaders`, `//_headers` and their compressed
 * copies are `/_headers`. Undefined for `/%E0%A4%A`, as in a truncated link, which names no file.
 */
function fileNameOf(pathname: string): string | undefined {
  try {
    const path = posix.normalize(decodeURIComponent(pathname).replaceAll('\\', '/'))
    return path
      .toLowerCase()
      .replace(/\/+$/, '')
      .replace(/\.(br|gz)$/, '')
  } catch {
    return undefined
  }
}

function moved(address: string): Response {
  return new Response(undefined, { status: 301, headers: { location: address } })
}

function plain(text: string, status: number): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain' } })
}
