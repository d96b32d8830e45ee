import type { Page } from '@playwright/test'
import type * as Frame from '../../src/app/frame/copy.ts'
import type * as Said from '../../src/domain/server/saidCopy.ts'
import type * as Apply from '../../src/features/apply/copy.ts'
import type * as SessionWords from '../../src/features/session/copy.ts'
import type * as PocWords from '../../src/domain/grant-form/poc/copy.ts'
import { languages } from '../../src/lib/languages.ts'
import { heard, listen } from './support/announcements.ts'
import { sweep } from './support/axe.ts'
import { fillForm, openForm } from './support/grantForm.ts'
import { tabTo, typeInto } from './support/keyboard.ts'
import { isOffice, speak, typed, words } from './support/languages.ts'
import { englishAmong, leftEnglish } from './support/leftEnglish.ts'
import { guardedPages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 320, height: 640 }

test.use({ viewport: phone })

/** Checks the screen's language and its accessibility. */
async function lookAt(page: Page, what: string): Promise<void> {
  expect.soft(await leftEnglish(page, typed), what).toEqual([])
  await sweep(page, what, [phone.width])
  await page.setViewportSize(phone)
}

/** Everything announced since the page was loaded was in its language, including this. */
async function expectHeard(page: Page, text: string): Promise<void> {
  const texts = async () => (await heard(page)).map((one) => one.text)
  await expect.poll(texts).toContainEqual(expect.stringContaining(text))
  expect(englishAmong(await texts(), typed)).toEqual([])
}

const heading = (page: Page) => page.locator('main h1[tabindex]').filter({ visible: true })

for (const { id, name, home } of languages.filter(({ home }) => home !== '/')) {
  test(`${name}: a student who is refused signs in with the keyboard, and opens the form from the menu`, async ({
    page,
    portal,
  }) => {
    const { barCopy, groupLabels } = await words<typeof Frame>(id, 'app/frame/copy')
    const { loginCopy } = await words<typeof SessionWords>(id, 'features/session/copy')
    const { saidByServer } = await words<typeof Said>(id, 'domain/server/saidCopy')
    const { stepCopy } = await words<typeof Apply>(id, 'features/apply/copy')
    const send = page.getByRole('button', { name: loginCopy.submit, exact: true })
    await page.goto(`${portal.origin}${home}login`)
    await expect(send).toBeEnabled()
    await listen(page)
    await typeInto(page, page.getByLabel(loginCopy.email, { exact: true }), 'student@ssip.example')
    await typeInto(page, page.getByLabel(loginCopy.password, { exact: true }), 'Wrong123')
    await page.keyboard.press('Enter')
    await expectHeard(page, saidByServer.wrongPassword)
    await expect(page.getByRole('alert').locator('[lang=en]')).toHaveText(
      'Invalid email or password',
    )
    await lookAt(page, `sign-in in ${name}`)
    await tabTo(page, page.getByLabel(loginCopy.password, { exact: true }), 'Shift+Tab')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Student123')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(heading(page)).toBeFocused()
    await lookAt(page, `dashboard in ${name}`)

    const menu = page.locator('header summary', { hasText: barCopy.menu })
    await tabTo(page, menu, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const apply = page
      .getByRole('navigation', { name: groupLabels.apply })
      .filter({ visible: true })
    await tabTo(page, apply.locator('summary'))
    await page.keyboard.press('Enter')
    await tabTo(page, apply.locator('[href$="/apply/poc-grant"]'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/apply\/poc-grant/)
    await expect(heading(page)).toBeFocused()
    const steps = page.getByRole('button', { name: stepCopy.place(1, 7) })
    await expect(steps).toBeVisible()
    await tabTo(page, steps)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await lookAt(page, `list of steps in ${name}`)
    await page.keyboard.press('Escape')
    await expect(steps).toBeFocused()
  })

  test(`${name}: with the keyboard a student changes the language, goes through the form, submits and follows the application`, async ({
    page,
    portal,
  }) => {
    const { applyCopy, saveStatusCopy, stepCopy } = await words<typeof Apply>(
      id,
      'features/apply/copy',
    )
    const { pocCopy } = await words<typeof PocWords>(id, 'domain/grant-form/poc/copy')
    await openForm(page, portal, 'poc')
    await fillForm(page, 'poc')
    await page.goto(`${portal.origin}/apply/poc-grant/project`)
    await speak(page, name)
    await expect(page).toHaveURL(`${portal.origin}${home}apply/poc-grant/project`)
    await expect(heading(page)).toBeVisible()
    await listen(page)
    for (const step of ['project', 'team', 'mentor', 'idea', 'strength', 'market', 'check']) {
      await expect(page).toHaveURL(new RegExp(`/${step}$`))
      if (step === 'team' || step === 'check') await lookAt(page, `${step} in ${name}`)
      else expect.soft(await leftEnglish(page, typed), step).toEqual([])
      if (step === 'check') break
      if (step === 'market') {
        await tabTo(page, page.getByLabel(pocCopy.fields.productMarket.label))
        await page.keyboard.insertText('નવું नया ')
        await expectHeard(page, saveStatusCopy.saved('').trim())
      }
      await tabTo(page, page.getByRole('button', { name: stepCopy.next }))
      await page.keyboard.press('Enter')
      await expect(heading(page)).toBeFocused()
    }
    await tabTo(page, page.getByRole('button', { name: applyCopy.submit }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('alertdialog').getByRole('button').first())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/my-applications\/[a-z0-9]+\/receipt$/)
    await expect(heading(page)).toBeFocused()
    await expect(page.getByText('Solar dryer for mango pulp').first()).toBeVisible()
    await lookAt(page, `receipt in ${name}`)
    for (const path of guardedPages().filter(
      (path) => !isOffice(path) && !path.startsWith('/apply'),
    )) {
      await page.goto(portal.origin + home + path.slice(1))
      await expect(heading(page)).toBeVisible()
      await expect(page.locator('main .animate-spin')).toHaveCount(0)
      if (path === '/dashboard') expect.soft(await leftEnglish(page, typed), path).toEqual([])
      else await lookAt(page, `${path} in ${name}`)
    }
  })
}
