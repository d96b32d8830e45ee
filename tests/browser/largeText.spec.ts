import config from '../../playwright.config.ts'
import { browserFlags } from '../../scripts/browser.ts'
import { languages } from '../../src/lib/languages.ts'
import { openForm } from './support/grantForm.ts'
import { sidewaysFaults } from './support/largeText.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { openReady, takenOver } from './support/tour.ts'

/*
 * The font size that somebody has chosen in the browser, twice the usual one. Unlike a size given to the
 * page, `rem` in its media queries follows it.
 */
test.use({
  viewport: { width: 320, height: 640 },
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...browserFlags, '--blink-settings=defaultFontSize=32'],
  },
})

const charts = ['overview', 'trends', 'institutions'].map((tab) => `/admin/reports?tab=${tab}`)

const steps = ['right', 'team', 'novelty', 'check'].map((step) => `/apply/ipr-grant/${step}`)

// Every page as its own address shows it: in everyPage.spec.ts, where it is open anyway.
for (const [what, role, addresses] of [
  ['the quick decisions', 'admin', ['/admin/dashboard?tab=applications']],
  ['a step of a form', 'student', ['/apply/poc-grant/check', ...steps]],
] as const) {
  test(`${what} neither scrolls sideways nor breaks short words`, async ({ page, portal }) => {
    await signIn(page.context(), portal, role)
    for (const path of addresses) {
      await openReady(page, portal.origin + path)
      expect.soft(await sidewaysFaults(page), path).toEqual([])
    }
  })
}

test('nor does a search, an application’s dialog or the demo’s controls', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'student')
  await openReady(page, `${portal.origin}/my-applications`)
  await takenOver(page)
  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await sidewaysFaults(page, 'Download'.length), 'an application').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox').fill('poc')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect.soft(await sidewaysFaults(page), 'a search').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Demo: sample data/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await sidewaysFaults(page), 'the demo’s controls').toEqual([])
})

test('nor does the menu of a row', async ({ page, context, portal }) => {
  await signIn(context, portal, 'admin')
  await openReady(page, `${portal.origin}/admin/users`)
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  expect(await sidewaysFaults(page)).toEqual([])
})

test('nor does the comparison with a saved copy, nor a question', async ({ page, portal }) => {
  await openForm(page, portal, 'ipr', 'right')
  await page.getByLabel('Title of the intellectual property').fill('Tripod')
  const saved = page.waitForEvent('download')
  // With the pointer, a toast would appear under it and stay.
  await page.getByRole('button', { name: 'Save a copy' }).press('Enter')
  const copy = await (await saved).path()
  await page.getByLabel('Title of the intellectual property').fill('Survey tripod')
  await page.getByRole('button', { name: 'Open a saved copy' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(copy)
  await expect(dialog.getByRole('table')).toBeVisible()
  expect.soft(await sidewaysFaults(page), 'the comparison').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard draft' }).press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect.soft(await sidewaysFaults(page, 'Discard'.length), 'the question').toEqual([])
})

test('charts cut no figure off, and put none over another', async ({ page, context, portal }) => {
  await signIn(context, portal, 'admin')
  for (const path of charts) {
    await openReady(page, portal.origin + path)
    const drawings = page.getByRole('tabpanel').getByRole('img')
    await expect(drawings.first()).toBeVisible()
    await expect.poll(() => drawings.evaluateAll(unreadableFigures), path).toEqual([])
  }
})

test('a dialog’s title is not broken within a word', async ({ page, context, portal }) => {
  await signIn(context, portal, 'admin')
  await openReady(page, `${portal.origin}/admin/applications`)
  await page.getByRole('button', { name: 'Add Application' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await sidewaysFaults(page, 'application'.length)).toEqual([])
})

test('a question that is longer than the screen is read from its beginning', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await openForm(page, portal, 'ipr', 'right')
  await page.getByLabel('Broad area').fill('Energy')
  await page.getByRole('button', { name: 'Discard draft' }).press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toBeFocused()
  await expect(question.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
})

test('the card of the tour can be read from its beginning', async ({ page, portal }) => {
  await openReady(page, portal.origin)
  await takenOver(page)
  await page.getByRole('button', { name: /^Demo: sample data/ }).click()
  await page.getByRole('button', { name: 'Start the tour' }).click()
  const place = page.getByRole('region', { name: 'Guided tour' }).getByText(/^Stop 1 of/)
  await place.scrollIntoViewIfNeeded()
  await expect(place).toBeInViewport({ ratio: 1 })
})

test('an application is printed as large as from any other browser', async ({ page, portal }) => {
  await openReady(page, portal.origin)
  await takenOver(page)
  await page.getByRole('button', { name: /^Demo: sample data/ }).click()
  await page.getByRole('button', { name: 'Start the tour' }).click()
  const tour = page.getByRole('region', { name: 'Guided tour' })
  await tour.getByRole('button', { name: 'Next' }).press('Enter')
  const paper = page.getByRole('article')
  await expect(paper).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const sizes = await paper
    .locator('*')
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
  // The heading's 18 pt.
  expect(Math.max(...sizes)).toBe(24)
})

test('a toast does not lie over what has the focus in a dialog', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'student')
  await page.goto(`${portal.origin}/my-applications?application=mine-01`)
  const dialog = page.getByRole('dialog')
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download Report' }).click()
  await saved
  const toast = page
    .getByRole('status')
    .filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
  await expect(toast).toBeVisible()
  const button = dialog.getByRole('button', { name: 'Add to calendar' }).first()
  await button.focus()
  const [over, under] = [await toast.boundingBox(), await button.boundingBox()]
  expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
})

test('whichever toast there is can be reached', async ({ page, portal }) => {
  await openForm(page, portal, 'ipr', 'team')
  for (let more = 0; more < 3; more += 1) {
    await page.getByRole('button', { name: 'Add Member' }).press('Enter')
    await page.getByRole('button', { name: 'Remove team member 2' }).press('Enter')
  }
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toHaveCount(3)
  await undo.first().focus()
  expect((await undo.first().boundingBox())?.y).toBeGreaterThanOrEqual(0)
})

test('a dialog shows more than some lines of what it is about', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'student')
  await page.goto(`${portal.origin}/my-applications?application=mine-01`)
  const content = page.getByRole('dialog').getByRole('region').first()
  await expect(content).toBeVisible()
  expect(await content.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
})

