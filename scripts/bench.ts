import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blocking } from './bench/blocking.ts'
import { buildTrivialPage, withoutScripts } from './bench/builds.ts'
import { filterTimes } from './bench/filter.ts'
import { fullDevice } from './bench/fullDevice.ts'
import { lighthouseScores } from './bench/lighthouse.ts'
import { memory } from './bench/memory.ts'
import { offlineReady } from './bench/offlineReady.ts'
import { onOldPhone } from './bench/oldPhone.ts'
import { everyPage } from './bench/pages.ts'
import { writeReport, type Section } from './bench/report.ts'
import { stepToStep } from './bench/steps.ts'
import { manyTaps } from './bench/taps.ts'
import { typingLatency } from './bench/typing.ts'
import { visits } from './bench/visits.ts'
import { launchBrowser } from './browser.ts'
import { buildPortal } from './buildPortal.ts'

/*
 * `npm run bench`: the portal's speed beside the best that is possible. Writes docs/speed.md. With
 * names of parts (`npm run bench -- typing memory`) it measures those and only prints them.
 */

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'ssip-bench-'))
const browser = await launchBrowser()
try {
  const [demo, live] = [join(folder, 'demo'), join(folder, 'live')]
  await buildPortal({ root, dist: demo, env: { VITE_API_MOCK: 'true' }, only: ['en'] })
  const liveEnv = { VITE_API_MOCK: 'false', VITE_API_BASE_URL: 'http://localhost:5999' }
  await buildPortal({ root, dist: live, env: liveEnv, only: ['en'] })
  const bare = await withoutScripts(demo, join(folder, 'bare'))
  const trivial = await buildTrivialPage(join(folder, 'trivial'))

  // Those that take longest come last.
  const parts: Record<
    string,
    Omit<Section, 'rows' | 'seconds'> & { measure: () => Promise<Section['rows']> }
  > = {
    offline: {
      title: 'Ready to work offline',
      text: 'From opening `/` for the first time; medians of three, over HTTP/2. Goal: 1.5 times what the line takes for the bytes.',
      measure: () => offlineReady(demo),
    },
    typing: {
      title: 'Typing',
      text: 'From a key to the next paint, 150 keys each, autosave running. Goal: the slowest 5 % at most 1.2 times those of a bare text area. ‘Without scripts’ is the same page in which nothing runs.',
      measure: () => typingLatency(browser, demo),
    },
    steps: {
      title: 'From step to step',
      text: 'From the press of Continue to the paint of the next step. Goal: at most 100 ms.',
      measure: () => stepToStep(browser, demo),
    },
    device: {
      title: 'A device that has kept much',
      text: 'Until the own application is on the screen, medians of five. Goal: 1.2 times.',
      measure: () => fullDevice(browser, demo),
    },
    old: {
      title: 'Old phones',
      text: 'CPU six times slower, 400 ms and 400 kbit/s. Goals: 1500 ms, and all starts.',
      measure: () => onOldPhone(browser, demo),
    },
    memory: {
      title: 'Memory',
      text: 'The heap after garbage collection, CPU not slowed. Goal: less than 5 % more.',
      measure: () => memory(demo),
    },
    filter: {
      title: 'Filtering the list of users',
      text: 'From the input to the paint of what is found, medians of five.',
      measure: () => filterTimes(browser, live),
    },
    visits: {
      title: 'Visits',
      text: 'Medians of five. Goal: first paint at most 1.1 times that of the same page without its scripts, blocking time (what tasks take beyond 50 ms) at most 50 ms. Usable is the moment when React has taken over; what was pressed before is done then.',
      measure: () => visits(browser, { demo, bare, trivial }),
    },
    pages: {
      title: 'Every public page, first visit',
      text: 'Medians of three. Goals as above, and nothing moves.',
      measure: () => everyPage(browser, { demo, bare }),
    },
    blocking: {
      title: 'What blocks, in the thread’s own time',
      text: 'As above, with the CPU alone slowed down, but counted in the time that the page’s thread itself worked, so that other programs do not count, and without what attached developer tools add. ‘bare’ is the page without its scripts: its first layout alone.',
      measure: () => blocking(browser, { bare, demo }),
    },
    taps: {
      title: 'Taps before the scripts have come',
      text: 'At random moments in the first three seconds after the first paint, over all public pages, the sign-in page and the form. Goal: none lost, none done twice.',
      measure: async () => [await manyTaps(browser, demo, 300)],
    },
    lighthouse: {
      title: 'Lighthouse, mobile',
      text: 'Each public page as it is visited for the first time. Goal: 100 in all four on every public page, 98 in performance on those behind the sign-in; of these, and of public pages below 100, the middle of three audits.',
      measure: () => lighthouseScores({ demo, bare }),
    },
  }
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !(name in parts))
  if (unknown.length > 0)
    throw new Error(`No part is called ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`)
  const sections: Section[] = []
  for (const [name, { measure, ...words }] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const start = Date.now()
    const rows = await measure()
    const seconds = Math.round((Date.now() - start) / 1000)
    console.log(`\n${words.title} (${seconds} s)`)
    console.table(rows)
    sections.push({ ...words, rows, seconds })
  }
  // A run that was ended early has printed what it measured, and is none.
  if (wanted.length === 0)
    writeReport(join(root, 'docs/speed.md'), `Chromium ${browser.version()}`, sections)
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}
