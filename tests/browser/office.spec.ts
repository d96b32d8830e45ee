import type { Page } from '@playwright/test'
import { painted } from './support/axe.ts'
import { actAtFirstSight } from './support/firstSight.ts'
import { expectNothingUnsaved, expectSaved, fillForm, openForm } from './support/grantForm.ts'
import { printedSheets } from './support/printedSheets.ts'
import { signIn, signInByForm, type Place, type Role } from './support/session.ts'
import { expect, serverModes, test } from './support/test.ts'

const title = 'Solar dryer for mango pulp'
const remark = 'Measure the drying time in the monsoon as well.'

/** Somebody else uses the same device. */
async function goOnAs(page: Page, place: Place, role: Role) {
  await page.evaluate(() => localStorage.clear())
  await signInByForm(page, place.origin, role)
}

for (const serverMode of serverModes) {
  test.describe(`office, ${serverMode}`, () => {
    test.use({ serverMode, hasWorker: serverMode === 'mock' })

    test('the student applies, the administrator decides, the student sees the decision and the remark', async ({
      page,
      portal,
      loseNetwork,
    }) => {
      await openForm(page, portal, 'poc')
      // A demo's server is in the page, so even signing in needs no network.
      if (serverMode === 'mock') await loseNetwork()
      await fillForm(page, 'poc')
      await expectSaved(page)
      await page.getByRole('button', { name: 'Submit application' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
      await page.waitForURL('**/receipt')

      await goOnAs(page, portal, 'admin')
      await page.goto(`${portal.origin}/admin/applications?q=mango`)
      const queue = page.getByRole('list', { name: 'Queue' })
      const inQueue = queue.getByRole('link').filter({ hasText: title })
      await expect(inQueue).toContainText('Submitted on this device')
      await expect(inQueue).toContainText('Not handed in yet')
      await inQueue.click()
      const desk = page.getByRole('article', { name: title })
      await expect(desk).toContainText('aadhaar-1.pdf')
      await desk.getByText('The whole application form').click()
      await expect(desk).toContainText('A bench model dries two kilograms a day.')
      await expect(desk).not.toContainText('123456789010')
      await desk.getByLabel(/^Remark/).fill(remark)
      // Stored on the device only, from the first letter on: it survives a reload.
      await expectNothingUnsaved(page)
      await page.reload()
      await expect(desk.getByLabel(/^Remark/)).toHaveValue(remark)
      await desk.getByRole('button', { name: 'Approve' }).click()
      // Nothing else in this list is waiting: the screen shows the queue again.
      await expect(inQueue).toContainText('Approved')

      await goOnAs(page, portal, 'student')
      await page.goto(`${portal.origin}/my-applications`)
      const mine = page.getByRole('listitem').filter({ hasText: title })
      await expect(mine).toContainText('Approved')
      await mine.getByRole('button', { name: /^View Details/ }).click()
      await expect(page.getByRole('dialog', { name: title })).toContainText(remark)

      await goOnAs(page, portal, 'admin')
      await page.goto(`${portal.origin}/admin/applications?layout=table&q=mango`)
      const card = page.getByRole('listitem').filter({ hasText: title })
      await page.getByRole('button', { name: `Actions for ${title}` }).click()
      await page.getByRole('menuitem', { name: 'Request Documents' }).click()
      await page
        .getByRole('dialog', { name: 'Request Documents' })
        .getByRole('button', { name: /^Request Documents/ })
        .click()
      await expect(card).toContainText('Documents Required')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(card).toContainText('Approved')
    })
  })
}

test('nothing of the office scrolls sideways at any width', async ({ page, portal }) => {
  await signIn(page.context(), portal, 'admin')
  const screens = ['overview', 'applications', 'funding', 'institutions', 'users'].map(
    (tab) => `/admin/dashboard?tab=${tab}`,
  )
  portal.isKept = true
  const widths = [1280, 1024, 320]
  for (const screen of [
    ...screens,
    '/admin/applications',
    '/admin/applications?view=sample-01',
    '/admin/applications?layout=table',
  ]) {
    // Loaded with the most that it shows, and then narrower.
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(portal.origin + screen)
    await expect(page.locator('h1')).toBeAttached()
    await expect(page.getByText('Soil moisture probe that texts the farmer').first()).toBeAttached()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await painted(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      expect.soft(overflow, `${screen} at ${width} pixels`).toBeLessThanOrEqual(0)
    }
  }
})

test('the first application is near the top of a laptop’s screen, in the desk and in the table', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page.context(), portal, 'admin')
  await page.goto(`${portal.origin}/admin/applications`)
  const first = page.getByRole('list', { name: 'Queue' }).getByRole('listitem').first()
  await expect(first).toBeVisible()
  expect((await first.boundingBox())?.y).toBeLessThan(400)
  await page.getByRole('button', { name: 'Table' }).click()
  const row = page.getByRole('row').nth(1)
  await expect(row).toBeVisible()
  expect((await row.boundingBox())?.y).toBeLessThan(400)
})

