import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { pdfFile, written } from './support/files.ts'
import { expectSaved, formReady, openForm, saveStatus } from './support/grantForm.ts'
import { expect, test } from './support/test.ts'

const title = 'Title of the proof of concept'

test('a file without room on the device is reported at its field, and the draft stays whole', async ({
  page,
  portal,
}) => {
  await openForm(page, portal, 'poc', 'all')
  await page.getByLabel(title).fill('Small words')
  await expectSaved(page)
  // The quota set through the browser's tools does not apply to IndexedDB here, so the write itself
  // is made to fail.
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  const scan = page.locator('input[type=file]').first()
  // Whoever chooses a file sees its field; otherwise a toast would say the same.
  await scan.focus()
  await scan.setInputFiles(written(pdfFile('large.pdf', 8_000_000)))
  await expect(page.getByText('large.pdf could not be kept on this device')).toBeVisible()
  await page.getByLabel('Broad area').fill('Energy')
  await expectSaved(page)
  await page.reload()
  await formReady(page)
  await expect(page.getByLabel(title)).toHaveValue('Small words')
})

/**
 * What WebKit does once the process that holds its databases has ended, as iOS ends it in the
 * background: every connection is closed, and the page opens none any more.
 */
function loseDatabases(): void {
  const open = IDBFactory.prototype.open
  const opened: IDBDatabase[] = []
  let isLost = false
  IDBFactory.prototype.open = function (name, version) {
    // Asked for a version before its own, a database is not opened.
    const request = open.call(this, name, isLost ? 1 : version)
    if (isLost) {
      const message = 'Connection to Indexed Database server lost. Refresh the page to try again'
      const error = new DOMException(message, 'UnknownError')
      Object.defineProperty(request, 'error', { get: () => error })
    } else request.addEventListener('success', () => opened.push(request.result))
    return request
  }
  addEventListener('lose-databases', () => {
    isLost = true
    for (const database of opened) {
      database.close()
      database.dispatchEvent(new Event('close'))
    }
  })
}

test('a page that has lost its databases is loaded again by itself, and with it what could not be saved', async ({
  page,
  portal,
}) => {
  await page.addInitScript(loseDatabases)
  await openForm(page, portal, 'poc')
  await page.getByLabel(title).fill('Small words')
  await expectSaved(page)
  // Not at once again where that has not helped.
  await page.waitForFunction(() => performance.now() > 5_000)
  const again = page.waitForEvent('load')
  await page.evaluate(() => void dispatchEvent(new Event('lose-databases')))
  await again
  await formReady(page)
  await expect(page.getByLabel(title)).toHaveValue('Small words')

  await page.getByLabel(title).evaluate((field: HTMLInputElement) => {
    field.value = 'Small words, and more'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    dispatchEvent(new Event('lose-databases'))
    // The session is looked at again, which the demo's server knows no more.
    dispatchEvent(new Event('online'))
  })
  await expect(
    page.getByText('Your last changes are not saved yet; they come along.'),
  ).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Load the page again' }).click()
  await formReady(page)
  await expect(page.getByLabel(title)).toHaveValue('Small words, and more')
  await expectSaved(page)
})

for (const [how, break_] of [
  ['missing', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'blocked',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
    },
  ],
] as const) {
  test(`with IndexedDB ${how} the portal starts, signs in, says what is wrong and offers a copy`, async ({
    page,
    portal,
  }) => {
    await page.addInitScript(break_)
    await page.goto(`${portal.origin}/login`)
    await page.getByRole('button', { name: 'Continue as student' }).click()
    // The bar closes its menu when a page opens, so the page has to be there first.
    await expect(page.getByRole('heading', { level: 1, name: 'Asha Patel' })).toBeVisible()
    // Without a reload, because here the pretend server too remembers only as long as the page lasts.
    await page.getByText('Menu', { exact: true }).click()
    await page.getByText('Apply', { exact: true }).filter({ visible: true }).click()
    await page
      .getByRole('link', { name: 'PoC Grant', exact: true })
      .filter({ visible: true })
      .click()
    await formReady(page)
    await expect(saveStatus(page)).toHaveText('Not saved')
    await expect(
      page
        .getByText('This browser does not let the portal save anything')
        .filter({ visible: true }),
    ).toBeVisible()
    await page.getByLabel(title).fill('Only in this tab')
    const download = page.waitForEvent('download')
    await page
      .getByRole('button', { name: 'Save a copy' })
      .filter({ visible: true })
      .first()
      .click()
    expect((await download).suggestedFilename()).toMatch(/\.ssip-draft$/)
    await expect(page.getByLabel(title)).toHaveValue('Only in this tab')
  })
}

