import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { writePassport } from '../../src/features/apply/passport/writePassport'
import { isBlank } from '../../src/lib/pasted'
import { canonicalJson, sha256Hex } from '../../src/storage/hash'
import { seedAccounts } from './support/accounts.ts'
import { pdfFile } from './support/files.ts'
import { openForm } from './support/grantForm.ts'
import { hostileStrings, narrow, watchForHarm } from './support/hostileStrings.ts'
import { signIn, signInByForm } from './support/session.ts'
import { expect, test } from './support/test.ts'

const all = hostileStrings.join(' ')
const lines = hostileStrings.join('\n')
const half = hostileStrings.length / 2
const at = (index: number) => hostileStrings[index] ?? ''

test.use({ viewport: narrow })

test('there are sixty hostile strings', () => {
  expect(new Set(hostileStrings).size).toBe(60)
})

/** All texts of an account that screens show, joined. */
function spoiltBy(text: string): Record<string, string> {
  return { name: text, institution: text, department: text, phone: text }
}

const hostileAccounts = hostileStrings.map((text, index) => ({
  ...spoiltBy(text),
  _id: `${index}${text}`,
  email: text,
  role: text,
  createdAt: text,
  lastLogin: text,
}))

/** Scrolls through the page, so that all of it is laid out once; returns its greatest width. */
function widestOnTheWay(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let widest = 0
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      })
      widest = Math.max(widest, document.documentElement.scrollWidth)
    }
    return widest
  })
}

