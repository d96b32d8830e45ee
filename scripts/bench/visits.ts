import type { Browser, BrowserContext, Page } from '@playwright/test'
import { median, onPhone, phonePage, serving, type PhonePage } from './phone.ts'

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
const runs = 5

/** The table of visits: floors first, then the portal. */
export async function visits(
  browser: Browser,
  { demo, bare, trivial }: { demo: string; bare: string; trivial: string },
): Promise<Row[]> {
  const pages = ['/', '/about/ssip', '/beneficiaries/poc', '/events', '/contact', '/login']
  const floor = await serving(bare, (origin) => firstVisit(browser, `${origin}/`, null))
  const small = await serving(trivial, (origin) => firstVisit(browser, `${origin}/`, 'main'))
  const rows = [
    row('/ without its scripts', floor, floor, small),
    row('trivial hydrated React page', small, floor, small),
  ]
  for (const path of pages) {
    const own = await serving(bare, (origin) => firstVisit(browser, origin + path, null))
    const full = await serving(demo, (origin) => firstVisit(browser, origin + path, wholePage))
    rows.push(row(`${path} first visit`, full, own, small))
  }
  await serving(demo, async (origin) => {
    const form = await firstVisit(browser, `${origin}/apply/poc-grant`, 'form input', (context) =>
      signIn(context, origin),
    )
    rows.push(row('/apply/poc-grant first visit, signed in', form, floor, small))
  })
  const again = await serving(bare, (origin) => repeatVisit(browser, `${origin}/`, false))
  rows.push(row('/ without its scripts, repeated', again, again, small))
  await serving(demo, async (origin) => {
    rows.push(row('/ repeated', await repeatVisit(browser, `${origin}/`, true), again, small))
    const offline = await repeatVisit(browser, `${origin}/`, true, (phone) => phone.goOffline())
    rows.push(row('/ offline', offline, again, small))
  })
  return rows
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

/** Medians of visits with nothing stored; `prepare` may sign in first, on the fast network. */
async function firstVisit(
  browser: Browser,
  url: string,
  usable: string | null,
  prepare: (context: BrowserContext) => Promise<void> = async () => undefined,
): Promise<Visit> {
  return medians(() =>
    onPhone(browser, { worker: false }, async (context) => {
      await prepare(context)
      const phone = await phonePage(context)
      await phone.clearCache()
      await phone.slowDown()
      return visit(phone, url, usable)
    }),
  )
}

/** Medians of second visits: with the worker, after it has stored everything. */
async function repeatVisit(
  browser: Browser,
  url: string,
  worker: boolean,
  before: (phone: PhonePage) => Promise<void> = async () => undefined,
): Promise<Visit> {
  return medians(() =>
    onPhone(browser, { worker }, async (context) => {
      const phone = await phonePage(context)
      await phone.page.goto(url)
      if (worker) await workerReady(phone.page)
      await phone.slowDown()
      await before(phone)
      return visit(phone, url, worker ? wholePage : null)
    }),
  )
}

/** Resolves when the worker has stored everything. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve))
  })
}

async function medians(once: () => Promise<Visit>): Promise<Visit> {
  const visits: Visit[] = []
  for (let run = 0; run < runs; run += 1) visits.push(await once())
  const of = (key: keyof Visit) => median(visits.map((visit) => visit[key]))
  return { paint: of('paint'), usable: of('usable'), bytes: of('bytes') }
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
  await page.close()
}
