import type { Locator, Page } from '@playwright/test'
import type * as Apply from '../../src/features/apply/copy.ts'
import type * as Overlays from '../../src/ui/overlays/copy.ts'
import { jpgFile } from './support/files.ts'
import { words } from './support/languages.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

const toastOf = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss' }) })

/** No part lies under the toast, or on it. */
async function expectApart(toast: Locator, parts: readonly Locator[]): Promise<void> {
  await expect(toast).toBeVisible()
  const over = await toast.boundingBox()
  if (over === null) throw new Error('The toast is not laid out')
  for (const part of parts) {
    const box = await part.boundingBox()
    if (box === null) throw new Error('A part is not laid out')
    expect(box.y + box.height <= over.y || box.y >= over.y + over.height).toBe(true)
  }
}

/** How far down the middle of a part is, in pixels. */
async function middle(part: Locator): Promise<number> {
  const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 }
  return Math.round(y + height / 2)
}

async function openFirstOfQueue(page: Page, { origin }: { origin: string }): Promise<void> {
  await page.goto(`${origin}/admin/applications`)
  await page.getByRole('list', { name: 'Queue' }).getByRole('link').first().click()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a toast covers no button that decides on the next application', async ({
    context,
    page,
    portal,
  }) => {
    await signIn(context, portal, 'admin')
    await openFirstOfQueue(page, portal)
    const decide = ['Approve', 'Request Documents', 'Reject'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    )
    await decide[0]?.click()
    await expectApart(toastOf(page), decide)
  })

  test('nor the reason that is typed for it, and the buttons below that', async ({
    context,
    page,
    portal,
  }) => {
    await signIn(context, portal, 'admin')
    await openFirstOfQueue(page, portal)
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    const reject = page.getByRole('button', { name: 'Reject', exact: true })
    await expect(toastOf(page)).toBeVisible()
    await reject.click()
    await page.keyboard.type('No budget')
    const reason = page.getByLabel('Reason for the applicant')
    await expect(reason).toHaveValue('No budget')
    const label = page.getByText('Reason for the applicant', { exact: true })
    const later = page.getByRole('button', { name: 'Not now' })
    await expectApart(toastOf(page), [label, reason, reject, later])
  })

  test('nor the form’s own bar', async ({ context, page, portal }) => {
    await signIn(context, portal, 'student')
    await page.goto(`${portal.origin}/apply/poc-grant/team`)
    await page.getByRole('button', { name: 'Add Member' }).click()
    await page.getByLabel('Name').last().fill('Meena')
    await page.getByRole('button', { name: 'Remove team member 2' }).click()
    await expectApart(toastOf(page), [page.getByRole('button', { name: 'Where is my work?' })])
  })

  test('with text twice as large its words stay whole, and its buttons on the screen', async ({
    context,
    page,
    portal,
  }) => {
    const { teamCopy } = await words<typeof Apply>('gu', 'features/apply/copy')
    const { overlaysCopy } = await words<typeof Overlays>('gu', 'ui/overlays/copy')
    await page.addInitScript(() => {
      const large = new CSSStyleSheet()
      large.replaceSync('html { font-size: 32px }')
      document.adoptedStyleSheets.push(large)
    })
    await signIn(context, portal, 'student')
    await page.goto(`${portal.origin}/gu/apply/poc-grant/team`)
    await page.getByRole('button', { name: teamCopy.add }).click()
    await page.getByRole('button', { name: teamCopy.remove(2) }).click()
    const text = page.getByText(teamCopy.removed(2))
    await expect(text).toBeInViewport({ ratio: 1 })
    const undo = page.getByRole('button', { name: overlaysCopy.undo })
    for (const button of [undo, undo.locator('xpath=following-sibling::button')])
      await expect(button).toBeInViewport({ ratio: 1 })
    const longest = await text.evaluate((node) => {
      const words = document.createRange()
      words.selectNodeContents(node)
      const lines = new Set([...words.getClientRects()].map(({ top }) => top)).size
      return (node.textContent ?? '').length / lines
    })
    expect(longest).toBeGreaterThan(4)
  })

  test('a short text has its buttons beside it', async ({ context, page, portal }) => {
    const { fileCopy, stepCopy } = await words<typeof Apply>('gu', 'features/apply/copy')
    await signIn(context, portal, 'student')
    await page.goto(`${portal.origin}/gu/apply/poc-grant/mentor`)
    await expect(page.getByRole('button', { name: stepCopy.next })).toBeVisible()
    await page.locator('main input[type=file]').setInputFiles(jpgFile('1.jpg'))
    await page.getByRole('button', { name: fileCopy.removeFile('1.jpg') }).click()
    const text = page.getByText(fileCopy.removed('1.jpg')).filter({ visible: true })
    await expect(text).toBeVisible()
    for (const button of await text.locator('xpath=following-sibling::*/button').all())
      expect(await middle(button)).toBe(await middle(text))
  })

  test('nor the field that is typed into above the keyboard', async ({ context, page, portal }) => {
    await signIn(context, portal, 'student')
    await page.goto(`${portal.origin}/apply/poc-grant/project`)
    await page.getByLabel('Title of the proof of concept').fill('Solar dryer')
    await page.getByRole('button', { name: 'Save a copy' }).click()
    const field = page.getByLabel('Broad area')
    await field.focus()
    await page.setViewportSize({ width: 360, height: 380 })
    await page.keyboard.type('Energy')
    await expectApart(toastOf(page), [field, page.getByText('Broad area', { exact: true })])
  })
})

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport })

    test('a toast covers no button of the dialog it belongs to', async ({
      context,
      page,
      portal,
    }) => {
      await signIn(context, portal, 'student')
      await page.goto(`${portal.origin}/my-applications?application=mine-01`)
      const dialog = page.getByRole('dialog')
      const download = dialog.getByRole('button', { name: 'Download Report' })
      const saved = page.waitForEvent('download')
      await download.click()
      await saved
      // Content that scrolls inside the dialog ends where its box does.
      const parts = [
        ...(await dialog.getByRole('button').all()),
        dialog.getByRole('region').first(),
      ]
      const fixed: Locator[] = []
      for (const part of parts)
        if (
          await part.evaluate(
            (node) => (node.parentElement?.closest('[role="region"]') ?? null) === null,
          )
        )
          fixed.push(part)
      await expectApart(toastOf(page), fixed)
    })
  })
}
