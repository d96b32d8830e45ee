import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { changedWords, distOf } from './support/build.ts'
import { expectSaved, fillForm, formReady, openForm } from './support/grantForm.ts'
import { expect, test } from './support/test.ts'
import { takenOver } from './support/tour.ts'
import {
  forgetCachedFiles,
  forgetStoredFile,
  hardReload,
  letNewVersionTakeOver,
  lookForUpdate,
  servedByWorker,
} from './support/worker.ts'

/*
 * An open tab has everything it needs: neither a lost network nor a deploy that removes its files
 * breaks it.
 */

test.use({ hasWorker: true })

/** A host's answer while, or after, the files of a version are removed: there is nothing. */
const nothing = distOf('demo').replace(/demo$/, 'nothing')

const heading = (page: Page) => page.locator('main h1[tabindex]').filter({ visible: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit application' })
const title = (page: Page) => page.getByLabel('Title of the proof of concept')
const missing = 'The page you asked for could not be loaded. This one is unchanged.'

/** Follows a link of the frame as a press on it would. */
async function follow(page: Page, address: string): Promise<void> {
  await page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
}

/** Follows links one after the other and checks that each shows its page. */
async function followAll(page: Page, addresses: (string | null)[]): Promise<void> {
  for (const address of addresses) {
    await follow(page, address ?? '')
    await expect.poll(() => new URL(page.url()).pathname).toBe(address)
    await expect(heading(page), address ?? '').toBeVisible()
    await expect(heading(page), address ?? '').not.toHaveText('Unexpected Application Error!')
  }
}

/** Waits until everything that the form loads later has arrived, with all that it imports. */
async function lateParts(page: Page): Promise<void> {
  const here = async () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name.slice(location.origin.length))
        .filter((path) => path.endsWith('.js')),
    )
  await expect
    .poll(async () => (await here()).join())
    .toMatch(/(?=.*\/AskDialog)(?=.*\/writePassport)(?=.*\/ReceiptPage)/)
  await expect
    .poll(async () => {
      const paths = await here()
      return paths.flatMap(importsOf).filter((path) => !paths.includes(path))
    })
    .toEqual([])
}

/** What a script of the demo imports before it runs. */
function importsOf(path: string): string[] {
  const code = readFileSync(join(distOf('demo'), path), 'utf8')
  return Array.from(
    code.matchAll(/(?:from|import)"([^"]+\.js)"/g),
    ([, to = '']) => new URL(to, `http://localhost${path}`).pathname,
  )
}

async function saveCopyAndSubmit(page: Page): Promise<void> {
  const copy = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a copy' }).first().click()
  expect((await copy).suggestedFilename()).toMatch(/\.ssip-draft$/)
  await submit(page).click()
  const told = page.getByRole('alertdialog')
  await expect(told).toContainText('submitted successfully!')
  await told.getByRole('button', { name: 'OK' }).click()
  await page.waitForURL('**/my-applications/**')
  await expect(heading(page)).toBeVisible()
}

test('what the page has got itself is stored without asking the host for it again', async ({
  page,
  portal,
}) => {
  // Of more files than the home page.
  await page.goto(`${portal.origin}/events`)
  await page.evaluate(() => window.early?.start())
  await expect(page.getByText('Ready to work offline')).toBeVisible()
  const own = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType !== 'fetch')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  )
  expect(own.length).toBeGreaterThan(10)
  const timesAsked = (path: string) => portal.asked.filter((asked) => asked === path).length
  expect(own.filter((path) => timesAsked(path) > 1)).toEqual([])
})

test('files that were not on the host yet are stored at the next visit, though the browser has kept that they were missing', async ({
  page,
  portal,
}) => {
  portal.missing = /\/Tour-|\/TermsPage-/
  await page.goto(portal.origin)
  await page.evaluate(() => window.early?.start())
  const asked = (name: string) => portal.asked.filter((path) => path.includes(name)).length
  // By the page, which stores files for the worker, and by the worker itself.
  await expect.poll(() => asked('/Tour-')).toBeGreaterThan(1)
  portal.missing = undefined
  await page.goto(`${portal.origin}/login`)
  await expect(page.getByText('Ready to work offline')).toBeVisible()
})

test('the tab that says Ready to work offline follows links offline, and so does the tab beside it', async ({
  page,
  context,
  portal,
}) => {
  await page.goto(portal.origin)
  const beside = await context.newPage()
  await beside.goto(`${portal.origin}/faq`)
  await expect(page.getByText('Ready to work offline')).toBeVisible()
  await servedByWorker(beside)
  await context.setOffline(true)
  await takenOver(page)
  // What is for signed-in people goes once it is known that nobody is.
  await expect(page.locator('a[href="/apply/poc-grant"]')).toHaveCount(0)
  const addresses = await page
    .locator(':is(footer, header) a[href^="/"]:not([hreflang])')
    .evaluateAll((links) => Array.from(new Set(links.map((link) => link.getAttribute('href')))))
  await followAll(page, addresses.slice(0, 14))
  await followAll(beside, addresses.slice(-4))
})

