import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const known = [
  process.env['SSIP_BROWSER'],
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/** The browser that is on this machine: Chrome, Chromium or Playwright's own. */
export function findBrowser(): string | undefined {
  const installed = known.find((path) => path !== undefined && existsSync(path))
  if (installed !== undefined) return installed
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** Gets a browser for the tests: the one that is there, else Debian's, else Playwright's. Says in one line what it did. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found !== undefined) {
    console.log(`Browser: ${found}`)
    return found
  }
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  try {
    if (isDebianRoot) {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
      execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' })
    } else {
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

/** Flags for a browser in a container, without calls of its own to anywhere. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
