import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'

/*
 * Runs every test: units and screens in Vitest, then the built app in a real browser. The last line
 * has the totals of both.
 */

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

const units = readReport<{ numPassedTests: number; numFailedTests: number }>(vitestReport)
const browsers = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
  playwrightReport,
)
// A runner that ended without a report has failed, whatever it ran.
const flaky = browsers?.stats.flaky ?? 0
const passed = (units?.numPassedTests ?? 0) + (browsers?.stats.expected ?? 0) + flaky
const failed = (units?.numFailedTests ?? 1) + (browsers?.stats.unexpected ?? 1)
if (flaky > 0) console.log(`\n${flaky} browser tests passed only at the second try`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = unit === 0 && browser === 0 && failed === 0 ? 0 : 1

function run(command: string, args: string[], env: Record<string, string> = {}): number {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
}

function readReport<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return undefined
  }
}
