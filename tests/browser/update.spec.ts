import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectSaved, openForm } from './support/grantForm.ts'
import { changedWords, distOf } from './support/build.ts'
import { expect, test } from './support/test.ts'
import {
  fillDevice,
  lookForUpdate,
  pagesStored,
  servedByWorker,
  stopServingWorker,
} from './support/worker.ts'

test.use({ hasWorker: true })

test('an update asks first, and returns to the same field with nothing lost', async ({
  page,
  portal,
}) => {
  await openForm(page, portal, 'poc')
  await servedByWorker(page)
  portal.dist = distOf('next')
  await lookForUpdate(page)
  const area = page.getByLabel('Head of institution')
  await area.click()
  await area.fill('Typed while the update was waiting')
  await expectSaved(page)
  await expect(page.getByText(changedWords.next)).toHaveCount(0)
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect(page.getByText(changedWords.next)).toBeVisible()
  await expect(area).toHaveValue('Typed while the update was waiting')
  await expect(area).toBeFocused()
  await expect(area).toBeInViewport()
})

test('an update waits while a tab holds something unsaved', async ({ page, context, portal }) => {
  await openForm(page, portal, 'poc')
  await servedByWorker(page)
  const title = page.getByLabel('Title of the proof of concept')
  await title.fill('Saved')
  await expectSaved(page)
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put
    Object.assign(window, { giveRoom: () => (IDBObjectStore.prototype.put = put) })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await title.fill('Not saved')
  await expect(page.getByText('Not saved', { exact: true }).filter({ visible: true })).toBeVisible()
  await expect(
    page
      .getByText('This device is full: your last changes are not saved.')
      .filter({ visible: true }),
  ).toBeVisible()

  const other = await context.newPage()
  await other.goto(`${portal.origin}/contact`)
  portal.dist = distOf('next')
  await lookForUpdate(other)
  await other.getByRole('button', { name: 'Update now' }).click()
  await expect(
    other.getByText('It waits while a tab holds something unsaved, an open message or an ‘Undo’.'),
  ).toBeVisible()
  await expect(other.getByRole('button', { name: 'Update now' })).toBeDisabled()

  await page.evaluate(() => (window as unknown as { giveRoom: () => void }).giveRoom())
  await title.fill('Saved again')
  await expectSaved(page)
  // The tab that was asked is told, and continues by itself.
  await expect(page.getByText(changedWords.next)).toBeVisible()
  await expect(title).toHaveValue('Saved again')
})

test('an update that waits is offered again to a page that is loaded later', async ({
  page,
  portal,
}) => {
  await openForm(page, portal, 'poc')
  await servedByWorker(page)
  portal.dist = distOf('next')
  await lookForUpdate(page)
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  await page.goto(`${portal.origin}/contact`)
  await expect(page.getByText('A new version is ready.')).toBeVisible()
})

