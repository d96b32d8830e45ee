import { signInByForm } from './support/session.ts'
import { expect, test } from './support/test.ts'

test.use({ serverMode: 'live' })

/** Something stands in front of the server and adds to its answers. */
test.beforeEach(({ portal, backend, faulty }) => {
  portal.backendUrl = faulty.url
  faulty.standIn = backend.url
})

test('a cookie set by the server is sent with the next call', async ({ page, portal, faulty }) => {
  faulty.added = { 'set-cookie': 'front=east; Path=/; HttpOnly; SameSite=Lax' }
  const login = page.waitForRequest(`${faulty.url}/auth/login`)
  await signInByForm(page, portal.origin, 'student')
  expect(await (await login).headerValue('cookie')).toBeNull()

  const profile = page.waitForRequest(`${faulty.url}/auth/profile`)
  await page.goto(`${portal.origin}/profile`)
  expect(await (await profile).headerValue('cookie')).toBe('front=east')
  await expect(page.getByRole('main')).toContainText('Asha Patel')
})

test('behind a server that lets browsers keep its answers, each person sees their own', async ({
  page,
  portal,
  faulty,
}) => {
  faulty.added = { 'cache-control': 'max-age=600' }
  const main = page.getByRole('main')
  await signInByForm(page, portal.origin, 'student')
  await page.goto(`${portal.origin}/profile`)
  await expect(main).toContainText('Asha Patel')
  await page.evaluate(() => localStorage.clear())
  await signInByForm(page, portal.origin, 'admin')
  await page.goto(`${portal.origin}/profile`)
  await expect(main).toContainText('Dr Meera Joshi')
  await expect(main).not.toContainText('Asha Patel')
})
