import { signInByForm } from './support/session.ts'
import { expect, test } from './support/test.ts'

test.use({ serverMode: 'live' })

test('a cookie set by the server is sent with the next call', async ({
  page,
  portal,
  backend,
  faulty,
}) => {
  portal.backendUrl = faulty.url
  faulty.standIn = backend.url
  faulty.setCookie = 'front=east; Path=/; HttpOnly; SameSite=Lax'
  const login = page.waitForRequest(`${faulty.url}/auth/login`)
  await signInByForm(page, portal.origin, 'student')
  expect(await (await login).headerValue('cookie')).toBeNull()

  const profile = page.waitForRequest(`${faulty.url}/auth/profile`)
  await page.goto(`${portal.origin}/profile`)
  expect(await (await profile).headerValue('cookie')).toBe('front=east')
  await expect(page.getByRole('main')).toContainText('Asha Patel')
})
