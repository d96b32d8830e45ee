import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
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

const port = 9339

/**
 * The four scores of every public page when it is visited for the first time, and of the form and the
 * lists for somebody who has signed in.
 */
export async function lighthouseScores(folders: { demo: string; bare: string }): Promise<Row[]> {
  const profile = mkdtempSync(join(tmpdir(), 'ssip-lighthouse-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  })
  try {
    return await serving(folders, async ({ demo: origin, bare }) => {
      const rows: Row[] = [{ ...(await audit(`${bare}/`)), page: '/ without its scripts' }]
      for (const path of publicPagesOf(folders.demo)) rows.push(await audit(origin + path))
      await signIn(context, origin)
      for (const path of ['/apply/poc-grant', '/my-applications', '/dashboard']) {
        rows.push({
          ...(await audit(origin + path, { signedIn: true })),
          page: `${path} (student)`,
        })
      }
      return rows
    })
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

async function audit(url: string, { signedIn = false } = {}): Promise<Row> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    // A first visit finds nothing stored; somebody who has signed in has a session.
    disableStorageReset: signedIn,
  })
  if (result === undefined) throw new Error(`Lighthouse had nothing to say about ${url}`)
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const short = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  )
  const row = {
    page: new URL(url).pathname,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    short: Array.from(new Set(short)).join(', '),
  }
  return row
}
