import type { Page } from '@playwright/test'
import { expectSaved, fillForm, openForm } from './support/grantForm.ts'
import { signInOn } from './support/session.ts'
import { expect, serverModes, test } from './support/test.ts'

const title = 'Solar dryer for mango pulp'
const remark = 'Measure the drying time in the monsoon as well.'

/** Somebody else takes the same device. */
async function goOnAs(page: Page, origin: string, role: 'student' | 'admin') {
  await page.evaluate(() => localStorage.clear())
  await signInOn(page, origin, role)
}

for (const serverMode of serverModes) {
  test.describe(`office, ${serverMode}`, () => {
    test.use({ serverMode })

    test('the student applies, the administrator decides, the student sees the decision and the remark', async ({
      page,
      portal,
      loseNetwork,
    }) => {
      await openForm(page, portal.origin, 'poc')
      // A demo has its server in the page: even the sign-ins need no network.
      if (serverMode === 'mock') await loseNetwork()
      await fillForm(page, 'poc')
      await expectSaved(page)
      await page.getByRole('button', { name: 'Submit application' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
      await page.waitForURL('**/receipt')

      await goOnAs(page, portal.origin, 'admin')
      await page.goto(`${portal.origin}/admin/applications?q=mango`)
      const card = page.getByRole('listitem').filter({ hasText: title })
      await expect(card).toContainText('Submitted on this device')
      await expect(card).toContainText('Pending Review')
      await page.getByRole('button', { name: `View details: ${title}` }).click()
      const details = page.getByRole('dialog', { name: title })
      await expect(details).toContainText('aadhaar-1.pdf')
      await details.getByText('The whole application form').click()
      await expect(details).toContainText('A bench model dries two kilograms a day.')
      await expect(details).not.toContainText('123456789010')
      await details.getByRole('button', { name: 'Approve' }).click()
      const decision = page.getByRole('dialog', { name: 'Approve' })
      await decision.getByLabel(/^Remark/).fill(remark)
      await decision.getByRole('button', { name: 'Approve' }).click()
      await expect(card).toContainText('Approved')

      await goOnAs(page, portal.origin, 'student')
      await page.goto(`${portal.origin}/my-applications`)
      const mine = page.getByRole('listitem').filter({ hasText: title })
      await expect(mine).toContainText('Approved')
      await mine.getByRole('button', { name: /^View Details/ }).click()
      await expect(page.getByRole('dialog', { name: title })).toContainText(remark)

      await goOnAs(page, portal.origin, 'admin')
      await page.goto(`${portal.origin}/admin/applications?q=mango`)
      await page.getByRole('button', { name: `Actions for ${title}` }).click()
      await page.getByRole('menuitem', { name: 'Request Documents' }).click()
      await page
        .getByRole('dialog', { name: 'Request Documents' })
        .getByRole('button', { name: 'Request Documents' })
        .click()
      await expect(card).toContainText('Documents Required')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(card).toContainText('Approved')
    })
  })
}

for (const width of [320, 1024, 1280]) {
  test(`nothing of the office scrolls sideways at ${width} pixels`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInOn(page, portal.origin, 'admin')
    const screens = ['overview', 'applications', 'funding', 'institutions', 'users'].map(
      (tab) => `/admin/dashboard?tab=${tab}`,
    )
    for (const screen of [
      ...screens,
      '/admin/applications',
      '/admin/applications?view=sample-03',
    ]) {
      await page.goto(portal.origin + screen)
      await expect(page.locator('h1')).toBeAttached()
      await expect(
        page.getByText('Soil moisture probe that texts the farmer').first(),
      ).toBeAttached()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      expect(overflow, screen).toBeLessThanOrEqual(0)
    }
  })
}
