import type { Page } from '@playwright/test'
import { signIn, signOut, submitSignIn } from './support/session.ts'
import { expect, serverModes, test } from './support/test.ts'

async function fill(page: Page, dialogName: string, fields: Record<string, string>) {
  const dialog = page.getByRole('dialog', { name: dialogName })
  for (const [label, text] of Object.entries(fields)) {
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(text)
  }
}

async function expectListed(page: Page, name: string, role: string) {
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  await expect(page.getByRole('grid', { name: 'Users' }).getByRole('row', { name })).toContainText(
    role,
  )
}

const servers = [
  ...serverModes.map((serverMode) => ({ serverMode, like: 'spec' as const })),
  { serverMode: 'live' as const, like: 'django' as const },
]

for (const { serverMode, like } of servers) {
  test.describe(`creating accounts, ${serverMode}, on a server like ${like}`, () => {
    test.use({ serverMode, like })

    test('an administrator adds a student and an admin; both are on the server and can sign in', async ({
      page,
      portal,
      backend,
    }) => {
      await signIn(page.context(), portal, 'admin')
      await page.goto(`${portal.origin}/admin/users`)
      await page.getByRole('button', { name: 'Add User' }).click()
      await fill(page, 'Add User', {
        Name: 'Tara Rao',
        Email: 'tara.rao@example.org',
        Institution: 'Kutch School of Design',
        Password: 'Secret123',
        'Confirm password': 'Secret123',
      })
      await page.getByRole('button', { name: 'Create Student' }).click()
      const alert = page.getByRole('alertdialog')
      await expect(alert).toContainText('Student created successfully!')
      await alert.getByRole('button', { name: 'OK' }).click()
      await page.reload()
      await expectListed(page, 'Tara Rao', 'Student')

      await page.goto(`${portal.origin}/admin/dashboard?tab=users`)
      await page.getByRole('button', { name: 'Create Admin' }).click()
      await fill(page, 'Create Admin', {
        Name: 'Kiran Desai',
        Email: 'kiran.desai@example.org',
        Password: 'Secret123',
        'Confirm password': 'Secret123',
      })
      await page
        .getByRole('dialog', { name: 'Create Admin' })
        .getByRole('button', { name: 'Create Admin' })
        .click()
      await expect(alert).toContainText('Admin user created successfully')
      await expect(alert).toContainText('Name: Kiran Desai. Email: kiran.desai@example.org')
      await alert.getByRole('button', { name: 'OK' }).click()
      await page.goto(`${portal.origin}/admin/users`)
      await expectListed(page, 'Kiran Desai', 'Administrator')
      if (serverMode === 'live') {
        expect(await backend.database.findByEmail('tara.rao@example.org')).toMatchObject({
          institution: 'Kutch School of Design',
          role: 'user',
        })
        expect(await backend.database.findByEmail('kiran.desai@example.org')).toMatchObject({
          role: 'admin',
        })
      }

      // The new account is an administrator: it may open the list.
      await signOut(page)
      await page.goto(`${portal.origin}/login`)
      await submitSignIn(page, 'kiran.desai@example.org', 'Secret123')
      await page.waitForURL('**/dashboard')
      await page.goto(`${portal.origin}/admin/users`)
      await expectListed(page, 'Tara Rao', 'Student')
      await expect(page.getByText(/^From the server\./)).toBeVisible()
    })
  })
}
