import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

test.use({ serverMode: 'live' })

async function signIn(page: Page, email: string, password: string) {
  const within = page.getByRole('dialog').or(page.getByRole('main'))
  await within.getByRole('textbox', { name: 'Email' }).fill(email)
  await within.getByRole('textbox', { name: 'Password' }).fill(password)
  await within.getByRole('button', { name: 'Sign In' }).click()
}

/** The browser goes offline and online again, which makes the portal request the profile. */
async function comeBackOnline(context: BrowserContext) {
  await context.setOffline(true)
  await context.setOffline(false)
}

test.beforeEach(async ({ page, portal, backend, context }) => {
  await page.goto(`${portal.origin}/login`)
  await signIn(page, 'student@ssip.example', 'Student123')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(`${portal.origin}/apply/poc-grant/all`)
  await page
    .getByRole('textbox', { name: 'Title of the proof of concept' })
    .fill('Quiet ceiling fan')
  await page.getByRole('textbox', { name: 'Methodology' }).fill('Measure it')
  await backend.database.endSessions()
  await comeBackOnline(context)
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
})

test('the same person signs in over the form and continues in the same field', async ({ page }) => {
  await expect(page.getByText('PoC grant application')).toBeHidden()
  await signIn(page, 'student@ssip.example', 'Student123')
  await expect(page.getByRole('dialog')).toBeHidden()
  const methodology = page.getByRole('textbox', { name: 'Methodology' })
  await expect(methodology).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(', twice')
  await expect(methodology).toHaveValue('Measure it, twice')
  await expect(page.getByRole('textbox', { name: 'Title of the proof of concept' })).toHaveValue(
    'Quiet ceiling fan',
  )
})

test('somebody else who signs in sees nothing of the first person’s', async ({ page, portal }) => {
  await signIn(page, 'rohan.desai@ssip.example', 'Sample123')
  await expect(page.getByRole('dialog')).toBeHidden()
  const title = page.getByRole('textbox', { name: 'Title of the proof of concept' })
  await expect(title).toHaveValue('')
  expect(await page.content()).not.toContain('Quiet ceiling fan')
  await page.goto(`${portal.origin}/my-applications`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.content()).not.toContain('Asha')
})

test('leaving without signing in ends at the sign-in page, and the draft is still there', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Leave without signing in' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, 'student@ssip.example', 'Student123')
  await expect(page.getByRole('textbox', { name: 'Title of the proof of concept' })).toHaveValue(
    'Quiet ceiling fan',
  )
})

test('an ended session is noticed when the window becomes visible again', async ({
  page,
  backend,
}) => {
  await signIn(page, 'student@ssip.example', 'Student123')
  await expect(page.getByRole('dialog')).toBeHidden()
  await backend.database.endSessions()
  // The browser's event when a tab becomes visible again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
})

test('a second tab keeps its screen too, and goes on once somebody has signed in here', async ({
  page,
  portal,
  backend,
  context,
}) => {
  await signIn(page, 'student@ssip.example', 'Student123')
  await expect(page.getByRole('dialog')).toBeHidden()
  const second = await context.newPage()
  await second.goto(`${portal.origin}/my-applications`)
  // The heading alone is there before it is known whose session this is.
  await expect(second.getByRole('list', { name: 'Drafts in progress' })).toBeVisible()
  await backend.database.endSessions()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  await expect(second.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  await expect(second).toHaveURL(/\/my-applications$/)
  await signIn(page, 'student@ssip.example', 'Student123')
  await expect(second.getByRole('dialog')).toBeHidden()
  await expect(second).toHaveURL(/\/my-applications$/)
  await second.close()
})