test('on a phone held sideways every language can be reached', async ({ page, portal }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await openReady(page, `${portal.origin}/faq`)
  await page.locator('summary[aria-label="Language"]').click()
  for (const { name } of languages) {
    const link = page.getByRole('banner').getByRole('link', { name })
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport({ ratio: 1 })
  }
})

test('without a network the menu ends above what says so', async ({ page, context, portal }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(context, portal, 'student')
  await openReady(page, `${portal.origin}/faq`)
  await takenOver(page)
  await expect(page.locator('html')).toHaveAttribute('data-session', 'open')
  await context.setOffline(true)
  await expect(page.getByText(/^You are offline/)).toBeVisible()
  const bar = page.getByRole('banner').locator('summary').filter({ visible: true })
  await bar.filter({ hasText: 'Menu' }).click()
  await bar.filter({ hasText: 'About' }).click()
  const signOut = page.getByRole('button', { name: 'Logout' })
  await signOut.scrollIntoViewIfNeeded()
  expect(await signOut.evaluate(isOnTop)).toBe(true)
})

test('without a network nobody types under the form’s bar above the keyboard', async ({
  page,
  context,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openForm(page, portal, 'poc', 'project')
  const field = page.getByLabel('Broad area')
  await field.focus()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 400 })
  await page.keyboard.type('Energy')
  await expect.poll(() => field.evaluate(isOnTop)).toBe(true)
})

/** Nothing lies over its middle. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** What is written in drawings beyond their edges, or over what else is written there. */
function unreadableFigures(drawings: Element[]): string[] {
  return drawings.flatMap((drawing) => {
    const edge = drawing.getBoundingClientRect()
    const texts = [...drawing.querySelectorAll('text, p > span')].map((text) => ({
      words: text.textContent,
      box: text.getBoundingClientRect(),
    }))
    return texts.flatMap(({ words, box }, index) => [
      ...(box.left < edge.left || box.right > edge.right + 1 || box.top < edge.top ? [words] : []),
      ...texts
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            other.left < box.right - 1 &&
            box.left < other.right - 1 &&
            other.top < box.bottom - 1 &&
            box.top < other.bottom - 1,
        )
        .map((other) => `${words} over ${other.words}`),
    ])
  })
}