test('what an installation that failed has stored of an older version leads to no page that nobody can answer', async ({
  page,
  portal,
}) => {
  portal.missing = /\/TermsPage-/
  await page.goto(portal.origin)
  await page.evaluate(() => window.early?.start())
  const isStored = () => page.evaluate(() => caches.match('/app.js', { ignoreSearch: true }))
  await expect
    .poll(async () => {
      const worker = await page.evaluate(() => navigator.serviceWorker.getRegistration())
      return worker === undefined && (await isStored()) !== undefined
    })
    .toBe(true)
  // A later visit, whose network is lost before its version is stored.
  portal.dist = distOf('next')
  portal.missing = /sw\.js/
  await page.goto(`${portal.origin}/contact`)
  await takenOver(page)
  portal.dist = nothing
  await follow(page, '/faq')
  await expect(page.getByText(missing)).toBeVisible()
  await expect(heading(page)).toHaveText('Contact')
})

test('a captive portal’s page in the place of a file is stored by nobody; the same tab makes up for it once the network is back', async ({
  page,
  portal,
}) => {
  portal.captiveAt = /\/assets\/(LoginPage|zod)-|\/packs\/style/
  await page.goto(portal.origin)
  const stored = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return kept.flat().map(({ url }) => new URL(url).pathname)
    })
  // The installation has failed: there is no worker any more, but what it has stored so far.
  await expect
    .poll(async () => {
      const hasWorker = await page.evaluate(() => navigator.serviceWorker.getRegistration())
      return hasWorker === undefined && (await stored()).length > 0
    })
    .toBe(true)
  // What the page is still fetching arrives.
  await expect
    .poll(async () => (await stored()).filter((path) => path.startsWith('/assets/')).length)
    .toBeGreaterThan(10)
  await page.waitForLoadState('networkidle')
  expect((await stored()).filter((path) => portal.captiveAt?.test(path))).toEqual([])
  // Each would have that page inside for its style sheet.
  expect((await stored()).filter((path) => path.endsWith('.html'))).toEqual([])
  await expect(page.getByText('Ready to work offline')).toBeHidden()

  portal.captiveAt = undefined
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Ready to work offline')).toBeVisible()
  expect((await stored()).filter((path) => /\/(LoginPage|zod)-/.test(path))).toHaveLength(2)
})

/** As hosts (Cloudflare's Web Analytics) and virus scanners do with every page on its way. */
function withAddedScript(folder: string): string {
  // Its files are not compressed.
  cpSync(distOf('next'), folder, { recursive: true })
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const html = readFileSync(join(folder, page), 'utf8')
    writeFileSync(
      join(folder, page),
      html.replace('</body>', '<script src="https://beacon.invalid/b.js"></script></body>'),
    )
  }
  return folder
}

test('the portal is stored also where something on the way adds a script to every page', async ({
  page,
  context,
  portal,
}, info) => {
  portal.dist = withAddedScript(info.outputPath('added'))
  await page.goto(portal.origin)
  await page.evaluate(() => window.early?.start())
  await expect(page.getByText('Ready to work offline')).toBeVisible()
  await context.setOffline(true)
  await page.goto(`${portal.origin}/apply/poc-grant`)
  await expect(heading(page)).toHaveText('Sign in')
})

test('after a first visit, a form can be saved as a copy and submitted without a network', async ({
  page,
  context,
  portal,
}) => {
  await openForm(page, portal, 'poc')
  // No worker served this page, even if one has taken it over meanwhile.
  const workerStarts = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((opening) => (opening as PerformanceNavigationTiming).workerStart),
  )
  expect(workerStarts).toEqual([0])
  await expect(page.getByText('Ready to work offline')).toBeVisible()
  await context.setOffline(true)
  await fillForm(page, 'poc')
  await expectSaved(page)
  await saveCopyAndSubmit(page)
})

