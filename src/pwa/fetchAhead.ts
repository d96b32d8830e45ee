import { isFull } from '../lib/isFull'
import { pause } from '../lib/pause'
import { untilState } from './untilState'

/** A worker that is being installed asks a page to fetch these files, and to store them for it. */
export type FetchAhead = {
  type: 'FETCH_AHEAD'
  urls: readonly string[]
  /** Of each file; an older worker tells neither these nor the cache. */
  integrity?: readonly string[]
  cacheName?: string
}

/** It has found no room on the device, and removes what is stored of its version. */
export type NoRoom = { type: 'NO_ROOM' }

/** The workers that have found no room, or for which a page found none. */
const withoutRoom = new WeakSet<object>()

/**
 * Fetches files for the worker, and stores those that are as they were built, so that it need not
 * fetch them once more. Chromium allows three parallel requests for a worker that is being installed; a
 * page may have many (docs/decisions/offline-ready.md).
 */
export function fetchAheadForWorker(workers: ServiceWorkerContainer): void {
  workers.addEventListener(
    'message',
    ({ data, source }: MessageEvent<Partial<FetchAhead> | NoRoom | null>) => {
      if (data?.type === 'FETCH_AHEAD') void fetchAll(data, source as ServiceWorker | null)
      else if (data?.type === 'NO_ROOM' && source !== null) withoutRoom.add(source)
    },
  )
  workers.startMessages()
}

/** Enough to fill a line at once: all of them in one task block the page of a cheap phone for 100 ms. */
const atOnce = 24

async function fetchAll(
  { urls = [], integrity = [], cacheName }: Partial<FetchAhead>,
  worker: ServiceWorker | null,
) {
  const cache = cacheName === undefined ? undefined : await caches.open(cacheName)
  const waiting = urls.entries()
  // Without a worker only what this call itself finds counts.
  const by = worker ?? waiting
  const fetchEach = async () => {
    for (const [index, url] of waiting) {
      if (withoutRoom.has(by)) return
      // The worker requests it again, and reports a failure.
      await fetchOne(url, integrity[index] ?? '', cache).catch((error: unknown) => {
        if (isFull(error)) withoutRoom.add(by)
      })
    }
  }
  const lines: Promise<void>[] = []
  for (let line = 0; line < atOnce; line += 1) {
    lines.push(fetchEach())
    await pause(0)
  }
  await Promise.all(lines)
  if (worker === null) return
  // It removes what is stored then, but not what this page was about to store.
  await untilState(worker, (state) => state !== 'installing')
  if (worker.state === 'redundant' && withoutRoom.has(worker))
    await Promise.all(urls.map(async (url) => cache?.delete(url)))
}

async function fetchOne(url: string, integrity: string, cache: Cache | undefined): Promise<void> {
  // Named by their content: what the page has got need not be asked for again.
  const response = await fetch(url, { priority: 'low', integrity, cache: 'force-cache' })
  const isAsBuilt = integrity !== '' && response.ok && !response.redirected
  if (cache !== undefined && isAsBuilt) await cache.put(url, response)
  // Into the browser's own cache, which wants the whole body to be read.
  else await response.arrayBuffer()
}
