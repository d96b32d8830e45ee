import type { Browser } from '@playwright/test'
import { holds, median, onPhone, p95, phonePage, serving } from './phone.ts'
import { signIn } from './visit.ts'

/** How often the form is walked through from the first step to the last. */
const rounds = 3

/** The time from pressing Continue to the paint of the next step. */
export async function stepToStep(browser: Browser, demo: string) {
  return serving({ demo }, ({ demo: origin }) =>
    onPhone(browser, { worker: false }, async (context) => {
      await signIn(context, origin)
      const phone = await phonePage(context)
      const { page } = phone
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        await page.goto(`${origin}/apply/poc-grant/project`)
        await page.getByRole('heading', { name: 'Project', level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
        await phone.slowDown()
        times.push(...(await page.evaluate(walkThrough)))
        await phone.speedUp()
      }
      return [
        {
          changes: times.length,
          median: Math.round(median(times)),
          '95 %': Math.round(p95(times)),
          holds: holds(p95(times) <= 100),
        },
      ]
    }),
  )
}

/** Runs in the page: presses Continue until there is no such button. */
async function walkThrough(): Promise<number[]> {
  const times: number[] = []
  // Live lists: both change with the document.
  const headings = document.getElementsByTagName('h1')
  const buttons = document.getElementsByTagName('button')
  for (;;) {
    const button = Array.from(buttons).find(({ textContent }) => textContent === 'Continue')
    if (button === undefined) return times
    const before = headings[0]?.textContent
    const start = performance.now()
    button.click()
    while (headings[0]?.textContent === before) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    times.push(performance.now() - start)
  }
}
