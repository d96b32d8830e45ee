import { listen } from '../../mocks/listen.ts'
import { distHandler } from '../../scripts/staticServer.ts'
import { distOf } from '../browser/support/build.ts'

/** The demo on its own port. */
export type Portal = {
  origin: string
  /** Serves the demo's next version from now on. */
  update: () => void
  /** From now on nothing answers, as without a network. */
  cut: () => Promise<void>
}

export async function startPortal(): Promise<Portal> {
  let dist = distOf('demo')
  const server = await listen(
    distHandler(() => dist),
    { port: 0, hostname: '127.0.0.1' },
  )
  let cut: Promise<void> | undefined
  return {
    origin: `http://127.0.0.1:${new URL(server.url ?? '').port}`,
    update: () => {
      dist = distOf('next')
    },
    cut: () => (cut ??= server.close(true)),
  }
}
