import type { BrowserContext, Page } from '@playwright/test'
import { sweepUnfolded, sweepWhole } from './support/axe.ts'
import { distOf } from './support/build.ts'
import { faultsInLargeText } from './support/largeText.ts'
import { drawnLinks, faultsOf, lowLinks, withinPortal } from './support/links.ts'
import { guardedPages, publicPages, shellPages } from './support/pages.ts'
import { signIn } from './support/session.ts'
import { expect, keepWorkerOut, test } from './support/test.ts'
import { openTour, wide } from './support/tour.ts'

/*
 * Every page is opened once for each role, and everything that holds for all pages is checked then
 * (support/tour.ts, support/axe.ts). A new page is included through the table of pages.
 */

// Each takes less than a minute on an idle machine.
test.describe.configure({ timeout: 600_000 })
test.use({ actionTimeout: 60_000 })

/** Tabs that a link can open; such an address is not a prerendered page. */
const linkedTabs = [
  ...['eligibility', 'process', 'stories'].map((tab) => `/beneficiaries/poc?tab=${tab}`),
  ...['process', 'facilitators', 'cases'].map((tab) => `/beneficiaries/ipr?tab=${tab}`),
]

const missing = '/no/such/page'

/** A page without what an address can say of it: its tab, or a step of its form that there is none of. */
const pageOf = (path: string) => path.replace(/\?.*|\/no-such-record$/, '')

/** The router's addresses, as written by the build. */
function allAddresses(): string[] {
  const pages = [...publicPages(), ...guardedPages(), ...shellPages()]
  return [...pages, ...linkedTabs, missing].toSorted()
}

const parts = ['first', 'second', 'third', 'fourth'] as const

for (const [part, name] of parts.entries()) {
  test(`the ${name} quarter of the pages has no faults, for any role`, async ({
    browser,
    portal,
  }) => {
    const open = async (role: 'visitor' | 'student' | 'admin') => {
      // The worker's notice on a first visit is checked with the states of the frame.
      const context = await browser.newContext()
      await keepWorkerOut(context)
      const page = await context.newPage()
      if (role !== 'visitor') await signIn(context, portal, role)
      return [role, context, await openTour(page, portal.origin, role)] as const
    }
    const tours = await Promise.all([open('visitor'), open('student'), open('admin')])
    const isPublic = new Set([...publicPages(), ...linkedTabs])
    const answers = new Map<string, boolean>()
    const addresses = allAddresses()
    const pages = Array.from(new Set(addresses.map(pageOf)))
    const seen = new Set<string>()
    // Two thirds of the files of a page are those of the one before.
    portal.isKept = true

    // The addresses of a page are visited in one test, which knows what it has seen at another one.
    for (const path of addresses.filter(
      (path) => pages.indexOf(pageOf(path)) % parts.length === part,
    )) {
      let turns = 0
      for (const [role, , tour] of tours) {
        await tour.visit(path)
        const shown = await tour.shown(path, addresses)
        if (shown !== undefined) turns += 1
        // Either a guard redirected to a page that has its own turn, or another role or address was
        // shown the same page.
        if (shown !== undefined && !seen.has(shown)) {
          seen.add(shown)
          expect
            .soft(await faultsInLargeText(tour.page), `${path} for the ${role} in large text`)
            .toEqual([])
          await sweepTabs(tour.page, path, role)
          expect
            .soft(await deadLinks(tour.page, portal.origin, answers), `${path} for the ${role}`)
            .toEqual([])
          expect.soft(await lowLinks(tour.page), `${path} for the ${role}`).toEqual([])
        }
        tour.expectFaultless(path, { calls: isPublic.has(path) && role === 'visitor' })
      }
      // Only an old address is redirected for everybody.
      if (path !== '/register') expect(turns, path).toBeGreaterThan(0)
    }
    await closeAll(tours.map(([, context]) => context))
  })
}

test('every page served by the worker has no faults either', async ({ browser, portal }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(context, portal, 'admin')
  const tour = await openTour(page, portal.origin, 'admin', wide)
  await tour.visit('/')
  await expect(tour.page.getByText('Ready to work offline')).toBeVisible()
  for (const path of [...publicPages(), ...guardedPages(), ...shellPages(), missing]) {
    await tour.visit(path)
    tour.expectFaultless(path, { calls: false })
  }
  await closeAll([context])
})

test.describe('live', () => {
  test.use({ serverMode: 'live' })

  test('no public page asks for anything but static files of its own origin', async ({
    context,
    portal,
  }) => {
    expect(portal.dist).toBe(distOf('live'))
    const pages = publicPages()
    // In parallel, because each mostly waits until its page is idle.
    const rows = Array.from({ length: 4 }, (_, row) => pages.filter((_, at) => at % 4 === row))
    await Promise.all(
      rows.map(async (row) => {
        const tour = await openTour(await context.newPage(), portal.origin, 'visitor')
        for (const path of row) {
          await tour.visit(path)
          await tour.page.waitForLoadState('networkidle')
          tour.expectFaultless(path, { calls: true })
        }
      }),
    )
  })
})

/** Sweeps a page with its tabs. Those with addresses of their own have their turn there. */
async function sweepTabs(page: Page, path: string, role: string): Promise<void> {
  const linked = linkedTabs.filter((tab) => pageOf(tab) === pageOf(path))
  if (linked.length === 0) return sweepWhole(page, `${path} for the ${role}`)
  await expect(page.getByRole('main').getByRole('tab')).toHaveCount(1 + linked.length)
  return sweepUnfolded(page, `${path} for the ${role}`)
}

/** What is wrong with the links that a page has drawn; `answers` has what was asked before. */
async function deadLinks(
  page: Page,
  origin: string,
  answers: Map<string, boolean>,
): Promise<string[]> {
  const links = await drawnLinks(page)
  const dead: string[] = []
  for (const { pathname } of withinPortal(links, origin)) {
    // The page of an address that is none leads to itself, in each language.
    if (pathname.endsWith(missing)) continue
    const isThere = answers.get(pathname) ?? (await page.request.get(origin + pathname)).ok()
    answers.set(pathname, isThere)
    if (!isThere) dead.push(`${pathname} is no page`)
  }
  return [...faultsOf(links, origin), ...dead]
}

async function closeAll(contexts: BrowserContext[]): Promise<void> {
  await Promise.all(contexts.map((context) => context.close()))
}
