import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import type { VitestReport } from './vitestReport.ts'

/*
 * Runs every test: units and screens in Vitest, then the built app in a real browser. Ends with the
 * slowest files; the last line has the totals of both.
 */

type Suite = {
  file: string
  suites?: Suite[]
  specs: { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}

const reports = mkdtempSync(join(tmpdir(), 'ssip-tests-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

ensureBrowser()
const unit = run('vitest', ['run', '--reporter=default', '--reporter=./scripts/vitestReport.ts'], {
  SSIP_VITEST_REPORT: vitestReport,
})
const browser = run('playwright', ['test', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
})

const units = readReport<VitestReport>(vitestReport)
const browsers = readReport<PlaywrightReport>(playwrightReport)
rmSync(reports, { recursive: true })
tellSlowest()
tellFailed()
const passed = (units?.passed ?? 0) + (browsers?.stats.expected ?? 0)
// A test that passed only on a retry has failed.
const failed =
  failures(unit, units?.failures.length) +
  failures(browser, browsers && browsers.stats.unexpected + browsers.stats.flaky)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

function run(command: string, args: string[], env: Record<string, string> = {}): number {
  const start = performance.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  console.log(`${command}: ${seconds(performance.now() - start)}, ended with ${status}`)
  return status ?? 1
}

/** A runner that ended without a report has failed, and so has one that refuses its run without a reason. */
function failures(status: number, known = 1): number {
  return status === 0 ? known : Math.max(known, 1)
}

function readReport<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return undefined
  }
}

/** Prints where the time went: the slowest files, in order. */
function tellSlowest(): void {
  const times = new Map(Object.entries(units?.times ?? {}))
  const add = ({ file, suites = [], specs }: Suite) => {
    const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
    const time = results.reduce((sum, { duration }) => sum + duration, 0)
    const path = `tests/browser/${file}`
    times.set(path, (times.get(path) ?? 0) + time)
    suites.forEach(add)
  }
  browsers?.suites.forEach(add)
  const slowest = Array.from(times).toSorted(([, a], [, b]) => b - a)
  console.log('\nThe files that took longest:')
  for (const [file, time] of slowest.slice(0, 20))
    console.log(`${seconds(time).padStart(8)}  ${file}`)
}

/** The failures once more, because they have scrolled far up by now. */
function tellFailed(): void {
  for (const failure of units?.failures ?? []) console.log(`\n${failure}`)
  const tell = ({ file, suites = [], specs }: Suite) => {
    for (const { title, ok } of specs) if (!ok) console.log(`\ntests/browser/${file}: ${title}`)
    suites.forEach(tell)
  }
  browsers?.suites.forEach(tell)
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
