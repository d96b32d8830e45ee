import type { Page } from '@playwright/test'
import { demoAccounts } from '../../mocks/data/demoAccounts.ts'
import { translateLikeABrowser } from '../support/translateLikeABrowser'
import { expectSaved, fillForm, openForm } from './support/grantForm.ts'
import { signIn, submitSignIn } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { openReady, takenOver } from './support/tour.ts'

/*
 * Chrome offers to translate what is not in the phone's language, and does so by itself for who once
 * said 'always'. It puts its words in the place of the texts that React holds.
 */

/** Every page is translated as soon as it is loaded. Returns the errors that come of it. */
async function translateEveryPage(page: Page, marks: [string, string]): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const translate = `(${translateLikeABrowser.toString()})(${JSON.stringify(marks)})`
  await page.addInitScript({ content: `addEventListener('load', () => ${translate})` })
  return errors
}

test('in a browser that translates, a student applies and the office decides', async ({
  page,
  portal,
}) => {
  // Its words are the same here, so that the steps below find them.
  const errors = await translateEveryPage(page, ['', ''])
  await openForm(page, portal, 'poc')
  await fillForm(page, 'poc')
  await page.goBack()
  await page.goto(`${portal.origin}/apply/poc-grant/team`)
  await page.getByRole('button', { name: 'Add Member' }).click()
  const second = page.getByRole('group', { name: 'Team member 2' })
  await second.getByLabel('Enrollment no').fill('21ME109')
  await expectSaved(page)
  await second.getByRole('button', { name: 'Remove' }).click()
  await expect(second).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(second.getByLabel('Enrollment no')).toHaveValue('21ME109')
  await second.getByRole('button', { name: 'Remove' }).click()
  await page.goto(`${portal.origin}/apply/poc-grant/check`)
  await page.getByRole('button', { name: 'Submit application' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await page.waitForURL('**/receipt')

  await page.evaluate(() => localStorage.clear())
  await page.goto(`${portal.origin}/login`)
  // React replaces what is translated; a field that is gone by then takes no text from a test.
  await takenOver(page)
  const { email, password } = demoAccounts.admin
  await submitSignIn(page, email, password)
  await page.waitForURL('**/dashboard')
  await page.goto(`${portal.origin}/admin/applications?q=mango`)
  const title = 'Solar dryer for mango pulp'
  await page.getByRole('link').filter({ hasText: title }).click()
  const desk = page.getByRole('article', { name: title })
  await desk.getByText('The whole application form').click()
  await desk.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('link').filter({ hasText: title })).toContainText('Approved')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Table' }).click()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()
  await openReady(page, `${portal.origin}/admin/users`)
  await page.getByRole('button', { name: 'Admins' }).click()
  await page.getByRole('button', { name: 'Add User' }).click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.keyboard.press('Escape')
  expect(errors.filter((error) => /removeChild|insertBefore|not a child/.test(error))).toEqual([])
  await expect(page.getByRole('heading', { level: 1, name: 'Manage users' })).toBeVisible()
})

test('what has changed is read in the browser’s translation too', async ({
  context,
  page,
  portal,
}) => {
  await signIn(context, portal, 'student')
  await translateEveryPage(page, ['«', '»'])
  await page.goto(`${portal.origin}/apply/poc-grant`)
  await page.getByLabel('Title of the proof of concept').fill('Solar dryer')
  await expect(
    page.getByText(/^«Saved on this device, .+»$/).filter({ visible: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: '«Continue»' }).click()
  await expect(page.getByText(/«PoC grant application, step 2 of 7»/)).toBeVisible()
  await page.getByRole('button', { name: '«Use my details»' }).click()
  await expect(page.getByText(/«Asha Patel, \d answers missing»/)).toBeVisible()
  // What was typed stays as it was typed.
  await page.goto(`${portal.origin}/apply/poc-grant/check`)
  const question = page.getByRole('term').filter({ hasText: '«Title of the proof of concept»' })
  await expect(question.locator('..').getByText('Solar dryer', { exact: true })).toBeVisible()
})