test('the keys of the desk work from the moment at which it is seen', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'admin')
  await actAtFirstSight(page, 'main ol[aria-label="Queue"]', { key: '?' })
  await page.goto(`${portal.origin}/admin/applications`)
  await expect(page.getByRole('dialog', { name: 'Keys of the desk' })).toBeVisible()
})

test('what is deleted stands below the desk, and can be restored there', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page.context(), portal, 'admin')
  await page.goto(`${portal.origin}/admin/applications?view=sample-02`)
  const title = await page.getByRole('article').getByRole('heading', { level: 2 }).innerText()
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const deleted = page.getByText('Deleted on this device (1)')
  await expect(deleted).toBeVisible()
  // Its toast, with the undo, is gone the next day.
  await page.reload()
  await deleted.click()
  await page.getByRole('button', { name: `Restore: ${title}` }).click()
  await expect(deleted).toBeHidden()
})

test('the printed report has at most four pages, without controls or tab names', async ({
  page,
  portal,
}) => {
  await signIn(page.context(), portal, 'admin')
  await page.goto(`${portal.origin}/admin/reports`)
  await expect(page.getByRole('heading', { name: 'What is applied for' })).toBeVisible()
  const text = await printedSheets(page, { format: 'A4', preferCSSPageSize: true })
  expect(text.length).toBeLessThanOrEqual(4)
  const report = text.join('\n')
  for (const part of [
    'What is applied for',
    'How it goes over time',
    'The institutions, ranked',
    'Where the money is',
    '61.4%',
  ])
    expect(report).toContain(part)
  for (const control of [
    'Export Report',
    'Print Report',
    'As a table',
    'Last 3 months',
    'Overview',
    'Trends',
  ])
    expect(report).not.toContain(control)
})

test('applications printed from a wide window have no empty sheet, and none is missing', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page.context(), portal, 'admin')
  for (const search of ['?status=approved', '?view=sample-01', '?layout=table']) {
    await page.goto(`${portal.origin}/admin/applications${search}`)
    const last = 'Kept on this device: what was submitted or added here, and every decision'
    await expect(page.getByText(last)).toBeVisible()
    const text = await printedSheets(page, { format: 'A4', preferCSSPageSize: true })
    for (const sheet of text) {
      expect(sheet, search).not.toBe('')
      expect(sheet, search).not.toMatch(/Show more|\bApprove\b|\bSelect\b|Remark for/)
    }
    expect(text[0], search).toContain('Printed by Dr Meera Joshi on')
    expect(text.at(-1), search).toContain(last)
    if (search.includes('status')) expect(text[0], search).toContain('Status: Approved')
    // Nobody could press it on paper, where the rest of a list must not be missed unawares.
    if (!search.includes('view'))
      expect(text.join(' '), search).toMatch(/Only the first \d+ of \d+ are printed/)
  }
  // What is open over the page, alone: it was on each sheet of the page behind it, cut off.
  await page
    .getByRole('button', { name: /^View details/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const details = await printedSheets(page, { format: 'A4', preferCSSPageSize: true })
  expect(details).toHaveLength(1)
  expect(details[0]).toContain('Nobody has decided on this application yet.')
  expect(details[0]).not.toContain('Manage applications')
})

test('whoever turns the tablet or prints while typing a reason types on, to the same question, and no letter is a key of the desk, nor is one after the search', async ({
  page,
  portal,
}) => {
  const [upright, lying] = [
    { width: 820, height: 1180 },
    { width: 1180, height: 820 },
  ]
  await page.setViewportSize(lying)
  await signIn(page.context(), portal, 'admin')
  await page.goto(`${portal.origin}/admin/applications`)
  // Of the first of the queue, which nobody has chosen.
  await expect(page.getByRole('group', { name: 'Decide' })).toBeVisible()
  await page.keyboard.press('r')
  const reason = page.getByLabel('Reason for the applicant')
  const print = async (what: 'beforeprint' | 'afterprint') =>
    page.evaluate((event) => void dispatchEvent(new Event(event)), what)
  await reason.pressSequentially('A cd')
  // Where it has the focus already.
  await reason.click()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.setViewportSize(upright)
  await expect(page.getByRole('list', { name: 'Queue' })).toBeHidden()
  await page.keyboard.type('a')
  await expect(reason).toHaveValue('A cad')
  await page.setViewportSize(lying)
  // The search is not beside an application on a narrow screen.
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.focus()
  await page.setViewportSize(upright)
  await expect(search).toBeHidden()
  await page.keyboard.type('a')
  await page.setViewportSize(lying)
  await reason.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await print('beforeprint')
  await print('afterprint')
  await page.keyboard.type('r')
  await expect(reason).toHaveValue('A card')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
})

