import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import { isFull } from '../src/lib/isFull'
import { languages } from '../src/lib/languages'
import { pause } from '../src/lib/pause'
import type { FetchAhead, NoRoom } from '../src/pwa/fetchAhead'
import { packOf, stylePack, typeOf, withStyle, type Pack } from './packs'

/*
 * The service worker (docs/decisions/offline-ready.md). Workbox stores the files, each under its
 * revision and checked for integrity, so that a captive portal's page can never be stored as a
 * script. This file adds what Workbox has no setting for: files are fetched in parallel, the small
 * ones in packs.
 */

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

/** The page for every address without a stored page of its own. */
const shell = 'app.html'

/** How many files are fetched at once; the browser queues some of them. */
const atOnce = 16

const home = new URL(self.registration.scope)
const [packs, files] = split(self.__WB_MANIFEST, ({ url }) => url.startsWith('packs/'))
const [packed, others] = split(files, ({ url }) => isPacked(url))
const controller = new PrecacheController()
controller.addToCacheList(files)

self.addEventListener('install', (event) => {
  event.waitUntil(storeAll(event))
})

self.addEventListener('activate', (event) => {
  // The worker then serves every open page, including the one that registered it.
  event.waitUntil(
    Promise.all([controller.activate(event), removeOlderCaches(), self.clients.claim()]),
  )
})

self.addEventListener('message', (event) => {
  const { type } = event.data as { type?: string }
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // A tab wants the next version to take over (docs/decisions/workbox-window.md).
  if (type === 'WHEN_CALM') event.waitUntil(calm().then(() => event.ports[0]?.postMessage('calm')))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  lastRequest = performance.now()
  if (request.method !== 'GET' || origin !== home.origin) return
  if (request.mode === 'navigate') {
    if (!isOtherLanguage(pathname)) event.respondWith(answer(event, pathname))
    return
  }
  // A query does not change the file, as on a server.
  const cacheKey = controller.getCacheKeyForURL(origin + pathname)
  if (cacheKey === undefined) return
  const integrity = controller.getIntegrityForCacheKey(cacheKey)
  event.respondWith(controller.strategy.handle({ event, request, params: { cacheKey, integrity } }))
})

/** When the last request came: milliseconds of `performance.now()`. */
let lastRequest = 0

/** Resolves when no tab has requested anything for a moment. */
async function calm(): Promise<void> {
  const moment = 300
  while (performance.now() - lastRequest < moment) await pause(moment)
}

