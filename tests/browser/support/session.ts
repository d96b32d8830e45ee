import { expect, type BrowserContext } from '@playwright/test'

/** Signs a browser context in with a sample account of the demo. */
export async function signIn(
  context: BrowserContext,
  origin: string,
  role: 'student' | 'admin',
): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.getByRole('button', { name: `Continue as ${role}` }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.close()
}
