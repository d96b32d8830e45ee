import type { Browser, Page } from '@playwright/test'
import { median, onPhone, p95, phonePage, ratioTo, serving } from './phone.ts'
import { signIn } from './visit.ts'

const text = 'A dryer that runs on sunlight and keeps the pulp of a mango clean and dry. '

/**
 * The time from keystroke to next paint in the form, with autosave running, and in a bare textarea on
 * a bare page.
 */
export async function typingLatency(browser: Browser, demo: string) {
  return serving({ demo }, async ({ demo: origin }) => {
    const bare = await onPhone(browser, { worker: false }, async (context) => {
      const phone = await phonePage(context)
      await phone.page.setContent('<textarea aria-label="Text"></textarea>')
      await phone.slowDown()
      return typed(phone.page, 'Text')
    })
    const form = (step: string, label: string, members = 1, shared = false) =>
      onPhone(browser, { worker: false }, async (context) => {
        await (shared ? signInShared(await context.newPage(), origin) : signIn(context, origin))
        const [given] = context.pages()
        const phone = await phonePage(context, given)
        const { page } = phone
        if (given === undefined) await page.goto(`${origin}/apply/poc-grant/${step}`)
        else await openByLinks(page, step)
        const add = page.getByRole('button', { name: 'Add Member' })
        for (let member = 1; member < members; member += 1) await add.click()
        await phone.slowDown()
        return typed(page, label)
      })
    const rows = [
      ['a bare text area', bare],
      ['the form on one page, 20 team members', await form('all', 'Methodology', 20)],
      ['a step of the form', await form('idea', 'Methodology')],
      ['the same, sealed (shared computer)', await form('idea', 'Methodology', 1, true)],
    ] as const
    return rows.map(([where, delays]) => ({
      where,
      median: Math.round(median(delays)),
      '95 %': Math.round(p95(delays)),
      ...ratioTo(p95(delays), p95(bare), 1.2),
    }))
  })
}

/**
 * Through the page, because on a shared computer the key is only in the tab where the password was
 * typed.
 */
async function signInShared(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByRole('checkbox', { name: 'This is a shared computer' }).check()
  await page.getByRole('textbox', { name: 'Email' }).fill('student@ssip.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('Student123')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
}

async function openByLinks(page: Page, step: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/apply/poc-grant/${step}`)
}

/** Types at 70 ms a key; each delay lasts from the event to the task after the next frame. */
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
