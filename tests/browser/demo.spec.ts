import type { Page } from '@playwright/test'
import { openControls } from './support/demo.ts'
import { submitSignIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

test('one press switches to a student, an administrator or a visitor', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/dashboard`)
  const controls = await openControls(page)
  await controls.getByRole('button', { name: 'Student', exact: true }).click()
  await expect(controls).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Asha')

  await (await openControls(page)).getByRole('button', { name: 'Administrator' }).click()
  await expect(controls).toBeHidden()
  await page.goto(`${portal.origin}/admin/users`)
  await expect(page).toHaveURL(/\/admin\/users$/)
  await (await openControls(page)).getByRole('button', { name: 'Visitor' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a situation shows that it is under way', async ({ page, portal }) => {
  await page.goto(portal.origin)
  const controls = await openControls(page)
  const scene = controls.getByRole('button', { name: 'Half-filled draft' })
  // It takes a moment only, so every change of the button is recorded.
  const changes = await scene.evaluateHandle((button) => {
    const states: (string | null)[] = []
    new MutationObserver(() => states.push(button.getAttribute('aria-busy'))).observe(button, {
      attributeFilter: ['aria-busy'],
    })
    return states
  })
  await scene.click()
  await expect(controls).toBeHidden()
  expect(await changes.jsonValue()).toContain('true')
})

for (const [network, message] of [
  ['Wi-Fi login', 'Something other than the server answered'],
  ['Server down', 'The server cannot be reached'],
  ['Offline', 'The server cannot be reached'],
] as const) {
  test(`on a network that is ${network}, sign-in says so and keeps what was typed`, async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal.origin}/login`)
    await (await openControls(page)).getByRole('radio', { name: network }).check({ force: true })
    await page.keyboard.press('Escape')
    await expect(page.getByText(`Network: ${network}`, { exact: false })).toBeVisible()
    await submitSignIn(page, 'student@ssip.example', 'Student123')
    await expect(page.getByRole('alert')).toContainText(message)

    await page.reload()
    await expect(page.getByText(`Network: ${network}`, { exact: false })).toBeVisible()
    await (await openControls(page)).getByRole('radio', { name: 'Fine' }).check({ force: true })
    await page.keyboard.press('Escape')
    await submitSignIn(page, 'student@ssip.example', 'Student123')
    await expect(page).toHaveURL(/\/dashboard$/)
  })
}

