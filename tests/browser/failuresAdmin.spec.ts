import type { ConsoleMessage, Page } from '@playwright/test'
import type { Fault } from './support/faultyServer.ts'
import { signIn } from './support/session.ts'
import { expectSoon } from './support/soon.ts'
import { expect, test } from './support/test.ts'
import { openReady } from './support/tour.ts'

/*
 * The error catalogue (spec §8) for the administrator's calls: the two that create accounts, and the
 * user list. Each fault ends with a message, nothing typed is lost, and the next try works.
 */

test.use({ serverMode: 'live' })

const foreign = 'Something other than the server answered'
const unreadable = 'The server sent an answer that this portal cannot read.'
const broken = 'The connection was lost in the middle of the answer.'
const tooSlow = 'The server did not answer within 10 seconds. Try again.'

const person = {
  Name: 'Tara Rao',
  Email: 'tara.rao@example.org',
  Institution: 'Kutch School of Design',
  Password: 'Secret123',
  'Confirm password': 'Secret123',
}
const { Institution: _institution, ...personAlone } = person

const dialogs = [
  {
    name: 'Add User',
    call: 'POST /api/auth/signup',
    fields: person,
    open: async (page: Page, origin: string) => {
      await page.goto(`${origin}/admin/users`)
      await page.getByRole('button', { name: 'Add User' }).click()
    },
    create: 'Create Student',
    creating: 'Creating…',
    failed: 'Failed to create student',
    hint: '',
    created: 'Student created successfully!',
  },
  {
    name: 'Create Admin',
    call: 'POST /api/admin/create-admin',
    fields: personAlone,
    open: async (page: Page, origin: string) => {
      await page.goto(`${origin}/admin/dashboard?tab=users`)
      await page.getByRole('button', { name: 'Create Admin' }).click()
    },
    create: 'Create Admin',
    creating: 'Creating Admin…',
    failed: 'Failed to create admin user',
    hint: 'The backend must be running on port 5000.',
    created: 'Admin user created successfully',
  },
]

const says = (words: string) => (line: ConsoleMessage) => line.text().includes(words)

type Dialog = (typeof dialogs)[number]

/** After these, whoever creates it again may be told that it exists. */
const unsure = new Set<Fault | undefined>([
  'reset in mid-answer',
  'truncated JSON',
  'no answer',
  'one byte a second',
  '500 with a message',
  '500 without a message',
])

/** The alert reports it; behind it everything typed is still there. */
async function expectTold(page: Page, kind: Dialog, text: string, fault?: Fault) {
  const { name, fields, hint } = kind
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText(text)
  if (text.startsWith('Network error: ')) await expect(alert).toContainText(hint)
  const perhaps = alert.getByText('The account may have been created')
  await expect(perhaps).toHaveCount(unsure.has(fault) ? 1 : 0)
  await alert.getByRole('button', { name: 'OK' }).click()
  for (const [label, typed] of Object.entries(fields)) {
    const field = page
      .getByRole('dialog', { name })
      .getByRole('textbox', { name: label, exact: true })
    await expect(field, text).toHaveValue(typed)
  }
}

