import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from './support/test.ts'

async function workerReady(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

async function enterAsStudent(page: Page, origin: string) {
  await page.goto(`${origin}/login`)
  await page.getByRole('button', { name: 'Continue as student' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

test('in flight mode the demo signs in, reloads and starts cold', async ({
  page,
  portal,
  context,
}) => {
  await page.goto(portal.origin)
  await workerReady(page)
  await context.setOffline(true)
  await enterAsStudent(page, portal.origin)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Asha')
  const cold = await context.newPage()
  await cold.goto(`${portal.origin}/apply/poc-grant`)
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText('PoC grant application')
})

test('a hard reload, which goes past the service worker, still answers from the page', async ({
  page,
  portal,
  context,
}) => {
  await page.goto(portal.origin)
  await workerReady(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.reload', { ignoreCache: true })
  await enterAsStudent(page, portal.origin)
  await devtools.send('Page.reload', { ignoreCache: true })
  await expect(page.getByRole('main')).toContainText('Asha')
})

/** What the page is told when somebody turns to another tab, or back. */
async function turn(page: Page, state: DocumentVisibilityState) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** Stops the service worker, as the browser does with one that nobody has needed for a while. */
async function stopWorker(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const stopped = new Promise<void>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve()
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await stopped
}

test('after six minutes in a hidden tab, with its worker stopped, the demo goes on in flight mode', async ({
  page,
  portal,
  context,
}) => {
  await page.clock.install()
  await enterAsStudent(page, portal.origin)
  await workerReady(page)
  await context.setOffline(true)
  await turn(page, 'hidden')
  await stopWorker(page)
  await page.clock.fastForward('06:00')
  await turn(page, 'visible')
  await page.getByRole('link', { name: 'Connection test' }).click()
  await page.getByRole('button', { name: 'Run connection test' }).click()
  await expect(page.getByText('Login endpoint accessible')).toBeVisible()
  await page.goto(`${portal.origin}/dashboard`)
  await expect(page.getByRole('main')).toContainText('Asha')
})

test('every sheet of paper from a demo says that it is one', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/about/ssip`)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  expect(text.length).toBeGreaterThan(1)
  for (const sheet of text) expect(sheet).toContain('Demo: sample data')
})

test('a file from a demo says that it is one', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/downloads/ssip-policy-english`)
  const saved = page.waitForEvent('download')
  await page
    .getByRole('main')
    .getByRole('button', { name: /download/i })
    .first()
    .click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^DEMO /)
  expect(await readFile(await download.path(), 'utf8')).toContain('Demo: sample data')
})
