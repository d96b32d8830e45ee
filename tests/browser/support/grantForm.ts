import { expect, type Locator, type Page } from '@playwright/test'
import { jpgFile, pdfFile } from './files.ts'
import { stepAnswers, type Kind } from './grantAnswers.ts'
import { signIn, type Place } from './session.ts'

export const formPath: Record<Kind, string> = { poc: '/apply/poc-grant', ipr: '/apply/ipr-grant' }

/**
 * Signs in as the sample student and opens a form: where the applicant stopped, so a new one at its
 * first step, or at a step (`all` for the one-page view).
 */
export async function openForm(page: Page, place: Place, kind: Kind, step?: string): Promise<void> {
  await signIn(page.context(), place, 'student')
  await page.goto(place.origin + formPath[kind] + (step === undefined ? '' : `/${step}`))
  await formReady(page)
}

/** Waits until the form can be typed into: the button that leads on is there. */
export async function formReady(page: Page): Promise<void> {
  await expect(
    page
      .locator('main')
      .getByRole('button', { name: /^(Continue|Submit application)$/ })
      .first(),
  ).toBeVisible()
}

/** Chooses a step of the open form from the list of steps on a phone. */
export async function chooseStep(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: /^Step \d of \d$/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
}

/** Goes to a step of the open form by its address. */
export async function goToStep(page: Page, kind: Kind, step: string): Promise<void> {
  await page.goto(new URL(`${formPath[kind]}/${step}`, page.url()).href)
  await formReady(page)
}

/** The visible save status, not the announced one: in the bar on phones, in the column on wide screens. */
export function saveStatus(page: Page): Locator {
  return page
    .getByText(/^(Saved on this device, |Saving…|Not saved)/)
    .and(page.locator(':not([role=status])'))
    .filter({ visible: true })
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(saveStatus(page)).toHaveText(/Saved on this device, \d+:\d\d [AP]M/)
}

/**
 * Checks that everything typed in any tab is on disk, as the portal itself does before it loads a new
 * version.
 */
export async function expectNothingUnsaved(page: Page): Promise<void> {
  const holders = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      return [...held, ...pending].filter(({ name }) => name === 'ssip-unsaved').length
    })
  await expect.poll(holders).toBe(0)
}

/**
 * Fills in every field with valid values and two files, step by step from the first one; ends at the
 * check of all answers.
 */
export async function fillForm(page: Page, kind: Kind): Promise<void> {
  for (const [step, texts] of Object.entries(stepAnswers[kind])) {
    await expect(page).toHaveURL(new RegExp(`/${step}$`))
    for (const [label, text] of texts) await page.getByLabel(label, { exact: true }).fill(text)
    if (step === 'right') await page.getByLabel('IPR type').selectOption('Patent')
    if (step === 'team') await fillMember(page, 0)
    if (step === 'mentor') await fillMentor(page)
    if (step === 'market' || step === 'novelty')
      await page.getByRole('radio', { name: 'Yes' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible()
}

async function fillMentor(page: Page): Promise<void> {
  const mentor = page.getByRole('region', { name: 'Mentor' })
  await mentor.getByLabel('Designation').fill('Associate Professor')
  await mentor.getByLabel('Name', { exact: true }).fill('Dr Hetal Trivedi')
  await mentor.getByLabel('Email').fill('hetal.trivedi@example.com')
  await mentor.getByLabel('Mobile').fill('+91 98980 12345')
  await mentor.locator('input[type=file]').setInputFiles(jpgFile('employer-id.jpg'))
  await expect(mentor.getByText('employer-id.jpg')).toBeVisible()
}

/** Fills in one team member; `index` starts at 0. */
export async function fillMember(page: Page, index: number): Promise<void> {
  const member = page.getByRole('group', { name: `Team member ${index + 1}` })
  await member.getByLabel('Enrollment no').fill(`21ME10${index}`)
  await member.getByLabel('Name (as per national ID)').fill(`Member ${index + 1} Patel`)
  await member.getByLabel('Email').fill(`member${index + 1}@example.com`)
  await member.getByLabel('Mobile').fill(`982550123${index}`)
  await member.getByLabel('Aadhaar number').fill(`1234 5678 901${index}`)
  await member.locator('input[type=file]').setInputFiles(pdfFile(`aadhaar-${index + 1}.pdf`))
  await expect(member.getByText(`aadhaar-${index + 1}.pdf`)).toBeVisible()
}
