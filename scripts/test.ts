import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from './browser.ts'

/*
 * Runs every test: units and screens in Vitest, then the built app in a real browser. Ends with the
 * slowest files; the last line has the totals of both.
 */

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}
type Suite = {
  file: string
  suites?: Suite[]
  specs: { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}

const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'ssip-tests-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

ensureBrowser()
const unit = run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
])
const browser = run('playwright', ['test', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
})

const units = readReport<VitestReport>(vitestReport)
const browsers = readReport<PlaywrightReport>(playwrightReport)
rmSync(reports, { recursive: true })
tellSlowest()
tellFailed()
// A runner that ended without a report has failed, whatever it ran. So has a test that passed only on
// a retry.
const passed = (units?.numPassedTests ?? 0) + (browsers?.stats.expected ?? 0)
const failed =
  (units?.numFailedTests ?? 1) + (browsers ? browsers.stats.unexpected + browsers.stats.flaky : 1)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = unit === 0 && browser === 0 && failed === 0 ? 0 : 1

function run(command: string, args: string[], env: Record<string, string> = {}): number {
  const start = performance.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  console.log(`${command}: ${seconds(performance.now() - start)}`)
  return status ?? 1
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
  const times = new Map<string, number>()
  for (const { name, startTime, endTime } of units?.testResults ?? []) {
    times.set(relative(root, name), endTime - startTime)
  }
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

/**
 * The failures once more, because they have scrolled far up by now: what happened and where in the
 * tests, without the page as it was then.
 */
function tellFailed(): void {
  for (const { name, assertionResults } of units?.testResults ?? []) {
    for (const { fullName, status, failureMessages } of assertionResults) {
      if (status !== 'failed') continue
      const lines = stripVTControlCharacters(failureMessages?.join('\n') ?? '').split('\n')
      const told = lines.filter((line, index) => index < 2 || /^ +at .*\/tests\//.test(line))
      console.log(`\n${relative(root, name)}: ${fullName}\n${told.join('\n')}`)
    }
  }
  const tell = ({ file, suites = [], specs }: Suite) => {
    for (const { title, ok } of specs) if (!ok) console.log(`\ntests/browser/${file}: ${title}`)
    suites.forEach(tell)
  }
  browsers?.suites.forEach(tell)
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