test('from the server: the user list, the navigation bar and the profile', async ({
  context,
  page,
  portal,
}) => {
  await signIn(context, portal, 'admin')
  await page.goto(`${portal.origin}/contact`)
  // The administrator's account has all the strings at once.
  await seedAccounts(page, hostileAccounts, spoiltBy(all))
  const expectHarmless = await watchForHarm(page, portal.origin)
  await page.goto(`${portal.origin}/admin/users`)
  await expect(page.getByText('Showing 294 of 294 users')).toBeVisible()
  expect.soft(await widestOnTheWay(page)).toBeLessThanOrEqual(narrow.width)
  await expectHarmless('the user list')
  await page.getByRole('searchbox', { name: 'Search' }).fill('evil.example')
  await expect(page.getByText(/^Showing \d\d? of 294 users$/)).toBeVisible()
  await expectHarmless('the user list, searched')
  const menu = page.locator('summary').filter({ hasText: 'Menu' })
  for (const path of ['/dashboard', '/admin/dashboard?tab=users', '/profile']) {
    await page.goto(portal.origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await menu.click()
    await expect(page.getByText('DROP TABLE users').first()).toBeAttached()
    await expectHarmless(`${path} with its menu`)
    await menu.click()
    expect.soft(await widestOnTheWay(page), path).toBeLessThanOrEqual(narrow.width)
    await expectHarmless(path)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${portal.origin}/admin/users`)
  await expect(page.getByText('Showing 294 of 294 users')).toBeVisible()
  await expectHarmless('the user list on a wide screen')
  await page.goto(`${portal.origin}/admin/dashboard?tab=users`)
  await page.getByRole('searchbox', { name: 'Search' }).fill('wwwwww')
  await expect(page.getByText(/^20 of 29 users shown$/)).toBeVisible()
  await expectHarmless('the dashboard’s users on a wide screen')
})

function passportFile(id: string, name: string) {
  const { buffer, mimeType } = pdfFile(name, 100)
  return { id, name, type: mimeType, bytes: new Uint8Array(buffer).buffer }
}

/** A copy of a draft in which every text and file name is hostile. */
function hostilePassport() {
  const members = Array.from({ length: half }, (_, index) => ({
    enrollmentNo: at(index),
    // What nobody can read is no name.
    name: isBlank(at(half + index)) ? `Mira${at(half + index)}` : at(half + index),
    email: `member${index}@example.com`,
    mobile: '9825501234',
    aadharNo: '',
    aadharFile: `file-${index}`,
  }))
  const long = ['pocDescription', 'workDone', 'methodology', 'coreStrength', 'expectedOutcomes']
  const fields: Record<string, string> = {
    pocTitle: all,
    broadArea: all,
    department: all,
    financialAssistance: '180000',
    marketCompetitors: lines,
    productPrice: '24000',
    productMarket: lines,
    institution: all,
    headOfInstitution: all,
    furtherSupport: 'No',
  }
  for (const name of long) fields[name] = lines
  return writePassport(
    {
      kind: 'poc',
      values: {
        fields,
        teamMembers: members,
        teamLeader: '0',
        mentor: {
          designation: all,
          name: all,
          email: 'mentor@example.com',
          mobile: '9825501234',
          employerId: 'file-mentor',
        },
      },
      savedAt: Date.parse('2026-01-05T06:30:00Z'),
      revision: 1,
    },
    [
      ...members.map(({ aadharFile }, index) => passportFile(aadharFile, `${at(index)}.pdf`)),
      passportFile('file-mentor', `${all.slice(0, 900)}.pdf`),
    ],
  )
}

test('from a saved copy, through the form, the receipt, the pack and both lists of applications', async ({
  context,
  page,
  portal,
}) => {
  await openForm(page, portal, 'poc', 'all')
  const expectHarmless = await watchForHarm(page, portal.origin)
  const inDialog = page.getByRole('dialog')

  await test.step('the copy is opened', async () => {
    await page.getByRole('button', { name: 'Open a saved copy' }).click()
    const chooser = page.waitForEvent('filechooser')
    await inDialog.getByRole('button', { name: /^Choose/ }).click()
    const copy = {
      name: `${at(0)}.ssip-draft`,
      mimeType: '',
      buffer: Buffer.from(hostilePassport()),
    }
    await (await chooser).setFiles(copy)
    await expect(inDialog.getByRole('button', { name: 'Open the copy' })).toBeVisible()
    await expectHarmless('the comparison of the copy')
    await inDialog.getByRole('button', { name: 'Open the copy' }).click()
    await expect(page.getByLabel('Methodology', { exact: true })).toHaveValue(/DROP TABLE users/)
    await expectHarmless('the form')
  })

  await test.step('the application is submitted', async () => {
    await page.getByLabel('Aadhaar number').evaluateAll((inputs) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      for (const input of inputs) {
        set?.call(input, '482913370561')
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })
    await page.getByRole('button', { name: 'Submit application' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
    await expect(page.getByRole('article')).toContainText('DROP TABLE users')
    await expectHarmless('the receipt')
  })

  await test.step('the pack has names that every system can unpack', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the pack (ZIP)' }).click(),
    ])
    const files = unzipSync(new Uint8Array(await readFile(await download.path())))
    const names = Object.keys(files)
    expect(names).toHaveLength(half + 3)
    for (const name of names) {
      // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
      expect.soft(name).not.toMatch(/[\u0000-\u001F\\:*?"<>|\u202A-\u202E\u2066-\u2069]|\.\.\//)
    }
    // Opened from a folder, it has no server's policy to protect it.
    const paper = await context.newPage()
    const expectHarmlessPaper = await watchForHarm(paper, portal.origin)
    await paper.setContent(strFromU8(files['application.html'] ?? new Uint8Array()))
    await expect(paper.locator('body')).toContainText('DROP TABLE')
    await expectHarmlessPaper('the application in the pack')
    await paper.close()
  })

  await test.step('hostile answers are checked', async () => {
    const content = { number: all, answers: [{ title: all, answers: [{ label: all, text: all }] }] }
    await page.locator('summary', { hasText: 'For the nodal officer' }).click()
    for (const contentHash of [sha256Hex(canonicalJson(content)), all]) {
      await page.getByLabel('Choose the answers file').setInputFiles({
        name: `${at(0)}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify({ contentHash, content })),
      })
      await expect(page.getByText(/^Not the same content|^Another application/)).toBeVisible()
      await expectHarmless('the check of answers')
    }
  })

  await test.step('the student looks at it', async () => {
    await page.goto(`${portal.origin}/my-applications`)
    await page.getByRole('button', { name: /^View Details: .*DROP TABLE/s }).click()
    await expect(inDialog).toContainText('evil.example')
    await expectHarmless('the details')
    await page.goto(`${portal.origin}/dashboard?tab=applications`)
    await expect(page.getByRole('tabpanel')).toContainText('evil.example')
    await expectHarmless('the dashboard')
  })

  await test.step('files with hostile names are uploaded', async () => {
    await page.goto(`${portal.origin}/my-applications`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Documents Required' })
      .getByRole('button', { name: /^View Details/ })
      .first()
      .click()
    await inDialog
      .locator('input[type=file]')
      .setInputFiles(hostileStrings.map((name) => pdfFile(`${name}.pdf`, 100)))
    await expect(inDialog.getByRole('button', { name: /^Remove/ })).toHaveCount(60)
    await expectHarmless('the uploads')
  })

  await test.step('the administrator looks at it', async () => {
    await page.evaluate(() => localStorage.removeItem('token'))
    await signInByForm(page, portal.origin, 'admin')
    await page.goto(`${portal.origin}/admin/applications?q=drop+table`)
    await page
      .getByRole('list', { name: 'Queue' })
      .getByRole('link')
      .filter({ hasText: 'DROP TABLE' })
      .click()
    await page.getByText('The whole application form').click()
    await expectHarmless('the desk')
    await page.goto(`${portal.origin}/admin/applications?layout=table&q=drop+table`)
    await expect(page.getByRole('button', { name: /^View details: .*DROP TABLE/s })).toBeVisible()
    await expectHarmless('the office')
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('table')).toBeVisible()
      await expectHarmless(`the office, ${width} pixels wide`)
    }
    await page.setViewportSize(narrow)
    await page.getByRole('button', { name: /^View details: .*DROP TABLE/s }).click()
    await inDialog.getByText('The whole application form').click()
    await expectHarmless('the details in the office')
  })
})

