import type { Locator, Page } from '@playwright/test'

/** Drops files of this computer onto an element, as from a file manager. */
export async function dropFiles(page: Page, onto: Locator, files: string[]): Promise<void> {
  await onto.scrollIntoViewIfNeeded()
  const box = await onto.boundingBox()
  if (box === null) throw new Error('There is nothing to drop onto')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files, dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...at, data })
  await session.detach()
}
