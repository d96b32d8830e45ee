import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserFlags, ensureBrowser } from '../browser.ts'
import { publicPagesOf } from './builds.ts'
import { serving } from './phone.ts'
import { signIn } from './visit.ts'

type Row = {
  page: string
  performance: number
  accessibility: number
  'best practices': number
  seo: number
  /** Audits without full marks. */
  short: string
}

/**
 * The four scores of every public page when it is visited for the first time, and of the form and the
 * lists for somebody who has signed in. In a browser that nothing else controls: what Playwright does
 * in each page, 0.1 to 0.5 s of it, counted as the page's own blocking time.
 */
export async function lighthouseScores(folders: { demo: string; bare: string }): Promise<Row[]> {
  const chrome = await launch({
    chromePath: ensureBrowser(),
    chromeFlags: [...browserFlags, '--headless=new'],
  })
  const { port } = chrome
  try {
    return await serving(folders, async ({ demo: origin, bare }) => {
      // The first audit of a browser finds it still starting.
      await audit(port, `${bare}/`)
      const rows: Row[] = [{ ...(await audit(port, `${bare}/`)), page: '/ without its scripts' }]
      for (const path of publicPagesOf(folders.demo)) rows.push(await audit(port, origin + path))
      const playwright = await chromium.connectOverCDP(`http://localhost:${port}`)
      const [context] = playwright.contexts()
      if (context === undefined) throw new Error('The browser has no window')
      await signIn(context, origin)
      // Only the connection; the next audit finds the browser still at work on it.
      await playwright.close()
      await audit(port, `${origin}/dashboard`, { signedIn: true })
      for (const path of ['/apply/poc-grant', '/my-applications', '/dashboard']) {
        const audits: Row[] = []
        for (let run = 0; run < 3; run += 1)
          audits.push(await audit(port, origin + path, { signedIn: true }))
        const middle = audits.toSorted((a, b) => a.performance - b.performance)[1]
        if (middle !== undefined) rows.push({ ...middle, page: `${path} (student)` })
      }
      return rows
    })
  } finally {
    chrome.kill()
  }
}

/** Lighthouse now and then loses what it was measuring; such an audit has no scores and is done again. */
async function audit(
  port: number,
  url: string,
  options: { signedIn?: boolean } = {},
): Promise<Row> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const row = await auditOnce(port, url, options)
    if (row !== undefined) return row
  }
  throw new Error(`Lighthouse gives ${url} no score`)
}

/** Undefined when a score is missing. */
async function auditOnce(
  port: number,
  url: string,
  { signedIn = false }: { signedIn?: boolean },
): Promise<Row | undefined> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    // A first visit finds nothing stored; somebody who has signed in has a session.
    disableStorageReset: signedIn,
  })
  if (result === undefined) return undefined
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100)
  const scores = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
  }
  if (Object.values(scores).some(Number.isNaN)) return undefined
  const short = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  )
  return { page: new URL(url).pathname, ...scores, short: Array.from(new Set(short)).join(', ') }
}
