import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { ServerDatabase } from '../../mocks/database'
import { fileSecret, findOnDisk, textSecret } from './support/diskSearch.ts'
import { expectSaved, formReady } from './support/grantForm.ts'
import { KillableBrowser } from './support/killableBrowser.ts'
import { signOut } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { takenOver } from './support/tour.ts'

test.use({ serverMode: 'live' })

const student = { email: 'student@ssip.example', password: 'Student123' }
const aadhaar = '2345 6789 0124'
const title = 'Whisper-quiet ceiling fan'
const mobile = '9825011223'

/** Incompressible bytes, which would be on the disk exactly as they are, if at all. */
function scan(name: string, size: number) {
  const blocks = Array.from({ length: Math.ceil(size / 32) }, (_, block) =>
    createHash('sha256').update(`${name} ${block}`).digest(),
  )
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), ...blocks]),
  }
}

const scans = [scan('aadhaar-card.jpg', 400_000), scan('employer-id.jpg', 40_000)] as const

const scanNames = scans.map(({ name }) => name)

async function signIn(page: Page, origin: string, shared: boolean): Promise<void> {
  await submitSignIn(page, origin, shared)
  await expect(page).toHaveURL(/\/dashboard$/)
}

async function submitSignIn(page: Page, origin: string, shared: boolean): Promise<void> {
  await page.goto(`${origin}/login`)
  await takenOver(page)
  const box = page.getByRole('checkbox', { name: 'This is a shared computer' })
  if (shared) await box.check()
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(student.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(student.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Types the password that a locked form asks for. */
async function unlock(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Type your password to go on' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill(student.password)
  await page.getByRole('button', { name: 'Go on' }).click()
  await formReady(page)
}

/** Through a link: reloading the page would remove the key. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path)
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
}

async function openForm(page: Page, origin: string): Promise<void> {
  await goTo(page, '/apply/poc-grant/all')
  await expect(page).toHaveURL(`${origin}/apply/poc-grant/all`)
  await formReady(page)
}

/** When a page is left, the browser saves what was typed into it for its session restore. */
async function leaveForm(page: Page): Promise<void> {
  await goTo(page, '/contact')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Title of the proof of concept').fill(title)
  const member = page.getByRole('group', { name: 'Team member 1' })
  await member.getByLabel('Aadhaar number').pressSequentially(aadhaar)
  await member.locator('input[type=file]').setInputFiles(scans[0])
  await expect(member.getByText(scans[0].name)).toBeVisible()
  await member.getByLabel('Mobile').fill(mobile)
  const mentor = page.getByRole('region', { name: 'Mentor' })
  await mentor.locator('input[type=file]').setInputFiles(scans[1])
  await expect(mentor.getByText(scans[1].name)).toBeVisible()
  await expectSaved(page)
}

async function expectFilled(page: Page): Promise<void> {
  await expect(page.getByLabel('Title of the proof of concept')).toHaveValue(title)
  await expect(page.getByLabel('Aadhaar number')).toHaveValue(aadhaar)
  for (const { name } of scans) await expect(page.getByText(name)).toBeVisible()
}

/** Everything that nobody must find, once the server has returned its token. */
const secrets = (tokens: readonly string[]) => [
  textSecret('Aadhaar number', aadhaar, aadhaar.replaceAll(' ', '')),
  textSecret('title', title),
  textSecret('mobile number', mobile),
  textSecret('email', student.email),
  textSecret('password', student.password),
  textSecret('token', ...tokens),
  ...scans.map(({ name, buffer }) => fileSecret(name, buffer)),
]

/** Collects every token that the server returns from now on. */
function watchTokens(database: ServerDatabase): string[] {
  const tokens: string[] = []
  const give = database.signIn.bind(database)
  database.signIn = async (account) => {
    const token = await give(account)
    tokens.push(token)
    return token
  }
  return tokens
}

/** The number of rows with people's work, and the tables with a row that anybody can read. */
const keptWork = async () => {
  const open: string[] = []
  let sealed = 0
  for (const { name = '' } of await indexedDB.databases()) {
    if (!['ssip-portal', 'ssip-restore-points'].includes(name)) continue
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name)
      request.addEventListener('success', () => resolve(request.result))
    })
    for (const table of Array.from(database.objectStoreNames)) {
      const rows = await new Promise<object[]>((resolve) => {
        const request = database.transaction(table).objectStore(table).getAll()
        request.addEventListener('success', () => resolve(request.result as object[]))
      })
      if (rows.some((row) => !('sealed' in row))) open.push(table)
      sealed += rows.filter((row) => 'sealed' in row).length
    }
    database.close()
  }
  return { open, sealed }
}

