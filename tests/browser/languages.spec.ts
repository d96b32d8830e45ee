import type { Page } from '@playwright/test'
import { languages } from '../../src/lib/languages.ts'
import { distOf } from './support/build.ts'
import { expectSaved, openForm } from './support/grantForm.ts'
import { isOffice, speak, typed } from './support/languages.ts'
import { leftEnglish } from './support/leftEnglish.ts'
import { tooWide } from './support/ownSettings.ts'
import { publicPages } from './support/pages.ts'
import { signIn, submitSignIn } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { takenOver } from './support/tour.ts'
import { pagesStored, servedByWorker } from './support/worker.ts'

const narrow = { width: 320, height: 640 }

for (const { id, name, home } of languages.filter(({ home }) => home !== '/')) {
  test(`${name}: every public page is in this language, and fits a narrow phone`, async ({
    browser,
    portal,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: narrow,
    })
    const page = await context.newPage()
    for (const path of publicPages().filter((path) => !isOffice(path))) {
      await page.goto(portal.origin + home + path.slice(1))
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${id}\\b`))
      expect.soft(await leftEnglish(page, typed), path).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, `${path} scrolls sideways`).toBeLessThanOrEqual(320)
      expect.soft(await tooWide(page), path).toEqual([])
      await page.setViewportSize(narrow)
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical, path).toHaveAttribute('href', home + path.slice(1))
      for (const other of languages) {
        await expect(page.locator(`link[rel=alternate][hreflang=${other.id}]`)).toHaveAttribute(
          'href',
          other.home + path.slice(1),
        )
      }
    }
  })
}

test('the languages in the footer, drawn only when they are reached, take the room that was left for them', async ({
  page,
  portal,
}) => {
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(portal.origin)
    // Above it everything is laid out by then.
    await expect(page.locator('html')).not.toHaveAttribute('data-piecewise')
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    const name = page.locator('footer [lang=gu]')
    await name.scrollIntoViewIfNeeded()
    await expect(name).toBeInViewport()
    expect(await height(), `${width} px`).toBe(before)
  }
})

test('a language is a folder and a line; every text on its pages is in a copy file', async ({
  browser,
  portal,
}) => {
  portal.dist = distOf('madeUp')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of publicPages().filter((path) => !isOffice(path))) {
    await page.goto(`${portal.origin}/xx${path}`)
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText('⟦')
    expect.soft(await leftEnglish(page, typed), path).toEqual([])
  }
})

test.describe('installed', () => {
  test.use({ hasWorker: true })

  test('the chosen language is used at every address from then on, even without a network', async ({
    page,
    context,
    portal,
  }) => {
    const [, gujarati, hindi] = languages
    if (gujarati === undefined || hindi === undefined) throw new Error('There are fewer languages')
    await page.goto(`${portal.origin}/faq?search=pdf`)
    await speak(page, gujarati.name)
    await expect(page).toHaveURL(`${portal.origin}/gu/faq?search=pdf`)
    await page.goto(`${portal.origin}/events`)
    await expect(page).toHaveURL(`${portal.origin}/gu/events`)
    await servedByWorker(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-gu'))).not.toBeNull()

    await context.setOffline(true)
    await page.goto(`${portal.origin}/gu/contact`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'gu-IN')
    // A language that was never opened is not stored; the message is in the current language.
    await speak(page, hindi.name)
    await expect(
      page.getByText(hindi.name, { exact: false }).filter({ hasText: 'નેટવર્ક' }),
    ).toBeVisible()
    await expect(page).toHaveURL(`${portal.origin}/gu/contact`)
  })

  test('a language that is not kept, chosen in a Wi-Fi without a network, is answered, and takes no page away that is', async ({
    page,
    context,
    portal,
  }) => {
    const html = page.locator('html')
    const missing = page.getByRole('status').filter({ hasText: 'ગુજરાતી is not on this device yet' })
    await page.goto(portal.origin)
    await servedByWorker(page)
    await pagesStored(page)
    // The browser believes that there is one.
    await context.route('**', (route) => route.abort())
    await page.goto(`${portal.origin}/faq`)
    await takenOver(page)
    await speak(page, 'ગુજરાતી')
    await expect(missing).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull()

    // It was chosen before, and its pages were not stored by then.
    await page.evaluate(() => localStorage.setItem('language', 'gu'))
    await page.goto(`${portal.origin}/contact`)
    await takenOver(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await expect(html).toHaveAttribute('lang', 'en-IN')

    await context.unroute('**')
    await page.goto(`${portal.origin}/events`)
    // Asking the page itself would count as somebody who has begun there.
    await page.waitForURL(`${portal.origin}/gu/events`)
    // By the host: the worker of English has no page of it.
    await expect(html).toHaveAttribute('lang', 'gu-IN')
  })
})

test('a language that is chosen before the scripts are here keeps the search and the part of the page', async ({
  page,
  portal,
}) => {
  const [, gujarati] = languages
  if (gujarati === undefined) throw new Error('There are fewer languages')
  await page.route('**/*.js', async (route) => route.abort())
  await page.goto(`${portal.origin}/faq?search=pdf#fees`)
  await speak(page, gujarati.name)
  await expect(page).toHaveURL(`${portal.origin}/gu/faq?search=pdf#fees`)
})

test('on a form the language menu that was opened before the scripts are here stays open, and leads to the form', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'student')
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  const menu = page.getByRole('banner').locator('summary').and(page.getByLabel('Language'))
  const gujarati = page.getByRole('banner').getByRole('link', { name: 'ગુજરાતી' }).first()
  await page.goto(`${portal.origin}/apply/poc-grant/team`)
  await menu.click()
  await expect(gujarati).toBeVisible()
  arrive()
  await takenOver(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Team members' })).toBeVisible()
  await expect(gujarati).toBeVisible()

  await page.unroute('**/*.js')
  await page.route('**/*.js', async (route) => route.abort())
  await page.goto(`${portal.origin}/apply/poc-grant/team?from=mail`)
  await menu.click()
  await gujarati.click()
  await expect(page).toHaveURL(`${portal.origin}/gu/apply/poc-grant/team?from=mail`)
})

