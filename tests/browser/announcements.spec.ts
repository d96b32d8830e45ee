import { heard, listen } from './support/announcements.ts'
import { distOf } from './support/build.ts'
import { expectSaved, formReady, openForm } from './support/grantForm.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { takenOver } from './support/tour.ts'
import { lookForUpdate } from './support/worker.ts'

test('saving the draft is announced once, politely, after a pause in typing, from a live region that was already there', async ({
  page,
  portal,
}) => {
  await openForm(page, portal, 'poc', 'all')
  // One that is displayed only with its text is not heard in every screen reader.
  const hidden = page
    .locator('main [role=status]')
    .evaluateAll((regions) =>
      regions.filter((region) => getComputedStyle(region).display === 'none').map(String),
    )
  expect(await hidden).toEqual([])
  await listen(page)
  await page.getByLabel('Core strength').pressSequentially('No moving parts, no battery.', {
    delay: 20,
  })
  await expectSaved(page)
  await expect.poll(() => heard(page)).not.toEqual([])
  const [told, ...more] = await heard(page)
  expect(told).toMatchObject({
    polite: true,
    text: expect.stringMatching(/^Saved on this device, \d+:\d\d [AP]M$/),
  })
  expect(told?.pause).toBeGreaterThan(2_900)
  expect(more).toEqual([])
})

test('losing the network is announced once, politely, from a live region that was already there', async ({
  page,
  context,
  portal,
}) => {
  await page.goto(portal.origin)
  await takenOver(page)
  await listen(page)
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  expect(await heard(page)).toMatchObject([
    { polite: true, text: expect.stringContaining('You are offline.') },
  ])
})

test.describe('installed', () => {
  test.use({ hasWorker: true })

  test('a new version is announced once, politely, without moving the focus', async ({
    page,
    portal,
  }) => {
    await openForm(page, portal, 'poc', 'strength')
    await page.evaluate(async () => navigator.serviceWorker.ready)
    await page.reload()
    await formReady(page)
    const field = page.getByLabel('Core strength')
    await field.focus()
    await listen(page)
    portal.dist = distOf('next')
    await lookForUpdate(page)
    await expect(page.getByText('A new version is ready.')).toBeVisible()
    expect(await heard(page)).toMatchObject([
      { polite: true, text: expect.stringContaining('A new version is ready.') },
    ])
    await expect(field).toBeFocused()
  })
})

test('a change of page is announced once, by the heading, which takes the focus', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'student')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${portal.origin}/faq`)
  await expect(page.getByText('Asha Patel').first()).toBeVisible()
  await listen(page)
  const footer = page.getByRole('contentinfo')
  const heading = page.getByRole('heading', { level: 1 })
  for (const [link, title] of [
    ['Events', 'Events'],
    ['SSIP policy', 'SSIP policy (English)'],
    ['Contact', 'Contact'],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveTitle(new RegExp(`^${title.replace(/[()]/g, '.')}`))
    await expect(heading).toBeFocused()
  }
  expect(await heard(page)).toEqual([])
})

test('the heading takes the focus even when the screen is loaded after the address has changed', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'student')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${portal.origin}/faq`)
  await page.locator('header summary', { hasText: 'Asha Patel' }).click()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