/** A prerendered page, a file that somebody opens by its address, or else the shell. */
async function answer(event: FetchEvent, pathname: string): Promise<Response> {
  const page = pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`
  for (const file of [page, pathname, home.pathname + shell]) {
    const stored = await controller.matchPrecache(home.origin + file)
    if (stored !== undefined) return stored
  }
  // Without the shell the browser has lost, or was told to clear, what was stored: it is stored anew.
  event.waitUntil(storeAll(event).catch(() => undefined))
  return fetch(event.request)
}

/** Pages, to which hosts and virus scanners may add a script of theirs on the way, and drawings. */
function isPacked(url: string): boolean {
  return url.endsWith('.html') || url.startsWith('drawings/')
}

/** Each language has a worker of its own. */
function isOtherLanguage(pathname: string): boolean {
  return languages.some(
    (language) =>
      language.home.length > home.pathname.length && `${pathname}/`.startsWith(language.home),
  )
}

/**
 * Stores what is not stored yet. Rejects when a file cannot be fetched as it was built. All of it is
 * part of the installation: a worker that stores files while it serves keeps the next one from taking
 * over.
 */
async function storeAll(event: ExtendableEvent) {
  const cache = await caches.open(controller.strategy.cacheName)
  const stored = new Set((await cache.keys()).map(({ url }) => url))
  const isMissing = ({ url }: PrecacheEntry) => !stored.has(cacheKeyOf(url))
  try {
    await storeFiles(event, cache, isMissing)
  } catch (error) {
    // Whoever types needs the last room of a device, or nothing more of it can be saved.
    if (isFull(error)) {
      for (const page of await pages()) page.postMessage({ type: 'NO_ROOM' } satisfies NoRoom)
      await Promise.all(files.filter(isMissing).map(({ url }) => cache.delete(cacheKeyOf(url))))
    }
    throw error
  }
}

async function storeFiles(
  event: ExtendableEvent,
  cache: Cache,
  isMissing: (file: PrecacheEntry) => boolean,
) {
  const [revised, unchanging] = split(others.filter(isMissing), ({ revision }) => revision !== null)
  await allOf([
    // First what the page cannot fetch for it.
    storeEach(event, cache, revised),
    storePacked(cache, packed.filter(isMissing)),
    askPageToStore(unchanging),
  ])
  // From the other end: what the page has stored by then is left out.
  await storeEach(event, cache, unchanging.toReversed())
}

/** Rejects with the first failure; on a full device once nothing is being stored any more. */
async function allOf(work: readonly Promise<unknown>[]) {
  try {
    await Promise.all(work)
  } catch (error) {
    if (isFull(error)) await Promise.allSettled(work)
    throw error
  }
}

async function storeEach(event: ExtendableEvent, cache: Cache, entries: readonly PrecacheEntry[]) {
  const waiting = entries.values()
  await allOf(
    Array.from({ length: atOnce }, async () => {
      for (const file of waiting) await store(event, cache, file)
    }),
  )
}

/** The page that had the focus last can fetch many files at once; an installing worker only three. */
async function askPageToStore(wanted: readonly PrecacheEntry[]) {
  const [page] = await pages()
  page?.postMessage({
    type: 'FETCH_AHEAD',
    urls: wanted.map(({ url }) => new URL(url, home).href),
    integrity: wanted.map(({ integrity = '' }) => integrity),
    cacheName: controller.strategy.cacheName,
  } satisfies FetchAhead)
}

/** The open pages, first the one that had the focus last. */
async function pages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true })
}

async function store(event: ExtendableEvent, cache: Cache, file: PrecacheEntry) {
  const cacheKey = cacheKeyOf(file.url)
  // The page may have stored it meanwhile.
  if ((await cache.match(cacheKey)) !== undefined) return
  const { integrity = '' } = file
  const params = { cacheKey, integrity }
  const storeFrom = (request: Request) =>
    Promise.all(controller.strategy.handleAll({ event, request, params }))
  // What the browser has kept may be that the file was missing, while this version was being put onto
  // the host.
  await storeFrom(requestOf(file)).catch(() =>
    storeFrom(new Request(requestOf(file), { cache: 'reload' })),
  )
}

/** Fetches the packs of files that are missing, and stores those files. */
async function storePacked(cache: Cache, missing: readonly PrecacheEntry[]) {
  if (missing.length === 0) return
  const style = fetchPack(stylePack).then((response) => response.text())
  const names = Array.from(new Set(missing.map(({ url }) => packOf(url))))
  await allOf(
    names.map(async (name) => {
      const response = await fetchPack(name)
      // The unpacked files get the headers that the host sends with every file.
      const headers = new Headers(response.headers)
      for (const ofPack of ['content-encoding', 'content-length', 'etag', 'last-modified']) {
        headers.delete(ofPack)
      }
      const pack = (await response.json()) as Pack
      for (const { url } of missing.filter((file) => packOf(file.url) === name)) {
        const text = pack[url]
        if (text === undefined) throw new Error(`${name} has no ${url}`)
        headers.set('content-type', typeOf(url))
        await cache.put(cacheKeyOf(url), new Response(withStyle(text, await style), { headers }))
      }
    }),
  )
}

/** Rejects when the pack's integrity does not match the build. */
async function fetchPack(name: string): Promise<Response> {
  const pack = packs.find(({ url }) => url === name)
  if (pack === undefined) throw new Error(`No pack is called ${name}`)
  return fetch(requestOf(pack))
}

function requestOf({ url, revision, integrity = '' }: PrecacheEntry): Request {
  return new Request(url, {
    integrity,
    // A file name with a hash always means the same bytes: what the browser has is not asked for again.
    cache: revision ? 'reload' : 'force-cache',
    credentials: 'same-origin',
    // What the page itself requests goes first.
    priority: 'low',
  })
}

/** The key under which a file of the list is stored: its address with its revision. */
function cacheKeyOf(url: string): string {
  const key = controller.getCacheKeyForURL(url)
  if (key === undefined) throw new Error(`${url} is not in the list`)
  return key
}

/** Caches of versions that named them differently; those of other languages stay. */
async function removeOlderCaches(): Promise<void> {
  const older = (await caches.keys()).filter(
    (name) =>
      name.includes('-precache-') &&
      name.endsWith(home.href) &&
      name !== controller.strategy.cacheName,
  )
  await Promise.all(older.map((name) => caches.delete(name)))
}

/** The items that pass, and the others. */
function split<Item>(items: readonly Item[], is: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter((item) => is(item)), items.filter((item) => !is(item))]
}
