import { expect, type Locator, type Page } from '@playwright/test'
import { jpgFile, pdfFile } from './files.ts'
import { signInOn } from './session.ts'

export type Kind = 'poc' | 'ipr'

const formPath: Record<Kind, string> = { poc: '/apply/poc-grant', ipr: '/apply/ipr-grant' }

/** What stands at each label of the application itself, by form. */
export const answers: Record<Kind, [label: string, text: string][]> = {
  poc: [
    ['Title of the proof of concept', 'Solar dryer for mango pulp'],
    ['Broad area', 'Agriculture'],
    ['Financial assistance required (₹)', '180000'],
    ['Department', 'Mechanical Engineering'],
    ['Description of the proof of concept', 'A dryer that runs on sunlight and keeps pulp clean.'],
    ['Work done so far', 'A bench model dries two kilograms a day.'],
    ['Methodology', 'Build, measure, improve, in three rounds.'],
    ['Core strength', 'No moving parts.'],
    ['Expected outcomes', 'A field unit for twenty farms.'],
    ['Competitors in the market', 'Electric tray dryers.'],
    ['Price of the product (₹)', '24000'],
    ['Market for the product', 'Growers in Valsad and Kutch.'],
  ],
  ipr: [
    ['Title of the intellectual property', 'Self-levelling survey tripod'],
    ['Broad area', 'Technology'],
    ['Financial assistance required (₹)', '45000'],
    ['Department', 'Civil Engineering'],
    ['Description', 'A tripod head that levels itself in four seconds.'],
    ['Work done so far', 'A working model and three test reports.'],
    ['Core strength', 'It needs no battery.'],
    ['Prior art report', 'Two older patents use motors; none is passive.'],
  ],
}

/** Signs in as the sample student and opens a form. */
export async function openForm(page: Page, origin: string, kind: Kind): Promise<void> {
  await signInOn(page, origin, 'student')
  await page.goto(origin + formPath[kind])
  await formReady(page)
}

export async function formReady(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Submit application' })).toBeVisible()
}

/** The visible save status, not what is announced: the bar on phones, the column on wide screens. */
export function saveStatus(page: Page): Locator {
  return page
    .getByText(/^(Saved on this device, |Saving…|Not saved)/)
    .and(page.locator(':not([role=status])'))
    .filter({ visible: true })
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(saveStatus(page)).toHaveText(/Saved on this device, \d\d:\d\d/)
}

/** Fills in every field with right values, with two files. */
export async function fillForm(page: Page, kind: Kind): Promise<void> {
  for (const [label, text] of answers[kind]) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  if (kind === 'ipr') await page.getByLabel('IPR type').selectOption('Patent')
  await fillMember(page, 0)
  const mentor = page.getByRole('region', { name: 'Mentor' })
  await mentor.getByLabel('Designation').fill('Associate Professor')
  await mentor.getByLabel('Name', { exact: true }).fill('Dr Hetal Trivedi')
  await mentor.getByLabel('Email').fill('hetal.trivedi@example.com')
  await mentor.getByLabel('Mobile').fill('9898012345')
  await mentor.locator('input[type=file]').setInputFiles(jpgFile('employer-id.jpg'))
  await expect(mentor.getByText('employer-id.jpg')).toBeVisible()
  await page.getByRole('radio', { name: 'Yes' }).check()
}

/** Fills in one team member; `index` counts from 0. */
export async function fillMember(page: Page, index: number): Promise<void> {
  const member = page.getByRole('group', { name: `Team member ${index + 1}` })
  await member.getByLabel('Enrollment no').fill(`21ME10${index}`)
  await member.getByLabel('Name (as per national ID)').fill(`Member ${index + 1} Patel`)
  await member.getByLabel('Email').fill(`member${index + 1}@example.com`)
  await member.getByLabel('Mobile').fill(`982550123${index}`)
  await member.getByLabel('Aadhar number').fill(`1234 5678 901${index}`)
  await member.locator('input[type=file]').setInputFiles(pdfFile(`aadhaar-${index + 1}.pdf`))
  await expect(member.getByText(`aadhaar-${index + 1}.pdf`)).toBeVisible()
}
