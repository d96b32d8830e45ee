import type { Page } from '@playwright/test'
import { signOut, submitSignIn } from './support/session.ts'
import { expect, serverModes, test } from './support/test.ts'
import { openReady, takenOver } from './support/tour.ts'

/** What a new account sees first: the samples in a demo, the first steps in a live build. */
const firstOnDesk = { mock: 'Solar dryer for chilli farmers', live: 'Start here' }

/** Amounts and activities of the sample applicant. */
const invented = /Solar dryer|80,000|3,82,000|Attendance by voice/

async function signUp(page: Page, origin: string, email: string) {
  await page.goto(`${origin}/signup`)
  await page.getByRole('textbox', { name: 'Full name' }).fill('Tara Rao')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Secret123')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('Secret123')
  await page.getByRole('checkbox', { name: 'I agree' }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
}

for (const serverMode of serverModes) {
  test.describe(`session, ${serverMode}`, () => {
    test.use({ serverMode })

    test('somebody signs up, reloads, signs out and signs in again', async ({ page, portal }) => {
      const main = page.getByRole('main')
      const showsInvented = async () => invented.test(await main.innerText())
      await signUp(page, portal.origin, 'tara.rao@example.org')
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(main.getByText(firstOnDesk[serverMode]).first()).toBeVisible()
      expect(await showsInvented()).toBe(serverMode === 'mock')

      await openReady(page, `${portal.origin}/profile`)
      await expect(page).toHaveURL(/\/profile$/)

      await signOut(page)
      await expect(page).toHaveURL(`${portal.origin}/`)
      await expect(page.getByText('Menu', { exact: true })).toBeVisible()
      await page.getByText('Menu', { exact: true }).click()
      await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

      await page.goto(`${portal.origin}/my-applications`)
      await expect(page).toHaveURL(/\/login$/)
      await submitSignIn(page, 'tara.rao@example.org', 'Secret123')
      await expect(page).toHaveURL(/\/my-applications$/)
      await expect(main.getByRole('heading', { name: firstOnDesk[serverMode] })).toBeVisible()
      expect(await showsInvented()).toBe(serverMode === 'mock')
    })

    test('a wrong password and a taken address are reported in the right places', async ({
      page,
      portal,
    }) => {
      await page.goto(`${portal.origin}/login`)
      await submitSignIn(page, 'student@ssip.example', 'Wrong1234')
      await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('student@ssip.example')

      await signUp(page, portal.origin, 'student@ssip.example')
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
        'Error: An account with this email already exists',
      )
    })
  })
}

test('a sign-up that the browser puts back after Back is kept like one that is typed', async ({
  page,
  portal,
}) => {
  const name = page.getByRole('textbox', { name: 'Full name' })
  await openReady(page, `${portal.origin}/signup`)
  await takenOver(page)
  await name.fill('Tara Rao')
  // Another origin, so that this page ends.
  await page.goto(`${portal.origin.replace('localhost', '127.0.0.1')}/terms`)
  await page.goBack()
  await takenOver(page)
  await expect(name).toHaveValue('Tara Rao')
  await page.reload()
  await takenOver(page)
  await expect(name).toHaveValue('Tara Rao')
})
