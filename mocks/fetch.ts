import { getResponse, type RequestHandler } from 'msw'

/**
 * A `fetch` that the handlers answer inside the page: no service worker, no network. What no
 * handler knows is a 404, and an abort ends the wait as it would with a real server.
 */
export function mockFetch(handlers: RequestHandler[]): (request: Request) => Promise<Response> {
  return async (request) => {
    const answered = getResponse(handlers, request)
    const aborted = new Promise<never>((_resolve, reject) => {
      const abort = () => reject(request.signal.reason as Error)
      if (request.signal.aborted) abort()
      request.signal.addEventListener('abort', abort, { once: true })
    })
    const response = await Promise.race([answered, aborted])
    if (response?.type === 'error') throw new TypeError('Failed to fetch')
    return response ?? new Response('Not found', { status: 404 })
  }
}
