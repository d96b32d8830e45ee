import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { listen, portOf } from '../../mocks/listen.ts'
import { distHandler } from '../../scripts/staticServer.ts'
import { pause } from '../../src/lib/pause.ts'
import { distOf } from './support/build.ts'
import { publicPages } from './support/pages.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { movesOf, openReady, takenOver, watchMoves } from './support/tour.ts'
import { pagesStored } from './support/worker.ts'

/** Collects a page's errors: of scripts, of hydration and of the policy. */
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
    await expect(page.locator('noscript p'), path).toBeInViewport()
    const title = await page.title()
    expect(title, path).toMatch(/^.+ – SSIP Portal$/)
    titles.set(title, path)
    await expect(page.locator('meta[name="description"]'), path).toHaveAttribute('content', /\w/)
    // Nothing is under way.
    await expect(page.getByRole('button', { name: /\.\.\.$/ }), path).toHaveCount(0)
    // What is pressed is done once the scripts are there; a disabled button would lose the press.
    const disabled = page.getByRole('button', { disabled: true })
    const lost = disabled.filter({ hasNotText: 'Registration Closed' })
    await expect(lost, path).toHaveCount(0)
  }
  // Each has its own title.
  expect(titles.size).toBe(publicPages().length)
})

test('with scripts off no password gets into an address', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(frame.url()))
  await page.goto(`${portal.origin}/login`)
  await page.getByLabel('Email', { exact: true }).fill('asha@college.example')
  await page.getByLabel('Password', { exact: true }).fill('Student123')
  const forbidden = page.waitForEvent('console', (message) =>
    message.text().includes('form-action'),
  )
  // Playwright would wait for the navigation that the policy forbids.
  await page.getByRole('button', { name: 'Sign In' }).click({ noWaitAfter: true })
  await forbidden
  expect(visited).toEqual([`${portal.origin}/login`])
  await context.close()
})

test.describe('installed', () => {
  test.use({ hasWorker: true })

  test('a page that hydrates after the worker is ready has no faults either', async ({
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

  test('offline, a public page is served as it was prerendered, and any other address from the shell', async ({
    context,
    page,
    portal,
  }) => {
    await page.goto(portal.origin)
    await expect(page.getByText('Ready to work offline')).toBeVisible()
    await pagesStored(page)
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
})

test('search engines find the whole address of a page, and of each translation', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.origin}/hi/faq`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${portal.origin}/hi/faq`,
  )
  for (const [id, path] of [
    ['en', '/faq'],
    ['gu', '/gu/faq'],
    ['hi', '/hi/faq'],
  ] as const) {
    await expect(page.locator(`link[rel=alternate][hreflang=${id}]`)).toHaveAttribute(
      'href',
      portal.origin + path,
    )
  }
  // A phone's browser shares the canonical address: on another page it must not be this one's.
  await takenOver(page)
  await page.getByRole('contentinfo').locator('a[href="/hi/contact"]').click()
  await expect(page).toHaveURL(`${portal.origin}/hi/contact`)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
})

test('an unknown address is answered with 404 and a page that says so', async ({
  page,
  portal,
}) => {
  const answer = await page.goto(`${portal.origin}/no/such/page`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
})

test('a loading page behind a guard has its own heading', async ({ context, page, portal }) => {
  await signIn(context, portal, 'student')
  for (const [path, screen, name] of [
    ['/my-applications', 'MyApplicationsPage', 'My applications'],
    ['/my-applications/no-such-one/receipt', 'ReceiptPage', 'Receipt'],
    ['/profile?tab=security', 'ProfilePage', 'Profile'],
  ] as const) {
    const scripts = Promise.withResolvers<void>()
    await page.route(`**/assets/${screen}-*.js`, async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(portal.origin + path, { waitUntil: 'commit' })
    await expect(page).toHaveTitle(`${name} – SSIP Portal`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeHidden()
    scripts.resolve()
    await expect(page.locator('h1[tabindex]')).toBeVisible()
    await page.unrouteAll()
  }
})

test('the shell’s heading is that of no particular page', () => {
  const shell = readFileSync(join(distOf('demo'), 'app.html'), 'utf8')
  expect(shell.match(/<h1[^>]*>[^<]*/g)).toEqual(['<h1 class="sr-only">SSIP Portal'])
})

/** Answers with a page in pieces, each some time after the one before, as a slow line does. */
function inPieces(html: string, endsOfPieces: readonly string[]): Response {
  const cuts = endsOfPieces
    .map((end) => html.indexOf(end, html.indexOf('<body')) + end.length)
    .toSorted((a, b) => a - b)
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      for (const [index, cut] of [...cuts, html.length].entries()) {
        await pause(index === 0 ? 0 : 200)
        stream.enqueue(new TextEncoder().encode(html.slice(cuts[index - 1] ?? 0, cut)))
      }
      stream.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/html' } })
}

for (const width of [360, 1280]) {
  test(`at ${width} pixels nothing moves while a page arrives in pieces`, async ({ page }) => {
    const files = distHandler(() => distOf('demo'))
    const server = await listen(
      async (request) => {
        const answer = await files(new Request(request.url))
        const isPage = answer.headers.get('content-type')?.includes('html') ?? false
        const pieces = ['</span>', '</summary>', '</nav>', '</svg>', '</h1>', '</dl>', '</main>']
        return isPage ? inPieces(await answer.text(), pieces) : answer
      },
      { port: 0 },
    )
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(watchMoves)
    await openReady(page, `http://localhost:${portOf(server)}/about/ssip`)
    expect(await movesOf(page)).toEqual([])
    await server.close(true)
  })
}

for (const missing of ['app', 'react-*']) {
  test(`where ${missing}.js does not arrive, every kind of page says so and can be loaded again`, async ({
    page,
    portal,
  }) => {
    const told = page.getByRole('alert').filter({ hasText: /not arrive whole|પૂરું લોડ થયું નથી/ })
    await page.goto(portal.origin)
    await expect(told).toBeHidden()
    for (const path of [
      '/',
      '/login',
      '/gu/about/ssip',
      '/apply/poc-grant/idea',
      '/no/such/page',
    ]) {
      await page.route(`**/${missing}.js`, async (route) => route.abort())
      await page.goto(portal.origin + path)
      await expect(told, path).toBeVisible()
      await page.unroute(`**/${missing}.js`)
      await told.getByRole('link').click()
      await expect(page.locator('main h1[tabindex]').filter({ visible: true })).toBeVisible()
      await takenOver(page)
      await expect(told, path).toBeHidden()
    }
  })
}

test('a script that was not on the host yet, as during a deploy, is loaded once it is there', async ({
  page,
  portal,
}) => {
  const told = page.getByRole('alert').filter({ hasText: 'not arrive whole' })
  portal.missing = /\/react-[^/]+\.js$/
  await page.goto(`${portal.origin}/login`)
  await expect(told).toBeVisible()
  portal.missing = undefined
  await told.getByRole('link').click()
  await takenOver(page)
  await expect(told).toBeHidden()
})
