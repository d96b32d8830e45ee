import type { Page } from '@playwright/test'
import { jpgFile, pdfFile } from './support/files.ts'
import { stepAnswers } from './support/grantAnswers.ts'
import { expectSaved, formReady, openForm } from './support/grantForm.ts'
import { expectGoodStop, tabThrough, tabTo, typeInto } from './support/keyboard.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

const screens = {
  '320 px': { viewport: { width: 320, height: 640 } },
  // 1280 × 800 device pixels at twice the size.
  '200 % zoom': { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
}

/** From the home page to the form without a mouse. */
async function reachForm(page: Page, origin: string) {
  await page.goto(`${origin}/login`)
  const student = page.getByRole('button', { name: 'Continue as student' })
  await expect(student).toBeVisible()
  await tabTo(page, student)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, page.locator('header summary', { hasText: 'Menu' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const apply = page.getByRole('navigation', { name: 'Apply' }).filter({ visible: true })
  await tabTo(page, apply.locator('summary'))
  await page.keyboard.press('Enter')
  await tabTo(page, apply.getByRole('link', { name: 'PoC Grant' }))
  await page.keyboard.press('Enter')
  await formReady(page)
}

async function chooseFile(
  page: Page,
  input: ReturnType<Page['locator']>,
  file: ReturnType<typeof pdfFile>,
) {
  // Registered in advance: a picker that opens before Playwright intercepts it is never reported.
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, input)
  await page.keyboard.press('Space')
  await (await chooser).setFiles(file)
  await expect(page.getByText(file.name)).toBeVisible()
  await expectGoodStop(page)
}

for (const [screen, use] of Object.entries(screens)) {
  test.describe(`at ${screen}`, () => {
    test.use(use)

    test('the whole PoC application is filled in and submitted with the keyboard alone', async ({
      page,
      portal,
    }) => {
      await reachForm(page, portal.origin)
      const fill = async (step: string) => {
        for (const [label, text] of stepAnswers.poc[step] ?? [])
          await typeInto(page, page.getByLabel(label, { exact: true }), text)
      }
      const goOn = async (title: string) => {
        await tabTo(page, page.getByRole('button', { name: 'Continue' }))
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
      }
      await fill('project')
      await goOn('Team members')
      const member = page.getByRole('group', { name: 'Team member 1' })
      await typeInto(page, member.getByLabel('Enrollment no'), '21ME100')
      await typeInto(page, member.getByLabel('Name (as per national ID)'), 'Asha Patel')
      await typeInto(page, member.getByLabel('Email'), 'asha.patel@example.com')
      await typeInto(page, member.getByLabel('Mobile'), '9825501230')
      await typeInto(page, member.getByLabel('Aadhaar number'), '1234 5678 9010')
      await chooseFile(page, member.locator('input[type=file]'), pdfFile('aadhaar-1.pdf'))
      await goOn('Mentor')
      const mentor = page.getByRole('region', { name: 'Mentor' })
      await typeInto(page, mentor.getByLabel('Designation'), 'Associate Professor')
      await typeInto(page, mentor.getByLabel('Name', { exact: true }), 'Dr Hetal Trivedi')
      await typeInto(page, mentor.getByLabel('Email'), 'hetal.trivedi@example.com')
      await typeInto(page, mentor.getByLabel('Mobile'), '9898012345')
      await chooseFile(page, mentor.locator('input[type=file]'), jpgFile('employer-id.jpg'))
      await goOn('Idea and method')
      await fill('idea')
      await goOn('Strength and outcomes')
      await fill('strength')
      await goOn('Market and support')
      await fill('market')
      await tabTo(page, page.getByRole('radio', { name: 'Yes' }))
      await page.keyboard.press('Space')
      await goOn('Check your answers')
      await expectSaved(page)
      await tabTo(page, page.getByRole('button', { name: 'Submit application' }))
      await page.keyboard.press('Enter')
      const alert = page.getByRole('alertdialog')
      await expect(alert).toContainText('PoC Grant application submitted successfully!')
      const ok = alert.getByRole('button', { name: 'OK' })
      await tabTo(page, ok)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/receipt')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })

    test('a form with problems traps no focus, and every stop in it is visible', async ({
      page,
      portal,
    }) => {
      await openForm(page, portal, 'poc', 'all')
      const submit = page.getByRole('button', { name: 'Submit application' })
      await submit.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'OK' })).toBeFocused()
      await page.keyboard.press('Enter')
      const summary = page.getByRole('region', { name: 'There is a problem' })
      await expect(summary.getByRole('heading').first()).toBeFocused()
      expect(await tabThrough(page, 'Tab')).toBeGreaterThan(60)
      expect(await tabThrough(page, 'Shift+Tab')).toBeGreaterThan(70)
    })
  })
}

test('a strip that appears while somebody types does not cover the field', async ({
  page,
  context,
  portal,
}) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await openForm(page, portal, 'poc', 'market')
  const field = page.getByLabel('Price of the product (₹)')
  await field.focus()
  await field.evaluate((input) => input.scrollIntoView({ behavior: 'instant' }))
  await expectGoodStop(page)
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expectGoodStop(page)
})

