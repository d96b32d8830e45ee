import type { Locator, Page } from '@playwright/test'
import { languages } from '../../src/lib/languages.ts'
import { expectSaved, goToStep, openForm } from './support/grantForm.ts'
import { printedSheets } from './support/printedSheets.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

/** The longest animation or transition on the page, in milliseconds. */
async function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)),
    ),
  )
}

test('with reduced motion nothing moves: no spinner, no chart, nothing that opens', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'admin')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('demoNetwork', 'slow'))
  await page.goto(`${portal.origin}/admin/users`)
  await expect(page.locator('.animate-spin').first()).toBeVisible()
  expect(await longestMotion(page)).toBeLessThan(1)
  await page.goto(`${portal.origin}/admin/reports`)
  await expect(page.getByRole('main').locator('svg').first()).toBeVisible()
  expect(await longestMotion(page)).toBeLessThan(1)
  await page.goto(`${portal.origin}/faq`)
  await page.locator('main summary').first().click()
  expect(await longestMotion(page)).toBeLessThan(1)
})

test.describe('in forced colours', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the focus has an outline on every kind of control', async ({ page, portal }) => {
    await openForm(page, portal, 'ipr', 'all')
    await page.emulateMedia({ forcedColors: 'active' })
    const main = page.getByRole('main')
    const controls: Locator[] = [
      main.getByLabel('Broad area'),
      main.getByLabel('IPR type'),
      main.getByRole('radio', { name: 'Yes' }),
      main.getByRole('button', { name: 'Submit application' }),
      main.locator('summary').first(),
      page.getByRole('banner').getByRole('link').first(),
    ]
    for (const control of controls) {
      await control.focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect(control).toBeFocused()
      await expect(control).toHaveCSS('outline-style', 'solid')
      await expect(control).toHaveCSS('outline-width', '3px')
    }
    const file = main.locator('input[type=file]').first()
    await file.focus()
    await expect(file.locator('xpath=..')).toHaveCSS('outline-style', 'solid')
  })

  test('a theme that was chosen draws no icon that the system’s ground swallows', async ({
    page,
    portal,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
    await page.goto(portal.origin)
    const icon = page.getByRole('main').locator('li svg').first()
    const colour = () => icon.evaluate((drawing) => getComputedStyle(drawing).color)
    const chosen = await colour()
    await page.locator('html').evaluate((root) => root.removeAttribute('data-theme'))
    expect(await colour()).toBe(chosen)
  })

  test('the chosen tab and filter are visible without the portal’s colours', async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal.origin}/events`)
    await page.emulateMedia({ forcedColors: 'active' })
    const [chosenTab, otherTab] = [true, false].map((selected) =>
      page.getByRole('tab', { selected }).first(),
    ) as [Locator, Locator]
    expect(await drawn(chosenTab)).not.toEqual(await drawn(otherTab))
    const [chosenFilter, otherFilter] = [true, false].map((pressed) =>
      page.getByRole('button', { pressed }).first(),
    ) as [Locator, Locator]
    expect(await drawn(chosenFilter)).not.toEqual(await drawn(otherFilter))
    // Otherwise its words stand on a plate of the colour that they have themselves.
    await expect(chosenFilter).toHaveCSS('forced-color-adjust', 'none')
    // Without its shadow a dialog would run into the page, which has its colour.
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toHaveCSS('outline-style', 'solid')
  })
})

test('with the largest minimum font size the bar stays on a wide screen, all of it', async ({
  page,
  context,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [role, path, name] of [
    ['student', '/faq', 'Asha Patel'],
    ['admin', '/admin/dashboard', 'Dr Meera Joshi'],
  ] as const) {
    await signIn(context, portal, role)
    await page.goto(portal.origin + path)
    const account = page.getByRole('banner').locator('summary', { hasText: name })
    await expect(account).toBeVisible()
    expect(await heightOf(page.getByRole('banner'))).toBeLessThan(70)
    await page.evaluate(() => {
      const smallest = new CSSStyleSheet()
      smallest.replaceSync('* { font-size: max(24px, 1em) !important }')
      document.adoptedStyleSheets = [smallest]
    })
    await expect(account).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  }
})

test('with text twice as large a phone shows each word of a heading and the languages whole, and of a dialog with a long title its content and its buttons', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'student')
  await page.goto(`${portal.origin}/my-applications`)
  await page.evaluate(() => {
    const large = new CSSStyleSheet()
    large.replaceSync('html { font-size: 32px }')
    document.adoptedStyleSheets = [large]
  })
  const title = page.getByRole('heading', { level: 1, name: 'My applications' })
  await expect.poll(() => title.evaluate(linesOfLastWord)).toBe(1)
  await page.locator('summary[aria-label="Language"]').click()
  for (const { name } of languages)
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^View Details: Patent/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { level: 2 }).evaluate((title) => {
    title.textContent =
      'A solar dryer with recirculating air, made by farmers’ companies of Valsad '.repeat(2)
  })
  const [close, closeAtFoot] = await dialog.getByRole('button', { name: 'Close' }).all()
  await expect(close as Locator).toBeInViewport({ ratio: 1 })
  await (closeAtFoot as Locator).scrollIntoViewIfNeeded()
  await expect(closeAtFoot as Locator).toBeInViewport({ ratio: 1 })
  expect(await heightOf(dialog.getByRole('region').first())).toBeGreaterThan(150)
})

/** On how many lines the last word of a heading stands. */
function linesOfLastWord({ firstChild }: Element): number {
  const text = firstChild as Text
  const range = document.createRange()
  range.setStart(text, text.data.lastIndexOf(' ') + 1)
  range.setEnd(text, text.length)
  return range.getClientRects().length
}

async function heightOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.height ?? 0
}

/** How a control looks, apart from its text. */
async function drawn(control: Locator) {
  return control.evaluate((element) => {
    const { color, backgroundColor, borderBottomColor, borderBottomWidth, textDecorationLine } =
      getComputedStyle(element)
    return [color, backgroundColor, borderBottomColor, borderBottomWidth, textDecorationLine]
  })
}

test('print has the page without its navigation, in dark ink on white', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.goto(`${portal.origin}/privacy`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.goto(`${portal.origin}/beneficiaries/poc`)
  await expect(page.getByRole('heading', { name: 'Ready to apply?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Apply for the PoC grant' })).toBeHidden()
  await page.goto(`${portal.origin}/about/ssip-cell`)
  await expect(page.getByRole('link', { name: 'Contact the cell' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: /^Call \+91/ })).toBeVisible()
  // Nothing can be unfolded on a sheet.
  await page.goto(`${portal.origin}/faq`)
  await expect(page.getByText('Up to ₹2 lakhs', { exact: false }).first()).toBeVisible()
  await expect(page.getByLabel('Search the questions')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await openForm(page, portal, 'poc')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: /^Step 1 of 7/ })).toBeHidden()
  // Beside the form in a wide window, above it on a sheet: its room would be an empty one at the end.
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1280, height: 800 })
  const steps = page.getByRole('navigation', { name: 'Steps', includeHidden: true })
  await expect(steps).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(steps).toBeHidden()
  // What is light on a dark ground is black in print, drawings too, so the ground must go even where
  // backgrounds are printed.
  await page.goto(`${portal.origin}/beneficiaries/poc`)
  const hero = page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::header')
  const drawing = page.getByRole('tabpanel').locator('svg:has(text)').first()
  for (const dark of [hero, drawing]) {
    await expect(dark).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(dark).toHaveCSS('color', 'rgb(0, 0, 0)')
  }
})

test('each printed success story is on one sheet', async ({ page, portal }) => {
  await page.goto(portal.origin)
  const stories = await page
    .getByRole('listitem')
    .filter({ hasText: 'Grant:' })
    .evaluateAll((cards) =>
      cards.map((card) => [
        card.querySelector('h3')?.textContent ?? '',
        [...card.querySelectorAll('p')].at(-1)?.textContent ?? '',
      ]),
    )
  expect(stories).toHaveLength(3)
  const text = await printedSheets(page, { format: 'A4' })
  const sheets = text.map((sheet) => sheet.replaceAll(/\s+/g, ' '))
  for (const [title = '', grant = ''] of stories)
    expect(sheets.find((sheet) => sheet.includes(title))).toContain(grant)
})

test('the form prints no full Aadhaar number', async ({ page, portal }) => {
  await openForm(page, portal, 'poc', 'team')
  await page.getByLabel('Aadhaar number').fill('1234 5678 9010')
  await page.getByLabel('Mobile').fill('98255 01230')
  const text = (await printedSheets(page, { format: 'A4' })).join(' ')
  expect(text).toContain('98255 01230')
  expect(text).not.toMatch(/1234\s*5678\s*9010/)
})

/** So many lines that two such answers are not on one sheet. */
function longAnswer(word: string): string {
  return Array.from({ length: 25 }, (_, index) => `${word} ${index + 1}.`).join('\n')
}

test('a long answer is printed from where there is room for it at the check of a form', async ({
  page,
  portal,
}) => {
  await openForm(page, portal, 'poc', 'idea')
  await page.getByLabel('Work done so far').fill(longAnswer('Built'))
  await page.getByLabel('Methodology', { exact: true }).fill(longAnswer('Measured'))
  await expectSaved(page)
  await goToStep(page, 'poc', 'check')
  const sheets = await printedSheets(page, { format: 'A4' })
  expect(sheets.find((sheet) => sheet.includes('Built 25.'))).toContain('Measured 1.')
})

test('a card leaves no line at the foot of the sheet before it', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/events`)
  const card = page.getByRole('tabpanel').getByRole('listitem').first()
  await expect(card).not.toHaveCSS('box-shadow', 'none')
  await page.emulateMedia({ media: 'print' })
  await expect(card).toHaveCSS('box-shadow', 'none')
})
