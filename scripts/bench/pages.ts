import type { Browser } from '@playwright/test'
import { publicPagesOf } from './builds.ts'
import {
  holds,
  mediansInTurns,
  onPhone,
  phonePage,
  ratioTo,
  serving,
  type PhonePage,
} from './phone.ts'
import { firstPaint, visit } from './visit.ts'

/** A first visit to every public page, beside the same page without its scripts. */
export async function everyPage(browser: Browser, folders: { demo: string; bare: string }) {
  return serving(folders, async ({ demo, bare }) => {
    const rows = []
    for (const path of publicPagesOf(folders.demo)) {
      const [floor, seen] = await mediansInTurns(
        3,
        () =>
          firstVisit(browser, async ({ page }) => {
            await page.goto(bare + path)
            return { paint: await firstPaint(page) }
          }),
        () => firstVisit(browser, (phone) => visit(phone, demo + path, null)),
      )
      const { ratio, holds: paintHolds } = ratioTo(seen.paint, floor.paint, 1.1)
      rows.push({
        page: `\`${path}\``,
        'without scripts': Math.round(floor.paint),
        'first paint': Math.round(seen.paint),
        ratio,
        blocking: Math.round(seen.blocking),
        'layout shift': seen.shift.toFixed(3),
        holds: holds(paintHolds === 'yes' && seen.blocking <= 50 && seen.shift < 0.001),
      })
    }
    return rows
  })
}

async function firstVisit<Seen>(
  browser: Browser,
  open: (phone: PhonePage) => Promise<Seen>,
): Promise<Seen> {
  return onPhone(browser, { worker: false }, async (context) => {
    const phone = await phonePage(context)
    await phone.slowDown()
    return open(phone)
  })
}
