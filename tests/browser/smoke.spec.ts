import { expect, test } from './support/test.ts'

test('a student signs in to the demo and reaches the dashboard', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/login`)
  await page.getByRole('button', { name: 'Continue as student' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
