import { signIn } from './support/session.ts'
import { expect, serverModes, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** Everything that the portal's scripts can have stored in this browser. */
const keptHere = async () => {
  const databases = await indexedDB.databases()
  const rows: string[] = []
  for (const { name } of databases) {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name ?? '')
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')))
    })
    for (const table of Array.from(opened.objectStoreNames)) {
      const count = await new Promise<number>((resolve) => {
        const request = opened.transaction(table).objectStore(table).count()
        request.addEventListener('success', () => resolve(request.result))
      })
      if (count > 0) rows.push(`${name}/${table}`)
    }
    opened.close()
  }
  return { rows, local: Object.keys(localStorage) }
}

for (const serverMode of serverModes) {
  test.describe(`erasing, ${serverMode}`, () => {
    test.use({ serverMode })

    test('erasing leaves nobody’s data on the device', async ({ page, portal }) => {
      await signIn(page.context(), portal, 'student')
      await page.goto(`${portal.origin}/contact`)
      await page.getByLabel('Message').fill('Half a sentence')
      await page
        .getByRole('button', { name: /^Switch between/ })
        .first()
        .click()
      // A page that is left at once takes what is still being written with it.
      await expect
        .poll(async () => (await page.evaluate(keptHere)).rows)
        .toContain('ssip-portal/settings')
      // Another tab has something to write back.
      const other = await page.context().newPage()
      await other.goto(`${portal.origin}/apply/poc-grant/project`)
      await other.getByLabel('Title of the proof of concept').fill('Solar dryer')
      await page.goto(`${portal.origin}/privacy`)
      const row = page.getByRole('row')
      await expect(row.filter({ hasText: 'Sign-in token' })).toBeVisible()
      await expect(row.filter({ hasText: 'Theme' })).toBeVisible()
      await expect(row.filter({ hasText: 'what is being typed' })).toBeVisible()
      await expect(row.filter({ hasText: 'Demo accounts' })).toHaveCount(
        serverMode === 'mock' ? 1 : 0,
      )
      const before = await page.evaluate(keptHere)
      expect(before.rows).toContain('ssip-portal/settings')
      expect(before.local).toContain('token')

      await page.getByRole('button', { name: 'Erase everything' }).click()
      await page.getByRole('button', { name: 'Go on without a copy' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Erase everything' }).click()
      await page.getByRole('button', { name: 'OK' }).click()
      await expect(page.getByText('Nothing is kept on this device')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
      await expect(other.getByLabel('Password', { exact: true })).toBeVisible()
      expect(await page.evaluate(keptHere)).toEqual({ rows: [], local: [] })
    })
  })
}