test.describe('without a worker', () => {
  test.use({ hasWorker: false })

  test('a form stays usable, and can be saved and submitted, when every file of its version is gone', async ({
    page,
    portal,
  }) => {
    await openForm(page, portal, 'poc')
    await lateParts(page)
    await title(page).fill('Typed before the deploy')
    portal.dist = nothing
    await follow(page, '/contact')
    await expect(page.getByText(missing)).toBeVisible()
    await expect(page).toHaveURL(`${portal.origin}/apply/poc-grant/project`)
    await expect(title(page)).toHaveValue('Typed before the deploy')
    await fillForm(page, 'poc')
    await expectSaved(page)
    await saveCopyAndSubmit(page)
  })

  for (const path of ['/login', '/signup']) {
    test(`${path} lets somebody in when every file of its version is gone`, async ({
      page,
      portal,
    }) => {
      await page.goto(portal.origin + path)
      await takenOver(page)
      await page.waitForLoadState('networkidle')
      portal.dist = nothing
      await page.getByRole('textbox', { name: 'Email' }).fill('student@ssip.example')
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Student123')
      if (path === '/login') await page.getByRole('button', { name: 'Sign In' }).click()
      else {
        await page.getByRole('textbox', { name: 'Email' }).fill('tara.rao@example.org')
        await page.getByRole('textbox', { name: 'Full name' }).fill('Tara Rao')
        await page.getByRole('textbox', { name: 'Confirm password' }).fill('Student123')
        await page.getByRole('checkbox', { name: 'I agree' }).check()
        await page.getByRole('button', { name: 'Create Account' }).click()
      }
      await expect(page).toHaveURL(/\/dashboard$/)
      // What of the next page is gone offers to be loaded again.
      await expect(page.getByRole('alert')).toContainText('This part of the portal could not be')
    })
  }

  test('a part that cannot be loaded says so on the current page, and opens once it is available again', async ({
    page,
    portal,
  }) => {
    await page.goto(portal.origin)
    await takenOver(page)
    await follow(page, '/faq')
    await expect(heading(page)).toHaveText('Questions and answers')
    portal.dist = nothing

    await page.getByRole('button', { name: 'Search' }).first().click()
    const part = page.getByText('This part of the portal could not be loaded.')
    await expect(part).toBeVisible()
    await follow(page, '/contact')
    await expect(page.getByText(missing)).toBeVisible()
    // Back to a page that is loaded works, and so does going forward again.
    await page.goBack()
    await expect(page).toHaveURL(`${portal.origin}/`)
    await expect(page.getByText(missing)).toHaveCount(0)
    await page.goForward()
    await expect(heading(page)).toHaveText('Questions and answers')

    portal.dist = distOf('demo')
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await follow(page, '/contact')
    await expect(heading(page)).toHaveText('Contact')
  })
})

test('updating from A to B and rolling back to A loses no input in any tab', async ({
  page,
  context,
  portal,
}) => {
  await openForm(page, portal, 'poc')
  await servedByWorker(page)
  const other = await context.newPage()
  await other.goto(`${portal.origin}/contact`)
  await title(page).fill('Typed under A')
  await expectSaved(page)
  for (const build of ['next', 'demo'] as const) {
    portal.dist = distOf(build)
    await lookForUpdate(other)
    // Storing a whole version takes long on a busy machine.
    const update = other.getByRole('button', { name: 'Update now' })
    await expect(update).toBeVisible({ timeout: 60_000 })
    await update.click()
    await expect(page.getByText(changedWords[build])).toBeVisible()
    await formReady(page)
    await expect(title(page)).toHaveValue('Typed under A')
    await expect(page.getByRole('button', { name: 'Update now' })).toHaveCount(0)
    await expect(other.getByRole('button', { name: 'Update now' })).toHaveCount(0)
    const address = build === 'next' ? '/faq' : '/contact'
    await follow(other, address)
    await expect(other).toHaveURL(portal.origin + address)
    await expect(heading(other)).toBeVisible()
    await expect(other.getByText(missing)).toHaveCount(0)
  }
})

test('a tab taken over with unsaved input stays as it is, and says which link it cannot follow', async ({
  page,
  context,
  portal,
}) => {
  await openForm(page, portal, 'poc')
  await servedByWorker(page)
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put
    Object.assign(window, { giveRoom: () => (IDBObjectStore.prototype.put = put) })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await title(page).fill('Only in this tab')
  await expect(page.getByText('Not saved', { exact: true }).filter({ visible: true })).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${portal.origin}/contact`)
  portal.dist = distOf('next')
  // Something that the portal itself never does: the new version takes over although something is
  // unsaved.
  await lookForUpdate(other)
  const update = other.getByRole('button', { name: 'Update now' })
  await expect(update).toBeVisible({ timeout: 60_000 })
  await expect(async () => {
    await letNewVersionTakeOver(other)
    await expect(update).toHaveCount(0, { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByText('Not saved', { exact: true }).filter({ visible: true })).toBeVisible()
  // As if that page had changed too: the new version has different files for it.
  expect(await forgetStoredFile(page, '/PrivacyPage-')).toBeGreaterThan(0)
  portal.dist = nothing
  await forgetCachedFiles(page)
  await follow(page, '/privacy')
  // The question about unsaved input comes first.
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByText(missing)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(title(page)).toHaveValue('Only in this tab')
  await page.evaluate(() => (window as unknown as { giveRoom: () => void }).giveRoom())
  await title(page).fill('Saved after all')
  await expect(page.getByText(changedWords.next)).toBeVisible()
  await expect(title(page)).toHaveValue('Saved after all')
})

test('a link opens in the stored version when the tab’s own cannot be loaded', async ({
  page,
  context,
  portal,
}) => {
  await page.goto(portal.origin)
  await servedByWorker(page)
  portal.dist = distOf('next')
  // The next version's page, while the stored version is still the old one.
  await hardReload(page)
  await forgetCachedFiles(page)
  await context.setOffline(true)
  await follow(page, '/faq')
  await expect(heading(page)).toHaveText('Questions and answers')
  await servedByWorker(page)
})
