import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from './scripts/browser.ts'

const executablePath = findBrowser()

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: './tests/browser/support/buildAll.ts',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  projects: [
    { name: 'together', testMatch: '**/*.spec.ts', testIgnore: '**/kill.spec.ts' },
    // How much a kill costs is measured with the machine to itself.
    { name: 'alone', testMatch: '**/kill.spec.ts', dependencies: ['together'], workers: 1 },
  ],
  // A small machine may be busy with something else: what fails three times has failed.
  retries: 2,
  use: {
    viewport: { width: 360, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      args: browserFlags,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
})
