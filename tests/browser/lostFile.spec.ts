import { randomBytes } from 'node:crypto'
import { globSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectSaved, formReady, openForm } from './support/grantForm.ts'
import { KillableBrowser } from './support/killableBrowser.ts'
import { expect, test } from './support/test.ts'

/** Random, as the browser packs bytes that repeat into its database. */
function scan(name: string, size: number) {
  const mark = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([mark, randomBytes(size)]) }
}

/** Removes the largest of the files that the browser keeps beside its databases. */
function loseLargestFile(profile: string): void {
  const files = globSync('**/IndexedDB/*.blob/**', { cwd: profile })
    .map((entry) => join(profile, entry))
    .filter((path) => statSync(path).isFile())
    .toSorted((a, b) => statSync(b).size - statSync(a).size)
  expect(files).toHaveLength(2)
  rmSync(files[0] ?? '')
}

async function attach(page: Page, member: number, file: ReturnType<typeof scan>): Promise<void> {
  const group = page.getByRole('group', { name: `Team member ${member}` })
  await group.locator('input[type=file]').setInputFiles(file)
  await expect(group.getByText(file.name)).toBeVisible()
  await expectSaved(page)
}

test('a scan that the browser has lost is chosen again, and locks neither the form nor anybody out', async ({
  portal,
}) => {
  test.setTimeout(120_000)
  const [lost, whole] = [scan('lost.jpg', 500_000), scan('whole.jpg', 300_000)] as const
  const missing = 'The file is missing on this device. Choose it again.'
  const browser = new KillableBrowser()
  try {
    const first = await browser.start()
    await openForm(first, portal, 'poc', 'team')
    await attach(first, 1, lost)
    await first.getByRole('button', { name: 'Add Member' }).click()
    await attach(first, 2, whole)
    await browser.quit()
    loseLargestFile(browser.profile)

    const page = await browser.start()
    await page.goto(`${portal.origin}/apply/poc-grant/team`)
    await formReady(page)
    await expect(page.getByText(missing)).toHaveCount(1)
    await expect(page.getByText(whole.name)).toBeVisible()
    await attach(page, 1, lost)
    await expect(page.getByText(missing)).toHaveCount(0)

    await page.goto(`${portal.origin}/privacy`)
    await expect(page.getByRole('row', { name: /^Attached files 3 / })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Erase everything' })).toBeVisible()

    await page.evaluate(() => localStorage.removeItem('token'))
    await page.goto(`${portal.origin}/login?shared=always`)
    await page.getByRole('button', { name: 'Continue as administrator' }).click()
    await expect(page).toHaveURL(/dashboard$/)
  } finally {
    await browser.dispose()
  }
})
