import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './support/test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`demo controls, tour and connection test are accessible, ${colorScheme}`, async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ colorScheme })
    const expectAccessible = async (what: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        what,
      ).toEqual([])
    }
    await page.goto(`${portal.origin}/test`)
    await page.getByRole('button', { name: 'Run connection test' }).click()
    await expect(page.getByText('Completed at')).toBeVisible()
    await expectAccessible('connection test')
    await page.getByRole('button', { name: 'Demo: sample data' }).click()
    await expect(page.getByRole('dialog', { name: 'Demo controls' })).toBeVisible()
    await expectAccessible('controls')
    await page.getByRole('button', { name: 'Start the tour' }).click()
    await expect(page.getByRole('region', { name: 'Guided tour' })).toBeVisible()
    await expectAccessible('tour')
  })
}
