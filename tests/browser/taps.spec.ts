import type { Locator, Page } from '@playwright/test'
import { tapPages } from '../../scripts/bench/taps.ts'
import { openForm } from './support/grantForm.ts'
import { expectGoodStop } from './support/keyboard.ts'
import { publicPages } from './support/pages.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

/* `npm run bench -- taps` does the same with 300 taps, different in each run. */

// Two tests, so that they can run in parallel.
for (const seed of [20_261_121, 20_261_122]) {
  test(`whatever is tapped between the first paint and the scripts happens, exactly once (${seed})`, async ({
    browser,
    context,
    portal,
  }) => {
    test.setTimeout(300_000)
    await signIn(context, portal, 'student')
    const storageState = await context.storageState({ indexedDB: true })
    const pages = [
      ...publicPages().map((path) => ({ path })),
      { path: '/apply/poc-grant', storageState },
    ]
    const taps = await tapPages(browser, portal.origin, { pages, count: 20, seed })
    expect(taps).toHaveLength(20)
    expect(taps.filter(({ done }) => done !== 1)).toEqual([])
  })
}

/** The sign-in page with its scripts: it needs no more of the network. */
async function openSignIn(page: Page, origin: string) {
  await page.goto(`${origin}/login`)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
}

/** Presses where something is, lets something happen, and lets go at the same place. */
async function pressWhile(
  page: Page,
  pressed: Locator,
  hasTouch: boolean,
  happens: () => Promise<unknown> = async () => undefined,
) {
  const { x, y, width, height } = (await pressed.boundingBox())!
  const at = { x: x + width / 2, y: y + height / 2 }
  const devTools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof at)[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await page.mouse.move(at.x, at.y)
  await (hasTouch ? touch('touchStart', [at]) : page.mouse.down())
  await happens()
  await (hasTouch ? touch('touchEnd', []) : page.mouse.up())
}

for (const hasTouch of [false, true]) {
  const pointer = hasTouch ? 'finger' : 'mouse'

  test.describe(`React takes over in the middle of a press with a ${pointer}`, () => {
    test.use({ hasTouch })

    test('and a button that it moves is pressed', async ({ page, portal }) => {
      const scripts = Promise.withResolvers<void>()
      await page.route('**/app.js', async (route) => {
        await scripts.promise
        await route.continue()
      })
      await page.goto(`${portal.origin}/login`, { waitUntil: 'commit' })
      await page.getByRole('checkbox', { name: 'This is a shared computer' }).check()
      await page.getByRole('textbox', { name: 'Email' }).fill('student@ssip.example')
      await page.getByRole('textbox', { name: 'Password' }).fill('Student123')
      await pressWhile(page, page.getByRole('button', { name: 'Sign In' }), hasTouch, async () => {
        scripts.resolve()
        await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeHidden()
      })
      await expect(page).toHaveURL(/\/dashboard$/)
    })
  })

  test.describe(`a menu on a phone, with a ${pointer}`, () => {
    test.use({ hasTouch })

    test('unfolds the part that is pressed below an unfolded one', async ({ page, portal }) => {
      await openSignIn(page, portal.origin)
      const shown = (name: string) =>
        page.getByRole('banner').getByText(name, { exact: true }).filter({ visible: true })
      await shown('Menu').click()
      await shown('About').click()
      await expect(shown('Programme cell')).toBeVisible()
      await pressWhile(page, shown('Beneficiaries'), hasTouch)
      await expect(shown('IPR support')).toBeVisible()
      await expect(shown('Programme cell')).toBeHidden()
    })
  })

  test.describe(`what appears at the foot of the screen in the middle of a press with a ${pointer}`, () => {
    test.use({ hasTouch })

    /** The page says so at the foot. */
    const pressAndLoseNetwork = (page: Page, pressed: Locator) =>
      pressWhile(page, pressed, hasTouch, async () => {
        await page.context().setOffline(true)
        await expect(page.getByText('You are offline')).toBeVisible()
      })

    test('takes nothing from a button that it covers', async ({ page, portal }) => {
      await openSignIn(page, portal.origin)
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com')
      await page.getByRole('textbox', { name: 'Password' }).fill('Wrong1')
      const button = page.getByRole('button', { name: 'Sign In' })
      await button.evaluate((node) => node.scrollIntoView(false))
      await pressAndLoseNetwork(page, button)
      await expect(page.getByRole('alert')).toBeVisible()
    })

    test('covers the pressed field no longer than the press', async ({ page, portal }) => {
      await openSignIn(page, portal.origin)
      const password = page.getByRole('textbox', { name: 'Password' })
      await password.evaluate((node) => node.scrollIntoView(false))
      await pressAndLoseNetwork(page, password)
      await expect(password).toBeFocused()
      await expectGoodStop(page)
    })

    test('moves no button away', async ({ page, portal }) => {
      await openForm(page, portal, 'poc')
      const steps = page.getByRole('button', { name: /^Step 1/ })
      const sheet = page.getByRole('dialog')
      // Its code is here once it was shown.
      await steps.click()
      await expect(sheet).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await pressAndLoseNetwork(page, steps)
      await expect(sheet).toBeVisible()
    })
  })
}
