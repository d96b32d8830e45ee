import { setTimeout as pause } from 'node:timers/promises'
import { listen, portOf } from '../../mocks/listen.ts'
import { distHandler } from '../../scripts/staticServer.ts'
import { distOf } from '../browser/support/build.ts'

/** The demo on its own port. */
export type Portal = {
  origin: string
  /** Serves the demo's next version from now on. */
  update: () => void
  /** From now on pages and scripts arrive so many milliseconds late. */
  slow: (late: { pages: number; scripts: number }) => void
  /** From now on nothing answers, as without a network. */
  cut: () => Promise<void>
}

export async function startPortal(): Promise<Portal> {
  let dist = distOf('demo')
  let late = { pages: 0, scripts: 0 }
  const files = distHandler(() => dist)
  const answer = async (request: Request) => {
    const { pathname } = new URL(request.url)
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
    slow: (times) => {
      late = times
    },
    cut: () => (cut ??= server.close(true)),
  }
}
