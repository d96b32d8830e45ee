import { openReady, sweep, sweepWhole } from './support/axe.ts'
import {
  closeDialog,
  dialog,
  followLink,
  neverAnswer,
  neverRead,
  sweepDialog,
  sweepMenu,
  sweepNavigation,
} from './support/axeStates.ts'
import { distOf } from './support/build.ts'
import { expectSaved, fillForm, fillMember, formReady, openForm } from './support/grantForm.ts'
import { recordPages } from './support/pages.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

// Each takes less than a minute on a machine of its own.
test.describe.configure({ timeout: 600_000 })
test.use({ actionTimeout: 60_000 })

test('axe finds nothing on the states of the frame', async ({ page, context, portal }) => {
  const at = portal.origin
  await openReady(page, at)
  await expect(page.getByText('Ready to work offline')).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await sweepNavigation(page, 'the open navigation')
  await openReady(page, at)
  await sweepDialog(page, 'Search')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox').fill('poc')
  await expect(page.getByRole('option').first()).toBeVisible()
  await sweep(page, 'a search that finds something')
  await page.getByRole('combobox').fill('zzzz')
  await sweep(page, 'a search that finds nothing')
  await closeDialog(page)
  await page.getByRole('button', { name: 'Demo: sample data' }).click()
  await expect(dialog(page)).toBeVisible()
  await sweep(page, 'the demo controls')
  await page.getByRole('button', { name: 'Start the tour' }).click()
  const tour = page.getByRole('region', { name: 'Guided tour' })
  await expect(tour).toBeVisible()
  await sweep(page, 'the tour')
  await tour.getByRole('button', { name: 'End tour' }).click()
  await page.evaluate(() => localStorage.clear())
  await openReady(page, at)
  portal.dist = distOf('next')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(page.getByRole('button', { name: 'Update now' })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await sweep(page, 'offline, with an update waiting')
  await context.setOffline(false)
  await openReady(page, `${at}/no/such/page`)
  await sweep(page, 'an address that does not exist')
})

test('axe finds nothing on the states of the public pages', async ({ page, portal }) => {
  const at = portal.origin
  await openReady(page, `${at}/login`)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await sweep(page, 'sign-in without an answer')
  await page.getByLabel('Email', { exact: true }).fill('error@ssip.example')
  await page.getByLabel('Password', { exact: true }).fill('Sample123')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await sweep(page, 'sign-in that the server refuses')
  await openReady(page, `${at}/signup`)
  await page.getByRole('main').getByRole('button').last().click()
  await sweep(page, 'sign-up without an answer')
  await openReady(page, `${at}/contact`)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await sweep(page, 'contact without an answer')
  await openReady(page, `${at}/faq`)
  await page.getByRole('main').getByRole('searchbox').fill('zzzz')
  await sweep(page, 'no question found')
  await openReady(page, `${at}/events`)
  await sweepDialog(page, /^Details: /)
  await page
    .getByRole('button', { name: /^Register: / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await sweep(page, 'a note with Undo')
  await openReady(page, `${at}/downloads/ssip-policy-english`)
  await sweepDialog(page, 'Preview')
  await openReady(page, `${at}/privacy`)
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await sweep(page, 'a question before something is lost')
  await openReady(page, `${at}/test`)
  await page.getByRole('button', { name: 'Run connection test' }).click()
  await expect(page.getByText('Completed at')).toBeVisible()
  await sweep(page, 'connection test, all well')
  await page.evaluate(() => localStorage.setItem('demoNetwork', 'down'))
  await openReady(page, `${at}/test`)
  await page.getByRole('button', { name: 'Run connection test' }).click()
  await expect(page.getByText('Completed at')).toBeVisible()
  await sweep(page, 'connection test, nobody answers')
})

test('axe finds nothing on a page that is on its way, or that does not come', async ({
  page,
  portal,
}) => {
  await page.route('**/assets/ContactPage-*.js', (route) => route.abort())
  await openReady(page, `${portal.origin}/faq`)
  await followLink(page, '/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await sweep(page, 'a screen whose code does not arrive')

  await page.evaluate(() => localStorage.setItem('token', 'of a session'))
  await neverAnswer(page)
  await page.goto(`${portal.origin}/profile`)
  await expect(page.getByText('Loading your session')).toBeVisible()
  await sweep(page, 'a session that is being restored')
})

test('axe finds nothing on the states of an application', async ({ page, context, portal }) => {
  await openForm(page, portal.origin, 'poc')
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await sweep(page, 'an alert')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await sweep(page, 'every problem of the form')
  await page.setViewportSize({ width: 320, height: 800 })
  await sweepDialog(page, /^Sections: /)
  await fillForm(page, 'poc')
  await page.getByRole('button', { name: 'Add Member' }).click()
  await fillMember(page, 1)
  await expectSaved(page)
  await page.locator('main summary').last().click()
  await sweep(page, 'a filled form with two members')
  await sweepDialog(page, 'Open a saved copy')
  const other = await context.newPage()
  await openReady(other, `${portal.origin}/apply/poc-grant`)
  await sweep(other, 'a form that another tab edits')
  await other.close()
  await page.getByLabel('Team leader').selectOption('Member 2 Patel')
  await page.getByRole('button', { name: 'Submit application' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await page.waitForURL('**/receipt')
  await sweepWhole(page, 'a receipt')
  // The pages that show one record: here the record is there, in the sweep of all pages it is missing.
  expect(recordPages()).toEqual(['/my-applications/:submissionId/receipt'])
  await openReady(page, `${portal.origin}/my-applications`)
  await sweepDialog(page, /^View Details.*Solar dryer/)
  await sweepDialog(page, /^View Details/)
  await page.getByRole('searchbox').fill('zzzz')
  await sweep(page, 'no application found')

  await page.goto(`${portal.origin}/apply/ipr-grant`)
  await formReady(page)
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await page.getByLabel('Department').fill('Not kept')
  await expect(page.getByText('Not saved', { exact: true }).filter({ visible: true })).toBeVisible()
  await sweep(page, 'a draft that this device cannot keep')
})

test('axe finds nothing on the states that a signed-in person meets', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal.origin, 'student')
  await openReady(page, `${portal.origin}/profile`)
  await sweepNavigation(page, 'the open navigation of a student')
  await openReady(page, `${portal.origin}/profile`)
  await page.getByRole('button', { name: 'Edit Profile' }).first().click()
  await page.getByLabel('Full name').fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await sweep(page, 'a profile with a problem')

  await openReady(page, `${portal.origin}/contact`)
  await expect(page.locator('a[href="/dashboard"]').first()).toBeAttached()
  await neverRead(page)
  for (const [address, heading] of [
    ['/dashboard', /^Good /],
    ['/my-applications', 'My applications'],
    ['/apply/poc-grant', /PoC/],
    ['/privacy', /Privacy/],
  ] as const) {
    await followLink(page, address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status').first()).toBeVisible()
    await sweep(page, `${address} while this device is read`)
  }
  await openReady(page, `${portal.origin}/profile`)
  await page.getByRole('button', { name: 'Demo: sample data' }).click()
  await page.getByRole('button', { name: 'Let the session expire' }).click()
  await expect(dialog(page)).toContainText('Password')
  await sweep(page, 'signing in again over the page')
})

test('axe finds nothing on the states that an administrator meets', async ({
  page,
  context,
  portal,
}) => {
  const at = portal.origin
  await signIn(context, at, 'admin')
  await openReady(page, `${at}/admin/users`)
  await sweepDialog(page, 'Add User')
  await sweepMenu(page)
  await page
    .getByRole('button', { name: /^Actions for / })
    .nth(1)
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(dialog(page)).toBeVisible()
  await sweep(page, 'a user being edited')
  await closeDialog(page)
  await page.getByRole('main').getByRole('searchbox').fill('zzzz')
  await sweep(page, 'no user found')

  await openReady(page, `${at}/admin/applications`)
  await sweepDialog(page, 'Add Application')
  await sweepDialog(page, /^View details: /)
  await sweepMenu(page)
  await page.getByRole('checkbox').nth(1).check()
  await sweep(page, 'an application chosen')
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Request Documents' }).click()
  await expect(dialog(page)).toBeVisible()
  await sweep(page, 'a decision')
  await openReady(page, `${at}/admin/applications?q=zzzz`)
  await sweep(page, 'no application found')
  await openReady(page, `${at}/admin/dashboard?tab=users`)
  await sweepDialog(page, 'Create Admin')

  await page.evaluate(() => localStorage.setItem('demoNetwork', 'down'))
  await openReady(page, `${at}/admin/users`)
  await sweep(page, 'sample users, because nobody answers')
  await neverAnswer(page)
  await page.goto(`${at}/admin/users`)
  await expect(page.locator('.animate-spin').first()).toBeVisible()
  await sweep(page, 'users that are on their way')
})
