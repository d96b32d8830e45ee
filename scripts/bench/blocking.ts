import type { Browser, BrowserContext } from '@playwright/test'
import { mediansInTurns, onPhone, phonePage, serving } from './phone.ts'

type Row = { page: string } & Record<string, number | string>

/** An event of Chromium's trace for a task of the page's thread. */
type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** The thread's own time in microseconds, which does not include the rest of the machine. */
  tdur?: number
  args: { name?: string }
}

/** A task may take this many milliseconds before it counts as blocking. */
const free = 50

const pages = ['/', '/about/ssip', '/events', '/login']

/**
 * How long the page's thread was blocked while a page started, on a CPU four times slower: the part
 * of each task beyond 50 ms. In the thread's own time, so that a busy machine does not count. Builds
 * take turns.
 */
export async function blocking(browser: Browser, builds: Record<string, string>): Promise<Row[]> {
  return serving(builds, async (origins) => {
    const rows: Row[] = []
    for (const path of pages) {
      const visits = Object.entries(origins).flatMap(([name, origin]) =>
        name === 'bare'
          ? [{ name, url: origin + path, touched: false }]
          : [
              { name: `${name}, read:`, url: origin + path, touched: false },
              { name: `${name}, touched:`, url: origin + path, touched: true },
            ],
      )
      const names = visits.map(({ name }) => name)
      const figures = await mediansInTurns(
        3,
        ...visits.map(({ url, touched }) => start(browser, url, touched)),
      )
      rows.push({
        page: path,
        ...Object.fromEntries(
          figures.flatMap((figure, place) => [
            [`${names[place] ?? ''} blocking`, Math.round(figure['blocking'] ?? Number.NaN)],
            [`${names[place] ?? ''} longest`, Math.round(figure['longest'] ?? Number.NaN)],
            [`${names[place] ?? ''} all`, Math.round(figure['all'] ?? Number.NaN)],
          ]),
        ),
      })
    }
    return rows
  })
}

/** `touched`: React starts; otherwise the page is only read. */
function start(
  browser: Browser,
  url: string,
  touched: boolean,
): () => Promise<Record<string, number>> {
  return () =>
    onPhone(browser, { worker: false }, async (context: BrowserContext) => {
      const { page, slowCpu } = await phonePage(context)
      await slowCpu()
      await browser.startTracing(page, {
        categories: ['toplevel', '__metadata', 'disabled-by-default-v8.compile', 'v8'],
      })
      await page.goto(url)
      await page.locator('#root main h1').first().waitFor()
      if (touched) await page.mouse.move(20, 300, { steps: 3 })
      await page.waitForLoadState('networkidle')
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
        traceEvents: TraceEvent[]
      }
      return figuresOf(traceEvents)
    })
}

/** The busiest page thread: the others belong to the blank page before it. */
function figuresOf(events: readonly TraceEvent[]): Record<string, number> {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = Map.groupBy(
    events.filter(
      (event) => event.name === 'ThreadControllerImpl::RunTask' && main.has(threadOf(event)),
    ),
    threadOf,
  )
  // With developer tools attached, an Error looks up the position of each of its lines; without them
  // it does not.
  const lookUps = Map.groupBy(
    events.filter(({ name }) => name === 'V8.CollectSourcePositions'),
    threadOf,
  )
  const all = Array.from(tasks.entries(), ([thread, ofThread]) => {
    const times = ofThread.map((task) => {
      const inside = lookUps.get(thread)?.filter((event) => isIn(event, task)) ?? []
      return inside.reduce((sum, event) => sum - timeOf(event), timeOf(task))
    })
    return {
      blocking: times.reduce((sum, time) => sum + Math.max(0, time - free), 0),
      longest: Math.max(...times),
      all: times.reduce((sum, time) => sum + time, 0),
    }
  })
  return all.toSorted((a, b) => b.all - a.all)[0] ?? {}
}

function timeOf({ tdur, dur }: TraceEvent): number {
  return (tdur ?? dur ?? 0) / 1000
}

function isIn({ ts }: TraceEvent, task: TraceEvent): boolean {
  return ts >= task.ts && ts <= task.ts + (task.dur ?? 0)
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`
}
