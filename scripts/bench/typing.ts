import type { Browser, BrowserContext, Page } from '@playwright/test'
import { median, onPhone, p95, phonePage, ratioTo, serving, type PhonePage } from './phone.ts'
import { signIn } from './visit.ts'

const text = 'A dryer that runs on sunlight and keeps the pulp of a mango clean and dry. '

/** The field that is typed into. */
const field = 'Methodology'

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
    const form = (step: string, { members = 1, shared = false, still = false } = {}) =>
      onPhone(browser, { worker: false }, async (context) => {
        await (shared ? signInShared(await context.newPage(), origin) : signIn(context, origin))
        const [given] = context.pages()
        const opened = await phonePage(context, given)
        if (given === undefined) await opened.page.goto(`${origin}/apply/poc-grant/${step}`)
        else await openByLinks(opened.page, step)
        await opened.page.getByLabel(field, { exact: true }).waitFor()
        const add = opened.page.getByRole('button', { name: 'Add Member' })
        // By the keyboard: after each layout the browser looks anew for what is under a mouse, which a
        // phone does not have.
        for (let member = 1; member < members; member += 1) await add.press('Enter')
        const phone = still ? await stillPage(context, opened.page) : opened
        await phone.slowDown()
        return typed(phone.page, field)
      })
    const rows = [
      ['a bare text area', bare],
      ['the form on one page, 20 team members', await form('all', { members: 20 })],
      ['the same page without scripts', await form('all', { members: 20, still: true })],
      ['a step of the form', await form('idea')],
      ['the same, sealed (shared computer)', await form('idea', { shared: true })],
      ['the same step without scripts', await form('idea', { still: true })],
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

/** The page as it stands, in a tab in which nothing runs: what the size of the page alone costs. */
async function stillPage(context: BrowserContext, page: Page): Promise<PhonePage> {
  const html = await page.evaluate(() => {
    for (const element of document.querySelectorAll('script, link')) element.remove()
    return document.documentElement.outerHTML
  })
  const phone = await phonePage(context)
  await phone.page.setContent(html)
  return phone
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
