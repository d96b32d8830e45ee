import { setTimeout as pause } from 'node:timers/promises'
import { listen, portOf } from '../../mocks/listen.ts'
import { distHandler } from '../../scripts/staticServer.ts'
import { distOf } from '../browser/support/build.ts'
import { withBackend } from '../browser/support/withBackend.ts'

/** The demo on its own port. */
export type Portal = {
  origin: string
  /** Serves the demo's next version from now on. */
  update: () => void
  /** Serves the live build from now on, whose server takes every call and answers none. */
  goLive: () => void
  /** From now on pages and scripts arrive so many milliseconds late. */
  slow: (late: { pages: number; scripts: number }) => void
  /** From now on nothing answers, as without a network. */
  cut: () => Promise<void>
}

export async function startPortal(): Promise<Portal> {
  let dist = distOf('demo')
  let late = { pages: 0, scripts: 0 }
  const files = distHandler(() => dist)
  let isLive = false
  const answer = async (request: Request) => {
    const { origin, pathname } = new URL(request.url)
    if (isLive && pathname.startsWith('/auth/')) return new Promise<Response>(() => undefined)
    if (isLive) return withBackend(await files(new Request(request.url)), origin)
    if (pathname.endsWith('.js')) await pause(late.scripts)
    else if (!/\.\w+$/.test(pathname)) await pause(late.pages)
    return files(request)
  }
  const server = await listen(answer, { port: 0, hostname: '127.0.0.1' })
  let cut: Promise<void> | undefined
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    update: () => {
      dist = distOf('next')
    },
    goLive: () => {
      dist = distOf('live')
      isLive = true
    },
    slow: (times) => {
      late = times
    },
    cut: () => (cut ??= server.close(true)),
  }
}
