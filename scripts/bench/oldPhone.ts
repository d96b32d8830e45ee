import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { browserFlags, findBrowser } from '../browser.ts'
import { holds, mediansInTurns, oldPhone, onPhone, phonePage, serving } from './phone.ts'
import { showScene, visit, workerReady } from './visit.ts'

const starts = 20

/** First paints from the worker, and browser starts without a network, on an old phone. */
export async function onOldPhone(browser: Browser, demo: string) {
  return serving({ demo }, async ({ demo: origin }) => {
    const paints = await onPhone(browser, { worker: true }, async (context) => {
      await install(context, origin)
      return mediansInTurns(
        3,
        () => paint(context, `${origin}/`),
        () => paint(context, `${origin}/apply/poc-grant/project`),
      )
    })
    const rows = ['`/`', 'a step of the form'].map((what, place) => ({
      what: `first paint of ${what} from the worker`,
      figure: `${Math.round(paints[place]?.paint ?? Number.NaN)} ms`,
      holds: holds((paints[place]?.paint ?? Number.NaN) <= 1500),
    }))
    const started = await coldStarts(origin)
    rows.push({
      what: `starts of the browser without a network that show the draft, of ${starts}`,
      figure: String(started),
      holds: holds(started === starts),
    })
    return rows
  })
}

/** Prepares a half-filled draft, and the worker with everything stored. */
async function install(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage()
  await showScene(page, origin, 'Half-filled draft')
  await workerReady(page)
  await page.close()
}

async function paint(context: BrowserContext, url: string) {
  const phone = await phonePage(context)
  await phone.slowDown(oldPhone)
  const seen = await visit(phone, url, null)
  await phone.page.close()
  return seen
}

/** How often the draft is there after a browser start without the server. */
async function coldStarts(origin: string): Promise<number> {
  const profile = mkdtempSync(join(tmpdir(), 'ssip-cold-'))
  const launch = () =>
    chromium.launchPersistentContext(profile, {
      executablePath: findBrowser() ?? '',
      args: browserFlags,
      viewport: { width: 360, height: 800 },
    })
  try {
    const first = await launch()
    await install(first, origin)
    await first.close()
    let started = 0
    for (let start = 0; start < starts; start += 1) {
      const context = await launch()
      await context.setOffline(true)
      const phone = await phonePage(context)
      await phone.slowDown(oldPhone)
      await phone.goOffline()
      const title = phone.page.getByRole('textbox', { name: 'Title of the proof of concept' })
      await phone.page.goto(`${origin}/apply/poc-grant/project`).catch(() => undefined)
      const isThere = await title.waitFor({ timeout: 60_000 }).then(
        async () => (await title.inputValue()) === 'Rooftop spice dryer',
        () => false,
      )
      started += Number(isThere)
      await context.close()
    }
    return started
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}
