import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineTexts } from '../../scripts/build/pageTemplate.ts'
import { distOf } from './support/build.ts'
import { signIn, submitSignIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

/* A phone that gets no updates any more. */

test.beforeEach(async ({ page }) => {
  // Of what the scripts call, this came to browsers last.
  await page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, 'toSorted'))
})

test('a browser that is too old for the scripts says so once something is pressed, and loads none', async ({
  page,
  portal,
}) => {
  const told = page.getByRole('alert').filter({ hasText: 'This browser is too old' })
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) loaded.push(request.url())
  })
  await page.goto(portal.origin)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(told).toBeHidden()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(told).toBeVisible()

  await page.goto(`${portal.origin}/login`)
  await submitSignIn(page, 'student@ssip.example', 'Student123')
  await expect(told).toBeVisible()
  expect(page.url()).toBe(`${portal.origin}/login`)

  await page.goto(`${portal.origin}/gu/`)
  await page.getByRole('button').first().click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'આ બ્રાઉઝર પોર્ટલ માટે ઘણું જૂનું છે' }),
  ).toBeVisible()
  expect(loaded).toEqual([])
})

test('a form tells such a browser at once', async ({ context, page, portal }) => {
  await signIn(context, portal, 'student')
  await page.goto(`${portal.origin}/apply/poc-grant`)
  await expect(page.getByText('This browser is too old')).toBeVisible()
})

test('even a browser of 2018 can read the scripts in the page’s head', () => {
  for (const file of ['index.html', 'login.html', 'app.html']) {
    const { scripts } = inlineTexts(readFileSync(join(distOf('demo'), file), 'utf8'))
    expect(scripts, file).toHaveLength(2)
    for (const script of scripts) expect(script, file).not.toMatch(/\?\.[^\d]|\?\?|(\|\||&&)=/)
  }
})
