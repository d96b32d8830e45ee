import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'

const debianChromium = '/usr/bin/chromium'

const known = [
  process.env['SSIP_BROWSER'],
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  debianChromium,
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/** The browser on this machine: Chrome, Chromium or Playwright's own. */
export function findBrowser(): string | undefined {
  const installed = known.find((path) => path !== undefined && existsSync(path))
  if (installed !== undefined) return installed
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * Debian's headless Chromium, if it is installed, else the ordinary browser: the same engine
 * with less work for the machine. It stores less on disk (form history, session restore), so tests that
 * search the disk need `findBrowser`.
 */
export function findHeadlessBrowser(): string | undefined {
  const isChosen = process.env['SSIP_BROWSER'] !== undefined
  return !isChosen && existsSync(headlessShell) ? headlessShell : findBrowser()
}

/**
 * Finds browsers for the tests: installed ones, else Debian's, else Playwright's. Prints in one line
 * what it did.
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  // Text in Gujarati and Hindi without their letters is in no PDF, and measures nothing.
  if (isDebianRoot() && !hasFontFor('gu')) tryToInstall('fonts-noto-core')
  if (found === debianChromium && isDebianRoot() && !existsSync(headlessShell))
    tryToInstall('chromium-headless-shell')
  if (found !== undefined) {
    console.log(`Browser: ${found}; for most tests ${findHeadlessBrowser()}`)
    return found
  }
  try {
    if (isDebianRoot()) install('chromium', 'chromium-headless-shell')
    else {
      execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
    }
  } catch (error) {
    throw new Error(
      'There is no browser and none could be installed. Install Chrome or Chromium, or set SSIP_BROWSER to its path.',
      { cause: error },
    )
  }
  const installed = findBrowser()
  if (installed === undefined)
    throw new Error('A browser was installed but is not where it should be.')
  console.log(`Browser: installed ${installed}`)
  return installed
}

function tryToInstall(name: string): void {
  try {
    install(name)
    console.log(`Installed ${name}`)
  } catch {
    console.log(`${name} could not be installed`)
  }
}

function hasFontFor(language: string): boolean {
  try {
    return execFileSync('fc-list', [`:lang=${language}`]).length > 0
  } catch {
    return false
  }
}

/** Whether packages of Debian can be installed here. */
export function isDebianRoot(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

/** Installs packages; options of `apt-get` may stand among them. */
export function install(...packages: string[]): void {
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  execFileSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: 'ignore' })
}

/** Flags for a browser in a container that makes no network calls of its own. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A browser for a script, with its own flags beside these. */
export function launchBrowser(...flags: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags, ...flags] })
}
