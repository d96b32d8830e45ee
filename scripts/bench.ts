import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { buildPortal, buildTrivialPage, withoutScripts } from './bench/builds.ts'
import { filterRatio } from './bench/filter.ts'
import { lighthouseScores } from './bench/lighthouse.ts'
import { firstPaints } from './bench/paints.ts'
import { typingLatency } from './bench/typing.ts'
import { visits } from './bench/visits.ts'
import { browserFlags, ensureBrowser } from './browser.ts'

/*
 * `npm run bench`: how fast the portal is beside its floors, all in one run, on a slow phone (CPU 4×
 * slower, 150 ms and 1.6 Mbit/s, medians of 5). `npm run bench -- --lighthouse` adds Lighthouse's
 * scores of every page. It prints; what must hold, bytes and counts, is in tests/browser/budgets.spec.ts.
 */

const folder = mkdtempSync(join(tmpdir(), 'ssip-bench-'))
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })
try {
  const demo = buildPortal(join(folder, 'demo'), { VITE_API_MOCK: 'true' })
  const live = buildPortal(join(folder, 'live'), {
    VITE_API_MOCK: 'false',
    VITE_API_BASE_URL: 'http://localhost:5999',
  })
  const bare = await withoutScripts(demo, join(folder, 'bare'))
  const trivial = await buildTrivialPage(join(folder, 'trivial'))

  console.log('\nVisits (milliseconds; bytes compressed)')
  console.table(await visits(browser, { demo, bare, trivial }))
  console.log('First paint of every page (milliseconds)')
  console.table(await firstPaints(browser, { demo, bare }))
  console.log('Typing in the full form with 20 members: input to next paint (milliseconds)')
  console.table(await typingLatency(browser, demo))
  console.log('Filtering the list of users: input to next paint (milliseconds)')
  console.table(await filterRatio(browser, live))
  if (process.argv.includes('--lighthouse')) {
    console.log('Lighthouse, mobile')
    console.table(await lighthouseScores(demo))
  }
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}
