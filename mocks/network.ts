import { delay, HttpResponse } from 'msw'

/** The network between the page and the pretend server. */
export type Network = 'fine' | 'slow' | 'lossy' | 'captive' | 'down' | 'offline'

/** How long each answer takes on a slow campus Wi-Fi, in milliseconds. */
export const slowNetworkDelay = 2_500

/** Every third call is lost on a lossy network. */
const lostEvery = 3

const captivePage =
  '<!doctype html><title>Campus Wi-Fi</title><h1>Welcome</h1><p>Accept the terms to go online.</p>'

/**
 * What a network does to each call before the server sees it: lose it (`HttpResponse.error()`),
 * answer in the server's place, delay it, or let it through (`undefined`).
 */
export function createNetwork(read: () => Network): () => Promise<Response | undefined> {
  let calls = 0
  return async () => {
    calls += 1
    switch (read()) {
      case 'fine':
        return undefined
      case 'slow':
        await delay(slowNetworkDelay)
        return undefined
      case 'lossy':
        return calls % lostEvery === 0 ? HttpResponse.error() : undefined
      case 'captive':
        return HttpResponse.html(captivePage)
      case 'down':
      case 'offline':
        return HttpResponse.error()
    }
  }
}
