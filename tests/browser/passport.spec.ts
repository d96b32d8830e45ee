import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { dropFiles } from './support/drop.ts'
import { written } from './support/files.ts'
import { openForm } from './support/grantForm.ts'
import { expect, serverModes, test } from './support/test.ts'

const aadhaar = '482913370561'

async function choose(page: Page, file: { name: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Choose/ })
    .click()
  await (await chooser).setFiles({ ...file, mimeType: 'application/octet-stream' })
}

for (const serverMode of serverModes) {
  test.describe(`draft passport, ${serverMode}`, () => {
    test.use({ serverMode })

    test('a draft travels from one browser profile to another, without its Aadhaar number', async ({
      page,
      portal,
      browser,
    }) => {
      await openForm(page, portal, 'poc', 'all')
      await page.getByLabel('Title of the proof of concept').fill('Solar drier for turmeric')
      await page.getByLabel('Aadhaar number').fill(aadhaar)
      const scan = Buffer.from(`%PDF-1.7\n${'scan '.repeat(5_000)}`)
      await page
        .getByLabel('Aadhaar card scan')
        .first()
        .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan })
      await expect(page.getByText('scan.pdf')).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save a copy' }).click()
      const saved = await download
      expect(saved.suggestedFilename()).toMatch(/poc-grant-draft-.*\.ssip-draft$/)
      const copy = { name: saved.suggestedFilename(), buffer: readFileSync(await saved.path()) }
      expect(copy.name.startsWith('DEMO ')).toBe(serverMode === 'mock')
      expect(copy.buffer.includes('Demo: sample data')).toBe(serverMode === 'mock')
      expect(copy.buffer.includes(aadhaar)).toBe(false)
      expect(copy.buffer.includes(scan)).toBe(true)

      // Another browser profile, with nothing stored yet.
      const other = await browser.newContext({
        viewport: { width: 360, height: 800 },
        serviceWorkers: 'block',
      })
      const second = await other.newPage()
      await openForm(second, portal, 'poc', 'all')
      await second.getByRole('button', { name: 'Open a saved copy' }).click()
      const dialog = second.getByRole('dialog')
      await choose(second, { name: 'cut.ssip-draft', buffer: copy.buffer.subarray(0, 9_000) })
      await expect(dialog.getByRole('alert')).toContainText('damaged or was cut off')
      await expect(dialog.getByRole('alert')).toContainText('Nothing on this device has changed')
      await choose(second, copy)
      await expect(dialog.getByText('Solar drier for turmeric')).toBeVisible()
      await expect(dialog.getByText(/type the number that ends in 0561 again/)).toBeVisible()
      await dialog.getByRole('button', { name: 'Open the copy' }).click()
      const title = second.getByLabel('Title of the proof of concept')
      await expect(title).toHaveValue('Solar drier for turmeric')
      await expect(second.getByText('scan.pdf')).toBeVisible()
      await expect(second.getByLabel('Aadhaar number')).toHaveValue('')

      // The draft is changed here and the same copy opened over it: first compared, then kept, then
      // replaced and undone.
      await title.fill('Solar drier for ginger')
      await second.getByLabel('Aadhaar number').fill(aadhaar)
      await expect(second.getByText(/^Saved on this device/).last()).toBeVisible()
      await second.getByRole('button', { name: 'Open a saved copy' }).click()
      await choose(second, copy)
      await expect(dialog.getByText('The draft on this device is newer.')).toBeVisible()
      await expect(dialog.getByRole('heading', { name: 'One answer differs' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Keep the draft on this device' }).click()
      await expect(title).toHaveValue('Solar drier for ginger')
      await second.getByRole('button', { name: 'Open a saved copy' }).click()
      const renamed = written({ name: 'renamed (1).zip', buffer: copy.buffer })
      await dropFiles(second, dialog.getByText('Choose a file that was saved'), [renamed])
      await dialog.getByRole('button', { name: 'Replace it with the copy' }).click()
      await expect(title).toHaveValue('Solar drier for turmeric')
      await expect(second.getByLabel('Aadhaar number')).toHaveValue(aadhaar)
      await second.getByRole('button', { name: 'Undo' }).last().click()
      await expect(title).toHaveValue('Solar drier for ginger')
      await second.reload()
      await expect(title).toHaveValue('Solar drier for ginger')
      await other.close()
    })
  })
}
