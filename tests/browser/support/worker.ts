import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { distOf } from './build.ts'

/** Waits until the worker has stored everything and serves this tab, without a reload. */
export async function servedByWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

/** Waits until the worker has stored the prerendered pages too; until then the shell is shown for them. */
export async function pagesStored(page: Page): Promise<void> {
  const storedPages = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.endsWith(`${origin}/`))
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return kept.flat().filter(({ url }) => new URL(url).pathname.endsWith('.html')).length
    })
  const worker = readFileSync(join(distOf('demo'), 'sw.js'), 'utf8')
  await expect.poll(storedPages).toBe(worker.match(/"url":"[^"]+\.html"/g)?.length)
}

/** Like a reload with Shift: no worker serves the page. */
export async function hardReload(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const loaded = page.waitForEvent('load')
  await session.send('Page.reload', { ignoreCache: true })
  await loaded
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
}

/**
 * Removes the files with this part in their address from the worker's store; returns how many there
 * were.
 */
export function forgetStoredFile(page: Page, part: string): Promise<number> {
  return page.evaluate(async (part) => {
    let forgotten = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (request.url.includes(part) && (await cache.delete(request))) forgotten += 1
      }
    }
    return forgotten
  }, part)
}

/**
 * As after a long time: the browser's own cache of the files is empty; what the worker has stored
 * stays.
 */
export async function forgetCachedFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
}

/** The browser looks for a new version, as it does by itself once in a while, and stores it. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })
}

/** Leaves room for so many bytes on the device; returns what gives it more. */
export async function fillDevice(page: Page, left: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin })
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + left })
  return async () => {
    await session.send('Storage.overrideQuotaForOrigin', { origin })
  }
}

/** Stops the worker that serves this tab; the browser starts it again when it is needed. */
export async function stopServingWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const serving = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const found = versions.find(({ status }) => status === 'activated')
      if (found !== undefined) resolve(found.versionId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopWorker', { versionId: await serving })
}

/**
 * Makes the waiting version take over, whatever the tabs hold. A browser that is driven from outside
 * may never look again whether the worker that serves has nothing left to do.
 */
export async function letNewVersionTakeOver(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.skipWaiting', { scopeURL: new URL('/', page.url()).href })
  await session.detach()
}
