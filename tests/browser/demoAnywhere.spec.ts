import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type * as Demo from '../../src/lib/files/demoCopy.ts'
import { addressIn, languages } from '../../src/lib/languages.ts'
import { printedSheets } from './support/printedSheets.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/languages.ts'
import { hardReload, servedByWorker } from './support/worker.ts'

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

/** What the browser tells a page when somebody switches to another tab, or back. */
async function turn(page: Page, state: DocumentVisibilityState) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** Stops the service worker, as the browser does when it was not needed for a while. */
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

test.describe('installed', () => {
  test.use({ hasWorker: true })

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
    await expect(cold.getByRole('heading', { level: 1 })).toHaveText('Project')
  })

  test('after a hard reload, which bypasses the service worker, the server in the page still answers', async ({
    page,
    portal,
  }) => {
    await page.goto(portal.origin)
    await servedByWorker(page)
    await hardReload(page)
    await enterAsStudent(page, portal.origin)
    await hardReload(page)
    await expect(page.getByRole('main')).toContainText('Asha')
  })

  test('after six minutes in a hidden tab, with its worker stopped, the demo still works in flight mode', async ({
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
    // No page links there for students. Navigates within the page, as a link would, because nothing
    // can be loaded.
    await page.evaluate(() => {
      history.pushState(null, '', '/test')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.getByRole('button', { name: 'Run connection test' }).click()
    await expect(page.getByText('Login endpoint accessible')).toBeVisible()
    await page.goto(`${portal.origin}/dashboard`)
    await expect(page.getByRole('main')).toContainText('Asha')
  })
})

for (const language of languages) {
  test(`every sheet of paper from a demo says that it is one: ${language.name}`, async ({
    page,
    portal,
  }) => {
    const { demoCopy } = await words<typeof Demo>(language.id, 'lib/files/demoCopy')
    await page.goto(portal.origin + addressIn(language, '/about/ssip'))
    const text = await printedSheets(page, { preferCSSPageSize: true })
    expect(text.length).toBeGreaterThan(1)
    const [note = ''] = demoCopy.note.split(',')
    for (const sheet of text) expect(letters(sheet)).toContain(letters(note))
  })
}

/** A PDF has vowel signs in the order in which they are drawn, not spoken. */
function letters(text: string): string {
  return text.replaceAll(/\P{L}/gu, '')
}

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
