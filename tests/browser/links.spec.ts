import { faultsOf, readPage, withinPortal } from './support/links.ts'
import { publicPages } from './support/pages.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

/* Links that scripts draw, and those of other roles: everyPage.spec.ts. */
test('every link on every public page leads to an existing page, and to an existing part of it', async ({
  page,
  portal: { origin },
}) => {
  const waiting = publicPages()
  const parts = new Map<string, string[]>()
  const named: { from: string; to: URL }[] = []
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (parts.has(path)) continue
    const built = await readPage(page, origin + path)
    expect(built.heading, path).toBeTruthy()
    expect(built.heading, path).not.toBe('Page Not Found')
    expect(faultsOf(built.links, origin), path).toEqual([])
    parts.set(path, built.parts)
    for (const to of withinPortal(built.links, origin)) {
      waiting.push(to.pathname + to.search)
      if (to.hash !== '') named.push({ from: path, to })
    }
  }
  expect(parts.size).toBeGreaterThan(publicPages().length)
  expect(named.length).toBeGreaterThan(0)
  for (const { from, to } of named) {
    const there = parts.get(to.pathname + to.search)
    expect(there, `${to.href}, linked on ${from}`).toContain(to.hash.slice(1))
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

test('a screen behind the sign-in, which comes late, is where it was left: loaded again, and on return', async ({
  page,
  context,
  portal,
}) => {
  const top = () => page.evaluate(() => Math.round(scrollY))
  await signIn(context, portal, 'student')
  await page.goto(`${portal.origin}/my-applications`)
  const last = page.getByRole('button', { name: /^View Details/ }).last()
  await expect(last).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await page.reload()
  await expect.poll(top).toBe(700)
  // A click would scroll to the link.
  await page.getByRole('link', { name: 'SSIP Portal' }).dispatchEvent('click')
  await expect(last).toBeHidden()
  await page.goBack()
  await expect.poll(top).toBe(700)
})

test('an unknown address is reported as such', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/no/such/page`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})
