import { defineConfig } from '@playwright/test'
import { browserFlags, findHeadlessBrowser } from './scripts/browser.ts'
import { languages } from './src/lib/languages.ts'

// Defined by a build; tests that import a module of the portal get English.
Object.assign(globalThis, { __LANGUAGE__: languages[0] })

const timezoneId = 'Asia/Kolkata'
// The tests tell the date where their browser is.
process.env['TZ'] = timezoneId

const executablePath = findHeadlessBrowser()

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: './tests/browser/support/buildAll.ts',
  // Ends a test that hangs: a busy machine takes four times as long as one that is not.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  // One more than the cores of the machine that has to be fast: some wait while others work.
  workers: 3,
  fullyParallel: true,
  // A test that passes only on a retry is a defect of the test or of the portal.
  retries: 0,
  use: {
    viewport: { width: 360, height: 800 },
    locale: 'en-IN',
    timezoneId,
    // A missing element fails here, with its locator, long before the test times out.
    actionTimeout: 30_000,
    launchOptions: {
      args: browserFlags,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
})
