import { parseArgs } from 'node:util'
import { build } from '../tests/browser/support/build.ts'
import { findFirefox } from '../tests/engines/firefox.ts'
import { journeys } from '../tests/engines/journeys.ts'
import type { Engine } from '../tests/engines/page.ts'
import { runJourney } from '../tests/engines/runJourney.ts'
import { findWebKit } from '../tests/engines/webkit.ts'
import { install, isDebianRoot } from './browser.ts'

/*
 * Runs the demo in engines other than Chromium: Debian's Firefox and WebKit. Installs what is missing
 * where it may; an engine that cannot be had is named and skipped. `--as-it-is` installs nothing.
 * Further arguments select engines and journeys by name. The drivers of these engines are less steady than
 * Chromium's: a journey that fails is run once more, and both outcomes are printed.
 */

const wanted = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
]

const { values: flags, positionals } = parseArgs({
  options: { 'as-it-is': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const engines: Engine[] = []
for (const one of wanted) {
  const engine = await getEngine(one)
  if (engine !== undefined) engines.push(engine)
}
// An interrupt must not leave a browser running.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
let passed = 0
/** Passed only when they were run once more. */
let again = 0
let failed = 0

if (engines.length > 0) {
  await build('demo')
  await build('next')
  await build('live')
}
// In parallel, because each mostly waits for pages.
await Promise.all(engines.map(drive))
console.log(
  `Engines: ${passed} passed, ${again} passed only at the second try, ${failed} failed twice`,
)
process.exit(failed === 0 ? 0 : 1)

/** Runs every selected journey in an engine, one after another, and prints a line for each. */
async function drive(engine: Engine): Promise<void> {
  for (const [name, journey] of Object.entries(journeys)) {
    if (!positionals.every((word) => `${engine.name} ${name}`.includes(word))) continue
    const attempt = async () => {
      const start = performance.now()
      const { isPassed, outcome } = await runJourney(engine, journey, 180_000).then(
        (remark) => ({
          isPassed: true,
          outcome: `passed: ${name}${remark === undefined ? '' : ` (${remark})`}`,
        }),
        (error: unknown) => ({ isPassed: false, outcome: `FAILED: ${name}\n${describe(error)}` }),
      )
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`${engine.name}, ${seconds} s, ${outcome}`)
      return isPassed
    }
    const isPassed = await attempt()
    if (isPassed) passed += 1
    else if (await attempt()) again += 1
    else failed += 1
  }
  await engine.close()
}

/** The installed engine, or one installed now. Prints in one line what it did. */
async function getEngine({
  name,
  find,
  packages,
}: (typeof wanted)[number]): Promise<Engine | undefined> {
  const found = await find()
  if (found !== undefined) {
    console.log(`${name}: ${found.version}`)
    return found
  }
  const needs = `Install ${packages.join(' and ')} (Debian)`
  if (flags['as-it-is'] || !isDebianRoot()) {
    console.log(`${name}: skipped, it is not here. ${needs}.`)
    return undefined
  }
  try {
    install('--no-install-recommends', ...packages)
  } catch {
    console.log(`${name}: skipped, it could not be installed. ${needs}.`)
    return undefined
  }
  const installed = await find()
  console.log(
    installed === undefined
      ? `${name}: skipped, it was installed but is not where it should be.`
      : `${name}: installed ${installed.version}`,
  )
  return installed
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : `\n  because of ${describe(error.cause)}`
  return `  ${error.stack ?? error.message}${cause}`
}
