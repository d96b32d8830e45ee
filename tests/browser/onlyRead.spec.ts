import type { Page } from '@playwright/test'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { takenOver } from './support/tour.ts'

/*
 * A page for everyone starts React only when it is touched, or when this device or the address has
 * something that the page as it was built does not show.
 */

/** Watches what the page loads of the portal as scripts, without hashes. */
function watchScripts(page: Page): () => string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    // Not what it fetches for the worker.
    if (request.resourceType() !== 'script') return
    loaded.push(new URL(request.url()).pathname.replace(/-[\w-]{7}\.js$/, '.js'))
  })
  return () => loaded
}

/** Opens a page, on which time passes only when the test says so. */
async function openUntouched(page: Page, address: string): Promise<() => string[]> {
  const loaded = watchScripts(page)
  await page.clock.install()
  // From before the page is there: a slow machine takes longer for it than somebody reads.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(address)
  await expect.poll(loaded).toContain('/assets/every-visit.js')
  await page.waitForLoadState('networkidle')
  return loaded
}

const started = (loaded: () => string[]) => expect.poll(loaded).toContain('/app.js')

test.describe('with a worker', () => {
  test.use({ hasWorker: true })

  test('a first visit that only reads is ready to work offline without React, and says so', async ({
    page,
    context,
    portal,
  }) => {
    const order: string[] = []
    page.on('request', (request) => order.push(request.url()))
    page.on('load', () => order.push('load'))
    const loaded = await openUntouched(page, portal.origin)
    const strip = page.getByRole('status').filter({ hasText: 'Ready to work offline' })
    // What the page fetches for the worker takes some tasks, but no time.
    await expect(async () => {
      await page.clock.runFor(50)
      expect(await strip.isVisible()).toBe(true)
    }).toPass()
    await expect(strip).toBeInViewport()
    expect(loaded()).toEqual(['/assets/every-visit.js'])
    // Asked for before the page is drawn, which takes a slow phone half a second.
    expect(order.findIndex((url) => url.includes('/every-visit'))).toBe(order.indexOf('load') - 1)
    await context.setOffline(true)
    // From the device: the press itself loads the scripts, and is done.
    await page.getByRole('button', { name: 'Search' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    // React says it now, once, and it can be put away.
    await page.keyboard.press('Escape')
    await expect(page.getByText('Ready to work offline')).toHaveCount(1)
    await strip.getByRole('button', { name: 'OK' }).click()
    await expect(strip).toHaveCount(0)
  })

  test('on a line on which the page’s own scripts take half a minute, storing waits for them', async ({
    page,
    portal,
  }) => {
    const hold = async (files: RegExp) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      await page.route(files, async (route) => {
        await promise
        await route.continue()
      })
      return resolve
    }
    const [touched, arrived] = [await hold(/every-visit/), await hold(/app\.js/)]
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto(`${portal.origin}/login`)
    await page.getByRole('textbox', { name: 'Email' }).focus()
    touched()
    await page.evaluate(async () => {
      const scripts = document.querySelector<HTMLMetaElement>('meta[name=scripts]')
      await import(scripts?.content.split(' ')[1] ?? '')
    })
    await page.clock.runFor(30_000)
    // What was asked for until then has reached the host.
    await page.evaluate(() => fetch('/robots.txt'))
    arrived()
    await expect.poll(() => portal.asked).toContain('/sw.js')
    expect(portal.asked.indexOf('/app.js')).toBeGreaterThan(-1)
    expect(portal.asked.indexOf('/app.js')).toBeLessThan(portal.asked.indexOf('/sw.js'))
  })
})

test('what is far below the screen is laid out after the first paint, and before it where a page may open there', async ({
  page,
  portal,
}) => {
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).last()
  const isLaidOut = () =>
    heading.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const soon = globalThis.requestAnimationFrame
    globalThis.requestAnimationFrame = (draw) => {
      void promise.then(() => soon(draw))
      return 0
    }
    addEventListener('draw', () => resolve())
  })
  await page.goto(portal.origin)
  expect(await isLaidOut()).toBe(false)
  await page.evaluate(() => dispatchEvent(new Event('draw')))
  await expect.poll(isLaidOut).toBe(true)
  await page.reload()
  expect(await isLaidOut()).toBe(true)
  await page.goto(`${portal.origin}/terms#main`)
  expect(await isLaidOut()).toBe(true)
})

test('who has read for five seconds has the scripts for what they will touch', async ({
  page,
  portal,
}) => {
  const loaded = await openUntouched(page, `${portal.origin}/about/ssip`)
  await page.clock.runFor(4_000)
  expect(loaded()).not.toContain('/app.js')
  await page.clock.runFor(1_100)
  await started(loaded)
})