test('the printed users are some forty to a sheet, each sheet with the names of the columns', async ({
  page,
  portal,
}) => {
  await signIn(page.context(), portal, 'admin')
  await page.goto(`${portal.origin}/admin/users`)
  await expect(page.getByText('Showing 234 of 234 users')).toBeVisible()
  const text = await printedSheets(page, { format: 'A4', preferCSSPageSize: true })
  expect(text.length).toBeLessThanOrEqual(8)
  for (const sheet of text) expect(sheet).toContain('Institution & department')
  for (const control of ['Export', 'Add User', 'Regular Users', 'Columns'])
    expect(text.join('\n')).not.toContain(control)
})

test('on a phone held sideways the decisions wait below the application that they are about', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await signIn(page.context(), portal, 'admin')
  await page.goto(`${portal.origin}/admin/applications?view=sample-01`)
  const approve = page.getByRole('button', { name: 'Approve' })
  await expect(approve).toBeAttached()
  await expect(approve).not.toBeInViewport()
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(approve).toBeInViewport({ ratio: 1 })
})

test('in large text the actions on what is selected leave half of the screen to the list', async ({
  page,
  portal,
}) => {
  // 1280 × 800 at 400 %.
  await page.setViewportSize({ width: 320, height: 200 })
  await signIn(page.context(), portal, 'admin')
  await page.goto(`${portal.origin}/admin/applications?layout=table&status=pending`)
  const rows = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await rows.first().check()
  const bar = page.getByRole('group', { name: '1 selected' })
  await expect(bar).toBeInViewport()
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(100)
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await expect(rows.first()).not.toBeChecked()
})

test('a phone’s menu lies over the actions on what is selected', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn(page.context(), portal, 'admin')
  await page.goto(`${portal.origin}/admin/applications?layout=table&status=pending`)
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check()
  await expect(page.getByRole('group', { name: '1 selected' })).toBeInViewport()
  const bar = page.getByRole('banner').locator('summary').filter({ visible: true })
  await bar.filter({ hasText: 'Menu' }).click()
  await bar.filter({ hasText: 'Public site' }).click()
  const signOut = page.getByRole('button', { name: 'Logout' })
  await signOut.scrollIntoViewIfNeeded()
  const at = await signOut.evaluate((button) => button.getBoundingClientRect().toJSON() as DOMRect)
  // Pressed by its name, it would be scrolled to where the bar of actions is not.
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2)
  await expect(page).toHaveURL(`${portal.origin}/`)
})

test('the dialog in which the details lead to a decision has the focus, not the row behind it', async ({
  page,
  portal,
}) => {
  await signIn(page.context(), portal, 'admin')
  await page.goto(`${portal.origin}/admin/applications?layout=table&status=pending`)
  const view = page.getByRole('button', { name: /^View details/ }).first()
  await view.press('Enter')
  const dialogs = page.getByRole('dialog')
  await dialogs.getByRole('button', { name: 'Reject' }).press('Enter')
  const decision = page.getByRole('dialog', { name: 'Reject' })
  await expect(decision).toBeVisible()
  await expect(dialogs).toHaveCount(1)
  await expect(decision.locator(':focus')).toBeVisible()
  // Its close button.
  await page.keyboard.press('Space')
  await expect(dialogs).toHaveCount(0)
  await expect(view).toBeFocused()
})

test('on a phone every link and button of the office is 44 pixels high', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page.context(), portal, 'admin')
  for (const screen of ['/admin/dashboard', '/admin/applications', '/admin/reports']) {
    await page.goto(portal.origin + screen)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeAttached()
    const low = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('a, button')]
        .filter((control) => control.checkVisibility())
        .filter((control) => control.getBoundingClientRect().height < 44)
        .map((control) => control.textContent),
    )
    expect(low, screen).toEqual([])
  }
})
