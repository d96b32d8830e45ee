import type { Page } from '@playwright/test'
import { openReady, sweepWhole } from './support/axe.ts'
import { guardedPages, publicPages, shellPages } from './support/pages.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

// Each takes less than a minute on a machine of its own.
test.describe.configure({ timeout: 600_000 })
test.use({ actionTimeout: 60_000 })

const parts = ['first', 'second', 'third'] as const

for (const [part, name] of parts.entries()) {
  test(`axe finds nothing on the ${name} third of the pages, for any role`, async ({
    page: visitor,
    browser,
    portal,
  }) => {
    const [student, admin] = [await browser.newContext(), await browser.newContext()]
    await signIn(student, portal.origin, 'student')
    await signIn(admin, portal.origin, 'admin')
    const roles = { visitor, student: await student.newPage(), admin: await admin.newPage() }

    // The router's, as the build writes them down: a new one is among them.
    const all = [...publicPages(), ...guardedPages(), ...shellPages()].toSorted()
    for (const path of all.filter((_, index) => index % parts.length === part)) {
      const seen = new Set<string>()
      for (const [role, page] of Object.entries(roles)) {
        const shown = await openPage(page, portal.origin, path)
        // What another role was shown has been looked at.
        if (shown === undefined || seen.has(shown)) continue
        seen.add(shown)
        await sweepWhole(page, `${path} for the ${role}`)
      }
      // Guards lead everybody away only from an address that is another's old name.
      if (path !== '/register') expect(seen.size, path).toBeGreaterThan(0)
    }
    await student.close()
    await admin.close()
  })
}

/** What somebody is shown there; nothing where a guard leads elsewhere, to a page that has its own turn. */
async function openPage(page: Page, origin: string, path: string): Promise<string | undefined> {
  await openReady(page, origin + path)
  if (new URL(page.url()).pathname !== path) return undefined
  return page.getByRole('main').innerHTML()
}
