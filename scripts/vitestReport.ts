import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** What `test.ts` says of Vitest's run. */
export type VitestReport = {
  passed: number
  /** In milliseconds, by the path of the file. */
  times: Record<string, number>
  /** What happened, and where in the project's own files. */
  failures: string[]
}

const root = join(import.meta.dirname, '..')

/**
 * Writes the report into the file that `SSIP_VITEST_REPORT` names. Vitest's own in JSON knows of tests
 * alone: not of what fails before, after or beside them, for which Vitest refuses the run as well.
 */
export default class WriteReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env['SSIP_VITEST_REPORT']
    if (file === undefined) return
    const report: VitestReport = {
      passed: modules.flatMap(({ children }) => Array.from(children.allTests('passed'))).length,
      times: Object.fromEntries(
        modules.map((module) => [pathOf(module.moduleId), module.diagnostic().duration]),
      ),
      failures: [...modules.flatMap(failuresOf), ...unhandled.map(besideTests)],
    }
    writeFileSync(file, JSON.stringify(report))
  }
}

function failuresOf(module: TestModule): string[] {
  const path = pathOf(module.moduleId)
  const { children } = module
  return [
    ...module.errors().map((error) => tell(path, error)),
    ...Array.from(children.allSuites(), (suite) =>
      suite.errors().map((error) => tell(`${path}: ${suite.fullName}`, error)),
    ).flat(),
    ...Array.from(children.allTests('failed'), (test) =>
      tell(`${path}: ${test.fullName}`, ...(test.result().errors ?? [])),
    ),
  ]
}

/** An error that no test has caught: a promise that nobody waits for, or a process that broke off. */
function besideTests(error: SerializedError): string {
  const { VITEST_TEST_PATH: path } = error
  const during = typeof path === 'string' ? `, while ${pathOf(path)} ran` : ''
  return tell(`Outside of every test${during}`, error)
}

/** The errors without the page as it was then, which fills screens. */
function tell(place: string, ...errors: SerializedError[]): string {
  const lines = errors.flatMap(({ message, stack = message }) =>
    stripVTControlCharacters(stack).split('\n'),
  )
  const told = lines.filter(
    (line, index) => index < 2 || /^ +at .*\/(?:src|mocks|tests)\//.test(line),
  )
  return `${place}\n${told.join('\n')}`
}

function pathOf(file: string): string {
  return relative(root, file)
}
