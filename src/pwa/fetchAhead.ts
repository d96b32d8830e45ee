import { isFull } from '../lib/isFull'

/** A worker that is being installed asks a page to fetch these files, and to store them for it. */
export type FetchAhead = {
  type: 'FETCH_AHEAD'
  urls: readonly string[]
  /** Of each file; an older worker tells neither these nor the cache. */
  integrity?: readonly string[]
  cacheName?: string
}

/**
 * Fetches files for the worker, and stores those that are as they were built, so that it need not
 * fetch them once more. Chromium allows three parallel requests for a worker that is being installed; a
 * page may have many (docs/decisions/offline-ready.md).
 */
export function fetchAheadForWorker(workers: ServiceWorkerContainer): void {
  workers.addEventListener(
    'message',
    ({ data, source }: MessageEvent<Partial<FetchAhead> | null>) => {
      if (data?.type === 'FETCH_AHEAD') void fetchAll(data, source as ServiceWorker | null)
    },
  )
  workers.startMessages()
}

/** Enough to fill a line at once: all of them in one task block the page of a cheap phone for 100 ms. */
const atOnce = 24

type Ahead = {
  waiting: Iterator<[number, string]> & Iterable<[number, string]>
  integrity: readonly string[]
  cache: Cache | undefined
  /** What is in the cache by now. */
  stored: string[]
}

async function fetchAll(
  { urls = [], integrity = [], cacheName }: Partial<FetchAhead>,
  worker: ServiceWorker | null,
) {
  const cache = cacheName === undefined ? undefined : await caches.open(cacheName)
  const ahead: Ahead = { waiting: urls.entries(), integrity, cache, stored: [] }
  const lines: Promise<boolean>[] = []
  for (let line = 0; line < atOnce; line += 1) {
    lines.push(fetchEach(ahead))
    await new Promise((resolve) => setTimeout(resolve))
  }
  const hadRoom = (await Promise.all(lines)).every(Boolean)
  if (!hadRoom && worker !== null) await removeIfFailed(worker, ahead)
}

/** The worker removes what is stored, but not what this page was about to store just then. */
async function removeIfFailed(worker: ServiceWorker, { cache, stored }: Ahead): Promise<void> {
  while (worker.state === 'installing') {
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
  }
  if (worker.state === 'redundant') await Promise.all(stored.map(async (url) => cache?.delete(url)))
}

/** False where there is no room: nothing is left to any line then. */
async function fetchEach(ahead: Ahead): Promise<boolean> {
  for (const [index, url] of ahead.waiting) {
    try {
      await fetchOne(url, ahead.integrity[index] ?? '', ahead)
    } catch (error) {
      // The worker requests it again, and reports a failure.
      if (!isFull(error)) continue
      Array.from(ahead.waiting)
      return false
    }
  }
  return true
}

async function fetchOne(url: string, integrity: string, { cache, stored }: Ahead): Promise<void> {
  // Named by their content: what the page has got need not be asked for again.
  const response = await fetch(url, { priority: 'low', integrity, cache: 'force-cache' })
  const isAsBuilt = integrity !== '' && response.ok && !response.redirected
  if (cache !== undefined && isAsBuilt) {
    await cache.put(url, response)
    stored.push(url)
  }
  // Into the browser's own cache, which wants the whole body to be read.
  else await response.arrayBuffer()
}
