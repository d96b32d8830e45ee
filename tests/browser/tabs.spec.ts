import type { Page } from '@playwright/test'
import { expectSaved, formReady, openForm } from './support/grantForm.ts'
import { expect, test } from './support/test.ts'

const title = 'Title of the proof of concept'

const take = (page: Page) => page.getByRole('button', { name: 'Edit here instead' })

/** The title in each tab, whether it edits or follows. */
async function editors(pages: readonly Page[]): Promise<Page[]> {
  const editing: Page[] = []
  for (const page of pages) if (await page.getByLabel(title).isVisible()) editing.push(page)
  return editing
}

test('of three tabs the one that asks may edit, and never two at once', async ({
  context,
  page,
  portal,
}) => {
  await openForm(page, portal, 'poc')
  const pages = [page, await context.newPage(), await context.newPage()]
  for (const other of pages.slice(1)) {
    await other.goto(`${portal.origin}/apply/poc-grant`)
    await expect(take(other)).toBeVisible()
  }
  for (const next of [2, 1, 0, 2, 0, 1]) {
    const asking = pages[next] as Page
    await take(asking).click()
    await formReady(asking)
    expect(await editors(pages)).toEqual([asking])
  }
})

test('40 hand-overs at machine speed lose no key, offer nothing back, and leave no tab waiting', async ({
  context,
  page,
  portal,
}) => {
  await openForm(page, portal, 'poc')
  const other = await context.newPage()
  await other.goto(`${portal.origin}/apply/poc-grant`)
  await expect(take(other)).toBeVisible()
  let kept = ''
  let [writer, reader] = [page, other]
  for (let round = 0; round < 40; round += 1) {
    const field = writer.getByLabel(title)
    await field.focus()
    await writer.keyboard.press('End')
    // The other tab asks in the middle of a word.
    const taking = take(reader).click()
    let typed = kept
    for (const key of `${round};`) {
      await writer.keyboard.press(key)
      // A key counts if its field was still there.
      if (!(await field.isVisible())) break
      typed += key
    }
    await taking
    await formReady(reader)
    kept = await reader.getByLabel(title).inputValue()
    expect(kept.startsWith(typed)).toBe(true)
    await expect(writer.getByRole('button', { name: 'Use what I typed here' })).toHaveCount(0)
    ;[writer, reader] = [reader, writer]
  }
  await writer.getByLabel('Broad area').fill('Energy')
  await expectSaved(writer)
  await expect(reader.getByText('Energy')).toBeVisible()
})

for (const tabs of [1, 2])
  test(`a page that is loaded again in the middle of a word has every key and asks nothing, with ${tabs} open`, async ({
    context,
    page,
    portal,
  }) => {
    await openForm(page, portal, 'poc')
    if (tabs === 2) {
      const other = await context.newPage()
      await other.goto(`${portal.origin}/apply/poc-grant`)
      await expect(take(other)).toBeVisible()
    }
    for (let round = 0; round < 12; round += 1) {
      const field = page.getByLabel(title)
      await field.fill('')
      await field.pressSequentially(`Solar dryer ${round}`)
      await page.reload()
      // The other tab was next: it has what was typed, until it is asked for it.
      if (tabs === 2) await take(page).click()
      await formReady(page)
      await expect(field).toHaveValue(`Solar dryer ${round}`)
    }
  })
