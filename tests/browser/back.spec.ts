import type { Page } from '@playwright/test'
import { openControls } from './support/demo.ts'
import { expectSaved, openForm } from './support/grantForm.ts'
import { expect, test } from './support/test.ts'

declare global {
  interface Window {
    /** What hears Back on this page now. */
    watchers: Set<CloseWatcher>
  }
}

/** Runs in the page. No browser on a desk sends Back as Android does, but this asks for the same. */
function noteWatchers(): void {
  const watchers = (window.watchers = new Set())
  window.CloseWatcher = class extends window.CloseWatcher! {
    constructor() {
      super()
      watchers.add(this)
      this.addEventListener('close', () => watchers.delete(this))
    }
    override destroy() {
      watchers.delete(this)
      super.destroy()
    }
  }
}

async function pressBack(page: Page): Promise<void> {
  await page.evaluate(() => Array.from(window.watchers).at(-1)?.requestClose())
}

test('on a tab’s first page, Back closes what was opened last, and leaves when nothing is open', async ({
  page,
  portal,
}) => {
  await page.addInitScript(noteWatchers)
  await openForm(page, portal, 'poc', 'idea')
  const text = page.getByLabel('Description of the proof of concept')
  await text.fill('Sunlight')
  await expectSaved(page)
  const watchers = () => page.evaluate(() => window.watchers.size)
  expect(await watchers()).toBe(0)

  const inMenu = page.getByRole('button', { name: 'Logout' })
  await page.getByText('Menu', { exact: true }).click()
  await expect(inMenu).toBeVisible()
  const main = page.getByRole('navigation', { name: 'Main' })
  const inAbout = main.getByRole('link', { name: 'The policy' })
  await main.getByText('About', { exact: true }).click()
  await expect(inAbout).toBeVisible()
  // What hears Back hears of this key, too: only one of them is closed.
  await page.keyboard.press('Escape')
  await expect(inAbout).toBeHidden()
  await expect(inMenu).toBeVisible()
  await pressBack(page)
  await expect(inMenu).toBeHidden()
  await expect.poll(watchers).toBe(0)

  const controls = await openControls(page)
  const question = page.getByRole('alertdialog')
  await controls.getByRole('button', { name: 'Empty desk' }).click()
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await controls.getByRole('button', { name: 'Empty desk' }).click()
  await expect(question).toBeVisible()
  await pressBack(page)
  await expect(question).toBeHidden()
  await expect(controls).toBeVisible()
  await pressBack(page)
  await expect(controls).toBeHidden()
  await expect.poll(watchers).toBe(0)

  // From the second page on, the portal hears Back by itself.
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).not.toHaveURL(/\/idea$/)
  await page.getByText('Menu', { exact: true }).click()
  await expect(inMenu).toBeVisible()
  expect(await watchers()).toBe(0)
  await page.goBack()
  await expect(inMenu).toBeHidden()
  await expect(page).not.toHaveURL(/\/idea$/)
  await page.goBack()
  await expect(text).toHaveValue('Sunlight')
})