test('an address that is being typed goes along into another language', async ({
  page,
  portal,
}) => {
  const [, gujarati] = languages
  if (gujarati === undefined) throw new Error('There are fewer languages')
  for (const path of ['/login', '/login?next=apply', '/signup', '/events']) {
    await page.goto(portal.origin + path)
    const address = page.locator('input:is([type=email], [inputmode=email])')
    await address.fill('asha@example.org')
    await speak(page, gujarati.name)
    await expect(page).toHaveURL(`${portal.origin}/gu${path}`)
    await expect(address, path).toHaveValue('asha@example.org')
    await takenOver(page)
    await expect(address, path).toHaveValue('asha@example.org')
    await page.evaluate(() => localStorage.removeItem('language'))
  }
})

test('a language that is not kept, chosen without a network before the scripts are here, is answered once they are', async ({
  page,
  context,
  portal,
}) => {
  const [, , hindi] = languages
  if (hindi === undefined) throw new Error('There are fewer languages')
  const { promise: chosen, resolve: choose } = Promise.withResolvers<void>()
  await page.route('**/languageSwitch*.js', async (route) => {
    const response = await route.fetch()
    await chosen
    await route.fulfill({ response })
  })
  const asked = page.waitForRequest('**/languageSwitch*.js')
  await page.goto(`${portal.origin}/contact?from=hall`)
  await asked
  await context.setOffline(true)
  await speak(page, hindi.name)
  choose()
  await expect(page.getByRole('status').filter({ hasText: hindi.name })).toContainText('network')
  await expect(page).toHaveURL(`${portal.origin}/contact?from=hall`)
})

/** An input method is composing this, and not done. */
async function compose(page: Page, text: string) {
  const input = await page.context().newCDPSession(page)
  const caret = { selectionStart: text.length, selectionEnd: text.length }
  await input.send('Input.imeSetComposition', { text, ...caret })
  await input.detach()
}

/** Ways to enter letters into a field. */
const waysToWrite: Record<string, (page: Page, letters: string) => Promise<void>> = {
  'by keys': (page, letters) => page.keyboard.insertText(letters),
  'by an input method that has not ended its word': compose,
}

