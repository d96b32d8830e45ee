import { randomBytes } from 'node:crypto'
import { globSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findHeadlessBrowser } from '../../scripts/browser.ts'
import { expectSaved, formReady, openForm } from './support/grantForm.ts'
import { KillableBrowser } from './support/killableBrowser.ts'
import { expect, test } from './support/test.ts'

/** Random, as the browser packs bytes that repeat into its database. */
function scan(name: string, size: number) {
  const mark = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([mark, randomBytes(size)]) }
}

/** The files that the browser keeps beside its databases, the largest first. */
function filesBeside(profile: string): string[] {
  return globSync('**/IndexedDB/*.blob/**', { cwd: profile })
    .map((entry) => join(profile, entry))
    .filter((path) => statSync(path).isFile())
    .toSorted((a, b) => statSync(b).size - statSync(a).size)
}

function loseLargestFile(profile: string): void {
  const files = filesBeside(profile)
  expect(files).toHaveLength(2)
  rmSync(files[0] ?? '')
}

/** Removes the files of the draft, whose row is the only one that has a revision. */
function loseDraft(profile: string): void {
  const files = filesBeside(profile).filter((file) => readFileSync(file).includes('revision'))
  expect(files).not.toHaveLength(0)
  for (const file of files) rmSync(file)
}

/** In the page, without creating their database. */
async function countEarlierStates(): Promise<number> {
  const name = 'ssip-restore-points'
  const databases = await indexedDB.databases()
  if (!databases.some((database) => database.name === name)) return 0
  return new Promise((resolve) => {
    const opening = indexedDB.open(name)
    opening.onsuccess = () => {
      const counting = opening.result.transaction('points').objectStore('points').count()
      counting.onsuccess = () => resolve(counting.result)
      opening.result.close()
    }
  })
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
  const [lost, whole] = [scan('lost.jpg', 500_000), scan('whole.jpg', 300_000)] as const
  const missing = 'The file is missing on this device. Choose it again.'
  const browser = new KillableBrowser(findHeadlessBrowser())
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

test('a draft that the browser has lost is begun again from its last earlier state, and locks no tab out', async ({
  portal,
}) => {
  // Larger than what the browser keeps in the database itself.
  const long = randomBytes(90_000).toString('base64')
  const lost = /This browser has lost what it kept of it/
  const browser = new KillableBrowser(findHeadlessBrowser())
  try {
    const first = await browser.start()
    await openForm(first, portal, 'poc', 'idea')
    await first.getByLabel('Description of the proof of concept').fill(long)
    await expectSaved(first)
    await first.reload()
    await formReady(first)
    // What keeps them is loaded after the form.
    await expect.poll(() => first.evaluate(countEarlierStates)).toBe(1)
    await browser.quit()
    loseDraft(browser.profile)

    const page = await browser.start()
    await page.goto(`${portal.origin}/apply/poc-grant/idea`)
    await expect(page.getByText(lost)).toBeVisible()
    const other = await browser.openWindow()
    await other.goto(`${portal.origin}/apply/poc-grant/idea`)
    await expect(other.getByText('This form is open in another tab.')).toBeVisible()
    await page.getByRole('button', { name: 'Begin again' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Begin again' }).click()
    await formReady(page)
    await expect(page.getByLabel('Description of the proof of concept')).toHaveJSProperty(
      'textLength',
      long.length,
    )
    await expectSaved(page)
  } finally {
    await browser.dispose()
  }
})
