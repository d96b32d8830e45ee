import type { Page } from '@playwright/test'
import { expect, serverModes, test } from './support/test.ts'
import { expectSoon } from './support/soon.ts'

async function run(page: Page, origin: string) {
  await page.goto(`${origin}/test`)
  await page.getByRole('button', { name: 'Run connection test' }).click()
}

function card(page: Page, title: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
}

for (const serverMode of serverModes) {
  test.describe(`connection test, ${serverMode}`, () => {
    test.use({ serverMode })

    test('a reachable server passes both checks', async ({ page, portal }) => {
      await run(page, portal.origin)
      await expect(card(page, 'Backend reachability')).toContainText(
        'Backend connection successful',
      )
      await expect(card(page, 'Login endpoint')).toContainText('Login endpoint accessible')
      await expect(page.getByText(/Completed at: \d+ \w+ \d{4}, \d+:\d\d [AP]M/)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible()
    })
  })
}

test.describe('connection test against a server that fails', () => {
  test.use({ serverMode: 'live' })

  const outcomes = {
    'not found': [
      'Backend route not found. Check the URL.',
      'The server answered with status 404.',
    ],
    'no CORS headers': ['Check backend CORS configuration.', 'CORS headers'],
    'a captive portal': [
      'accept the terms of the Wi-Fi',
      'Something other than the server answered',
    ],
    'reset in mid-answer': [
      'Check that the backend tunnel is running.',
      'The connection was lost in the middle of the answer.',
    ],
  } as const

  for (const [fault, [suggestion, detail]] of Object.entries(outcomes)) {
    test(`${fault}: the cause and what to do`, async ({ page, portal, faulty }) => {
      faulty.fault = fault as keyof typeof outcomes
      portal.backendUrl = faulty.url
      await run(page, portal.origin)
      const backend = card(page, 'Backend reachability')
      await expect(backend).toContainText('Failure')
      await expect(backend).toContainText('Backend connection failed')
      await expect(backend).toContainText(suggestion)
      await expect(backend).toContainText(detail)
      await expect(backend).toContainText(faulty.url)
      await expect(card(page, 'Login endpoint')).toContainText('Login endpoint not accessible')
      await expect(page.getByText('Is the tunnel running?')).toBeVisible()
    })
  }

  test('a stopped server: the suggestion is the tunnel, and the test can be run again', async ({
    page,
    portal,
    faulty,
    backend,
  }) => {
    portal.backendUrl = faulty.url
    await faulty.stop()
    await run(page, portal.origin)
    await expect(card(page, 'Backend reachability')).toContainText(
      'Check that the backend tunnel is running.',
    )
    await expect(card(page, 'Login endpoint')).toContainText('Login endpoint not accessible')

    portal.backendUrl = backend.url
    await page.reload()
    await page.getByRole('button', { name: 'Run connection test' }).click()
    await expect(card(page, 'Login endpoint')).toContainText('Login endpoint accessible')
  })

  test('a server without TLS at an https address', async ({ page, portal, faulty }) => {
    portal.backendUrl = faulty.url.replace('http:', 'https:')
    await run(page, portal.origin)
    await expect(card(page, 'Backend reachability')).toContainText('Backend connection failed')
    await expect(card(page, 'Backend reachability')).toContainText(
      'Check that the backend tunnel is running.',
    )
  })

  test('a server past the time limit: the page shows that it is waiting, and stops at the limit', async ({
    page,
    portal,
    faulty,
  }) => {
    faulty.fault = 'no answer'
    portal.backendUrl = faulty.url
    await page.clock.install()
    const sent = page.waitForRequest((request) => request.url() === `${faulty.url}/`)
    await run(page, portal.origin)
    await expectSoon(page, 'Checking')
    await expect(card(page, 'Backend reachability')).toContainText('Checking')
    await sent
    await page.clock.fastForward(9_000)
    await expect(card(page, 'Backend reachability')).toContainText('Checking')
    await page.clock.fastForward(1_100)
    await expect(card(page, 'Backend reachability')).toContainText(
      'The server did not answer within 10 seconds.',
    )
    await expect(card(page, 'Login endpoint')).toContainText('Login endpoint not accessible')
  })

  test('the test itself fails when its code cannot be loaded', async ({ page, portal }) => {
    await page.goto(`${portal.origin}/test`)
    await page.route('**/assets/client-*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Run connection test' }).click()
    await expect(page.getByRole('alert')).toContainText('Test Execution Failed')
    await expect(page.getByRole('alert')).toContainText('Details: ')
  })
})
