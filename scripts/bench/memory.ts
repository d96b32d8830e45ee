import type { Browser } from '@playwright/test'
import { launchBrowser } from '../browser.ts'
import { holds, onPhone, phonePage, serving } from './phone.ts'
import { signIn } from './visit.ts'

/** The pages to visit, back and forth, within one document. */
const walk = ['/', '/about/ssip', '/events', '/faq', '/contact', '/dashboard', '/my-applications']
const form = ['/my-applications', '/apply/poc-grant/idea']

/**
 * How much the page's heap grows during a long visit, after everything has been seen once. The
 * browser's compilers are off: the code they generate is no leak, but would be most of the growth.
 */
export async function memory(demo: string) {
  const browser = await launchBrowser('--js-flags=--no-opt --no-maglev --no-sparkplug')
  try {
    return await serving({ demo }, ({ demo: origin }) => walked(browser, origin))
  } finally {
    await browser.close()
  }
}

async function walked(browser: Browser, origin: string) {
  return onPhone(browser, { worker: false }, async (context) => {
    await signIn(context, origin)
    const { page, heap } = await phonePage(context)
    await page.goto(origin)
    // Nothing follows an address before React has taken over.
    await page.waitForLoadState('networkidle')
    // Until what the form loads late is there too, and what the last change had under way has ended.
    const heapAtRest = async () => {
      await page.waitForTimeout(3_000)
      return heap()
    }
    const grown = async (what: string, paths: readonly string[], changes: number) => {
      // Once to load everything, once more to fill the caches.
      await page.evaluate(walkAbout, { paths, changes: 2 * paths.length })
      const before = await heapAtRest()
      await page.evaluate(walkAbout, { paths, changes })
      const after = await heapAtRest()
      const growth = after / before - 1
      return {
        what,
        'before (kB)': Math.round(before / 1000),
        'after (kB)': Math.round(after / 1000),
        growth: `${(growth * 100).toFixed(1)} %`,
        holds: holds(growth < 0.05),
      }
    }
    return [
      await grown('100 changes of page', walk, 100),
      await grown('20 openings of the form', form, 40),
    ]
  })
}

/**
 * Runs in the page: follows the paths one by one without leaving the document, waiting for each
 * heading.
 */
async function walkAbout({ paths, changes }: { paths: readonly string[]; changes: number }) {
  // A live list: it changes with the document.
  const headings = document.getElementsByTagName('h1')
  for (let change = 0; change < changes; change += 1) {
    const path = paths[change % paths.length]
    if (location.pathname === path) continue
    const before = headings[0]?.textContent
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    for (
      let frames = 0;
      headings[0] === undefined || headings[0].textContent === before;
      frames += 1
    ) {
      if (frames > 1_800) throw new Error(`${path} did not come`)
      await new Promise(requestAnimationFrame)
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }
}
