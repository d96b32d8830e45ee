import type { Browser } from '@playwright/test'
import { median, onPhone, phonePage, serving } from './phone.ts'

const runs = 5

/** The time from a key in the search field to the paint of its results, with 50 and with 10,000 users. */
export async function filterTimes(browser: Browser, live: string) {
  const few = await filterTime(browser, live, 50)
  const many = await filterTime(browser, live, 10_000)
  return [
    { users: 50, 'filter to paint': Math.round(few), ratio: '1.00' },
    { users: 10_000, 'filter to paint': Math.round(many), ratio: (many / few).toFixed(2) },
  ]
}

async function filterTime(browser: Browser, live: string, count: number): Promise<number> {
  return serving({ live }, ({ live: origin }) =>
    onPhone(browser, { worker: false }, async (context) => {
      const admin = { ...account(0), role: 'admin' }
      const users = Array.from({ length: count }, (_, index) => account(index + 1))
      await context.route('http://localhost:5999/**', (route) =>
        route.fulfill({
          json: {
            success: true,
            data: route.request().url().endsWith('/users') ? { users } : { user: admin },
          },
          headers: {
            'access-control-allow-origin': origin,
            'access-control-allow-credentials': 'true',
            'access-control-allow-headers': 'accept, authorization, content-type',
          },
        }),
      )
      await context.addInitScript(() => localStorage.setItem('token', 'bench'))
      const phone = await phonePage(context)
      await phone.page.goto(`${origin}/admin/users`)
      const search = phone.page.getByRole('searchbox', { name: 'Search' })
      await search.waitFor()
      await phone.page.getByText('Person 1', { exact: true }).first().waitFor()
      await phone.slowDown()
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) {
        times.push(
          await search.evaluate(async (input: HTMLInputElement) => {
            const status = [...document.querySelectorAll('[role=status]')].find((element) =>
              element.textContent.startsWith('Showing'),
            )
            if (status === undefined) throw new Error('The page does not say how many it shows')
            const set = async (value: string) => {
              const answered = new Promise((resolve) => {
                new MutationObserver(resolve).observe(status, {
                  subtree: true,
                  characterData: true,
                  childList: true,
                })
              })
              // React listens to the native setter.
              Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
                input,
                value,
              )
              const start = performance.now()
              input.dispatchEvent(new Event('input', { bubbles: true }))
              // The table is updated one frame after the key.
              await answered
              await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
              return performance.now() - start
            }
            const time = await set('person 4')
            await set('')
            return time
          }),
        )
      }
      return median(times)
    }),
  )
}

function account(index: number) {
  return {
    _id: `u-${index}`,
    name: `Person ${index}`,
    email: `person.${index}@bench.example`,
    role: 'user',
    institution: `College ${index % 40}`,
    department: 'Mechanical Engineering',
    phone: '9825501234',
    createdAt: '2025-07-14T09:20:00.000Z',
  }
}
