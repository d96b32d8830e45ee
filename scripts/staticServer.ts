import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serve, type Server } from 'srvx'
import { staticMiddleware } from 'srvx/static'

/** Page for every address that has no file of its own: the router in it decides. */
const fallbackPage = 'app.html'

/** Answers from a built portal: its files, and the app for every other address. */
export function distHandler(dir: () => string): (request: Request) => Promise<Response> {
  const statics = new Map<string, ReturnType<typeof staticMiddleware>>()
  return async (request) => {
    const folder = dir()
    const files = statics.get(folder) ?? staticMiddleware({ dir: folder })
    statics.set(folder, files)
    const answer = await files(request, async () => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/assets/')) return new Response('Not found', { status: 404 })
      const html = await readFile(join(folder, fallbackPage))
      return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    })
    const { pathname } = new URL(request.url)
    answer.headers.set('cache-control', cacheRule(pathname))
    if (pathname.endsWith('.webmanifest')) {
      answer.headers.set('content-type', 'application/manifest+json')
    }
    return answer
  }
}

/** Hashed assets never change; everything else, the worker above all, is asked for anew. */
function cacheRule(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** Serves on `port` (0 picks a free one) and resolves once it listens. */
export async function serveDist(
  fetch: (request: Request) => Promise<Response>,
  port: number,
  hostname?: string,
): Promise<Server> {
  const server = serve({
    fetch,
    port,
    silent: true,
    ...(hostname === undefined ? {} : { hostname }),
  })
  await server.ready()
  return server
}
