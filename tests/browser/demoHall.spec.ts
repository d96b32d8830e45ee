import type { Page } from '@playwright/test'
import { openControls } from './support/demo.ts'
import { expect, test } from './support/test.ts'

/* The ten minutes of docs/demo.md, step by step, on a phone in flight mode. */

test.use({ hasWorker: true })

async function press(page: Page, name: string) {
  const controls = await openControls(page)
  await controls.getByRole('button', { name, exact: true }).click()
  await expect(controls).toBeHidden()
}

const titleField = (page: Page) =>
  page.getByRole('textbox', { name: 'Title of the proof of concept' })

const saved = (page: Page) => page.getByText(/^Saved on this device/).filter({ visible: true })

test('ten minutes in a hall, in flight mode', async ({ page, context, portal }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(portal.origin)
  await page.evaluate(() => navigator.serviceWorker.ready)

  await test.step('1. Flight mode', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('You are offline')).toBeVisible()
  })

  await test.step('2. A question in one’s own words', async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('combobox').fill('paisa kab milega')
    await expect(page.getByRole('option').first()).toContainText('PoC')
    await page
      .getByRole('option', { name: /PoC grant/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('3. Apply, and pull the plug', async () => {
    await press(page, 'Half-filled draft')
    await titleField(page).fill('Rooftop spice dryer for ten villages')
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(titleField(page)).toHaveValue('Rooftop spice dryer for ten villages')
  })

  await test.step('4. The session ends in the middle', async () => {
    await press(page, 'Session ended')
    await page.getByRole('button', { name: 'Demo: continue as Asha Patel' }).click()
    await expect(titleField(page)).toHaveValue('Rooftop spice dryer for ten villages')
  })

  await test.step('5. The tour', async () => {
    const controls = await openControls(page)
    await controls.getByRole('button', { name: 'Start the tour' }).click()
    await page
      .getByRole('alertdialog', { name: 'Replace what was written in this demo?' })
      .getByRole('button', { name: 'Replace it' })
      .click()
    const card = page.getByRole('region', { name: 'Guided tour' })
    for (const title of ['Apply', 'Hand in', 'Decide', 'See', 'Without internet']) {
      await expect(card.getByRole('heading')).toHaveText(title)
      // The element it is about is highlighted, and visible above the card.
      const light = page.locator('[data-spotlight]')
      await expect(light).toBeVisible()
      await expect(light).toBeInViewport()
      if (title === 'Without internet') break
      await card.getByRole('button', { name: 'Next' }).click()
    }
    await card.getByRole('button', { name: 'End tour' }).click()
    await expect(card).toBeHidden()
  })

  await test.step('6. A phone without room', async () => {
    await press(page, 'Storage full')
    await titleField(page).fill('One word more')
    await expect(
      page.getByText('This device is full').filter({ visible: true }).first(),
    ).toBeVisible()
  })

  await test.step('7. Coming from last year', async () => {
    const controls = await openControls(page)
    await controls.getByRole('button', { name: 'Coming from last year' }).click()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(controls).toBeHidden()
    const startedAnew = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Update now' }).click()
    await startedAnew
    await expect(page.getByRole('button', { name: 'Update now' })).toBeHidden()
    await expect(page.getByRole('main')).toContainText('Rooftop spice dryer')
  })

  await test.step('8. The office', async () => {
    await press(page, '500 users')
    await expect(page).toHaveURL(/\/admin\/users$/)
  })

  await test.step('9. Everything back to the start', async () => {
    await (await openControls(page)).getByRole('button', { name: 'Reset everything' }).click()
    await page
      .getByRole('alertdialog', { name: 'Reset the demo?' })
      .getByRole('button', { name: 'Reset everything' })
      .click()
    await expect(page).toHaveURL(`${portal.origin}/`)
  })
})
