import type { Browser, BrowserContext } from '@playwright/test'
import {
  holds,
  mediansInTurns,
  onPhone,
  phonePage,
  ratioTo,
  serving,
  type PhonePage,
} from './phone.ts'
import { signIn, visit, workerReady, type Visit } from './visit.ts'

type Builds = { demo: string; bare: string; trivial: string }

const runs = 5
const wholePage = '#root main'

/** The most important visits beside their lower limits: first, repeated from the worker, and offline. */
export async function visits(browser: Browser, builds: Builds) {
  return serving(builds, async (origins) => {
    const { demo, bare, trivial } = origins
    const signedIn = (context: BrowserContext) => signIn(context, demo)
    const [floor, small, read, home, bareForm, form, bareDashboard, dashboard] =
      await mediansInTurns(
        runs,
        firstVisit(browser, `${bare}/`, null),
        firstVisit(browser, `${trivial}/`, 'main'),
        firstVisit(browser, `${demo}/`, null),
        firstVisit(browser, `${demo}/`, wholePage, { touched: true }),
        firstVisit(browser, `${bare}/apply/poc-grant`, null),
        firstVisit(browser, `${demo}/apply/poc-grant`, 'form input', { prepare: signedIn }),
        firstVisit(browser, `${bare}/dashboard`, null),
        firstVisit(browser, `${demo}/dashboard`, wholePage, { prepare: signedIn }),
      )
    const [bareAgain, again, offline] = await mediansInTurns(
      runs,
      repeatVisit(browser, `${bare}/`, null),
      repeatVisit(browser, `${demo}/`, wholePage),
      repeatVisit(browser, `${demo}/`, wholePage, (phone) => phone.goOffline()),
    )
    return [
      row('`/` without its scripts', floor, floor, small),
      row('trivial React page, hydrated', small, floor, small),
      row('`/`, only read', read, floor, small),
      row('`/`, touched when it is painted', home, floor, small),
      row('`/apply/poc-grant`, signed in', form, bareForm, small),
      row('`/dashboard`, signed in', dashboard, bareDashboard, small),
      row('`/` without its scripts, again', bareAgain, bareAgain, small),
      row('`/` again, from the worker', again, bareAgain, small),
      row('`/` offline', offline, bareAgain, small),
    ]
  })
}

function row(page: string, seen: Visit, floor: Visit, small: Visit) {
  const { ratio, holds: paintHolds } = ratioTo(seen.paint, floor.paint, 1.1)
  return {
    page,
    'first paint': Math.round(seen.paint),
    'ratio to without scripts': ratio,
    usable: Math.round(seen.usable),
    'ratio to trivial': (seen.usable / small.usable).toFixed(2),
    blocking: Math.round(seen.blocking),
    kB: Math.round(seen.bytes / 100) / 10,
    holds: holds(paintHolds === 'yes' && seen.blocking <= 50),
  }
}

/** Visits with nothing stored; `prepare` may sign in first, on the fast network. */
export function firstVisit(
  browser: Browser,
  url: string,
  usableBy: string | null,
  {
    prepare,
    touched = false,
  }: { prepare?: (context: BrowserContext) => Promise<void>; touched?: boolean } = {},
): () => Promise<Visit> {
  return () =>
    onPhone(browser, { worker: false }, async (context) => {
      await prepare?.(context)
      const phone = await phonePage(context)
      await phone.clearCache()
      await phone.slowDown()
      return visit(phone, url, usableBy, touched)
    })
}

/** Second visits; for the time until usable, with the worker, after it has stored everything. */
function repeatVisit(
  browser: Browser,
  url: string,
  usableBy: string | null,
  before?: (phone: PhonePage) => Promise<void>,
): () => Promise<Visit> {
  return () =>
    onPhone(browser, { worker: usableBy !== null }, async (context) => {
      const phone = await phonePage(context)
      await phone.page.goto(url)
      if (usableBy !== null) await workerReady(phone.page)
      await phone.slowDown()
      await before?.(phone)
      return visit(phone, url, usableBy)
    })
}
