import type { Locator, Page } from '@playwright/test'

export async function openControls(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Demo: sample data' }).click()
  return page.getByRole('dialog', { name: 'Demo controls' })
}
