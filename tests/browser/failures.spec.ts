import type { Page } from '@playwright/test'
import type { Fault } from './support/faultyServer.ts'
import { expectSoon } from './support/soon.ts'
import { expect, serverModes, test } from './support/test.ts'
import { takenOver } from './support/tour.ts'

/*
 * The error catalogue (spec §8): whatever the server does, the person sees that something happens, it
 * ends, nothing typed is lost, and trying again works.
 */

const repaired = 'The server is being repaired'
const foreign = 'Something other than the server answered'
const unreachable = 'The server cannot be reached'

async function fillSignIn(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('Student123')
}

/** Presses the button and waits until the call is under way, when its time limit starts. */
async function signInSlowly(page: Page) {
  const sent = page.waitForEvent('console', (line) => line.text().includes('POST /auth/login'))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectSoon(page, 'Signing In...')
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
  await sent
}

async function expectKept(page: Page, email: string) {
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('Student123')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
}

test.describe('a server that fails', () => {
  test.use({ serverMode: 'live' })

  const messages: Partial<Record<Fault, string>> = {
    'not found': 'Cannot find this route',
    'no CORS headers': unreachable,
    'reset in mid-answer': unreachable,
    '500 with a message': repaired,
    '500 without a message': 'Login failed',
    'wrong JSON': 'Login failed',
    'truncated JSON': 'Login failed',
    'an empty 200': 'Login failed',
    '204': 'Login failed',
    'a captive portal': foreign,
  }

  test('each fault has its message, and signing in again works', async ({
    page,
    portal,
    faulty,
    backend,
  }) => {
    const email = 'student@ssip.example'
    portal.backendUrl = faulty.url
    await page.goto(`${portal.origin}/login`)
    await fillSignIn(page, email)
    for (const [fault, message] of Object.entries(messages)) {
      faulty.fault = fault as Fault
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page.getByRole('alert'), fault).toContainText(message)
      await expectKept(page, email)
      await page.getByRole('button', { name: 'Dismiss' }).click()
    }
    // Same page and server address, but now the server works.
    faulty.standIn = backend.url
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('a sign-up that fails keeps every field, and the next press creates the account', async ({
    page,
    portal,
    faulty,
    backend,
  }) => {
    portal.backendUrl = faulty.url
    faulty.fault = '500 without a message'
    await page.goto(`${portal.origin}/signup`)
    await page.getByRole('textbox', { name: 'Full name' }).fill('Tara Rao')
    await page.getByRole('textbox', { name: 'Email' }).fill('tara@example.org')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Secret123')
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('Secret123')
    await page.getByRole('checkbox', { name: 'I agree' }).check()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('alert')).toContainText('Signup failed')
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Tara Rao')
    await expect(page.getByRole('checkbox', { name: 'I agree' })).toBeChecked()
    faulty.standIn = backend.url
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('a screen that cannot be loaded is reported on the current one, and opens on a retry', async ({
    page,
    portal,
  }) => {
    const code = '**/assets/ContactPage-*.js'
    await page.route(code, (route) => route.abort())
    await page.goto(`${portal.origin}/events`)
    await takenOver(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
    const main = page.getByRole('main')
    await expect(
      page.getByText('The page you asked for could not be loaded. This one is unchanged.'),
    ).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Events')
    await page.unroute(code)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(main.getByLabel('Message')).toBeVisible()
  })

  test('a first screen that cannot be loaded is reported, and opens after a reload', async ({
    page,
    portal,
  }) => {
    const code = '**/assets/ContactPage-*.js'
    await page.route(code, (route) => route.abort())
    await page.goto(`${portal.origin}/contact`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    )
    await expect(main).toContainText('Failed to fetch dynamically imported module')
    await page.unroute(code)
    await main.getByRole('button', { name: 'Load again' }).click()
    await expect(main.getByLabel('Message')).toBeVisible()
  })

  test('a refused connection is reported at once', async ({ page, portal, faulty }) => {
    portal.backendUrl = faulty.url
    await faulty.stop()
    await page.goto(`${portal.origin}/login`)
    await fillSignIn(page, 'student@ssip.example')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toContainText(unreachable)
    await expectKept(page, 'student@ssip.example')
  })

  for (const fault of ['no answer', 'one byte a second'] as const) {
    test(`${fault}: it shows within a second that it is waiting, and stops at the time limit`, async ({
      page,
      portal,
      faulty,
    }) => {
      portal.backendUrl = faulty.url
      faulty.fault = fault
      await page.clock.install()
      await page.goto(`${portal.origin}/login`)
      await fillSignIn(page, 'student@ssip.example')
      await signInSlowly(page)
      await page.clock.fastForward(9_000)
      await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
      await page.clock.fastForward(1_100)
      await expect(page.getByRole('alert')).toContainText(
        'The server did not answer within 10 seconds.',
      )
      await expectKept(page, 'student@ssip.example')
    })
  }
})

// Manually, the same errors can be reached with the sentinel accounts, in the demo and live.
const sentinels = {
  error: repaired,
  silent: 'Login failed',
  wrong: 'Login failed',
  truncated: 'Login failed',
  blank: 'Login failed',
  empty: 'Login failed',
  html: foreign,
  cut: unreachable,
  down: unreachable,
  forbidden: 'This account is locked',
} as const

for (const serverMode of serverModes) {
  test.describe(`sentinel accounts, ${serverMode}`, () => {
    test.use({ serverMode })

    test('each sentinel fails in its own way, and the next account signs in', async ({
      page,
      portal,
    }) => {
      await page.goto(`${portal.origin}/login`)
      for (const [name, message] of Object.entries(sentinels)) {
        const email = `${name}@ssip.example`
        await fillSignIn(page, email)
        await page.getByRole('button', { name: 'Sign In' }).click()
        await expect(page.getByRole('alert'), name).toContainText(message)
        await expectKept(page, email)
        await page.getByRole('button', { name: 'Dismiss' }).click()
      }
      await fillSignIn(page, 'student@ssip.example')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
    })

    for (const name of ['drip', 'hang']) {
      test(`${name} ends at the time limit`, async ({ page, portal }) => {
        await page.clock.install()
        await page.goto(`${portal.origin}/login`)
        await fillSignIn(page, `${name}@ssip.example`)
        await signInSlowly(page)
        await page.clock.fastForward(15_100)
        await expect(page.getByRole('alert')).toContainText('did not answer within')
        await expectKept(page, `${name}@ssip.example`)
      })
    }
  })
}