/** Screens with fields to type into: the page, and the button that opens them. */
const typedInto = [
  ['student', '/contact', undefined],
  ['student', '/profile', 'Edit Profile'],
  ['student', '/apply/poc-grant/all', undefined],
  ['admin', '/admin/applications', undefined],
  ['admin', '/admin/applications?layout=table', 'Add Application'],
  ['admin', '/admin/users', 'Add User'],
] as const

for (const [role, path, opener] of typedInto) {
  test(`a word without an end is typed into every field of ${path}`, async ({
    context,
    page,
    portal,
  }) => {
    await signIn(context, portal, role)
    await page.goto(portal.origin + path)
    if (path === '/admin/applications') {
      await page.getByRole('list', { name: 'Queue' }).getByRole('link').first().click()
    }
    if (opener !== undefined) await page.getByRole('button', { name: opener }).first().click()
    const dialog = page.getByRole('dialog')
    const fields = page.getByRole('main').getByRole('textbox').or(dialog.getByRole('textbox'))
    await expect(fields.first()).toBeVisible()
    for (const field of await fields.all()) {
      const isOpen = (await field.isVisible()) && (await field.isEditable())
      if (isOpen && (await field.getAttribute('type')) !== 'date') await field.fill('w'.repeat(900))
    }
    for (const screen of [page.locator('html'), ...(await dialog.all())]) {
      const [needed, given] = await screen.evaluate((box) => [box.scrollWidth, box.clientWidth])
      expect(needed).toBeLessThanOrEqual(given ?? 0)
    }
  })
}

test('a word without an end is checked on a wide screen', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openForm(page, portal, 'poc', 'project')
  await page.getByLabel('Title of the proof of concept').fill('w'.repeat(900))
  await page.getByRole('link', { name: 'Check your answers' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'wwww' })).toBeVisible()
  expect(await widestOnTheWay(page)).toBeLessThanOrEqual(1280)
})

/** Pages that read their address, and what they read from it. */
const readers = {
  student: ['/my-applications?application=', '/dashboard?tab=', '/profile?tab='],
  admin: [
    '/admin/applications?q=',
    '/admin/applications?status=&sort=&order=&view=',
    '/admin/users?add=',
    '/admin/reports?tab=&period=',
    '/admin/dashboard?tab=',
  ],
  visitor: ['/events?tab=', '/beneficiaries/poc?tab=', '/beneficiaries/ipr?tab=', '/faq?q='],
} as const

for (const [role, addresses] of Object.entries(readers)) {
  test(`from the address, as ${role}`, async ({ context, page, portal }) => {
    if (role !== 'visitor') await signIn(context, portal, role as 'student' | 'admin')
    const expectHarmless = await watchForHarm(page, portal.origin)
    for (const address of addresses) {
      const path = address.replaceAll('=', `=${encodeURIComponent(at(0))}`)
      await page.goto(`${portal.origin}${path}#${encodeURIComponent(at(0))}`)
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
      // The others without reloading the page, as a link or the back button would.
      const found = await page.evaluate(
        async ({ strings, to }) => {
          const problems: string[] = []
          for (const text of strings) {
            const value = encodeURIComponent(text)
            history.pushState(null, '', `${to.replaceAll('=', `=${value}`)}#${value}%E0%A4%A`)
            dispatchEvent(new PopStateEvent('popstate', { state: null }))
            await new Promise((resolve) => {
              requestAnimationFrame(() => requestAnimationFrame(resolve))
            })
            const heading = document.querySelector('h1')?.textContent ?? 'no heading'
            const wide = document.documentElement.scrollWidth > innerWidth
            if (wide || /error|no heading/i.test(heading)) problems.push(`${text}: ${heading}`)
          }
          return problems
        },
        { strings: hostileStrings, to: address },
      )
      expect.soft(found, address).toEqual([])
      await expectHarmless(address)
    }
  })
}

test('a hostile address does not lead to another site', async ({ context, page, portal }) => {
  await signIn(context, portal, 'student')
  const expectHarmless = await watchForHarm(page, portal.origin)
  const hostilePaths = [
    '//evil.example',
    '//evil.example/%2e%2e',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/my-applications/%E0%A4%A/receipt',
    '/my-applications/%00/receipt',
    `/my-applications/${encodeURIComponent(at(4))}/receipt`,
    `/${'w'.repeat(300)}`,
    `/login?from=//evil.example&next=https://evil.example#//evil.example`,
  ]
  for (const path of hostilePaths) {
    await page.goto(portal.origin + path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    expect(new URL(page.url()).origin).toBe(portal.origin)
    await expectHarmless(path)
  }
})
