import type { Page } from '@playwright/test'
import { distOf } from './support/build.ts'
import { expectSaved, formReady, openForm } from './support/grantForm.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

type Heard = { polite: boolean; text: string }

/** Notes from now on what the live regions of the page say, as a screen reader would hear it. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: { polite: boolean; text: string }[] = []
    Object.assign(window, { heard })
    const regions = '[role=status], [role=alert], [role=log], [aria-live]'
    new MutationObserver((changes) => {
      const changed = new Set<Element>()
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(regions)
        if (region) changed.add(region)
        else for (const inside of element?.querySelectorAll(regions) ?? []) changed.add(inside)
      }
      for (const region of changed) {
        const text = region.textContent.trim()
        const polite = !region.matches('[role=alert], [aria-live=assertive]')
        if (text !== '') heard.push({ polite, text })
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

async function heard(page: Page): Promise<Heard[]> {
  return page.evaluate(() => (window as unknown as { heard: Heard[] }).heard)
}

/** What is said once after the first visit has been said. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByText('Ready to work offline')).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
}

test('that the draft is saved is heard once, politely, after typing has paused', async ({
  page,
  portal,
}) => {
  await openForm(page, portal.origin, 'poc')
  await settled(page)
  await listen(page)
  await page.getByLabel('Core strength').pressSequentially('No moving parts, no battery.', {
    delay: 20,
  })
  await expectSaved(page)
  expect(await heard(page)).toEqual([])
  await expect
    .poll(() => heard(page))
    .toEqual([{ polite: true, text: expect.stringMatching(/^Saved on this device, \d\d:\d\d$/) }])
})

test('losing the network is heard once, politely, from a region that was there before', async ({
  page,
  context,
  portal,
}) => {
  await page.goto(portal.origin)
  await settled(page)
  await listen(page)
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  expect(await heard(page)).toEqual([
    { polite: true, text: expect.stringContaining('You are offline.') },
  ])
})

test('a new version is heard once, politely, and takes the focus from nobody', async ({
  page,
  portal,
}) => {
  await openForm(page, portal.origin, 'poc')
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await page.reload()
  await formReady(page)
  const field = page.getByLabel('Core strength')
  await field.focus()
  await listen(page)
  portal.dist = distOf('next')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  expect(await heard(page)).toEqual([
    { polite: true, text: expect.stringContaining('A new version is ready.') },
  ])
  await expect(field).toBeFocused()
})

test('a change of page is told once: by its heading, which takes the focus', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal.origin, 'student')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${portal.origin}/faq`)
  // Only the first visit says that it is ready to work offline.
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await page.reload()
  await expect(page.getByText('Asha Patel').first()).toBeVisible()
  await listen(page)
  const footer = page.getByRole('contentinfo')
  const heading = page.getByRole('heading', { level: 1 })
  for (const [link, title] of [
    ['Events', 'Events'],
    ['SSIP policy', 'SSIP policy (English)'],
    ['Contact', 'Contact'],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveTitle(new RegExp(`^${title.replace(/[()]/g, '.')}`))
    await expect(heading).toBeFocused()
  }
  expect(await heard(page)).toEqual([])
})

test('the heading takes the focus also where the screen comes later than its address', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal.origin, 'student')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${portal.origin}/faq`)
  await page.locator('header summary', { hasText: 'Asha Patel' }).click()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
