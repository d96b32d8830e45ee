import type { Page } from '@playwright/test'
import { answers } from './grantAnswers.ts'

/** What was typed, by the sample student or by these tests. */
export const typed = [
  ...answers.poc.map(([, text]) => text),
  'Asha Patel',
  'Member 1 Patel',
  'Dr Hetal Trivedi',
  'Associate Professor',
  'Demo Institute',
]

/** The office, and the page of those who run the portal, are English in every language. */
export function isOffice(path: string): boolean {
  return /^\/(test|admin)/.test(path)
}

/** The texts of a `copy.ts` in a language (`features/apply/copy`); most tests use the English ones. */
export async function words<Copy>(id: string, file: string): Promise<Copy> {
  const below = id === 'en' ? '' : `languages/${id}/`
  return (await import(`../../../src/${below}${file}.ts`)) as Copy
}

/** Follows the switch in the bar to another language. */
export async function speak(page: Page, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .locator('summary')
    .and(page.getByLabel(/^(Language|ભાષા|भाषा)$/))
    .click()
  await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click()
}
