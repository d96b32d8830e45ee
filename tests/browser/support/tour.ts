import { expect, type Page } from '@playwright/test'

/** Faults of a page since they were last checked. */
type Faults = {
  /** Errors of scripts, hydration and the policy. */
  faults: string[]
  /** Requests for anything but static files of the page's own origin. */
  calls: string[]
}

const narrow = { width: 320, height: 640 }
export const wide = { width: 1280, height: 800 }

/** Visits address after address in a page that is checked for what must hold on every one. */
export async function openTour(
  page: Page,
  origin: string,
  role: 'visitor' | 'student' | 'admin',
  size = narrow,
) {
  const { faults, calls } = await watch(page, origin)

  return {
    page,

    /** Opens an address and waits until React has hydrated the page and the screen is there. */
    async visit(path: string): Promise<void> {
      await page.setViewportSize(size)
      await openReady(page, origin + path)
      await takenOver(page)
      if (role !== 'visitor') {
        await expect(page.locator('html')).toHaveAttribute('data-session', 'open')
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, `${path} scrolls sideways`).toBeLessThanOrEqual(size.width)
      expect.soft(await movesOf(page), `${path} for the ${role} moves`).toEqual([])
      expect.soft(await costsOf(page), `${path} for the ${role} starts`).toEqual([])
    },

    /** What the page shows; undefined when a guard has redirected to one of the others. */
    async shown(path: string, others: readonly string[]): Promise<string | undefined> {
      const { pathname } = new URL(page.url())
      // A form's own address redirects to one of its steps, which are in no list.
      const isElsewhere = pathname !== path.split('?')[0] && others.includes(pathname)
      return isElsewhere ? undefined : page.getByRole('main').innerHTML()
    },

    /** Checks that nothing has gone wrong since the last check. `calls`: nor was anything called. */
    expectFaultless(path: string, expected: { calls: boolean }): void {
      expect.soft(faults.splice(0), `${path} for the ${role}`).toEqual([])
      const called = calls.splice(0)
      if (expected.calls) expect.soft(called, `${path} for the ${role}`).toEqual([])
    },
  }
}

/**
 * Opens a page and waits until it shows its content; a page that is still loading has no heading to
 * focus.
 */
export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('main h1[tabindex]').filter({ visible: true })).toBeVisible()
  await expect(page.locator('main .animate-spin')).toHaveCount(0)
}

/**
 * Touches the page and waits until React has hydrated it, whose elements it marks: before that a link
 * opens a new one.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.evaluate(() => window.early?.start())
  await page.waitForFunction(() => {
    const main = document.querySelector('#root main') ?? {}
    return Object.keys(main).some((key) => key.startsWith('__react'))
  })
}

/** What has moved since the page was opened; `watchMoves` has to run first. */
export async function movesOf(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => (globalThis as { moved?: string[] }).moved)
}

/** Runs in the page: records what has moved without any input, and from where to where. */
export function watchMoves(): void {
  type Shift = PerformanceEntry & {
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  const moved: string[] = []
  Object.assign(globalThis, { moved })
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      if (shift.hadRecentInput) continue
      for (const { node, previousRect: from, currentRect: to } of shift.sources) {
        const element = node instanceof Element ? node : node?.parentElement
        const what = `${element?.tagName} ${element?.className}`
        moved.push(`${what}: ${from.left},${from.top} to ${to.left},${to.top}`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: records each formatter, which takes a cheap phone up to 50 ms. */
function watchCosts(): void {
  const made: string[] = []
  Object.assign(globalThis, { made })
  const recorded = <Maker extends object>(name: string, maker: Maker) =>
    new Proxy(maker, {
      construct(target, options, self) {
        made.push(`Intl.${name}`)
        return Reflect.construct(target as never, options, self) as object
      },
    })
  Object.assign(Intl, {
    DateTimeFormat: recorded('DateTimeFormat', Intl.DateTimeFormat),
    ListFormat: recorded('ListFormat', Intl.ListFormat),
    NumberFormat: recorded('NumberFormat', Intl.NumberFormat),
  })
  // They make one of their own.
  const { localeCompare } = String.prototype
  Object.assign(String.prototype, {
    localeCompare(this: string, ...options: Parameters<typeof localeCompare>) {
      made.push('localeCompare')
      return Reflect.apply(localeCompare, this, options)
    },
  })
}

/**
 * What a page has done on its start that it need not: formatters, and custom properties of the root,
 * for each of which the style of every element is computed anew. A strip at the foot needs its room.
 */
async function costsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasStrip = (document.querySelector<HTMLElement>('#last')?.offsetHeight ?? 0) > 0
    return [
      ...((globalThis as { made?: string[] }).made ?? []),
      ...Array.from(document.documentElement.style).filter(
        (name) => name.startsWith('--') && !(name === '--status-room' && hasStrip),
      ),
    ]
  })
}

async function watch(page: Page, origin: string): Promise<Faults> {
  const faults: string[] = []
  const calls: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    // An unknown address is reported as a 404 of the page itself; a text file has no icon, for which
    // some browsers ask late.
    const isMissing = / 404 /.test(message.text()) && !/\.(?!ico$)\w+$/.test(message.location().url)
    if (['error', 'warning'].includes(message.type()) && !isMissing) faults.push(message.text())
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isDocument = request.resourceType() === 'document'
    const isFile = isDocument || /\.\w+$/.test(url.pathname)
    const isCall = ['fetch', 'xhr', 'websocket', 'eventsource'].includes(request.resourceType())
    if (url.origin !== origin || request.method() !== 'GET' || !isFile || isCall) {
      calls.push(`${request.method()} ${request.url()}`)
    }
  })
  await page.addInitScript(watchMoves)
  await page.addInitScript(watchCosts)
  await page.exposeFunction('reportViolation', (text: string) => faults.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, sample } = event
      const report = (globalThis as { reportViolation?: (text: string) => void }).reportViolation
      report?.([location.pathname, effectiveDirective, blockedURI, sourceFile, sample].join(' '))
    })
  })
  return { faults, calls }
}