/** From now on, sealing the second file never finishes, as if the power had gone meanwhile. */
const neverSealTheSecondFile = () => {
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  let files = 0
  crypto.subtle.encrypt = (algorithm, key, data) => {
    if (data.byteLength > 30_000) files += 1
    return files < 2 ? encrypt(algorithm, key, data) : new Promise(() => {})
  }
}

test('on a personal device the disk search finds the data; once the device is shared, interrupted sealing continues', async ({
  portal,
  backend,
}) => {
  const browser = new KillableBrowser()
  try {
    const page = await browser.start()
    const tokens = watchTokens(backend.database)
    await signIn(page, portal.origin, false)
    await openForm(page, portal.origin)
    await fill(page)
    await leaveForm(page)
    await browser.quit()
    const found = findOnDisk(browser.profile, secrets(tokens))
    // Sometimes the password too: the browser itself may offer to save it.
    expect(found.map((one) => one.split(':')[0])).toEqual(
      expect.arrayContaining([
        'Aadhaar number',
        'title',
        'mobile number',
        'email',
        'token',
        ...scanNames,
      ]),
    )
    // The browser's session restore contains what was typed into fields that do not opt out.
    expect(found.filter((one) => /Sessions/.test(one))).toContainEqual(
      expect.stringMatching(/^mobile number/),
    )

    const cut = await browser.start()
    await cut.goto(portal.origin)
    await signOut(cut)
    await cut.addInitScript(neverSealTheSecondFile)
    await submitSignIn(cut, portal.origin, true)
    await expect(cut.getByRole('progressbar', { name: /^Sealing/ })).toBeVisible()
    await expect.poll(async () => (await cut.evaluate(keptWork)).sealed).toBe(1)
    await browser.kill()

    const again = await browser.start()
    await again.goto(`${portal.origin}/robots.txt`)
    // Local storage reaches the disk late: as if neither the sign-out nor the mark had.
    await again.evaluate((left) => {
      localStorage.setItem('token', left)
      localStorage.removeItem('sharedComputer')
    }, tokens[0] ?? '')
    expect((await again.evaluate(keptWork)).open).toEqual(
      expect.arrayContaining(['attachments', 'drafts']),
    )
    await signIn(again, portal.origin, true)
    expect(await again.evaluate(() => localStorage.getItem('token'))).toBeNull()
    const told = again.getByRole('alertdialog', { name: 'is sealed now' })
    await expect(told).toContainText('old traces of it on the disk until it tidies up')
    await told.getByRole('button', { name: 'OK' }).click()
    expect((await again.evaluate(keptWork)).open).toEqual([])
    await openForm(again, portal.origin)
    await expectFilled(again)
  } finally {
    await browser.dispose()
  }
})

