/** A worker that is being installed asks a page to fetch these files. */
export type FetchAhead = { type: 'FETCH_AHEAD'; urls: readonly string[] }

/**
 * Fetches files into the browser's cache, where the worker finds them. Chromium allows three parallel
 * requests for a worker that is being installed; a page may have many
 * (docs/decisions/offline-ready.md).
 */
export function fetchAheadForWorker(workers: ServiceWorkerContainer): void {
  workers.addEventListener('message', ({ data }: MessageEvent<Partial<FetchAhead> | null>) => {
    if (data?.type !== 'FETCH_AHEAD') return
    for (const url of data.urls ?? []) void intoCache(url)
  })
  workers.startMessages()
}

async function intoCache(url: string): Promise<void> {
  try {
    const response = await fetch(url, { priority: 'low' })
    // Only a completely read body is cached.
    await response.arrayBuffer()
  } catch {
    // The worker requests it again, and reports a failure.
  }
}
