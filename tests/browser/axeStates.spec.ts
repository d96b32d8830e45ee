import { demoAccounts } from '../../mocks/data/demoAccounts'
import { pocForm } from '../../src/domain/grant-form/poc/form'
import { stepsOf } from '../../src/domain/grant-form/steps'
import { sweep, sweepWhole } from './support/axe.ts'
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
import { openControls } from './support/demo.ts'
import {
  expectSaved,
  fillForm,
  fillMember,
  formReady,
  goToStep,
  openForm,
} from './support/grantForm.ts'
import { tabTo, typeInto } from './support/keyboard.ts'
import { recordPages } from './support/pages.ts'
import { signIn, signOut, submitSignIn } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { openReady } from './support/tour.ts'
import { lookForUpdate } from './support/worker.ts'

// Each takes less than a minute on an idle machine.
test.describe.configure({ timeout: 600_000 })
test.use({ actionTimeout: 60_000 })

test.describe('installed', () => {
  test.use({ hasWorker: true })

  test('axe finds nothing on the states of the frame', async ({ page, context, portal }) => {
    const at = portal.origin
    await openReady(page, at)
    await expect(page.getByText('Ready to work offline')).toBeVisible()
    await sweep(page, 'the note of the first visit')
    await page.getByRole('button', { name: 'OK' }).click()
    await sweepNavigation(page, 'the open navigation')
    await openReady(page, at)
    await sweepDialog(page, 'Search')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('combobox').fill('poc')
    await expect(page.getByRole('option').first()).toBeVisible()
    await sweep(page, 'a search that finds something')
    await page.getByRole('combobox').fill('zzzz')
    await expect(page.getByRole('option')).toHaveCount(0)
    await sweep(page, 'a search that finds nothing')
    await closeDialog(page)
    const controls = await openControls(page)
    await expect(controls).toBeVisible()
    await sweep(page, 'the demo controls')
    await controls.getByRole('button', { name: 'Start the tour' }).click()
    const tour = page.getByRole('region', { name: 'Guided tour' })
    await expect(tour).toBeVisible()
    await sweep(page, 'the tour')
    await tour.getByRole('button', { name: 'End tour' }).click()
    await page.evaluate(() => localStorage.clear())
    await openReady(page, at)
    portal.dist = distOf('next')
    await lookForUpdate(page)
    await expect(page.getByRole('button', { name: 'Update now' })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await sweep(page, 'offline, with an update waiting')
  })
})

test('axe finds nothing on the states of the public pages', async ({ page, portal }) => {
  const at = portal.origin
  await openReady(page, `${at}/login`)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await sweep(page, 'sign-in without an answer')
  await submitSignIn(page, 'error@ssip.example', 'Sample123')
  await expect(page.getByRole('alert')).toBeVisible()
  await sweep(page, 'sign-in that the server refuses')
  await openReady(page, `${at}/signup`)
  await page.getByRole('main').getByRole('button').last().click()
  await sweep(page, 'sign-up without an answer')
  await page.getByLabel('Full name').fill('Asha Patel')
  await page.getByLabel('Email', { exact: true }).fill('truncated@ssip.example')
  await page.getByLabel('Password', { exact: true }).fill('Sample123')
  await page.getByLabel('Confirm password', { exact: true }).fill('Sample123')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Your account may have been created.')).toBeVisible()
  await sweep(page, 'sign-up with an answer that breaks off')
  await page.route('**/app.js', async (route) => route.abort())
  await page.goto(`${at}/login`)
  await expect(page.getByText(/^The portal did not arrive whole/)).toBeVisible()
  await sweep(page, 'a page whose scripts did not arrive')
  await page.unroute('**/app.js')
  await openReady(page, `${at}/contact`)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await sweep(page, 'contact without an answer')
  const message = page.getByRole('main')
  await message.getByLabel('Name').fill('Asha Patel')
  await message.getByLabel('Email').fill('asha@college.example')
  await message.getByLabel('Category').selectOption('general')
  await message.getByLabel('Subject').fill('A link')
  await message.getByLabel('Message').fill(`https://college.example/${'long'.repeat(30)}`)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Your message is ready, but not sent yet')).toBeVisible()
  await sweep(page, 'a message that is ready')
  await openReady(page, `${at}/faq`)
  await page.getByRole('main').getByRole('searchbox').fill('zzzz')
  await expect(page.getByText('No question matches')).toBeVisible()
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

test('axe finds nothing on a page that is loading or cannot be loaded', async ({
  page,
  portal,
}) => {
  await page.route(/ContactPage-|SearchDialog-/, (route) => route.abort())
  await openReady(page, `${portal.origin}/faq`)
  await followLink(page, '/contact')
  await expect(
    page.getByText('The page you asked for could not be loaded. This one is unchanged.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Search' }).first().click()
  await expect(page.getByText('This part of the portal could not be loaded.')).toBeVisible()
  await sweep(page, 'a page and a part that cannot be loaded')
  await page.goto(`${portal.origin}/contact`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await sweep(page, 'a screen whose code does not arrive')

  await page.evaluate(() => localStorage.setItem('token', 'of a session'))
  await neverAnswer(page)
  await page.goto(`${portal.origin}/profile`)
  await expect(page.getByText('Loading your session')).toBeVisible()
  await sweep(page, 'a session that is being restored')
})

test('axe finds nothing on the states of an application', async ({ page, context, portal }) => {
  // Each step is swept below, with its faults.
  await openForm(page, portal, 'poc', 'all')
  await sweep(page, 'a blank form on one page')
  await goToStep(page, 'poc', 'check')
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await sweep(page, 'an alert')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeFocused()
  for (const { id, title } of stepsOf(pocForm).toReversed()) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await sweep(page, `the step ${id} with its faults`)
    if (id !== 'project') await page.getByRole('link', { name: 'Back', exact: true }).click()
  }
  await page.setViewportSize({ width: 320, height: 800 })
  await sweepDialog(page, /^Step 1 of 7/)
  await fillForm(page, 'poc')
  await expectSaved(page)
  await sweep(page, 'the check of a complete form')
  await goToStep(page, 'poc', 'team')
  await page.getByRole('button', { name: 'Add Member' }).click()
  await sweep(page, 'a folded member and one to fill in')
  await fillMember(page, 1)
  await expectSaved(page)
  await goToStep(page, 'poc', 'all')
  await page.getByText('Show all answers').click()
  await sweep(page, 'a filled form with two members on one page')
  await page.getByRole('combobox', { name: 'Team leader' }).selectOption('Member 2 Patel')
  await expectSaved(page)
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype
    IDBObjectStore.prototype.add = () => {
      IDBObjectStore.prototype.add = add
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  const submit = page.getByRole('button', { name: 'Submit application' })
  await submit.press('Enter')
  await expect(page.getByText('The application was not submitted')).toBeVisible()
  await expect(submit).toBeFocused()
  await sweep(page, 'an application that could not be submitted')
  await sweepDialog(page, 'Open a saved copy')
  const other = await context.newPage()
  await openReady(other, `${portal.origin}/apply/poc-grant`)
  await sweep(other, 'a form that another tab edits')
  await submit.click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(other.getByText(/^You submitted application .* on this device\.$/)).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await page.waitForURL('**/receipt')
  await expect(other.getByText('This is a new, empty form.')).toBeVisible()
  await sweep(other, 'a new form after one that was submitted')
  await other.close()
  await sweepWhole(page, 'a receipt')
  await page.getByRole('button', { name: 'It is printed and signed' }).click()
  await page.getByRole('button', { name: 'It is handed in' }).click()
  await expect(page.getByText('Enter the name of the person who took it')).toBeVisible()
  await sweep(page, 'a receipt with a fault at a step')
  await page.getByLabel('Given to').fill('Prof. Jignesh Bhatt')
  await page.getByRole('button', { name: 'It is handed in' }).click()
  await expect(page.getByText('Decision due')).toBeVisible()
  await page.getByRole('button', { name: 'Change the day of signing' }).click()
  await sweep(page, 'a receipt that was handed in, with a step being changed')
  // Pages that show one record: here the record exists, in the sweep of all pages it does not.
  expect(recordPages()).toEqual(['/my-applications/:submissionId/receipt'])
  await openReady(page, `${portal.origin}/my-applications`)
  await sweepDialog(page, /^View Details.*Solar dryer/)
  await sweepDialog(page, /^View Details/)
  await page.getByRole('searchbox').fill('zzzz')
  await expect(page.getByText('No applications found')).toBeVisible()
  await sweep(page, 'no application found')

  await page.goto(`${portal.origin}/apply/ipr-grant`)
  await formReady(page)
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await page.getByLabel('Broad area').fill('Not kept')
  await expect(page.getByText('Not saved', { exact: true }).filter({ visible: true })).toBeVisible()
  await sweep(page, 'a draft that this device cannot keep')
})

test('axe finds nothing on the states that a signed-in person can reach', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'student')
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
    const told = page.getByRole('main').getByRole('status').filter({ visible: true })
    await expect(told.first()).toBeVisible()
    await sweep(page, `${address} while this device is read`)
  }
  await openReady(page, `${portal.origin}/profile`)
  // If the session is refused before a screen is shown, the sign-in page opens instead.
  await expect(page.getByRole('button', { name: 'Edit Profile' }).first()).toBeVisible()
  await (await openControls(page)).getByRole('button', { name: 'Session ended' }).click()
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  await sweep(page, 'signing in again over the page')
})

test('axe finds nothing on the states of a shared computer, reached by keyboard alone', async ({
  page,
  portal,
}) => {
  const at = portal.origin
  const phone = { width: 320, height: 640 }
  await openForm(page, portal, 'poc', 'idea')
  const typed = 'Typed before anybody said that it is shared'
  await page.getByLabel('Methodology').fill(typed)
  await expectSaved(page)
  await signOut(page)
  await openReady(page, `${at}/login?shared=always`)
  await expect(page.getByText('turned this on for everybody')).toBeVisible()
  await sweep(page, 'sign-in on a shared computer')

  // The draft is not sealed until this is called.
  const goOn = await page.evaluateHandle((typed) => {
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
    const { promise: opened, resolve: open } = Promise.withResolvers<void>()
    crypto.subtle.encrypt = async (algorithm, key, clear) => {
      if (new TextDecoder().decode(clear).includes(typed)) await opened
      return encrypt(algorithm, key, clear)
    }
    return open
  }, typed)
  await page.getByRole('button', { name: 'Continue as student' }).click()
  await expect(page.getByRole('progressbar', { name: /^Sealing/ })).toBeVisible()
  await sweep(page, 'what is here being sealed')
  await goOn.evaluate((open) => open())
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await sweep(page, 'what was sealed being told')
  await page.getByRole('button', { name: 'OK' }).click()

  await openReady(page, `${at}/apply/poc-grant/idea`)
  await page.setViewportSize(phone)
  const password = page.getByRole('textbox', { name: 'Password' })
  await tabTo(page, password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password is required')).toBeVisible()
  await sweep(page, 'a locked screen with a problem')
  await page.setViewportSize(phone)
  await typeInto(page, password, demoAccounts.student.password)
  await page.keyboard.press('Enter')
  await formReady(page)
  await page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 14.5 * 60_000
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const warning = page.getByRole('button', { name: 'Keep it open' })
  await expect(warning).toBeVisible()
  await sweep(page, 'the last minute before a shared computer locks')
  await page.setViewportSize(phone)
  await tabTo(page, page.locator('header summary', { hasText: 'Menu' }), 'Shift+Tab')
  await expect(warning).toBeHidden()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Logout' }))
  await page.keyboard.press('Enter')
  const take = page.getByRole('button', { name: 'Take your draft along as a file' })
  await expect(take).toBeVisible()
  await sweep(page, 'the question before signing out')
  await page.setViewportSize(phone)
  await tabTo(page, page.getByRole('button', { name: 'Remove it and sign out' }))
  await tabTo(page, take, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Passphrase')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The passphrase needs at least 10 characters')).toBeVisible()
  await sweep(page, 'a passphrase that is too short')
  await page.setViewportSize(phone)
  await tabTo(page, page.getByRole('button', { name: 'Back', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Leave it here, sealed, and sign out' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${at}/`)
  await openReady(page, `${at}/login`)
  await page.getByRole('button', { name: 'Continue as administrator' }).click()
  await expect(page.getByText('sealed with their passwords')).toBeVisible()
  await sweep(page, 'the office of a shared computer')
})

test('axe finds nothing on the states that an administrator can reach', async ({
  page,
  context,
  portal,
}) => {
  const at = portal.origin
  await signIn(context, portal, 'admin')
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
  await expect(page.getByText('No users found')).toBeVisible()
  await sweep(page, 'no user found')

  await openReady(page, `${at}/admin/applications`)
  await page.keyboard.press('?')
  await expect(dialog(page)).toBeVisible()
  await sweep(page, 'the keys of the desk')
  await closeDialog(page)
  await openReady(page, `${at}/admin/applications?layout=table`)
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
  await expect(page.getByText('Loading users…')).toBeVisible()
  await sweep(page, 'users that are on their way')
})
