import { addressIn, languages } from '../../src/lib/languages.ts'
import { expectSaved, goToStep, openForm } from './support/grantForm.ts'
import { expect, test } from './support/test.ts'
import { movesOf, openReady, watchMoves } from './support/tour.ts'

test('while there may be a session, nothing for visitors only is shown', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  // The page before its scripts are loaded: once they are, they know at once whether somebody is
  // signed in.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(portal.origin)
  const inMain = page.getByRole('main').getByRole('link', { name: 'Create an account' })
  const signUp = page.getByRole('link', { name: 'Sign Up' })
  await expect(inMain).toHaveCount(2)
  await expect(signUp).toHaveCount(1)
  await page.evaluate(() => localStorage.setItem('token', 'may still be good'))
  await page.reload()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(inMain).toHaveCount(0)
  await expect(signUp).toHaveCount(0)
})

test('a page whose scripts are gone from the host is asked for anew, also where browsers may keep pages', async ({
  page,
  portal,
}) => {
  portal.isKept = true
  portal.missing = /\/app\.js/
  await page.goto(`${portal.origin}/login`)
  const asked = page.waitForResponse(`${portal.origin}/login`)
  await page.getByRole('link', { name: 'Load the page again' }).click()
  // Nothing travels for a page that the browser has kept.
  const { responseBodySize } = await (await asked).request().sizes()
  expect(responseBodySize).toBeGreaterThan(0)
})

test('a linked tab is in view on a phone', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`${portal.origin}/beneficiaries/poc?tab=stories`)
  const tab = page.getByRole('tab', { name: 'Success stories' })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(tab).toBeInViewport({ ratio: 0.95 })
})

test('an address with a tab and a part of it opens at that part', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of ['/beneficiaries/poc?tab=eligibility', '/beneficiaries/ipr']) {
    const address = `${portal.origin}${path}#am-i-eligible`
    await page.goto(address)
    await expect(page.locator('#am-i-eligible')).toBeInViewport()
    // Again in the same tab, which was left at another place of the page.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.goto(`${portal.origin}/faq`)
    await page.goto(address)
    await expect(page.locator('#am-i-eligible')).toBeInViewport()
  }
})

test('a drawing is loaded only when it comes near the screen', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const drawings: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/drawings/')) drawings.push(request.url())
  })
  await page.goto(portal.origin, { waitUntil: 'networkidle' })
  expect(drawings).toEqual([])
  await page.getByRole('heading', { name: 'What students have built' }).scrollIntoViewIfNeeded()
  await expect.poll(() => drawings.length).toBeGreaterThan(0)
})

test('on a phone words begin below the drawing and pictures fill their cards, in every language', async ({
  page,
  portal,
}) => {
  const heroes = ['/', '/dashboard', '/beneficiaries/ipr', '/about/ssip', '/about/institute']
  for (const language of languages) {
    for (const path of heroes) {
      await page.goto(portal.origin + addressIn(language, path))
      const hero = page.locator('main header > div')
      const [drawing, words] = [hero.locator('svg').last(), hero.locator('p').first()]
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 800 })
        const [above, below] = [await drawing.boundingBox(), await words.boundingBox()]
        const end = (above?.y ?? Infinity) + (above?.height ?? 0)
        expect.soft(end, `${language.id} ${path} at ${width} px`).toBeLessThanOrEqual(below?.y ?? 0)
      }
    }
  }
  await page.goto(portal.origin)
  const picture = page.getByRole('main').locator('li img').first()
  const [cut, whole] = [await picture.boundingBox(), await picture.locator('..').boundingBox()]
  // A line of the card is on both sides.
  expect(cut?.width).toBe((whole?.width ?? 0) - 2)
})

test('the link to a draft moves nothing on the home page that it was on before', async ({
  page,
  portal,
}) => {
  await openForm(page, portal, 'poc')
  await page.getByLabel('Broad area').fill('Energy')
  await expectSaved(page)
  const link = page.getByRole('list', { name: 'Drafts in progress' }).getByRole('link')
  await page.goto(portal.origin)
  await expect(link).toHaveCount(1)
  await page.addInitScript(watchMoves)
  await openReady(page, portal.origin)
  await expect(link).toHaveCount(1)
  expect(await movesOf(page)).toEqual([])

  // Once it is discarded, the next visit takes the room back.
  await goToStep(page, 'poc', 'project')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByText('Draft discarded')).toBeVisible()
  await openReady(page, portal.origin)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draftRoom'))).toBeNull()
  await openReady(page, portal.origin)
  expect(await movesOf(page)).toEqual([])
})
