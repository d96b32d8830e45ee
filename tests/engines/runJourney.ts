import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Ground } from './journeys.ts'
import type { Engine, RunningBrowser } from './page.ts'
import { startPortal } from './portal.ts'

/** Runs a journey with its own portal and browsers, for at most `limit` ms; returns its remark. */
export async function runJourney(
  engine: Engine,
  journey: (ground: Ground) => Promise<string | void>,
  limit: number,
): Promise<string | void> {
  const portal = await startPortal()
  const folders: string[] = []
  const browsers: RunningBrowser[] = []
  const keep = (browser: RunningBrowser) => {
    browsers.push(browser)
    return browser
  }
  const ended = new AbortController()
  try {
    return await Promise.race([
      journey({
        portal,
        newFolder: () => {
          const folder = mkdtempSync(join(tmpdir(), 'ssip-engine-'))
          folders.push(folder)
          return folder
        },
        start: async (folder) => keep(await engine.start(folder)),
        startKept: async (folder) => keep(await engine.startKept(folder)),
        startRestored: async (folder) =>
          engine.startRestored && keep(await engine.startRestored(folder)),
      }),
      pause(limit, undefined, { signal: ended.signal }).then(() => {
        throw new Error(`It took longer than ${limit / 1000} s`)
      }),
    ])
  } finally {
    ended.abort()
    for (const browser of browsers) await browser.kill()
    await portal.cut()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
