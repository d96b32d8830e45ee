import { crowd } from '../../mocks/data/crowd.ts'
import { seedAccounts } from './support/accounts.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

const dataRows = '[role=row][aria-rowindex]:not([aria-rowindex="1"])'

test.describe('with 10,000 users', () => {
  test.beforeEach(async ({ context, page, portal }) => {
    await signIn(context, portal, 'admin')
    await page.goto(`${portal.origin}/contact`)
    await seedAccounts(page, crowd(10_000))
  })

  test('the list is quick: few rows in the page, filters answer at once, the end is a key away', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${portal.origin}/admin/users`)
    await expect(page.getByText('Showing 10,234 of 10,234 users')).toBeVisible()
    const grid = page.getByRole('grid', { name: 'Users' })
    await expect(grid).toHaveAttribute('aria-rowcount', '10235')
    expect(await page.locator(dataRows).count()).toBeLessThan(40)

    const firstRow = await page.locator(dataRows).first().elementHandle()
    const firstUser = await firstRow?.textContent()
    // The time from the key to the answer on screen, by the browser's own clock.
    const answer = await page.evaluate(async () => {
      const input = document.querySelector<HTMLInputElement>('main [type=search]')
      const status = [...document.querySelectorAll('[role=status]')].find((element) =>
        element.textContent.startsWith('Showing'),
      )
      if (input === null || status === undefined) throw new Error('The page has no search')
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      const start = performance.now()
      const answered = new Promise<number>((resolve) => {
        new MutationObserver(() => resolve(performance.now() - start)).observe(status, {
          subtree: true,
          characterData: true,
          childList: true,
        })
      })
      setter?.set?.call(input, 'barot.99')
      input.dispatchEvent(new Event('input', { bubbles: true }))
      return answered
    })
    console.log(`Filter of 10,000 users answered in ${answer.toFixed(1)} ms (a frame is 16.7)`)
    await expect(page.getByText(/^Showing \d{1,2} of 10,234 users$/)).toBeVisible()
    // Replacing the rows would take twice as long as changing them.
    expect(await firstRow?.evaluate((row) => row.isConnected)).toBe(true)
    expect(await firstRow?.textContent()).not.toBe(firstUser)
    await page.getByRole('searchbox', { name: 'Search' }).fill('')
    await expect(page.getByText('Showing 10,234 of 10,234 users')).toBeVisible()

    // Arrow keys move by one cell, Ctrl+End goes to a row that was not rendered.
    await page.locator('[data-cell="0:0"]').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('[data-cell="1:1"]')).toBeFocused()
    await page.keyboard.press('Control+End')
    await expect(page.locator('[data-cell="10233:8"]')).toBeFocused()
    await expect(page.locator('[data-cell="10233:8"]')).toBeInViewport()
    expect(await page.locator(dataRows).count()).toBeLessThan(40)
    await page.keyboard.press('Control+Home')
    await expect(page.locator('[data-cell="0:0"]')).toBeFocused()
    await page.keyboard.press('PageDown')
    // The first row may be so far above now that it is not rendered.
    await expect(page.locator(':focus')).toHaveAttribute('data-cell', /^[1-9]\d*:0$/)
    await expect(page.locator(':focus')).toBeInViewport()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: 'User', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('columnheader', { name: 'User', exact: true })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )

    // A row's menu has its own keys, and gives the focus back to its cell.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-cell="0:8"]')).toBeFocused()
  })

  test('on a phone the rows are cards with the same actions, and nothing scrolls sideways', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${portal.origin}/admin/users`)
    await expect(page.getByText('Showing 10,234 of 10,234 users')).toBeVisible()
    expect(await page.locator(dataRows).count()).toBeLessThan(40)
    const widths = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth - innerWidth,
      list: [...document.querySelectorAll('[role=grid]')].map(
        (grid) => (grid.parentElement?.scrollWidth ?? 0) - (grid.parentElement?.clientWidth ?? 0),
      ),
    }))
    expect(widths).toEqual({ page: 0, list: [0] })
    await page.getByLabel('Sort by').selectOption({ label: 'User, descending' })
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click()
    await expect(page.getByRole('menuitem', { name: 'Promote to admin' })).toBeVisible()
  })
})
