import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** The text of each sheet of the page as it is printed. */
export async function printedSheets(
  page: Page,
  options: Parameters<Page['pdf']>[0],
): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf(options)))
  return (await extractText(pdf)).text
}
