import { serve, type Server, type ServerHandler } from 'srvx'

type Where = {
  port: number
  hostname?: string
  /** Key and certificate (PEM); with them the server uses HTTP/2. */
  tls?: { key: string; cert: string }
}

/**
 * Listens on a port (0 picks a free one), on every address of this machine or on a given host only.
 * Resolves once it listens.
 */
export async function listen(
  fetch: ServerHandler,
  { port, hostname, tls }: Where,
): Promise<Server> {
  const server = serve({
    fetch,
    port,
    silent: true,
    gracefulShutdown: false,
    ...(hostname === undefined ? {} : { hostname }),
    ...(tls === undefined ? {} : { tls }),
  })
  await server.ready()
  return server
}

/** The port that was picked. */
export function portOf({ url = '' }: Server): number {
  return Number(new URL(url).port)
}
