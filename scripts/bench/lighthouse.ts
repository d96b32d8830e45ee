import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { browserFlags, ensureBrowser } from '../browser.ts'
import { publicPagesOf } from './builds.ts'
import { median, serving } from './phone.ts'
import { signIn } from './visit.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

type Row = {
  page: string
  /** Of what was audited. */
  performance?: number
  accessibility?: number
  'best-practices'?: number
  seo?: number
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
      for (const path of publicPagesOf(folders.demo))
        rows.push(await auditPublic(port, origin + path))
      const playwright = await chromium.connectOverCDP(`http://localhost:${port}`)
      const [context] = playwright.contexts()
      if (context === undefined) throw new Error('The browser has no window')
      await signIn(context, origin)
      // Only the connection; the next audit finds the browser still at work on it.
      await playwright.close()
      await audit(port, `${origin}/dashboard`, { disableStorageReset: true })
      for (const path of ['/apply/poc-grant', '/my-applications', '/dashboard'])
        rows.push(await auditSignedIn(port, origin + path))
      return rows
    })
  } finally {
    chrome.kill()
  }
}

/**
 * For these audits, which count for no score, Lighthouse turns on a debugger as the page is opened.
 * That walks through all that earlier pages have left in the same process, 0.1 to 0.2 s of it, and
 * counts as the page's own blocking time: behind the sign-in, pages got 76 to 100 with them and 100
 * without.
 */
const withDebugger = [
  'unused-javascript',
  'script-treemap-data',
  'unminified-javascript',
  'legacy-javascript-insight',
]

/** Of a page that is short of full marks the middle of three audits counts. */
async function auditPublic(port: number, url: string): Promise<Row> {
  const first = await audit(port, url)
  if (first.performance === 100) return first
  return middle([first, await audit(port, url), await audit(port, url)])
}

/** As somebody who has signed in: nothing that is stored is erased. Performance: the middle of three. */
async function auditSignedIn(port: number, url: string): Promise<Row> {
  const others = categories.filter((name) => name !== 'performance')
  const rest = await audit(port, url, { disableStorageReset: true, onlyCategories: others })
  const flags = {
    disableStorageReset: true,
    onlyCategories: ['performance'],
    skipAudits: withDebugger,
  }
  const fast = middle([
    await audit(port, url, flags),
    await audit(port, url, flags),
    await audit(port, url, flags),
  ])
  return {
    ...rest,
    ...fast,
    page: `${rest.page} (student)`,
    short: [fast.short, rest.short].filter(Boolean).join(', '),
  }
}

/** The audit with the middle score for performance. */
function middle(audits: [Row, ...Row[]]): Row {
  const score = ({ performance = 0 }: Row) => performance
  const wanted = median(audits.map(score))
  return audits.find((row) => score(row) === wanted) ?? audits[0]
}

/** Lighthouse now and then loses what it was measuring; such an audit has no scores and is done again. */
async function audit(port: number, url: string, flags: Flags = {}): Promise<Row> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const row = await auditOnce(port, url, flags)
    if (row !== undefined) return row
  }
  throw new Error(`Lighthouse gives ${url} no score`)
}

/** Undefined when a score is missing. */
async function auditOnce(port: number, url: string, flags: Flags): Promise<Row | undefined> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    // No score needs it.
    disableFullPageScreenshot: true,
    onlyCategories: categories,
    ...flags,
  })
  if (result === undefined) return undefined
  const { audits } = result.lhr
  const audited = Object.values(result.lhr.categories)
  const scores = audited.map(({ id, score }): [string, number] => [
    id,
    Math.round((score ?? Number.NaN) * 100),
  ])
  if (scores.some(([, score]) => Number.isNaN(score))) return undefined
  const short = audited.flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  )
  return {
    page: new URL(url).pathname,
    ...Object.fromEntries(scores),
    short: Array.from(new Set(short)).join(', '),
  }
}
