import { execFileSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { launch, type ElementHandle, type Page as PuppeteerPage } from 'puppeteer-core'
import { killGroup } from './processes.ts'
import { until, type Engine, type Page, type RunningBrowser } from './page.ts'

/** Every how many milliseconds it notes what its tabs show; by itself 15,000. */
const notes = 5_000

/** Whoever controls it does without the tabs of the session before; people do not. */
const restoring = {
  'browser.startup.page': 3,
  'browser.sessionstore.resume_from_crash': true,
  'browser.sessionstore.restore_on_demand': false,
  'toolkit.startup.max_resumed_crashes': -1,
}

const known = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Firefox through WebDriver BiDi, if it is on this machine. */
export async function findFirefox(): Promise<Engine | undefined> {
  const program = known.find((path) => existsSync(path))
  if (program === undefined) return undefined
  const text = execFileSync(program, ['--version'], { encoding: 'utf8' })
  return {
    name: 'Firefox',
    version: /\d[\d.]+\w*/.exec(text)?.[0] ?? text,
    start: (folder) => start(program, folder),
    startKept: (folder) => start(program, folder),
    startRestored: async (folder) => {
      const browser = await start(program, folder, restoring)
      const restored = async () =>
        (await browser.tabs()).find((tab) => tab.url().startsWith('http'))
      return { ...browser, page: drive(await until('the tab is restored', restored)) }
    },
    close: async () => undefined,
  }
}

async function start(
  program: string,
  folder: string,
  preferences: Record<string, unknown> = {},
): Promise<RunningBrowser & { tabs: () => Promise<PuppeteerPage[]> }> {
  const profile = join(folder, 'profile')
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    userDataDir: profile,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': folder,
      'browser.sessionstore.interval': notes,
      'browser.sessionstore.interval.idle': notes,
      ...preferences,
    },
  })
  // The leader of its own process group.
  const running = browser.process()
  if (running === null) throw new Error('Firefox has no process')
  // Puppeteer restores the preferences that it found; the next start must wait for that.
  const isPutBack = async () => globSync('*.puppeteer', { cwd: profile }).length === 0
  const end = async () => {
    await killGroup(running)
    await until('the profile is as it was', isPutBack)
  }
  let ended: Promise<void> | undefined
  return {
    // The tab it begins with has no focus: Enter and Space press no button there.
    page: drive(await browser.newPage()),
    kill: () => (ended ??= end()),
    tabs: () => browser.pages(),
    notesTabs: async () => {
      const since = notedAt(profile)
      await until('it notes its tabs', async () => notedAt(profile) > since)
    },
  }
}

/** When Firefox last noted its tabs, in milliseconds since 1970. */
function notedAt(profile: string): number {
  const file = join(profile, 'sessionstore-backups/recovery.jsonlz4')
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function drive(page: PuppeteerPage): Page {
  const find = async (xpath: string): Promise<ElementHandle<HTMLElement>> =>
    until(`something is seen at ${xpath}`, async () => {
      for (const element of await page.$$(`xpath/${xpath}`)) {
        if (await element.isVisible()) return element as ElementHandle<HTMLElement>
      }
      return undefined
    })
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' })
    },
    evaluate: async (work, ...args) =>
      (await page.evaluate(work as (...args: unknown[]) => unknown, ...args)) as never,
    click: async (xpath) => {
      const element = await find(xpath)
      // By itself the driver scrolls it to the foot of the window, under the strip that stands there.
      await element.evaluate((found) => (found as Element).scrollIntoView({ block: 'center' }))
      await element.click()
    },
    type: async (xpath, text) => (await find(xpath)).type(text),
    choose: async (xpath, file) => {
      const input = await until(
        `there is ${xpath}`,
        async () => (await page.$(`xpath/${xpath}`)) ?? undefined,
      )
      await (input as ElementHandle<HTMLInputElement>).uploadFile(file)
    },
  }
}
