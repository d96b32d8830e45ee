import type { BrowserContext, Page } from '@playwright/test'
import { demoAccounts } from '../../../mocks/data/demoAccounts.ts'

/** Types a sample account into the sign-in page, which is the same in a demo and live; ends on the dashboard. */
export async function signInOn(
  page: Page,
  origin: string,
  role: keyof typeof demoAccounts,
): Promise<void> {
  const { email, password } = demoAccounts[role]
  await page.goto(`${origin}/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
}

/** Signs a browser context in with a sample account. */
export async function signIn(
  context: BrowserContext,
  origin: string,
  role: keyof typeof demoAccounts,
): Promise<void> {
  const page = await context.newPage()
  await signInOn(page, origin, role)
  await page.close()
}
