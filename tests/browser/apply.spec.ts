import {
  answers,
  expectSaved,
  fillForm,
  fillMember,
  formReady,
  openForm,
  type Kind,
} from './support/grantForm.ts'
import { expect, serverModes, test } from './support/test.ts'

const names: Record<Kind, string> = { poc: 'PoC Grant', ipr: 'IPR Grant' }

for (const serverMode of serverModes) {
  test.describe(`grant forms, ${serverMode}`, () => {
    test.use({ serverMode })

    for (const kind of ['poc', 'ipr'] as const) {
      test(`a student fills in the ${names[kind]} form, loses the network, comes back and submits`, async ({
        page,
        portal,
        loseNetwork,
      }) => {
        await openForm(page, portal.origin, kind)
        await fillForm(page, kind)
        await page.getByRole('button', { name: 'Add Member' }).click()
        await fillMember(page, 1)
        await page.getByLabel('Team leader').selectOption('Member 2 Patel')
        await expectSaved(page)

        await loseNetwork()
        await page.reload()
        await formReady(page)
        for (const [label, text] of answers[kind]) {
          await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
        }
        await expect(page.getByText('aadhaar-2.pdf')).toBeVisible()
        await expect(page.getByLabel('Team leader').locator('option:checked')).toHaveText(
          'Member 2 Patel',
        )

        await page.getByRole('button', { name: 'Submit application' }).click()
        const alert = page.getByRole('alertdialog')
        await expect(alert).toContainText(`${names[kind]} application submitted successfully!`)
        await alert.getByRole('button', { name: 'OK' }).click()
        await expect(page).toHaveURL(/\/my-applications\/[a-z0-9]+\/receipt$/)
      })
    }

    test('submitting an empty form raises the alert, then lists every problem with a link to its field', async ({
      page,
      portal,
    }) => {
      await openForm(page, portal.origin, 'poc')
      await page.getByRole('button', { name: 'Submit application' }).click()
      const alert = page.getByRole('alertdialog')
      await expect(alert).toContainText('Please fill in all required fields')
      await alert.getByRole('button', { name: 'OK' }).click()
      const summary = page.getByRole('region', { name: 'There is a problem' })
      await expect(summary).toBeFocused()
      await expect(page).toHaveTitle(/^Error: /)
      await expect(summary.getByRole('link')).toHaveCount(3 + 6 + 5 + 4 + 2 + 4)
      await summary.getByRole('link', { name: 'Enter the broad area' }).click()
      const area = page.getByLabel('Broad area')
      await expect(area).toBeFocused()
      await area.fill('Energy')
      await expect(summary.getByRole('link', { name: 'Enter the broad area' })).toHaveCount(0)
    })

    test('two tabs on one draft: one edits, the other follows and can take over', async ({
      page,
      context,
      portal,
    }) => {
      await openForm(page, portal.origin, 'poc')
      const title = page.getByLabel('Title of the proof of concept')
      await title.fill('First words')
      await expectSaved(page)

      const other = await context.newPage()
      await other.goto(`${portal.origin}/apply/poc-grant`)
      await expect(
        other.getByText('This application is being edited in another tab.'),
      ).toBeVisible()
      await expect(other.getByText('First words')).toBeVisible()
      await title.fill('Second words')
      await expect(other.getByText('Second words')).toBeVisible()

      await other.getByRole('button', { name: 'Edit here instead' }).click()
      await expect(other.getByLabel('Title of the proof of concept')).toHaveValue('Second words')
      await expect(page.getByText('This application is being edited in another tab.')).toBeVisible()
      await other.getByLabel('Title of the proof of concept').fill('Third words')
      await expect(page.getByText('Third words')).toBeVisible()
      await other.close()
      await expect(title).toHaveValue('Third words')
    })

    test('a discarded draft is asked about first and can be put back', async ({ page, portal }) => {
      await openForm(page, portal.origin, 'poc')
      const title = page.getByLabel('Title of the proof of concept')
      await title.fill('Keep me')
      await expectSaved(page)
      await page.getByRole('button', { name: 'Discard draft' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
      await expect(title).toHaveValue('')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(title).toHaveValue('Keep me')
    })
  })
}
