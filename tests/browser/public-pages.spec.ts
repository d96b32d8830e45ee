import { publicPages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** The pages, and each of their tabs that a link can open. */
function publicAddresses(): string[] {
  const tabs = ['eligibility', 'process', 'stories'].map((tab) => `/beneficiaries/poc?tab=${tab}`)
  const more = ['process', 'facilitators', 'cases'].map((tab) => `/beneficiaries/ipr?tab=${tab}`)
  return [...publicPages(), ...tabs, ...more]
}

test('no public page scrolls sideways at 320 px', async ({ page, portal }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of publicAddresses()) {
    await page.goto(portal.origin + path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(320)
  }
})

test('while a session may be there, nothing is shown that is for visitors only', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(portal.origin)
  const inMain = page.getByRole('main').getByRole('link', { name: 'Create an account' })
  await expect(inMain).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(1)
  // As the boot script does for somebody with a token.
  await page.evaluate(() => document.documentElement.setAttribute('data-session', 'maybe'))
  await expect(inMain).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0)
})

test('a linked tab is in view on a phone', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`${portal.origin}/beneficiaries/poc?tab=stories`)
  const tab = page.getByRole('tab', { name: 'Success stories' })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(tab).toBeInViewport({ ratio: 0.95 })
})

test('no public page makes a call, or asks another site for anything', async ({
  browser,
  portal,
}) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const calls: string[] = []
  page.on('request', (request) => {
    const foreign = new URL(request.url()).origin !== portal.origin
    if (foreign || ['fetch', 'xhr', 'websocket', 'eventsource'].includes(request.resourceType())) {
      calls.push(`${request.method()} ${request.url()}`)
    }
  })
  for (const path of publicAddresses()) {
    await page.goto(portal.origin + path, { waitUntil: 'networkidle' })
    expect(calls, path).toEqual([])
  }
  await context.close()
})
