import type { Page } from '@playwright/test'
import { meddleLikeExtensions } from '../support/meddleLikeExtensions'
import { expectSaved, fillForm, openForm } from './support/grantForm.ts'
import { expect, test } from './support/test.ts'
import { takenOver } from './support/tour.ts'

/*
 * Password managers, writing aids, dark modes and phones change the page that the portal was given,
 * also before React takes it over, which then finds another page than the one it built.
 */

async function meddleWithEveryPage(page: Page): Promise<void> {
  const meddle = meddleLikeExtensions.toString()
  await page.addInitScript({ content: `addEventListener('DOMContentLoaded', ${meddle})` })
}

test('what was typed and pressed before the scripts came is there, though icons stand beside the fields', async ({
  page,
  portal,
}) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await meddleWithEveryPage(page)
  await page.goto(`${portal.origin}/login`)
  await expect(page.locator('[data-lastpass-icon-root]').first()).toBeAttached()
  const password = page.getByLabel('Password', { exact: true })
  await page.getByRole('textbox', { name: 'Email' }).fill('student@ssip.example')
  await password.fill('Student12')
  await page.getByRole('button', { name: 'Show password' }).click()
  await password.press('End')
  arrive()
  await takenOver(page)
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toBeFocused()
  await page.keyboard.type('3')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
})

test('phones are asked to make no links of numbers and dates, and to keep the page clear of notch and home bar', async ({
  page,
  portal,
}) => {
  const meta = (name: string) => page.locator(`meta[name=${name}]`)
  for (const path of ['/contact', '/gu/contact', '/apply/poc-grant']) {
    await page.goto(portal.origin + path)
    const links = /^telephone=no, date=no, address=no, email=no$/
    await expect(meta('format-detection')).toHaveAttribute('content', links)
    // With `viewport-fit=cover` each bar and dialog would have to keep clear of them itself.
    const room = 'width=device-width, initial-scale=1, interactive-widget=resizes-content'
    await expect(meta('viewport')).toHaveAttribute('content', room)
  }
})

test('a student applies though icons stand beside every field', async ({ page, portal }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await meddleWithEveryPage(page)
  await openForm(page, portal, 'poc')
  await fillForm(page, 'poc')
  await page.goto(`${portal.origin}/apply/poc-grant/team`)
  await page.getByRole('button', { name: 'Add Member' }).click()
  const second = page.getByRole('group', { name: 'Team member 2' })
  await second.getByLabel('Enrollment no').fill('21ME109')
  await expectSaved(page)
  await second.getByRole('button', { name: 'Remove' }).click()
  await page.goto(`${portal.origin}/apply/poc-grant/check`)
  await page.getByRole('button', { name: 'Submit application' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await page.waitForURL('**/receipt')
  expect(errors).toEqual([])
})