test('without a network nobody is told of scripts that they have not asked for; with one they come', async ({
  page,
  context,
  portal,
}) => {
  const loaded = await openUntouched(page, portal.origin)
  await context.setOffline(true)
  await page.clock.runFor(6_000)
  await expect(page.getByRole('alert')).toBeHidden()
  expect(loaded()).not.toContain('/app.js')
  await context.setOffline(false)
  await started(loaded)
})

test('what is touched without a network, before the scripts are here, is answered with what happened', async ({
  page,
  context,
  portal,
}) => {
  await openUntouched(page, portal.origin)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Search' }).first().click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '')
})

test('a link that is followed without a network leads to no page of the browser, and to its own once there is one', async ({
  page,
  context,
  portal,
}) => {
  await openUntouched(page, portal.origin)
  await context.setOffline(true)
  await page.locator('main a[href="/beneficiaries/poc"]').first().click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(`${portal.origin}/`)
  await context.setOffline(false)
  await expect(page).toHaveURL(`${portal.origin}/beneficiaries/poc`)
  await expect(page.getByRole('alert')).toBeHidden()
})

const touches: Record<string, (page: Page) => Promise<void>> = {
  'a pointer that moves': (page) => page.mouse.move(20, 300, { steps: 3 }),
  'a wheel': (page) => page.mouse.wheel(0, 100),
  'a key': (page) => page.keyboard.press('Tab'),
  'a finger': (page) => page.touchscreen.tap(100, 300),
}
for (const [name, touch] of Object.entries(touches)) {
  test.describe(name, () => {
    test.use({ hasTouch: name === 'a finger' })

    test(`${name} starts React`, async ({ page, portal }) => {
      const loaded = await openUntouched(page, portal.origin)
      expect(loaded()).not.toContain('/app.js')
      await touch(page)
      await started(loaded)
    })
  })
}

const shown: Record<string, { address?: string; before?: (page: Page) => Promise<unknown> }> = {
  'what a page shows of today': { address: '/events' },
  'what a page shows of this device': { address: '/privacy' },
  'a filter in the address': { address: '/faq?q=grant' },
  'a part in the address': { address: '/faq#apply' },
  'a choice in local storage': {
    before: (page) => page.evaluate(() => localStorage.setItem('rememberedEmail', 'a@b.example')),
  },
  'something of this tab': {
    before: (page) => page.evaluate(() => sessionStorage.setItem('carriedVisit', 'null')),
  },
  'a database': {
    before: (page) =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            indexedDB.open('ssip-portal').addEventListener('success', resolve)
          }),
      ),
  },
}
for (const [name, { address = '/', before }] of Object.entries(shown)) {
  test(`${name} starts React at once`, async ({ page, portal }) => {
    const loaded = watchScripts(page)
    await page.clock.install()
    await page.goto(`${portal.origin}/robots.txt`)
    await before?.(page)
    await page.goto(portal.origin + address)
    await started(loaded)
  })
}

test('somebody who is signed in gets React at once', async ({ page, context, portal }) => {
  await signIn(context, portal, 'student')
  const loaded = watchScripts(page)
  await page.clock.install()
  await page.goto(portal.origin)
  await started(loaded)
  await expect(page.locator('html')).toHaveAttribute('data-session', 'open')
})

test('which languages are kept starts nothing: it is shown nowhere', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/robots.txt`)
  await page.evaluate(() => localStorage.setItem('kept-en', 'yes'))
  const loaded = await openUntouched(page, portal.origin)
  expect(loaded()).not.toContain('/app.js')
})

test('a touch asks for the scripts a few at a time, so that a slow phone responds meanwhile', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.origin}/faq`)
  const asked = page.locator('head > link[rel=modulepreload]')
  const scripts = await page.locator('meta[name=scripts]').getAttribute('content')
  const inOneTask = await page.evaluate(() => {
    const before = document.head.children.length
    window.early?.start()
    return document.head.children.length - before
  })
  expect(inOneTask).toBeLessThanOrEqual(4)
  // All that it names, besides its own address.
  await expect(asked).toHaveCount((scripts?.split(' ').length ?? 0) - 1)
})

test('a page whose scripts a lost network has kept away is whole once the network is back, with what was typed', async ({
  page,
  context,
  portal,
}) => {
  await openUntouched(page, `${portal.origin}/contact`)
  await page.clock.resume()
  await context.setOffline(true)
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Asha Patel')
  const notice = page.getByText(/^The portal did not arrive whole/)
  await expect(notice).toBeVisible()
  await name.press('End')
  await page.keyboard.type(' and team')
  await context.setOffline(false)
  await takenOver(page)
  await expect(notice).toBeHidden()
  await expect(name).toHaveValue('Asha Patel and team')
})
