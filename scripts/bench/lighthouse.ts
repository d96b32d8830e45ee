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

/** The four scores of every public page, and, signed in, of the form and the list. */
export async function lighthouseScores(demo: string): Promise<Row[]> {
  const profile = mkdtempSync(join(tmpdir(), 'ssip-lighthouse-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  })
  try {
    return await serving({ demo }, async ({ demo: origin }) => {
      const rows: Row[] = []
      for (const path of publicPagesOf(demo)) rows.push(await audit(origin, path))
      await signIn(context, origin)
      for (const path of ['/apply/poc-grant', '/my-applications', '/dashboard']) {
        rows.push({ ...(await audit(origin, path)), page: `${path} (student)` })
      }
      return rows
    })
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

async function audit(origin: string, path: string): Promise<Row> {
  const result = await lighthouse(origin + path, {
    port,
    output: 'json',
    logLevel: 'error',
    disableStorageReset: true,
  })
  if (result === undefined) throw new Error(`Lighthouse had nothing to say about ${path}`)
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const short = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  )
  const row = {
    page: path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    short: Array.from(new Set(short)).join(', '),
  }
  return row
}