for (const [way, write] of Object.entries(waysToWrite)) {
  test(`changing the language in the middle of a word loses no letter, written ${way}`, async ({
    page,
    portal,
  }) => {
    // More of them: SWITCHES=50 npx playwright test languages
    const switches = Number(process.env['SWITCHES'] ?? 6)
    await openForm(page, portal, 'poc', 'project')
    const title = page.locator('form').getByRole('textbox').first()
    const names = ['ગુજરાતી', 'हिन्दी', 'English']
    const pieces = ['ક્ષિતિજ', ' सूर्य', ' dry']
    let whole = ''
    for (let index = 0; index < switches; index += 1) {
      const piece = pieces[index % pieces.length] ?? ''
      await expect(title).toHaveValue(whole)
      await title.focus()
      await page.keyboard.press('End')
      await write(page, piece)
      whole += piece
      await speak(page, names[index % names.length] ?? '')
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        ['gu-IN', 'hi-IN', 'en-IN'][index % 3] ?? '',
      )
    }
    await expect(title).toHaveValue(whole)
  })
}

test('another language takes along where somebody was going', async ({ page, portal }) => {
  const html = page.locator('html')
  // The code for it comes last.
  await page.goto(`${portal.origin}/apply/ipr-grant`, { waitUntil: 'networkidle' })
  await expect(page).toHaveURL(/login$/)
  await speak(page, 'हिन्दी')
  await expect(html).toHaveAttribute('lang', 'hi-IN')
  await page.waitForLoadState('networkidle')
  await speak(page, 'English')
  await expect(html).toHaveAttribute('lang', 'en-IN')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await submitSignIn(page, 'student@ssip.example', 'Student123')
  await expect(page).toHaveURL(/apply\/ipr-grant/)
})

test('a language that another tab has chosen takes along where somebody was going, too', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.origin}/apply/ipr-grant`)
  await expect(page).toHaveURL(/login$/)
  await page.evaluate(() => localStorage.setItem('language', 'gu'))
  await page.reload()
  await expect(page).toHaveURL(`${portal.origin}/gu/login`)
  await page.getByRole('button', { name: /વિદ્યાર્થી/ }).click()
  await expect(page).toHaveURL(/gu\/apply\/ipr-grant/)
})

test('where somebody was going is kept by links that are followed before the scripts are here', async ({
  page,
  portal,
}) => {
  const html = page.locator('html')
  await page.goto(`${portal.origin}/apply/ipr-grant`)
  await expect(page).toHaveURL(/login$/)
  // Whoever arrives there finds every menu closed.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  for (const { name, id } of [...languages.slice(1), ...languages.slice(0, 1)]) {
    await speak(page, name)
    await expect(html).toHaveAttribute('lang', `${id}-IN`)
  }
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/login$/)
  arrive()
  await submitSignIn(page, 'student@ssip.example', 'Student123')
  await expect(page).toHaveURL(/apply\/ipr-grant/)
})

test('an input method may finish its syllable, and what is saved is complete', async ({
  page,
  portal,
}) => {
  await openForm(page, portal, 'poc', 'project')
  const title = page.getByLabel('Title of the proof of concept')
  await title.focus()
  for (const part of ['ક', 'ક્', 'ક્ષ', 'ક્ષિ']) {
    await compose(page, part)
    await expect(title).toHaveValue(part)
  }
  await page.keyboard.insertText('ક્ષિ')
  await page.keyboard.insertText('તિજ')
  await expectSaved(page)
  await page.reload()
  await expect(title).toHaveValue('ક્ષિતિજ')
})

test('a button is pressed once also when that ends what an input method is composing further up', async ({
  page,
  portal,
}) => {
  await openForm(page, portal, 'poc', 'project')
  const title = page.getByLabel('Title of the proof of concept')
  await title.focus()
  await compose(page, 'સૌર')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/team$/)
  await page.goBack()
  await expect(title).toHaveValue('સૌર')

  await page.goto(`${portal.origin}/contact`)
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByLabel('Category').selectOption('Events')
  await page.getByLabel('Subject').fill('Workshop')
  await page.getByLabel('Message').fill('A long question.')
  await page.getByLabel('Name').focus()
  await compose(page, 'આશા')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
})

test('English stands in a page of another language only where it says so: the office, and what leads to it', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'admin')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${portal.origin}/hi/admin/users`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const left = async () => {
    const title = await page.title()
    return (await leftEnglish(page, typed)).filter((text) => text !== title)
  }
  expect(await left()).toEqual([])
  await page.getByRole('button', { name: 'Add User' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await left()).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('reports')
  await expect(page.getByRole('option').first()).toContainText('Reports')
  expect(await left()).toEqual([])
})
