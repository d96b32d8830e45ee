import { getResponse, type RequestHandler } from 'msw'

/**
 * A `fetch` that the handlers answer inside the page: no service worker, no network. A call without a
 * handler gets a 404, and an abort ends the wait, or the reading, as with a real server. `network`
 * may answer first (see `createNetwork`).
 */
export function mockFetch(
  handlers: RequestHandler[],
  network: () => Promise<Response | undefined> = async () => undefined,
): (request: Request, init?: { signal: AbortSignal }) => Promise<Response> {
  return async (request, { signal } = request) => {
    const answered = network().then((response) => response ?? getResponse(handlers, request))
    const response = await Promise.race([answered, aborted(signal)])
    if (response?.type === 'error') throw new TypeError('Failed to fetch')
    if (response === undefined) return new Response('Not found', { status: 404 })
    return withSignal(response, signal)
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
  })
}

/** The same answer, whose body stops when the call is aborted. */
function withSignal(response: Response, signal: AbortSignal): Response {
  if (response.body === null) return response
  const body = response.body.pipeThrough(new TransformStream<Uint8Array>(), { signal })
  return new Response(body, { status: response.status, headers: response.headers })
}
