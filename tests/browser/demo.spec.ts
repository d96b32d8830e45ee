import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

async function openControls(page: Page) {
  await page.getByRole('button', { name: 'Demo: sample data' }).click()
  return page.getByRole('dialog', { name: 'Demo controls' })
}

test('one press makes a student, an administrator or a visitor of whoever looks', async ({
  page,
  portal,
}) => {
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

for (const [network, message] of [
  ['Captive portal', 'Something other than the server answered'],
  ['Server down', 'The server cannot be reached'],
  ['Offline', 'The server cannot be reached'],
] as const) {
  test(`on a network that is ${network}, sign-in says so and keeps what was typed`, async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal.origin}/login`)
    await (await openControls(page)).getByRole('radio', { name: network }).check()
    await page.keyboard.press('Escape')
    await expect(page.getByText(`Network: ${network.toLowerCase()}`)).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill('student@ssip.example')
    await page.getByRole('textbox', { name: 'Password' }).fill('Student123')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toContainText(message)

    await page.reload()
    await expect(page.getByText(`Network: ${network.toLowerCase()}`)).toBeVisible()
    await (await openControls(page)).getByRole('radio', { name: 'Fine' }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Email' }).fill('student@ssip.example')
    await page.getByRole('textbox', { name: 'Password' }).fill('Student123')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
}

test('scenes: each shows what it promises', async ({ page, portal }) => {
  await page.goto(portal.origin)
  const show = async (scene: string) => {
    await (await openControls(page)).getByRole('button', { name: `Show ${scene}` }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await show('Half-filled draft')
  await expect(page).toHaveURL(/\/apply\/poc-grant$/)
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
  await show('Empty desk')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('reset: nobody is signed in and nothing is kept', async ({ page, portal }) => {
  await page.goto(portal.origin)
  const controls = await openControls(page)
  await controls.getByRole('button', { name: 'Show Half-filled draft' }).click()
  await expect(page).toHaveURL(/\/apply\/poc-grant$/)
  await (await openControls(page)).getByRole('button', { name: 'Reset everything' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: 'Reset the demo?' }))
    .getByRole('button', { name: 'Reset everything' })
    .click()
  await expect(page).toHaveURL(`${portal.origin}/`)
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  await page.goto(`${portal.origin}/apply/poc-grant`)
  await expect(page).toHaveURL(/\/login$/)
})

test('the tour leads through apply, decide and see, by keyboard, and can be left', async ({
  page,
  portal,
}) => {
  await page.goto(portal.origin)
  await (await openControls(page)).getByRole('button', { name: 'Start the tour' }).click()
  const card = page.getByRole('region', { name: 'Guided tour' })
  const titles = ['Apply', 'Hand in', 'Decide', 'See', 'Without a network']
  const places = [/poc-grant$/, /receipt$/, /admin\/applications/, /my-applications/, /dashboard$/]
  for (const [index, title] of titles.entries()) {
    await expect(card.getByRole('heading')).toHaveText(title)
    await expect(card.getByRole('heading')).toBeFocused()
    await expect(page).toHaveURL(places[index] ?? /never/)
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
