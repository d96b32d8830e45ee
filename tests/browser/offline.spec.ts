import { chromium, type Page } from '@playwright/test'
import { browserFlags, findHeadlessBrowser } from '../../scripts/browser.ts'
import { paths } from '../../src/lib/paths.ts'
import { expectSaved, formReady, openForm } from './support/grantForm.ts'
import { submitSignIn } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { hardReload } from './support/worker.ts'

/** Routes that need no account and do not redirect. */
const openRoutes = Object.values(paths).filter(
  (path) =>
    !path.startsWith('/admin') &&
    !path.startsWith('/apply') &&
    !path.includes(':') &&
    ![paths.profile, paths.myApplications, paths.register].includes(path as never),
)

test.use({ hasWorker: true })

/** How many files the worker has stored. */
function storedFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const kept = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(kept)).flat().length
  })
}

test('after one online visit every public route opens without a network, even with all pages closed before', async ({
  page,
  context,
  portal,
}) => {
  await page.goto(portal.origin)
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await expect(page.getByText('Ready to work offline')).toBeVisible()
  await page.close()
  await context.setOffline(true)
  const later = await context.newPage()
  for (const path of openRoutes) {
    await later.goto(portal.origin + path)
    await expect(later.locator('main h1').filter({ visible: true }), path).toBeVisible()
    await expect(later, path).not.toHaveTitle(/Page Not Found/)
  }
  // A drawing too, which the worker has unpacked: as one, not as a page.
  const drawing = later.getByRole('main').locator('img').first()
  await later.goto(portal.origin)
  await later.goto(new URL((await drawing.getAttribute('src')) ?? '', portal.origin).href)
  expect(await later.evaluate(() => document.contentType)).toBe('image/svg+xml')
  // And a page as it was built, which is read before any script has run.
  const home = await later.goto(portal.origin)
  expect(await home?.text()).toContain('Build the first version of your idea')
  await expect(
    later.getByText('You are offline. Pages, drafts and submissions on this device still work.'),
  ).toBeVisible()
  await later.goto(`${portal.origin}/login`)
  await later.getByRole('button', { name: 'Continue as administrator' }).click()
  await later.waitForURL('**/dashboard')
})

test('what the browser has lost of the stored files is stored anew with the next page', async ({
  page,
  context,
  portal,
}) => {
  await page.goto(portal.origin)
  await expect(page.getByText('Ready to work offline')).toBeVisible()
  const before = await storedFiles(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.goto(`${portal.origin}/events`)
  await expect.poll(() => storedFiles(page)).toBe(before)
  await context.setOffline(true)
  await page.goto(`${portal.origin}/apply/poc-grant`)
  await expect(page.getByRole('button', { name: 'Continue as student' })).toBeVisible()
})

test('the pretend server answers on the first visit, after a hard reload, and with service workers blocked', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  for (const visit of ['first', 'hard reload']) {
    await page.goto(`${portal.origin}/login`)
    if (visit === 'hard reload') await hardReload(page)
    await submitSignIn(page, 'nobody@example.com', 'Wrong1')
    await expect(page.getByRole('alert')).toContainText('Invalid email or password')
  }
  // Nothing has stored the other pages.
  await context.setOffline(true)
  await expect(
    page.getByText('You are offline. What is open stays; other pages need the network.'),
  ).toBeVisible()
  await context.close()
})

test('on a plain-http address people can sign in and keep a draft', async ({ portal }) => {
  const browser = await chromium.launch({
    args: [...browserFlags, '--host-resolver-rules=MAP portal.test 127.0.0.1'],
    executablePath: findHeadlessBrowser() ?? '',
  })
  const context = await browser.newContext()
  const page = await context.newPage()
  const origin = `http://portal.test:${portal.port}`
  await openForm(page, { ...portal, origin }, 'ipr')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  const title = page.getByLabel('Title of the intellectual property')
  await title.fill('Kept without a secure context')
  await expectSaved(page)

  // Without Web Locks, a second tab still follows, and takes over without overwriting.
  const other = await context.newPage()
  await other.goto(`${origin}/apply/ipr-grant`)
  await expect(other.getByText('Kept without a secure context')).toBeVisible()
  await other.getByRole('button', { name: 'Edit here instead' }).click()
  await expect(other.getByLabel('Title of the intellectual property')).toHaveValue(
    'Kept without a secure context',
  )
  await expect(page.getByText('This form is open in another tab.')).toBeVisible()
  await other.close()

  await page.reload()
  await formReady(page)
  await expect(title).toHaveValue('Kept without a secure context')
  await browser.close()
})

test('a captive portal at the start loses no data and signs nobody out', async ({
  page,
  context,
  portal,
}) => {
  await openForm(page, portal, 'poc')
  await page.evaluate(async () => navigator.serviceWorker.ready)
  const title = page.getByLabel('Title of the proof of concept')
  await title.fill('Typed before the captive portal')
  await expectSaved(page)
  await page.close()

  portal.mode = 'captive'
  const later = await context.newPage()
  await later.goto(`${portal.origin}/apply/poc-grant`)
  await formReady(later)
  await expect(later.getByLabel('Title of the proof of concept')).toHaveValue(
    'Typed before the captive portal',
  )
  // The request for the worker's script is answered with a login page: nothing changes.
  const updated = await later.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return registration.update().then(
      () => 'updated',
      () => 'refused',
    )
  })
  expect(updated).toBe('refused')
  await later.reload()
  await formReady(later)
  await expect(later.getByText('Asha Patel').first()).toBeAttached()
})

test.describe('without a worker', () => {
  test.use({ hasWorker: false })

  test('a captive portal at sign-in is reported as one, and nobody is signed in or out', async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal.origin}/login`)
    await submitSignIn(page, 'html@ssip.example', 'Sample123')
    await expect(page.getByRole('alert')).toContainText('Something other than the server answered')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('html@ssip.example')
  })
})
