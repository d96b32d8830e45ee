import type { Page } from '@playwright/test'
import { guardedPages, publicPages } from './support/pages.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

/** Collects what goes wrong on a page: errors of scripts, of hydration and of the policy. */
function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
  })
  return faults
}

test('every public page can be read with scripts off', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const titles = new Map<string, string>()
  for (const path of publicPages()) {
    await page.goto(portal.origin + path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    const title = await page.title()
    expect(title, path).toMatch(/^.+ – SSIP Portal$/)
    titles.set(title, path)
    await expect(page.locator('meta[name="description"]'), path).toHaveAttribute('content', /\w/)
  }
  // Each has a title of its own.
  expect(titles.size).toBe(publicPages().length)
})

for (const visitor of ['visitor', 'student', 'admin'] as const) {
  test(`every page hydrates without a fault for a ${visitor}`, async ({
    context,
    page,
    portal,
  }) => {
    test.setTimeout(180_000)
    if (visitor !== 'visitor') await signIn(context, portal.origin, visitor)
    const faults = watchFaults(page)
    // A page that is not for this person leads elsewhere, and that as cleanly.
    for (const path of [...publicPages(), ...guardedPages()]) {
      await page.goto(portal.origin + path)
      // React marks what it has taken over.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('#root main') ?? {}).some((key) =>
          key.startsWith('__react'),
        ),
      )
      if (visitor !== 'visitor')
        await expect(page.locator('html')).toHaveAttribute('data-session', 'open')
      expect(faults, path).toEqual([])
    }
  })
}

test('a page that hydrates after the worker is ready hydrates as cleanly', async ({
  page,
  portal,
}) => {
  const faults = watchFaults(page)
  await page.route('**/assets/SsipPage-*.js', async (route) => {
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      if (active?.state === 'activated') return
      await new Promise((resolve) => active?.addEventListener('statechange', resolve))
    })
    await route.continue()
  })
  await page.goto(`${portal.origin}/about/ssip`)
  await expect(page.getByText('Ready to work offline')).toBeVisible()
  expect(faults).toEqual([])
})

test('offline, a public page comes as it was written and any other address from the shell', async ({
  context,
  page,
  portal,
}) => {
  await page.goto(portal.origin)
  await expect(page.getByText('Ready to work offline')).toBeVisible()
  await context.setOffline(true)
  const answer = await page.goto(`${portal.origin}/about/ssip`)
  expect(await answer?.text()).toContain('data-page="/about/ssip"')
  await page.goto(`${portal.origin}/events?from=mail`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${portal.origin}/no/such/page`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await page.goto(`${portal.origin}/apply/poc-grant`)
  await expect(page).toHaveURL(/\/login$/)
})

test('an address that no page has answers 404 with a page that says so', async ({
  page,
  portal,
}) => {
  const answer = await page.goto(`${portal.origin}/no/such/page`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
})