test('each line of the error summary leads to its field and has the field’s message, and nothing typed is lost', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openForm(page, portal, 'poc', 'all')
  await page.getByLabel('Title of the proof of concept').fill('Solar dryer')
  await page.getByLabel('Financial assistance required (₹)').fill('a lot')
  await page.getByRole('button', { name: 'Submit application' }).press('Enter')
  await page.getByRole('button', { name: 'OK' }).press('Enter')
  const summary = page.getByRole('region', { name: 'There is a problem' })
  await expect(summary.getByRole('heading').first()).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  const lines = await summary.getByRole('link').all()
  expect(lines.length).toBeGreaterThan(20)
  for (const line of lines) {
    const path = (await line.getAttribute('href'))?.split('#')[1] ?? ''
    await line.press('Enter')
    const field = page.locator(`[id="${path}"]`)
    await expect(field).toBeFocused()
    await expectGoodStop(page)
    // The line also names the member: 'Team member 2: enter an email address'.
    const words = (await line.textContent())?.replace(/^Team member \d: /, '') ?? ''
    await expect(page.locator(`[id="${path}-error"]`)).toHaveText(`Error: ${words}`, {
      ignoreCase: true,
    })
  }
  await expectSaved(page)
  await page.reload()
  await formReady(page)
  await expect(page.getByLabel('Title of the proof of concept')).toHaveValue('Solar dryer')
  await expect(page.getByLabel('Financial assistance required (₹)')).toHaveValue('a lot')
})

test('what is pressed keeps the focus while its work is under way, and after it', async ({
  page,
  context,
  portal,
}) => {
  // The profile has a second button of that name, which opens the tab.
  const button = (name: string) => page.getByRole('button', { name, exact: true }).last()

  await page.goto(`${portal.origin}/login`)
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await button('Sign In').press('Enter')
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await expect(button('Sign In')).toBeFocused()

  await page.goto(`${portal.origin}/test`)
  await button('Run connection test').press('Enter')
  await expect(page.getByText('Completed at')).toBeVisible()
  await expect(button('Run again')).toBeFocused()

  await signIn(context, portal, 'student')
  await page.goto(`${portal.origin}/profile?tab=security`)
  await page.getByLabel('Current password', { exact: true }).fill('Student@1')
  await page.getByLabel('New password', { exact: true }).fill('Another@12345')
  await page.getByLabel('Confirm new password', { exact: true }).fill('Another@12345')
  await button('Change Password').press('Enter')
  await expect(page.getByText('Password changed successfully!')).toBeVisible()
  await expect(button('Change Password')).toBeFocused()

  await openForm(page, portal, 'poc', 'project')
  const saved = page.waitForEvent('download')
  await button('Save a copy').press('Enter')
  await saved
  await expect(button('Save a copy')).toBeFocused()
})
