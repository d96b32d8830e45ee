import { expect, test } from './support/test.ts'

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
  await field.fill('registered event past')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing matches' })).toBeVisible()
  await field.fill('patents first')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: 'Patents for First-Time Inventors' })
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
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
