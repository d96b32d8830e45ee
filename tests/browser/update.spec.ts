import type { Page } from '@playwright/test'
import { expectSaved, formReady, openForm } from './support/grantForm.ts'
import { distOf } from './support/build.ts'
import { expect, test } from './support/test.ts'

/** What build B says where build A says something else. */
const newSentence = 'Fill it in whenever you like.'

async function installed(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    // The first page is not controlled until it is loaded again.
    if (navigator.serviceWorker.controller === null) location.reload()
  })
  await formReady(page)
}

test('an update asks first, and leads back to the same field with nothing lost', async ({
  page,
  portal,
}) => {
  await openForm(page, portal.origin, 'poc')
  await installed(page)
  portal.dist = distOf('next')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const area = page.getByLabel('Core strength')
  await area.click()
  await area.fill('Typed while the update was waiting')
  await expectSaved(page)
  await expect(page.getByText(newSentence)).toHaveCount(0)
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect(page.getByText(newSentence)).toBeVisible()
  await expect(area).toHaveValue('Typed while the update was waiting')
  await expect(area).toBeFocused()
  await expect(area).toBeInViewport()
})

test('an update waits while a tab holds something that is not saved', async ({
  page,
  context,
  portal,
}) => {
  await openForm(page, portal.origin, 'poc')
  await installed(page)
  const title = page.getByLabel('Title of the proof of concept')
  await title.fill('Saved')
  await expectSaved(page)
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put
    Object.assign(window, { giveRoom: () => (IDBObjectStore.prototype.put = put) })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await title.fill('Not saved')
  await expect(page.getByText('Not saved', { exact: true }).filter({ visible: true })).toBeVisible()
  await expect(
    page
      .getByText('This device is full: your last changes are not saved.')
      .filter({ visible: true }),
  ).toBeVisible()

  const other = await context.newPage()
  await other.goto(`${portal.origin}/contact`)
  portal.dist = distOf('next')
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await other.getByRole('button', { name: 'Update now' }).click()
  await expect(other.getByText('It waits until everything you typed is saved.')).toBeVisible()

  await page.evaluate(() => (window as unknown as { giveRoom: () => void }).giveRoom())
  await title.fill('Saved again')
  await expectSaved(page)
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect(page.getByText(newSentence)).toBeVisible()
  await expect(title).toHaveValue('Saved again')
})

test('an update that waits is offered again to a page that is loaded later', async ({
  page,
  portal,
}) => {
  await openForm(page, portal.origin, 'poc')
  await installed(page)
  portal.dist = distOf('next')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  await page.goto(`${portal.origin}/contact`)
  await expect(page.getByText('A new version is ready.')).toBeVisible()
})
