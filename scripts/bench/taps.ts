import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { publicPagesOf } from './builds.ts'
import { holds, phonePage, serving } from './phone.ts'
import { countChanges, tapTargets, type TapTarget } from './tapTargets.ts'
import { signIn } from './visit.ts'

/** The result of one tap: its effect happened once, or not. */
type Tap = { page: string; what: string; 'ms after paint': number; done: number }

/** An address, and the browser's stored state of the person who opens it; nothing for a visitor. */
type TappedPage = { path: string } & Pick<BrowserContextOptions, 'storageState'>

/** The last moment of a tap, in milliseconds after the first paint. */
const until = 3_000

/** How long a finger is down, in which React may take over. */
const hold = 80

/** How long the effect of a tap may take on a busy machine. */
const patience = 30_000

/**
 * Taps pages at random moments after their first paint, on a phone with a slow line and CPU, and
 * reports for each tap how often its effect happened. The same seed gives the same taps.
 */
export async function tapPages(
  browser: Browser,
  origin: string,
  { pages, count, seed }: { pages: readonly TappedPage[]; count: number; seed: number },
): Promise<Tap[]> {
  const random = randomFrom(seed)
  const taps: Tap[] = []
  while (taps.length < count) {
    const { path, ...person } = pages[Math.floor(random() * pages.length)] ?? { path: '/' }
    // On a wide screen the bar is open.
    const width = random() < 0.5 ? 360 : 1280
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      serviceWorkers: 'block',
      ...person,
    })
    try {
      taps.push(...(await tapPage(context, origin, path, random)).slice(0, count - taps.length))
    } finally {
      await context.close()
    }
  }
  return taps
}

/** The same on every public page and on the form of a built demo, with different taps in each run. */
export async function manyTaps(browser: Browser, demo: string, count: number) {
  return serving({ demo }, async ({ demo: origin }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    await signIn(context, origin)
    const storageState = await context.storageState({ indexedDB: true })
    await context.close()
    const pages: TappedPage[] = publicPagesOf(demo).map((path) => ({ path }))
    pages.push({ path: '/apply/poc-grant', storageState })
    const seed = Date.now()
    // Most of the time they wait; what counts is what is done, not when.
    const parts = [1, 2, 3].map((part) =>
      tapPages(browser, origin, { pages, count: count / 3, seed: seed + part }),
    )
    const taps = (await Promise.all(parts)).flat()
    for (const tap of taps.filter(({ done }) => done !== 1)) {
      process.stderr.write(`${JSON.stringify({ ...tap, seed })}\n`)
    }
    return {
      taps: taps.length,
      lost: taps.filter(({ done }) => done === 0).length,
      'done twice': taps.filter(({ done }) => done > 1).length,
      holds: holds(taps.every(({ done }) => done === 1)),
    }
  })
}

async function tapPage(
  context: BrowserContext,
  origin: string,
  path: string,
  random: () => number,
): Promise<Tap[]> {
  const phone = await phonePage(context)
  const { page } = phone
  await page.addInitScript(countChanges)
  await phone.slowDown()
  await page.goto(origin + path, { waitUntil: 'commit' })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  const there: TapTarget[] = []
  for (const target of tapTargets) {
    if ((await visible(page, target.selector).count()) > 0) there.push(target)
  }
  const [last] = shuffled(
    there.filter(({ ends }) => ends !== 'nothing'),
    random,
  )
  const others = last?.ends === 'all' ? [] : there.filter(({ ends }) => ends === 'nothing')
  const targets = shuffled(others, random).slice(0, 3)
  if (last !== undefined) targets.push(last)
  const times = targets.map(() => random() * until).toSorted((a, b) => a - b)
  const touchedAt: number[] = []
  for (const [index, target] of targets.entries()) {
    touchedAt.push(await touch(page, target, times[index] ?? 0))
  }
  await phone.speedUp()
  const taps: Tap[] = []
  for (const [index, target] of targets.entries()) {
    const done = await timesDone(page, target)
    taps.push({ page: path, what: target.name, 'ms after paint': touchedAt[index] ?? 0, done })
  }
  return taps
}

/** Waits for the moment, then taps and types as a person does; returns when that was. */
async function touch(
  page: Page,
  { name, selector, text }: TapTarget,
  time: number,
): Promise<number> {
  const place = await visible(page, selector)
    .first()
    .evaluate(
      async (element, { name, time }) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        const wait = (paint?.startTime ?? 0) + time - performance.now()
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, wait)))
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        element.setAttribute('data-touched', name)
        const { left, top, width, height } = element.getBoundingClientRect()
        const at = Math.round(performance.now() - (paint?.startTime ?? 0))
        return { x: left + width / 2, y: top + height / 2, at }
      },
      { name, time },
    )
  await page.mouse.click(place.x, place.y, { delay: hold })
  if (text !== undefined) await page.keyboard.type(text, { delay: 40 })
  return place.at
}

/** How often the effect has happened: read once it has happened at all, or at the end. */
async function timesDone(page: Page, { name, done }: TapTarget): Promise<number> {
  const touched = `[data-touched="${name}"]`
  const end = Date.now() + patience
  let times = 0
  while (times === 0 && Date.now() < end) {
    times = await done(page, touched).catch(() => 0)
    await page.waitForTimeout(100)
  }
  // It might happen a second time.
  await page.waitForLoadState('networkidle')
  // What was tapped may be gone: then the tap is lost.
  return done(page, touched).catch(() => 0)
}

function visible(page: Page, selector: string) {
  return page.locator(selector).filter({ visible: true })
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
