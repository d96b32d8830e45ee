import type { Browser, Page } from '@playwright/test'
import { median, onPhone, p95, phonePage, serving } from './phone.ts'
import { signIn } from './visits.ts'

type Row = { where: string; median: number; p95: number; 'p95, ratio': string }

const text = 'A dryer that runs on sunlight and keeps the pulp of a mango clean and dry. '

/** Keystroke to next paint in the form, with autosave running, beside a bare textarea on a bare page. */
export async function typingLatency(browser: Browser, demo: string): Promise<Row[]> {
  return serving({ demo }, async ({ demo: origin }) => {
    const bare = await onPhone(browser, { worker: false }, async (context) => {
      const phone = await phonePage(context)
      await phone.page.setContent('<textarea aria-label="Text"></textarea>')
      await phone.slowDown()
      return typed(phone.page, 'Text')
    })
    const form = await onPhone(browser, { worker: false }, async (context) => {
      await signIn(context, origin)
      const phone = await phonePage(context)
      await phone.page.goto(`${origin}/apply/poc-grant`)
      const add = phone.page.getByRole('button', { name: 'Add Member' })
      for (let member = 1; member < 20; member += 1) await add.click()
      await phone.slowDown()
      return typed(phone.page, 'Methodology')
    })
    return [row('bare textarea', bare, bare), row('the form', form, bare)]
  })
}

function row(where: string, delays: readonly number[], floor: readonly number[]): Row {
  return {
    where,
    median: Math.round(median(delays)),
    p95: Math.round(p95(delays)),
    'p95, ratio': (p95(delays) / p95(floor)).toFixed(2),
  }
}

/** Types at 70 ms a key; each delay runs from the event to the task after the next frame. */
async function typed(page: Page, label: string): Promise<number[]> {
  await page.getByLabel(label, { exact: true }).focus()
  await page.evaluate(() => {
    const delays: number[] = []
    Object.assign(globalThis, { delays })
    addEventListener(
      'beforeinput',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => delays.push(performance.now() - timeStamp))
          port1.start()
          port2.postMessage(null)
        })
      },
      { capture: true },
    )
  })
  await page.keyboard.type(text + text, { delay: 70 })
  return page.evaluate(() => (globalThis as unknown as { delays: number[] }).delays)
}
