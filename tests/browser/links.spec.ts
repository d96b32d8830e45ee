import type { Page } from '@playwright/test'
import { publicPages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** Everything that a page links to, including links in closed menus and other tabs. */
async function linksOf(page: Page) {
  return page.locator('a[href]').evaluateAll((anchors) =>
    anchors.map((anchor) => {
      const { href, target, rel } = anchor as HTMLAnchorElement
      return { href, target, rel, name: anchor.textContent.trim() }
    }),
  )
}

test('every link on every public page leads to an existing page, and to an existing part of it', async ({
  page,
  portal,
}) => {
  test.setTimeout(240_000)
  const waiting = publicPages()
  const seen = new Set<string>()
  const named: { from: string; to: string }[] = []
  const parts = new Map<string, string[]>()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    await page.goto(portal.origin + path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading, path).toBeVisible()
    await expect(heading, path).not.toHaveText('Page Not Found')
    parts.set(path, await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id)))
    for (const { href, target, rel, name } of await linksOf(page)) {
      expect(name, `a link to ${href} on ${path} says where it leads`).not.toBe('')
      const url = new URL(href)
      if (url.protocol === 'mailto:' || url.protocol === 'tel:') continue
      if (url.origin === portal.origin) {
        waiting.push(url.pathname + url.search)
        if (url.hash !== '') named.push({ from: path, to: url.pathname + url.search + url.hash })
      } else {
        expect(url.protocol, href).toBe('https:')
        expect(target, href).toBe('_blank')
        expect(rel, href).toContain('noopener')
      }
    }
  }
  expect(seen.size).toBeGreaterThanOrEqual(publicPages().length)
  for (const { from, to } of named) {
    const [path = '', part = ''] = to.split('#')
    expect(parts.get(path), `${to}, linked on ${from}`).toContain(part)
  }
})

test.describe('installed', () => {
  test.use({ hasWorker: true })

  test('a page opened by its address starts at the top, and a reloaded one stays where it was', async ({
    page,
    portal,
  }) => {
    const top = () => page.evaluate(() => Math.round(scrollY))
    const scroll = () => page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    // On a slow network people read and scroll before the scripts are loaded.
    const scripts = Promise.withResolvers<void>()
    await page.route('**/app.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(`${portal.origin}/faq`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await scroll()
    await expect.poll(top).toBe(400)
    scripts.resolve()
    await page.evaluate(() => navigator.serviceWorker.ready)
    // A notice above moves the text down, and the browser scrolls along.
    expect(await top()).toBeGreaterThanOrEqual(400)
    await page.reload()
    await expect.poll(top).toBeGreaterThanOrEqual(400)
    await page.goto(`${portal.origin}/privacy`)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await page.evaluate(() => navigator.serviceWorker.ready)
    expect(await top()).toBe(0)
  })
})

test('an unknown address is reported as such', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/no/such/page`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})