test('clearing the storage under an open form is reported, and the draft can be saved again', async ({
  page,
  portal,
}) => {
  await openForm(page, portal, 'poc')
  await page.getByLabel(title).fill('Typed before')
  await expectSaved(page)
  await page.evaluate(() => indexedDB.deleteDatabase('ssip-portal'))
  // At once, not at the next keystroke.
  await expect(
    page.getByText('This draft is no longer on this device').filter({ visible: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).click()
  await expectSaved(page)
  await page.getByLabel('Broad area').fill('Health')
  await expectSaved(page)
  await page.reload()
  await formReady(page)
  await expect(page.getByLabel(title)).toHaveValue('Typed before')
  await expect(page.getByLabel('Broad area')).toHaveValue('Health')
})

test('an old tab that blocks the database is reported, and the portal continues once it is closed', async ({
  page,
  context,
  portal,
}) => {
  // A tab of an older version: it holds version 1 and ignores the request to close it.
  await page.goto(`${portal.origin}/robots.txt`)
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const open = indexedDB.open('ssip-portal', 1)
        open.onsuccess = () => {
          Object.assign(window, { held: open.result })
          resolve(undefined)
        }
      }),
  )
  const fresh = await context.newPage()
  await fresh.goto(`${portal.origin}/login`)
  await fresh.getByRole('button', { name: 'Continue as student' }).click()
  await fresh.waitForURL('**/dashboard')
  await expect(fresh.getByText('Another tab has an older version of the portal open')).toBeVisible()
  // The previous page is still in the browser's queue for the database, and this page is not told
  // what it is waiting for.
  await fresh.goto(`${portal.origin}/apply/poc-grant`)
  await expect(
    fresh.getByText('Another tab may have an older version of the portal open'),
  ).toBeVisible()
  await page.close()
  await formReady(fresh)
  await expect(fresh.getByText('older version of the portal')).toHaveCount(0)
})

test('with 50 damaged rows the portal starts, shows what is readable and sets the rest aside', async ({
  page,
  portal,
}) => {
  await openForm(page, portal, 'ipr')
  await page.getByLabel('Title of the intellectual property').fill('The readable one')
  await expectSaved(page)
  await page.evaluate(damageRows)
  await page.goto(`${portal.origin}/dashboard`)
  await expect(page.getByText('The readable one').first()).toBeVisible()
  for (const path of [
    '/my-applications',
    '/apply/poc-grant',
    '/apply/ipr-grant',
    '/profile',
    '/events',
    '/privacy',
  ]) {
    await page.goto(portal.origin + path)
    await expect(page.locator('main h1'), path).toBeVisible()
    // A damaged draft is set aside by the form that opens what is left of it.
    if (path.startsWith('/apply/')) await formReady(page)
    await expect(page.getByText('Unexpected Application Error!'), path).toHaveCount(0)
  }
  // What was set aside is still reported on later visits, until its owner has saved a copy and agrees
  // to remove it.
  await page.goto(`${portal.origin}/my-applications`)
  const notice = page.getByText(/^\d+ things kept on this device could not be read\./)
  await expect(notice).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a copy' }).click()
  const copy = unzipSync(await readFile(await (await download).path()))
  expect(strFromU8(copy['rows.json'] ?? new Uint8Array())).toContain('"id": "u-student:poc"')
  await page.getByRole('button', { name: 'Remove from this device' }).click()
  await expect(notice).toHaveCount(0)
  await page.goto(`${portal.origin}/dashboard`)
  await expect(page.getByText('The readable one').first()).toBeVisible()
  await expect(notice).toHaveCount(0)
})

/** Writes 50 rows of every kind, in shapes that no version of the portal ever wrote. */
async function damageRows(): Promise<void> {
  const open = indexedDB.open('ssip-portal')
  await new Promise((resolve) => {
    open.onsuccess = resolve
  })
  const tables = ['drafts', 'submissions', 'decisions', 'settings', 'attachments']
  const wounds: unknown[] = [
    null,
    7,
    'text',
    [],
    {},
    [null],
    { fields: 3 },
    Number.NaN,
    true,
    { __proto__: 1 },
  ]
  const transaction = open.result.transaction(tables, 'readwrite')
  const keys: Record<string, (index: number) => object> = {
    drafts: (index) => ({
      id: index === 0 ? 'u-student:poc' : `u-student:odd-${index}`,
      userId: 'u-student',
      kind: 'poc',
    }),
    submissions: (index) => ({
      id: `odd-${index}`,
      userId: 'u-student',
      kind: 'poc',
      serial: index,
    }),
    decisions: () => ({ applicationId: 'app-1' }),
    settings: (index) => ({ userId: 'u-student', key: `odd-${index}` }),
    attachments: (index) => ({ id: `odd-${index}`, ownerId: 'u-student:poc' }),
  }
  for (const table of tables) {
    for (const [index, wound] of wounds.entries()) {
      transaction.objectStore(table).put({
        values: wound,
        revision: wound,
        value: wound,
        content: wound,
        to: wound,
        bytes: wound,
        name: wound,
        ...keys[table]?.(index),
      })
    }
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve
  })
  open.result.close()
}