for (const network of ['Wi-Fi login', 'Server down', 'Offline'])
  test(`on a network that is ${network}, the controls still sign people in and out`, async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal.origin}/dashboard`)
    await (await openControls(page)).getByRole('radio', { name: network }).check({ force: true })
    for (const person of ['Student', 'Administrator', 'Visitor', 'Student']) {
      await page.keyboard.press('Escape')
      await (await openControls(page)).getByRole('button', { name: person, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      const pressed = (await openControls(page)).getByRole('button', { pressed: true })
      await expect(pressed).toHaveText(person)
    }
    await expect(page.getByText(`Network: ${network}`, { exact: false })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Session ended' }).click()
    await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  })

test('each scene shows what it promises', async ({ page, portal }) => {
  await page.goto(portal.origin)
  const choose = async (scene: string) =>
    (await openControls(page)).getByRole('button', { name: scene }).click()
  const show = async (scene: string) => {
    await choose(scene)
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await show('Half-filled draft')
  await expect(page).toHaveURL(/\/apply\/poc-grant\/project$/)
  await expect(page.getByRole('textbox', { name: 'Title of the proof of concept' })).toHaveValue(
    'Rooftop spice dryer',
  )
  await show('Documents requested')
  await expect(page).toHaveURL(/\/my-applications$/)
  await expect(page.getByRole('main')).toContainText('Rooftop spice dryer')
  await expect(page.getByRole('main')).toContainText('Documents Required')
  await show('500 users')
  await expect(page).toHaveURL(/\/admin\/users$/)
  await show('Storage full')
  await page.getByRole('textbox', { name: 'Title of the proof of concept' }).fill('Another title')
  await expect(
    page.getByText('This device is full').filter({ visible: true }).first(),
  ).toBeVisible()
  await choose('Empty desk')
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: 'Start here' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Sample data')
  await (await openControls(page)).getByRole('checkbox', { name: 'Sample data' }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toContainText('Solar dryer for chilli farmers')
})

test('a scene asks before it removes somebody’s own work, and keeps it if told to', async ({
  page,
  portal,
}) => {
  await page.goto(portal.origin)
  await (await openControls(page)).getByRole('button', { name: 'Half-filled draft' }).click()
  const title = page.getByRole('textbox', { name: 'Title of the proof of concept' })
  await title.fill('My own idea')
  await expect(page.getByText(/^Saved on this device/).filter({ visible: true })).toBeVisible()
  const controls = await openControls(page)
  const question = page.getByRole('alertdialog', { name: 'Replace what was written in this demo?' })
  await controls.getByRole('button', { name: 'Empty desk' }).click()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(title).toHaveValue('My own idea')
  await (await openControls(page)).getByRole('button', { name: 'Empty desk' }).click()
  await question.getByRole('button', { name: 'Replace it' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('after a reset nobody is signed in and nothing is stored', async ({ page, portal }) => {
  await page.goto(portal.origin)
  const controls = await openControls(page)
  await controls.getByRole('button', { name: 'Half-filled draft' }).click()
  await expect(page).toHaveURL(/\/apply\/poc-grant\/project$/)
  // A language that the worker keeps can still be opened offline.
  await page.evaluate(() => localStorage.setItem('kept-gu', 'yes'))
  await (await openControls(page)).getByRole('button', { name: 'Reset everything' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: 'Reset the demo?' }))
    .getByRole('button', { name: 'Reset everything' })
    .click()
  await expect(page).toHaveURL(`${portal.origin}/`)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['kept-gu'])
  await page.goto(`${portal.origin}/apply/poc-grant`)
  await expect(page).toHaveURL(/\/login$/)
})

test('the tour goes from applying to the decision by keyboard, and can be left', async ({
  page,
  portal,
}) => {
  await page.goto(portal.origin)
  await (await openControls(page)).getByRole('button', { name: 'Start the tour' }).click()
  const card = page.getByRole('region', { name: 'Guided tour' })
  const titles = ['Apply', 'Hand in', 'Decide', 'See', 'Without internet']
  const places = [
    /poc-grant\/project$/,
    /receipt$/,
    /admin\/applications/,
    /my-applications/,
    /dashboard$/,
  ]
  for (const [index, title] of titles.entries()) {
    await expect(card.getByRole('heading')).toHaveText(title)
    await expect(card.getByRole('heading')).toBeFocused()
    await expect(page).toHaveURL(places[index] ?? /never/)
    // The first stop invites to reload the page; the last one has the network to bring back.
    await page.reload()
    await expect(card.getByRole('heading')).toBeFocused()
    if (title === 'Apply') await readMenu(page)
    if (index === titles.length - 1) break
    const next = card.getByRole('button', { name: 'Next' })
    await next.focus()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('You are offline')).toBeVisible()
  await card.getByRole('heading').focus()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(page.getByText('You are offline')).toBeHidden()
})

/** Opens a phone's menu, checks that nothing lies on its last entry, and closes it. */
async function readMenu(page: Page): Promise<void> {
  await page.getByText('Menu', { exact: true }).click()
  const isOnTop = await page.getByRole('button', { name: 'Logout' }).evaluate((entry) => {
    const { left, top } = entry.getBoundingClientRect()
    return entry.contains(document.elementFromPoint(left + 8, top + 8))
  })
  expect(isOnTop).toBe(true)
  await page.keyboard.press('Escape')
}

test('the controls fit one phone screen, break no word, and mark the current person', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(portal.origin)
  const controls = await openControls(page)
  await expect(controls.getByRole('button', { name: 'Visitor', pressed: true })).toBeVisible()
  const room = controls.getByRole('region', { name: 'Demo controls' })
  expect(await room.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0)
  // No word is wider than its container.
  const torn = await controls.evaluate((dialog) =>
    Array.from(dialog.querySelectorAll('button, label'))
      .filter((one) => one.scrollWidth > one.clientWidth)
      .map((one) => one.textContent),
  )
  expect(torn).toEqual([])
  await controls.getByRole('button', { name: 'Student', exact: true }).click()
  await expect(controls).toBeHidden()
  const again = await openControls(page)
  await expect(again.getByRole('button', { name: 'Student', pressed: true })).toBeVisible()
})

test('an ended session continues with one tap, in the same field', async ({ page, portal }) => {
  await page.goto(portal.origin)
  await (await openControls(page)).getByRole('button', { name: 'Half-filled draft' }).click()
  const title = page.getByRole('textbox', { name: 'Title of the proof of concept' })
  await title.fill('Typed before it ended')
  await expect(page.getByText(/^Saved on this device/).filter({ visible: true })).toBeVisible()
  await (await openControls(page)).getByRole('button', { name: 'Session ended' }).click()
  const over = page.getByRole('dialog', { name: 'Your session has ended' })
  await over.getByRole('button', { name: 'Demo: continue as Asha Patel' }).click()
  await expect(over).toBeHidden()
  await expect(title).toHaveValue('Typed before it ended')
})

test('coming from last year: an old draft, an old submission and an update at once', async ({
  page,
  portal,
}) => {
  await page.goto(portal.origin)
  await (await openControls(page)).getByRole('button', { name: 'Coming from last year' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const startedAnew = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update now' }).click()
  await startedAnew
  // No update is left.
  await expect(page.getByRole('button', { name: 'Update now' })).toBeHidden()
  await page.goto(`${portal.origin}/my-applications`)
  const lastYear = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000).getFullYear()
  await expect(page.getByRole('main')).toContainText(`SSIP/POC/${lastYear}/001`)
  await page.goto(`${portal.origin}/apply/poc-grant`)
  const title = page.getByRole('textbox', { name: 'Title of the proof of concept' })
  await expect(title).toHaveValue('Rooftop spice dryer')
  await title.fill('Rooftop spice dryer, second year')
  await expect(page.getByText(/^Saved on this device/).filter({ visible: true })).toBeVisible()
})
