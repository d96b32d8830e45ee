import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoAccounts } from '../../mocks/data/demoAccounts.ts'
import { jpgFile, pdfFile } from '../browser/support/files.ts'
import { answers } from '../browser/support/grantAnswers.ts'
import { button, field, sees, until, type Page } from './page.ts'
import type { Portal } from './portal.ts'

/** The one-page view: steps work alike in every engine, but storing and sending may not. */
const formPath = '/apply/poc-grant/all'
export const description = field('Description of the proof of concept')

/**
 * Opens the PoC form from another page, and signs in as the sample student if needed. Returns whether
 * it was.
 */
export async function openForm(page: Page, portal: Portal): Promise<boolean> {
  await page.open(`${portal.origin}/contact`)
  await page.open(portal.origin + formPath)
  const place = await until('the form or the sign-in page is shown', () =>
    page.evaluate(() => /Submit application|Sign In/.exec(document.body.innerText)?.[0]),
  )
  if (place === 'Submit application') return false
  await page.type(field('Email', '//main'), demoAccounts.student.email)
  await page.type(field('Password', '//main'), demoAccounts.student.password)
  await page.click(button('Sign In'))
  // As a person would: whoever leaves while the database is being created finds it silent in WebKit
  // (docs/engines.md).
  await until('the dashboard or the form is shown', () =>
    page.evaluate(() => /Submit application|Good [MAE]/.test(document.body.innerText)),
  )
  await page.open(`${portal.origin}/contact`)
  await page.open(portal.origin + formPath)
  await sees(page, 'Submit application')
  return true
}

/** Waits until the form reports that its contents are on the device. */
export async function saved(page: Page): Promise<void> {
  await until("the form says 'Saved'", () =>
    page.evaluate(() => {
      const text = document.body.innerText
      return /Saved on this device, \d+:\d\d [AP]M/.test(text) && !text.includes('Saving…')
    }),
  )
}

/** Fills in every field with valid values; `folder` is for the two files to choose. */
export async function fillForm(page: Page, folder: string): Promise<void> {
  for (const [label, text] of answers.poc) await page.type(field(label), text)
  const member = '//fieldset[legend]'
  await page.type(field('Enrollment no', member), '21ME101')
  await page.type(field('Name (as per national ID)', member), 'Asha Patel')
  await page.type(field('Email', member), 'asha@example.com')
  await page.type(field('Mobile', member), '9825501230')
  await page.type(field('Aadhaar number', member), '1234 5678 9010')
  await chooseScan(page, folder, member, pdfFile('aadhaar.pdf'))
  const mentor = '//section[.//h2[normalize-space(.)="Mentor"]][.//input]'
  await page.type(field('Designation', mentor), 'Associate Professor')
  await page.type(field('Name', mentor), 'Dr Hetal Trivedi')
  await page.type(field('Email', mentor), 'hetal@example.com')
  await page.type(field('Mobile', mentor), '9898012345')
  await chooseScan(page, folder, mentor, jpgFile('employer-id.jpg'))
  await page.click('//label[normalize-space(.)="Yes"]')
}

/** Chooses a file in the only file field of a part of the form. */
export async function chooseScan(
  page: Page,
  folder: string,
  scope: string,
  { name, buffer }: { name: string; buffer: Uint8Array },
): Promise<void> {
  const file = join(folder, name)
  writeFileSync(file, buffer)
  await page.choose(`${scope}//input[@type="file"]`, file)
  await sees(page, name)
}

/** Waits until the portal is stored for offline use, and its worker serves the form. */
export async function installed(page: Page, portal: Portal): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await openForm(page, portal)
  await until('the service worker serves the page', () =>
    page.evaluate(() => navigator.serviceWorker.controller !== null),
  )
}
