import type { Browser } from '@playwright/test'
import { publicPagesOf } from './builds.ts'
import { holds, mediansInTurns, ratioTo, serving } from './phone.ts'
import { firstVisit } from './visits.ts'

type Figures = Record<'floor' | 'paint' | 'blocking' | 'shift', number>

/**
 * A first visit to every public page, beside the same page without its scripts; and at the end the mean
 * of all, whose ratio differs less from run to run than that of three visits to one page.
 */
export async function everyPage(browser: Browser, folders: { demo: string; bare: string }) {
  return serving(folders, async ({ demo, bare }) => {
    const pages: (Figures & { path: string })[] = []
    for (const path of publicPagesOf(folders.demo)) {
      const [floor, { paint, blocking, shift }] = await mediansInTurns(
        3,
        // Both in the same way: what watches a page costs it time, too.
        firstVisit(browser, bare + path, null),
        firstVisit(browser, demo + path, null),
      )
      pages.push({ path, floor: floor.paint, paint, blocking, shift })
    }
    const mean = (figure: keyof Figures) =>
      pages.reduce((sum, page) => sum + page[figure], 0) / pages.length
    return [
      ...pages.map((page) => row(`\`${page.path}\``, page)),
      row('all, on average', {
        floor: mean('floor'),
        paint: mean('paint'),
        blocking: mean('blocking'),
        shift: mean('shift'),
      }),
    ]
  })
}

function row(page: string, { floor, paint, blocking, shift }: Figures) {
  const { ratio, holds: paintHolds } = ratioTo(paint, floor, 1.1)
  return {
    page,
    'without scripts': Math.round(floor),
    'first paint': Math.round(paint),
    ratio,
    blocking: Math.round(blocking),
    'layout shift': shift.toFixed(3),
    holds: holds(paintHolds === 'yes' && blocking <= 50 && shift < 0.001),
  }
}
