import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { answers } from './support/grantAnswers.ts'
import { expectSaved, fillForm, fillMember, goToStep, openForm } from './support/grantForm.ts'
import { pdfFile } from './support/files.ts'
import { printedSheets } from './support/printedSheets.ts'
import type { Place } from './support/session.ts'
import { expect, serverModes, test, type ServerMode } from './support/test.ts'
import { thisYear } from '../support/thisYear.ts'

const title = 'Solar dryer for mango pulp'
// Longer than two A4 pages, with an end that must not be cut off.
const longAnswer = `${'We measure the moisture of the pulp every hour, on every tray. '.repeat(200)}Here ends the method.`

/** Submits a complete application with two members; ends on the receipt. */
async function submitApplication(page: Page, place: Place): Promise<void> {
  await openForm(page, place, 'poc')
  await fillForm(page, 'poc')
  await expectSaved(page)
  await goToStep(page, 'poc', 'all')
  await page.getByLabel('Methodology', { exact: true }).fill(longAnswer)
  await page.getByRole('button', { name: 'Add Member' }).click()
  await fillMember(page, 1)
  await page.getByLabel('Team leader').selectOption('Member 2 Patel')
  await expectSaved(page)
  await page.getByRole('button', { name: 'Submit application' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
}

/** On top of every sheet printed from a demo, even in the middle of a sentence, and on no other. */
const demoMark = 'Demo: sample data, not a real record'

/** At the foot of every sheet. */
const foot = `Application SSIP/POC/${thisYear}/001`

/** What Chromium prints, as text with single spaces, without the sheets' footers and the demo's mark. */
async function printed(
  page: Page,
  serverMode: ServerMode,
): Promise<{ sheets: string[]; text: string }> {
  const text = await printedSheets(page, { preferCSSPageSize: true })
  const sheets = text.map((sheet, index) => {
    expect(sheet).toContain(`${index + 1} / ${text.length}`)
    expect(sheet.split(demoMark)).toHaveLength(serverMode === 'mock' ? 2 : 1)
    expect(sheet).toContain(foot)
    return sheet
      .replace(`${index + 1} / ${text.length}`, '')
      .replace(foot, '')
      .replaceAll(demoMark, '')
  })
  return { sheets, text: sheets.join(' ').replaceAll(/\s+/g, ' ') }
}

/** However many people there are, none is split over two sheets. */
async function expectWholePeople(paper: Page, serverMode: ServerMode): Promise<void> {
  const people = Array.from({ length: 15 }, (_, index) => `Person ${index}`)
  await paper.evaluate((all) => {
    const person = document.querySelector('.paper-person')
    for (const name of all) {
      const copy = person?.cloneNode(true) as HTMLElement
      copy.prepend(`${name} begins`)
      copy.append(`${name} ends`)
      person?.before(copy)
    }
  }, people)
  const { sheets } = await printed(paper, serverMode)
  for (const name of people) {
    const on = sheets.findIndex((sheet) => sheet.includes(`${name} begins`))
    expect(sheets[on]).toContain(`${name} ends`)
  }
  expect(sheets[0]).toContain('Person 1 ends')
}

function expectEveryAnswer(text: string): void {
  for (const [label, answer] of answers.poc) {
    expect(text).toContain(label)
    if (label === 'Methodology') continue
    expect(text).toContain(/^\d+$/.test(answer) ? Number(answer).toLocaleString('en-IN') : answer)
  }
  expect(
    text.match(/We measure the moisture of the pulp every hour, on every tray\./g),
  ).toHaveLength(200)
  expect(text).toContain('Here ends the method.')
  for (const part of [
    'XXXX XXXX 9010',
    'XXXX XXXX 9011',
    'aadhaar-1.pdf',
    'employer-id.jpg',
    'Dr Hetal Trivedi',
  ])
    expect(text).toContain(part)
  expect(text.replaceAll(/[\s-]/g, '')).not.toContain('123456789010')
}

for (const serverMode of serverModes) {
  test.describe(`submission, ${serverMode}`, () => {
    test.use({ serverMode, hasWorker: serverMode === 'mock' })

    test('a student submits, prints, saves and checks the pack, withdraws and undoes it, without a network', async ({
      page,
      context,
      portal,
      loseNetwork,
    }) => {
      await submitApplication(page, portal)
      await loseNetwork()

      await test.step('the receipt prints every answer, dark theme or not', async () => {
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
        await expect(page.getByRole('article')).toHaveCSS('color', 'rgb(0, 0, 0)')
        await page.emulateMedia({ media: null, colorScheme: null })
        const { sheets, text } = await printed(page, serverMode)
        expect(sheets.length).toBeGreaterThan(3)
        // Nothing is moved off the first sheet that would fit on it.
        expect(sheets[0]).toContain('XXXX XXXX 9011')
        expect(sheets.find((sheet) => sheet.includes('Work done so far'))).toContain(
          'We measure the moisture',
        )
        expectEveryAnswer(text)
        expect(text).toContain(`Provisional application number SSIP/POC/${thisYear}/001`)
        for (const chrome of ['Menu', 'Save the pack', 'Quick links', 'Where it is'])
          expect(text).not.toContain(chrome)
      })

      await test.step('the pack has the document, the answers and the files as they were', async () => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Save the pack (ZIP)' }).click(),
        ])
        expect(download.suggestedFilename().startsWith('DEMO ')).toBe(serverMode === 'mock')
        const files = unzipSync(new Uint8Array(await readFile(await download.path())))
        expect(Object.keys(files).toSorted()).toEqual([
          'answers.json',
          'application.html',
          'attachments/aadhaar-1.pdf',
          'attachments/aadhaar-2.pdf',
          'attachments/employer-id.jpg',
        ])
        expect(Buffer.from(files['attachments/aadhaar-2.pdf'] ?? [])).toEqual(
          pdfFile('aadhaar-2.pdf').buffer,
        )
        const answersFile = {
          name: 'answers.json',
          mimeType: 'application/json',
          buffer: Buffer.from(files['answers.json'] ?? []),
        }
        expect(answersFile.buffer.includes(demoMark)).toBe(serverMode === 'mock')
        await page.locator('summary', { hasText: 'For the nodal officer' }).click()
        await page.getByLabel('Choose the answers file').setInputFiles(answersFile)
        await expect(page.getByText(/^Same content: /)).toBeVisible()
        answersFile.buffer = Buffer.from(
          answersFile.buffer.toString('utf8').replace('No moving parts.', 'No moving partz.'),
        )
        await page.getByLabel('Choose the answers file').setInputFiles(answersFile)
        await expect(page.getByText(/^Not the same content: .*Core strength\.$/)).toBeVisible()

        const paper = await context.newPage()
        await paper.setContent(strFromU8(files['application.html'] ?? new Uint8Array()))
        await expect(paper.getByRole('heading', { level: 1 })).toHaveText('PoC Grant application')
        expectEveryAnswer((await printed(paper, serverMode)).text)
        await expectWholePeople(paper, serverMode)
        await paper.close()
      })

      await test.step('it says where it is, also after a reload: handed in, on which day and to whom', async () => {
        const steps = page.getByRole('list', { name: 'Where it is' })
        const now = steps.locator('[aria-current=step]')
        await expect(now).toContainText('Printed and signed')
        await steps.getByRole('button', { name: 'It is printed and signed' }).click()
        await expect(now).toContainText('Handed in')
        await steps.getByLabel('Given to').fill('Prof. Jignesh Bhatt')
        await steps.getByRole('button', { name: 'It is handed in' }).click()
        await expect(now).toContainText('Today is day 0 of 42.')
        if (serverMode === 'mock') await page.reload()
        await expect(steps.getByText(/ to Prof\. Jignesh Bhatt\.$/)).toBeVisible()
      })

      await test.step('it stands in the list, can be withdrawn, and the withdrawal undone', async () => {
        await page.getByRole('link', { name: 'My applications' }).first().click()
        await page.getByRole('button', { name: `View Details: ${title}` }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('button', { name: 'Withdraw' }).click()
        const question = page.getByRole('alertdialog')
        await expect(question).toContainText('until you tell Prof. Jignesh Bhatt')
        await question.getByRole('button', { name: 'Withdraw', exact: true }).click()
        await expect(dialog.getByText(/^Nobody has been told of the withdrawal/)).toBeVisible()
        await expect(dialog.getByText('Withdrawn', { exact: true })).toBeVisible()
        // The toast about handing in may still be above the one about withdrawing.
        await page.getByText('Undo', { exact: true }).last().click()
        await expect(dialog.getByText(/^Handed in on /)).toBeVisible()
      })

      await test.step('of the details themselves no control is on paper', async () => {
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('button', { name: 'Change the day of signing' }).click()
        const controls = [
          dialog.getByText('Print full Aadhaar numbers'),
          dialog.getByText(/^Drop the answers file/),
          dialog.getByLabel('Signed by everyone on'),
        ]
        for (const control of controls) await expect(control).toHaveCount(1)
        await page.emulateMedia({ media: 'print' })
        for (const control of controls) await expect(control).toBeHidden()
        await expect(dialog.getByText(/^Handed in on /)).toBeVisible()
        await page.emulateMedia({ media: null })
      })

      await test.step('the details print the application alone', async () => {
        await page.evaluate(() => {
          window.print = () => undefined
        })
        await page.getByRole('dialog').getByRole('button', { name: 'Print or save as PDF' }).click()
        const { text } = await printed(page, serverMode)
        expectEveryAnswer(text)
        expect(text).not.toContain('Total Funding Received')
      })
    })
  })
}
