import type { Locator, Page } from '@playwright/test'
import { demoAccounts } from '../../mocks/data/demoAccounts.ts'
import { formReady } from './support/grantForm.ts'
import { KillableBrowser } from './support/killableBrowser.ts'
import { savePassword } from './support/savedPassword.ts'
import { expect, test } from './support/test.ts'

/* The number of taps between a first visit on a phone and the first field of the form. */

test.use({ hasTouch: true })

const ways: {
  who: string
  from: string
  taps: number
  go: (page: Page, tap: (target: Locator) => Promise<void>) => Promise<void>
}[] = [
  {
    who: 'a new student from the home page',
    from: '/',
    taps: 9,
    go: async (page, tap) => {
      await tap(page.getByRole('link', { name: 'Create an account' }).first())
      await signUp(page, tap)
      await tap(page.getByRole('link', { name: 'Apply for a PoC grant' }))
    },
  },
  {
    who: 'a new student from the page of the grant',
    from: '/beneficiaries/poc',
    taps: 9,
    go: async (page, tap) => {
      await tap(page.getByRole('link', { name: 'Apply for the PoC grant' }))
      await tap(page.getByRole('link', { name: 'Create an account' }).first())
      await signUp(page, tap)
    },
  },
  {
    // Before anything else, so that no script of the portal is there yet.
    who: 'the sample student from the sign-in page',
    from: '/login',
    taps: 3,
    go: async (page, tap) => {
      await tap(page.getByRole('button', { name: 'Continue as student' }))
      await tap(page.getByRole('link', { name: 'Apply for a PoC grant' }))
    },
  },
  {
    who: 'the sample student from the home page',
    from: '/',
    taps: 5,
    go: async (page, tap) => {
      await tap(page.locator('header summary', { hasText: 'Menu' }))
      await tap(page.getByRole('link', { name: 'Login' }).first())
      await tap(page.getByRole('button', { name: 'Continue as student' }))
      await tap(page.getByRole('link', { name: 'Apply for a PoC grant' }))
    },
  },
]

for (const { who, from, taps, go } of ways) {
  test(`${who} is in the first field of the form after ${taps} taps`, async ({ page, portal }) => {
    let count = 0
    const tap = async (target: Locator) => {
      await target.tap()
      count += 1
    }
    await page.goto(portal.origin + from)
    await go(page, tap)
    await formReady(page)
    await tap(page.getByLabel('Title of the proof of concept'))
    await expect(page.getByLabel('Title of the proof of concept')).toBeFocused()
    expect(count).toBe(taps)
  })
}

/* Chromium keeps it from scripts until the page is touched, and drops it when one writes into the fields. */
test('a password that the browser has filled in signs in at once, though another address is remembered', async ({
  portal,
}) => {
  test.skip(process.platform !== 'linux', 'passwords are sealed in another way elsewhere')
  const browser = new KillableBrowser()
  try {
    const before = await browser.start()
    await before.goto(`${portal.origin}/robots.txt`)
    await before.evaluate(
      (email) => localStorage.setItem('rememberedEmail', email),
      demoAccounts.admin.email,
    )
    await browser.quit()
    savePassword(browser.profile, portal.origin, demoAccounts.student)

    const page = await browser.start()
    await page.goto(`${portal.origin}/login`)
    await takenOverUntouched(page)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL('**/dashboard')
  } finally {
    await browser.dispose()
  }
})

/** Playwright's own look at a page would count as a touch. */
async function takenOverUntouched(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const expression = `new Promise((resolve) => {
    const look = () => document.querySelector('[autocomplete=username]') ? resolve() : requestAnimationFrame(look)
    look()
  })`
  await session.send('Runtime.evaluate', { expression, awaitPromise: true })
}

/** Fills in what the spec requires, and creates the account. */
async function signUp(page: Page, tap: (target: Locator) => Promise<void>): Promise<void> {
  const answers = [
    [page.getByLabel('Full name'), 'Nila Shah'],
    [page.getByLabel('Email'), 'nila.shah@ssip.example'],
    [page.getByLabel('Password', { exact: true }), 'Student123'],
    [page.getByLabel('Confirm password', { exact: true }), 'Student123'],
  ] as const
  for (const [field, answer] of answers) {
    await tap(field)
    await page.keyboard.type(answer)
  }
  await tap(page.getByRole('checkbox', { name: /I agree/ }))
  await tap(page.getByRole('button', { name: 'Create Account' }))
}
