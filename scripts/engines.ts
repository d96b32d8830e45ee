import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build } from '../tests/browser/support/build.ts'
import { findFirefox } from '../tests/engines/firefox.ts'
import { journeys } from '../tests/engines/journeys.ts'
import type { Engine } from '../tests/engines/page.ts'
import { runJourney } from '../tests/engines/runJourney.ts'
import { findWebKit } from '../tests/engines/webkit.ts'

/*
 * Runs the demo in engines other than Chromium: Debian's Firefox and WebKit. Installs what is missing
 * where it may; an engine that cannot be had is named and skipped. `--as-it-is` installs nothing.
 * Further arguments select engines and journeys by name.
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
let failed = 0

if (engines.length > 0) {
  await build('demo')
  await build('next')
}
// In parallel, because each mostly waits for pages.
await Promise.all(engines.map(drive))
console.log(`Engines: ${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** Runs every selected journey in an engine, one after another, and prints a line for each. */
async function drive(engine: Engine): Promise<void> {
  for (const [name, journey] of Object.entries(journeys)) {
    if (!positionals.every((word) => `${engine.name} ${name}`.includes(word))) continue
    const start = performance.now()
    const outcome = await runJourney(engine, journey, 180_000).then(
      (outcome) => {
        passed += 1
        return `passed: ${name}${outcome === undefined ? '' : ` (${outcome})`}`
      },
      (error: unknown) => {
        failed += 1
        return `FAILED: ${name}\n${describe(error)}`
      },
    )
    console.log(`${engine.name}, ${((performance.now() - start) / 1000).toFixed(1)} s, ${outcome}`)
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
  if (flags['as-it-is'] || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    console.log(`${name}: skipped, it is not here. ${needs}.`)
    return undefined
  }
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: 'ignore',
    })
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
