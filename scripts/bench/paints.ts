import type { Browser } from '@playwright/test'
import { pagesOf } from './builds.ts'
import { mediansInTurns, onPhone, phonePage, serving } from './phone.ts'

type Row = { page: string; 'first paint': number; 'without scripts': number; ratio: string }

/** First paint of every page that stands as a file, beside the same page without its scripts. */
export async function firstPaints(
  browser: Browser,
  folders: { demo: string; bare: string },
): Promise<Row[]> {
  return serving(folders, async ({ demo, bare }) => {
    const rows: Row[] = []
    for (const path of pagesOf(folders.demo)) {
      const [floor, page] = await mediansInTurns(
        () => firstPaint(browser, bare + path),
        () => firstPaint(browser, demo + path),
      )
      const ratio = (page.paint / floor.paint).toFixed(2)
      // A run takes minutes: what is known already is told at once.
      process.stderr.write(`${path}: ${Math.round(page.paint)} ms, ratio ${ratio}\n`)
      rows.push({
        page: path,
        'first paint': Math.round(page.paint),
        'without scripts': Math.round(floor.paint),
        ratio,
      })
    }
    return rows
  })
}

async function firstPaint(browser: Browser, url: string): Promise<{ paint: number }> {
  return onPhone(browser, { worker: false }, async (context) => {
    const phone = await phonePage(context)
    await phone.slowDown()
    await phone.page.goto(url, { waitUntil: 'commit' })
    const paint = await phone.page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    return { paint: (await paint.jsonValue()) ?? Number.NaN }
  })
}
