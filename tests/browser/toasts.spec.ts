import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

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
      const toast = page
        .getByRole('status')
        .filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
      await expect(toast).toBeVisible()
      const over = await toast.boundingBox()
      if (over === null) throw new Error('The toast is not laid out')
      // Content that scrolls inside the dialog ends where its box does.
      const parts = [
        ...(await dialog.getByRole('button').all()),
        dialog.getByRole('region').first(),
      ]
      for (const part of parts) {
        if (
          await part.evaluate(
            (node) => (node.parentElement?.closest('[role="region"]') ?? null) !== null,
          )
        )
          continue
        const box = await part.boundingBox()
        if (box === null) throw new Error('A part of the dialog is not laid out')
        expect(box.y + box.height <= over.y || box.y >= over.y + over.height).toBe(true)
      }
    })
  })
}
