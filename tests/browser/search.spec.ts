import { expect, test } from './support/test.ts'

test.describe('installed', () => {
  test.use({ hasWorker: true })

  test('the search works without a network, and the focus follows it', async ({
    context,
    page,
    portal,
  }) => {
    await page.goto(`${portal.origin}/terms`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox')
    await expect(field).toBeFocused()
    await field.fill('qqqq')
    await expect(page.getByRole('status').filter({ hasText: 'Nothing matches' })).toBeVisible()
    // Words from the page itself, with a typo; the sentence with the answer is shown.
    await field.fill('exstension six months')
    const answer = page.getByRole('option', { name: /up to 6 months/ })
    await expect(answer.first()).toBeVisible()
    await field.fill('patents first')
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { name: 'Patents for First-Time Inventors' })
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
  })
})

test('a word in a tab leads to that tab, and a form says that it needs signing in', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.origin}/terms`)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await field.fill('apply online')
  await expect(page.getByRole('option').first()).toContainText('Sign in first')
  await field.fill('nodal officer signs the endorsement')
  await page.getByRole('option', { name: /^PoC grant Complete/ }).click()
  await expect(page).toHaveURL(/\/beneficiaries\/poc\?tab=/)
})

test('closing the search gives the focus back to its button', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/terms`)
  const button = page.getByRole('button', { name: 'Search', exact: true })
  await button.click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
})