test('on a shared computer the console has nothing about a person who has signed out', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin, true)
  const consoleNow = async () => {
    // Like developer tools that are opened only now: they are shown what was logged before.
    const tools = await page.context().newCDPSession(page)
    const logged: string[] = []
    tools.on('Runtime.consoleAPICalled', ({ args }) => {
      for (const { objectId } of args) if (objectId !== undefined) logged.push(objectId)
    })
    await tools.send('Runtime.enable')
    const shown = logged.map(async (objectId) => {
      const functionDeclaration = 'function () { return JSON.stringify(this) }'
      const { result } = await tools.send('Runtime.callFunctionOn', {
        objectId,
        functionDeclaration,
      })
      return String(result.value)
    })
    const text = (await Promise.all(shown)).join('\n')
    await tools.detach()
    return text
  }
  expect(await consoleNow()).toContain(student.email)
  await signOut(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${portal.origin}/`)
  await expect.poll(consoleNow).not.toContain(student.email)
})

test('a shared computer keeps no secret on its disk, and the password brings everything back', async ({
  portal,
  backend,
}) => {
  const browser = new KillableBrowser()
  try {
    const first = await browser.start()
    const tokens = watchTokens(backend.database)
    const search = () => findOnDisk(browser.profile, secrets(tokens))
    await signIn(first, portal.origin, true)
    await openForm(first, portal.origin)
    await fill(first)
    expect(search(), 'while typing').toEqual([])

    await leaveForm(first)
    await signOut(first)
    const leaving = first.getByRole('dialog', { name: 'Before you sign out' })
    await leaving.getByRole('button', { name: 'Take your draft along as a file' }).click()
    await leaving.getByLabel('Passphrase').fill('nine lives of a cat')
    await leaving.getByRole('button', { name: 'Save' }).click()
    await expect(leaving.getByText(/^Saved: /)).toBeVisible()
    await leaving.getByRole('button', { name: 'Remove it and sign out' }).click()
    await first.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(first).toHaveURL(`${portal.origin}/`)
    await expect.poll(() => first.evaluate(keptWork)).toEqual({ open: [], sealed: 0 })
    expect(search(), 'taken along and removed').toEqual([])

    await signIn(first, portal.origin, true)
    await openForm(first, portal.origin)
    await fill(first)
    await browser.kill()
    expect(search(), 'after a kill').toEqual([])

    await backend.stop()
    const second = await browser.start()
    await second.goto(`${portal.origin}/apply/poc-grant/all`)
    await second.getByRole('textbox', { name: 'Email' }).fill(student.email)
    await second.getByRole('textbox', { name: 'Password' }).fill('Student124')
    await second.getByRole('button', { name: 'Sign In' }).click()
    await expect(second.getByText('this password does not open what is kept')).toBeVisible()
    await second.getByRole('textbox', { name: 'Password' }).fill(student.password)
    await second.getByRole('button', { name: 'Sign In' }).click()
    await formReady(second)
    await expectFilled(second)
    expect(search(), 'with the server down').toEqual([])

    // After a reload, only the password is asked for.
    await second.reload()
    await unlock(second)
    await expectFilled(second)

    // So it is after 'Back' to a page that the browser kept as it was.
    await second.evaluate(() => Object.assign(globalThis, { kept: true }))
    await second.goto(`${portal.origin}/robots.txt`)
    await second.goBack({ waitUntil: 'commit' })
    await unlock(second)
    expect(await second.evaluate(() => 'kept' in globalThis)).toBe(true)
    await expectFilled(second)

    await signOut(second)
    await second.getByRole('button', { name: 'Leave it here, sealed, and sign out' }).click()
    await expect(second).toHaveURL(`${portal.origin}/`)
    expect(search(), 'after sign-out').toEqual([])

    await second.goto(`${portal.origin}/privacy`)
    await second.getByRole('button', { name: 'Erase everything' }).click()
    await second.getByRole('alertdialog').getByRole('button', { name: 'Erase everything' }).click()
    await expect(second.getByText('may keep old traces on the disk')).toBeVisible()
    await second.getByRole('button', { name: 'OK' }).click()
    await expect(second.getByText('Nothing is kept on this device')).toBeVisible()
    await browser.quit()
    expect(search(), 'erased, and the browser has closed').toEqual([])
  } finally {
    await browser.dispose()
  }
})
