import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

test('‘See funding’ shows the funding and scrolls to it, at every width, each time', async ({
  page,
  portal,
}) => {
  await signIn(page.context(), portal, 'admin')
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto(`${portal.origin}/admin/dashboard`)
    for (const _time of ['first', 'again']) {
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('link', { name: 'See funding' }).first().click()
      await expect(page.getByRole('tab', { name: 'Funding' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await expect(page.getByRole('heading', { name: 'Funding by category' })).toBeInViewport()
    }
  }
})
