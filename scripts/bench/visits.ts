import type { Browser, BrowserContext, Page } from '@playwright/test'
import { mediansInTurns, onPhone, phonePage, serving, type PhonePage } from './phone.ts'

type Visit = { paint: number; usable: number; bytes: number }
type Row = {
  page: string
  'first paint': number
  usable: number
  'kB transferred': number
  'paint, ratio': string
  'usable, ratio': string
}

/** What has to be there, and taken over by React, before a page counts as usable. */
const wholePage = '#root main'

type Builds = { demo: string; bare: string; trivial: string }

/** The table of visits: floors first, then the portal. What is compared takes turns. */
export async function visits(browser: Browser, builds: Builds): Promise<Row[]> {
  const pages = ['/about/ssip', '/beneficiaries/poc', '/events', '/contact', '/login']
  return serving(builds, async ({ demo, bare, trivial }) => {
    const [floor, small, home, bareForm, form] = await mediansInTurns(
      firstVisit(browser, `${bare}/`, null),
      firstVisit(browser, `${trivial}/`, 'main'),
      firstVisit(browser, `${demo}/`, wholePage),
      firstVisit(browser, `${bare}/apply/poc-grant`, null),
      firstVisit(browser, `${demo}/apply/poc-grant`, 'form input', (context) =>
        signIn(context, demo),
      ),
    )
    const rows = [
      row('/ without its scripts', floor, floor, small),
      row('trivial hydrated React page', small, floor, small),
      row('/ first visit', home, floor, small),
      row('/apply/poc-grant first visit, signed in', form, bareForm, small),
    ]
    for (const path of pages) {
      const [own, full] = await mediansInTurns(
        firstVisit(browser, bare + path, null),
        firstVisit(browser, demo + path, wholePage),
      )
      rows.push(row(`${path} first visit`, full, own, small))
    }
    const [bareAgain, fullAgain, offline] = await mediansInTurns(
      repeatVisit(browser, `${bare}/`, null),
      repeatVisit(browser, `${demo}/`, wholePage),
      repeatVisit(browser, `${demo}/`, wholePage, (phone) => phone.goOffline()),
    )
    rows.push(
      row('/ without its scripts, repeated', bareAgain, bareAgain, small),
      row('/ repeated', fullAgain, bareAgain, small),
      row('/ offline', offline, bareAgain, small),
    )
    return rows
  })
}

function row(page: string, visit: Visit, floor: Visit, small: Visit): Row {
  // A run takes minutes: what is known already is told at once.
  process.stderr.write(`${page}: ${Math.round(visit.paint)}, ${Math.round(visit.usable)} ms\n`)
  return {
    page,
    'first paint': Math.round(visit.paint),
    usable: Math.round(visit.usable),
    'kB transferred': Math.round(visit.bytes / 100) / 10,
    'paint, ratio': (visit.paint / floor.paint).toFixed(2),
    'usable, ratio': (visit.usable / small.usable).toFixed(2),
  }
}

/** Visits with nothing stored; `prepare` may sign in first, on the fast network. */
function firstVisit(
  browser: Browser,
  url: string,
  usable: string | null,
  prepare?: (context: BrowserContext) => Promise<void>,
): () => Promise<Visit> {
  return () =>
    onPhone(browser, { worker: false }, async (context) => {
      await prepare?.(context)
      const phone = await phonePage(context)
      await phone.clearCache()
      await phone.slowDown()
      return visit(phone, url, usable)
    })
}

/** Second visits; where something is to become usable, with the worker, after it has stored everything. */
function repeatVisit(
  browser: Browser,
  url: string,
  usable: string | null,
  before?: (phone: PhonePage) => Promise<void>,
): () => Promise<Visit> {
  return () =>
    onPhone(browser, { worker: usable !== null }, async (context) => {
      const phone = await phonePage(context)
      await phone.page.goto(url)
      if (usable !== null) await workerReady(phone.page)
      await phone.slowDown()
      await before?.(phone)
      return visit(phone, url, usable)
    })
}

/** Resolves when the worker has stored everything. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve))
  })
}

async function visit(phone: PhonePage, url: string, usable: string | null): Promise<Visit> {
  const { page } = phone
  await page.addInitScript(watchUsable, usable)
  await page.goto(url, { waitUntil: 'load' })
  if (usable !== null) await page.waitForFunction(() => 'usableAt' in globalThis)
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  await page.waitForLoadState('networkidle')
  const times = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const [navigation] = performance.getEntriesByType('navigation')
    return {
      paint: paint?.startTime ?? Number.NaN,
      usable:
        (globalThis as { usableAt?: number }).usableAt ??
        (navigation as PerformanceNavigationTiming).domContentLoadedEventEnd,
    }
  })
  return { ...times, bytes: phone.bytes() }
}

/** Runs in the page: notes when React has taken over what `selector` finds. */
function watchUsable(selector: string | null): void {
  if (selector === null) return
  const timer = setInterval(() => {
    const element = document.querySelector(selector)
    if (!Object.keys(element ?? {}).some((key) => key.startsWith('__react'))) return
    clearInterval(timer)
    Object.assign(globalThis, { usableAt: performance.now() })
  }, 4)
}

/** Signs in as the sample student. */
export async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const page: Page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.getByRole('button', { name: 'Continue as student' }).click()
  await page.waitForURL('**/dashboard')
  // As on every later visit, the device knows the person already.
  await page.getByRole('tab', { name: 'Overview' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.close()
}