for (const kind of dialogs) {
  const { name, call, fields, open, create, creating, failed, created } = kind
  test.describe(`${name}, on a server that fails`, () => {
    test.beforeEach(async ({ page, portal, backend, faulty }) => {
      portal.backendUrl = faulty.url
      faulty.standIn = backend.url
      await page.clock.install()
      await signIn(page.context(), portal, 'admin')
      await open(page, portal.origin)
      const dialog = page.getByRole('dialog', { name })
      for (const [label, text] of Object.entries(fields)) {
        await dialog.getByRole('textbox', { name: label, exact: true }).fill(text)
      }
      faulty.standIn = undefined
    })

    test('each fault shows its alert, nothing typed is lost, and the next press creates the account', async ({
      page,
      backend,
      faulty,
    }) => {
      const button = page.getByRole('dialog', { name }).getByRole('button', { name: create })
      const messages: Partial<Record<Fault, string>> = {
        'not found': 'Cannot find this route',
        'reset in mid-answer': `Network error: ${broken}`,
        '500 with a message': 'The server is being repaired',
        '500 without a message': failed,
        'truncated JSON': failed,
        'a captive portal': `Network error: ${foreign}`,
      }
      for (const [fault, message] of Object.entries(messages)) {
        faulty.fault = fault as Fault
        await button.click()
        await expectTold(page, kind, message, faulty.fault)
      }
      await faulty.stop()
      await button.click()
      await expectTold(page, kind, 'Network error: Failed to fetch')

      await faulty.listen()
      faulty.standIn = backend.url
      await button.click()
      await expect(page.getByRole('alertdialog')).toContainText(created)
      expect(await backend.database.findByEmail(person.Email)).toMatchObject({ name: person.Name })
    })

    for (const fault of ['no answer', 'one byte a second'] as const) {
      test(`${fault}: it shows within a second that it is waiting, and stops at the time limit`, async ({
        page,
        faulty,
      }) => {
        faulty.fault = fault
        const dialog = page.getByRole('dialog', { name })
        const sent = page.waitForEvent('console', says(call))
        await dialog.getByRole('button', { name: create }).click()
        const waiting = dialog.getByRole('button', { name: creating })
        await expectSoon(page, creating)
        await expect(waiting).toBeDisabled()
        await sent
        await page.clock.fastForward(9_000)
        await expect(waiting).toBeDisabled()
        await page.clock.fastForward(1_100)
        await expectTold(page, kind, `Network error: ${tooSlow}`, fault)
      })
    }
  })
}

test.describe('the user list, on a server that fails', () => {
  test.beforeEach(async ({ page, portal, backend, faulty }) => {
    portal.backendUrl = faulty.url
    faulty.standIn = backend.url
    await page.clock.install()
    await signIn(page.context(), portal, 'admin')
    // The bar closes its menu when a page opens, so the page has to be there first.
    await openReady(page, `${portal.origin}/admin/applications`)
    await page.getByText('Menu', { exact: true }).click()
    await expect(page.getByRole('link', { name: 'Users', exact: true })).toBeVisible()
    faulty.standIn = undefined
  })

  test('each fault is logged, the sample is shown with the cause, and a retry shows the list', async ({
    page,
    backend,
    faulty,
  }) => {
    faulty.fault = '500 with a message'
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    const note = page.getByText(/^The user list could not be loaded, so these are sample users\./)
    await expect(note).toContainText('The server is being repaired')
    await expect(page.getByText('Sample data', { exact: true })).toBeVisible()
    const search = page.getByRole('searchbox', { name: 'Search' })
    await search.fill('a')

    const messages: Partial<Record<Fault, string>> = {
      'reset in mid-answer': 'The server cannot be reached.',
      '500 without a message': 'Something went wrong on the server.',
      'wrong JSON': unreadable,
      'truncated JSON': unreadable,
      'an empty 200': unreadable,
      '204': unreadable,
      'a captive portal': foreign,
    }
    const retry = async () => {
      const logged = page.waitForEvent('console', says('The user list could not be loaded'))
      await page.getByRole('button', { name: 'Try again' }).click()
      await logged
    }
    for (const [fault, message] of Object.entries(messages)) {
      faulty.fault = fault as Fault
      await retry()
      await expect(note, fault).toContainText(message)
    }
    await faulty.stop()
    await retry()
    await expect(note).toContainText('The server cannot be reached.')

    await faulty.listen()
    faulty.standIn = backend.url
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/^From the server\./)).toBeVisible()
    await expect(note).toBeHidden()
    await expect(search).toHaveValue('a')
  })

  test('one byte a second: it shows each time that it is waiting, and stops at the time limit', async ({
    page,
    faulty,
  }) => {
    faulty.fault = 'one byte a second'
    const sent = page.waitForEvent('console', says('GET /api/admin/users'))
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await sent
    await expectSoon(page, 'Loading users')
    await page.clock.fastForward(10_100)
    const note = page.getByText(/so these are sample users\./)
    await expect(note).toContainText(tooSlow)

    await page.getByRole('button', { name: 'Try again' }).click()
    const waiting = page.getByRole('button', { name: 'Trying again…' })
    await expectSoon(page, 'Trying again…')
    await expect(waiting).toBeDisabled()
    await page.clock.fastForward(9_000)
    await expect(waiting).toBeDisabled()
    await page.clock.fastForward(1_100)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  })
})