test('a tab that was left open offers a version that came meanwhile to whoever returns to it', async ({
  page,
  portal,
}) => {
  await openForm(page, portal, 'poc')
  await servedByWorker(page)
  portal.dist = distOf('next')
  await page.evaluate(() => {
    const week = 7 * 24 * 60 * 60 * 1_000
    const now = Date.now
    Date.now = () => now() + week
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByText('A new version is ready.')).toBeVisible()
})

/** The home page, served by the worker, with the next version waiting; returns the button that asks for it. */
async function offeredUpdate(page: Page, portal: { origin: string; dist: string }) {
  await page.goto(portal.origin)
  await servedByWorker(page)
  portal.dist = distOf('next')
  await lookForUpdate(page)
  const update = page.getByRole('button', { name: 'Update now' })
  await expect(update).toBeVisible()
  return update
}

test('an update that is requested while the worker is being started takes over', async ({
  page,
  portal,
}) => {
  const update = await offeredUpdate(page, portal)

  // The browser has stopped the worker, as it does after half a minute, and a request starts it.
  await stopServingWorker(page)
  const startedAnew = page.waitForEvent('load')
  await update.evaluate((button: HTMLButtonElement) => {
    void fetch('/app.html')
    button.click()
  })
  await startedAnew
  await expect(update).toHaveCount(0)
})

test('an update that is requested while another tab is being loaded takes over', async ({
  page,
  context,
  portal,
}) => {
  const update = await offeredUpdate(page, portal)
  const other = await context.newPage()
  await other.goto(`${portal.origin}/contact`)

  // Many requests at once, one after the other, as while a page is loaded on a slow phone.
  await other.evaluate(() => {
    const end = performance.now() + 2_000
    const request = async (address: string): Promise<void> => {
      await (await fetch(address)).text()
      if (performance.now() < end) await request(address)
    }
    for (const address of ['/', '/faq', '/contact', '/app.html', '/app.js']) void request(address)
  })
  const startedAnew = page.waitForEvent('load')
  await update.click()
  await startedAnew
  await expect(update).toHaveCount(0)
})

test('an update that a tab of an older version has requested in vain takes over', async ({
  page,
  portal,
}) => {
  const update = await offeredUpdate(page, portal)

  // Such a tab does not wait for a calm moment: a worker that is being started is not asked to stop.
  await stopServingWorker(page)
  const startedAnew = page.waitForEvent('load')
  await update.evaluate((button: HTMLButtonElement) => {
    const request = async () => {
      const { waiting } = await navigator.serviceWorker.ready
      const started = fetch('/app.html')
      waiting?.postMessage({ type: 'SKIP_WAITING' })
      await started
      button.click()
    }
    void request()
  })
  await startedAnew
  await expect(update).toHaveCount(0)
})

test('an update for which the device has no room leaves none of its files, and comes once there is room', async ({
  page,
  portal,
}) => {
  await page.goto(portal.origin)
  await servedByWorker(page)
  await pagesStored(page)
  const stored = () =>
    page.evaluate(async () => {
      const caches = await window.caches.keys()
      const kept = await Promise.all(
        caches.map(async (name) => (await window.caches.open(name)).keys()),
      )
      return kept
        .flat()
        .map(({ url }) => url)
        .toSorted()
    })
  const before = await stored()
  portal.dist = distOf('next')
  // Enough for what the worker stores first, and not for all.
  const giveRoom = await fillDevice(page, 135_000)
  await lookForUpdate(page)
  const hasEnded = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null)
  await expect.poll(hasEnded).toBe(true)
  await expect.poll(stored).toEqual(before)

  await giveRoom()
  await lookForUpdate(page)
  await expect(page.getByText('A new version is ready.')).toBeVisible()
})

/** A build with the worker that Workbox generated until 2026, which devices still have. */
function withGeneratedWorker(folder: string): string {
  cpSync(distOf('demo'), folder, { recursive: true })
  for (const file of ['sw.js', 'sw.js.br', 'sw.js.gz']) rmSync(join(folder, file))
  writeFileSync(join(folder, 'left-behind.png'), 'of the version before')
  const files = ['app.html', 'app.js', 'left-behind.png'].map((url) => ({ url, revision: 'old' }))
  const worker = readFileSync(join(import.meta.dirname, '../stored/worker-1.js.txt'), 'utf8')
  writeFileSync(
    join(folder, 'sw.js'),
    worker.replace('FILES', () => JSON.stringify(files)),
  )
  return folder
}

test('the worker that Workbox generated gives way to the one of today, with what it stored', async ({
  page,
  context,
  portal,
}, info) => {
  portal.dist = withGeneratedWorker(info.outputPath('generated'))
  await page.goto(portal.origin)
  await expect(page.getByText('Ready to work offline')).toBeVisible()
  const older = `workbox-precache-v1-${portal.origin}/`
  const gujarati = `workbox-precache-v2-${portal.origin}/gu/`
  await page.evaluate(
    (names) => Promise.all(names.map((name) => caches.open(name))),
    [older, gujarati],
  )
  portal.dist = distOf('demo')
  await lookForUpdate(page)
  const startedAnew = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update now' }).click()
  await startedAnew
  const stored = () =>
    page.evaluate(async () => {
      const caches = await window.caches.keys()
      const own = await window.caches.open(caches.find((name) => name.endsWith(`${origin}/`)) ?? '')
      return { caches, files: (await own.keys()).map(({ url }) => new URL(url).pathname) }
    })
  await expect.poll(async () => (await stored()).files).not.toContain('/left-behind.png')
  await pagesStored(page)
  expect((await stored()).caches).toEqual(
    expect.arrayContaining([gujarati, `workbox-precache-v2-${portal.origin}/`]),
  )
  expect((await stored()).caches).not.toContain(older)
  await context.setOffline(true)
  await page.goto(`${portal.origin}/about/ssip`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
