import { equal, ok } from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { demoAccounts } from '../../mocks/data/demoAccounts.ts'
import { changedWords } from '../browser/support/build.ts'
import { pdfFile } from '../browser/support/files.ts'
import { chooseScan, description, fillForm, installed, openForm, saved } from './form.ts'
import {
  button,
  field,
  sees,
  shows,
  until,
  valueOf,
  type Page,
  type RunningBrowser,
} from './page.ts'
import type { Portal } from './portal.ts'

/** A journey's own resources; afterwards every browser is stopped and every folder deleted. */
export type Ground = {
  portal: Portal
  newFolder: () => string
  start: (folder: string) => Promise<RunningBrowser>
  startKept: (folder: string) => Promise<RunningBrowser>
  /** Undefined from an engine that restores no tabs for us. */
  startRestored: (folder: string) => Promise<RunningBrowser | undefined>
}

/** A journey's remark, besides having passed. */
type Outcome = string | void

const title = field('Title of the proof of concept')
const member = '//fieldset[legend]'
const message = field('Message')
const kills = 5

const tab = (name: string) => `//*[@role="tab" and normalize-space(.)="${name}"]`

export const journeys: Record<string, (ground: Ground) => Promise<Outcome>> = {
  'sign in, type, choose files, come back, submit, receipt': async ({
    portal,
    newFolder,
    start,
  }) => {
    const folder = newFolder()
    const { page } = await start(folder)
    ok(await openForm(page, portal), 'a new browser is asked to sign in')
    await fillForm(page, folder)
    await saved(page)
    await openForm(page, portal)
    // The member's file is inside the folded entry; the receipt names it.
    await sees(page, 'employer-id.jpg')
    equal(await valueOf(page, title), 'Solar dryer for mango pulp')
    await page.click(button('Submit application'))
    await sees(page, 'PoC Grant application submitted successfully!')
    await page.click(button('OK', '//*[@role="alertdialog"]'))
    await until('the receipt is shown', () =>
      page.evaluate(() => /\/my-applications\/\w+\/receipt$/.test(location.pathname)),
    )
    await sees(page, 'aadhaar.pdf')
  },

  'reload the open form in its place': async ({ portal, newFolder, start }) => {
    const { page } = await start(newFolder())
    await openForm(page, portal)
    await page.type(title, 'Typed before the reload')
    await saved(page)
    await page.open(await page.evaluate(() => location.href))
    await sees(page, 'Submit application')
    equal(await valueOf(page, title), 'Typed before the reload')
  },

  'leave the form at any moment, and come back': async ({ portal, newFolder, start }) => {
    const { page } = await start(newFolder())
    await openForm(page, portal)
    const form = await page.evaluate(() => location.href)
    // Loading is not the end of opening: the draft is being read, and unreferenced files are being
    // swept.
    for (let visit = 0; visit < 6; visit += 1) {
      await page.open(`${portal.origin}/contact`)
      await page.open(form)
    }
    await sees(page, 'Submit application')
    await page.type(title, 'Typed before the page was left')
    await page.open(`${portal.origin}/contact`)
    await sees(page, 'Contact')
    await page.evaluate(() => history.back())
    await sees(page, 'Submit application')
    await shows(page, title, 'Typed before the page was left')
    await page.type(title, ', and after')
    await saved(page)
    await page.open(form)
    await sees(page, 'Submit application')
    equal(await valueOf(page, title), 'Typed before the page was left, and after')
  },

  'come back to a page that was left in the middle of its drawing': async ({
    portal,
    newFolder,
    start,
  }) => {
    const { page } = await start(newFolder())
    await page.open(`${portal.origin}/events`)
    await page.click(tab('Past'))
    for (let visit = 0; visit < 3; visit += 1) {
      await page.evaluate(leaveWhileDrawing)
      await until('the page is left', () => page.evaluate(() => location.pathname === '/terms'))
      await page.evaluate(() => history.back())
      for (const [name, text] of [
        ['Upcoming', 'Register'],
        ['Past', 'Results'],
      ] as const) {
        await page.click(tab(name))
        await sees(page, text)
      }
    }
  },

  'follow a link while the scripts are on their way': leaving('/terms', (page) =>
    page.click('//footer//a[@href="/terms"]'),
  ),

  'load the page again while the scripts are on their way': leaving('/faq', (page) =>
    page.evaluate(() => {
      // A later task, so that the driver gets its answer.
      setTimeout(() => location.reload())
    }),
  ),

  'go to another address while a part of the page is on its way': leaving(
    '/terms',
    async (page) => {
      await page.evaluate(() => window.early?.loaded)
      await page.click(button('Search'))
      await page.evaluate(() => {
        setTimeout(() => location.assign('/terms'))
      })
    },
  ),

  'start without a network': async ({ portal, newFolder, start }) => {
    const { page } = await start(newFolder())
    await openForm(page, portal)
    await installed(page, portal)
    await page.type(title, 'Typed before the network went')
    await saved(page)
    await portal.cut()
    await openForm(page, portal)
    equal(await valueOf(page, title), 'Typed before the network went')
    await page.type(title, ', and after')
    await saved(page)
    await page.open(`${portal.origin}/contact`)
    await sees(page, 'Contact')
    await openForm(page, portal)
    equal(await valueOf(page, title), 'Typed before the network went, and after')
  },

  'a server that does not answer is told of, though the browser tidies its memory': async ({
    portal,
    newFolder,
    start,
  }) => {
    portal.goLive()
    const { page } = await start(newFolder())
    await page.open(`${portal.origin}/login`)
    await page.type(field('Email', '//main'), demoAccounts.student.email)
    await page.type(field('Password', '//main'), demoAccounts.student.password)
    await page.click(button('Sign In'))
    await sees(page, 'Signing In...')
    await page.evaluate(makeRubbish)
    await sees(page, 'The server did not answer within 10 seconds.')
  },

  "update by 'Update now'": async ({ portal, newFolder, start }) => {
    const { page } = await start(newFolder())
    await openForm(page, portal)
    await installed(page, portal)
    portal.update()
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update()
    })
    await page.type(title, 'Typed while the update was waiting')
    await saved(page)
    await sees(page, 'A new version is ready.')
    await page.click(button('Update now'))
    await sees(page, changedWords.next)
    await shows(page, title, 'Typed while the update was waiting')
  },

  [`${kills} kills while typing, the last start without a network`]: async ({
    portal,
    newFolder,
    startKept,
  }) => {
    const folder = newFolder()
    const lost: number[] = []
    let signIns = 0
    let typed = ''
    let promised = 0
    for (let kill = 0; kill <= kills; kill += 1) {
      if (kill === kills) await portal.cut()
      const browser = await startKept(folder)
      const { page } = browser
      if (await openForm(page, portal)) signIns += 1
      const kept = await valueOf(page, description)
      ok(typed.startsWith(kept), 'what is back is what was typed first')
      ok(
        kept.length >= promised,
        `of ${promised} characters said to be saved ${kept.length} are back`,
      )
      if (kill > 0) lost.push(typed.length - kept.length)
      typed = kept
      promised = kept.length
      if (kill === kills) break
      if (kill === 0) await installed(page, portal)
      await watchSaves(page)
      for (let key = 0; key < 8 + ((kill * 7) % 20); key += 1) {
        const letter = String.fromCodePoint('a'.codePointAt(0)! + (typed.length % 26))
        await page.type(description, letter)
        typed += letter
        // The typist thinks: only then is it said to be saved.
        if (key === 3) await saved(page)
        promised = Math.max(promised, await saidToBeSaved(page))
      }
      ok(promised > 0, 'something was said to be saved')
      await browser.kill()
    }
    return `characters lost: ${lost.join(' ')}; signed in ${signIns} times`
  },

  'a tab that is restored after a crash shows what was saved last': async ({
    portal,
    newFolder,
    startKept,
    startRestored,
  }) => {
    const folder = newFolder()
    const { page, kill, notesTabs } = await startKept(folder)
    if (notesTabs === undefined) return 'it restores none'
    await page.open(`${portal.origin}/contact`)
    await page.type(message, 'When is')
    await until('that is saved', async () => (await savedMessage(page)) === 'When is')
    await notesTabs()
    await page.type(message, ' it paid?')
    await until('the rest is saved', async () => (await savedMessage(page)) === 'When is it paid?')
    await kill()
    const restored = await startRestored(folder)
    ok(restored !== undefined, 'it restores its tabs')
    await shows(restored.page, message, 'When is it paid?')
    await restored.page.type(message, ' And')
    await until('what is typed on is saved', async () =>
      (await savedMessage(restored.page))?.endsWith('it paid? And'),
    )
    return undefined
  },

  'the process that holds the databases ends under the open form': async ({
    portal,
    newFolder,
    startKept,
  }) => {
    const { page, endStorage } = await startKept(newFolder())
    if (endStorage === undefined) return 'there is none'
    await openForm(page, portal)
    await page.type(description, 'before')
    await saved(page)
    endStorage()
    await page.type(description, ' and after')
    // The page is loaded again by itself, or asks for it where something is not saved.
    const again = "//button[normalize-space(.)='Load the page again']"
    await until('everything is saved, after the page was loaded again', async () => {
      // Not by `click`, which would look for it again in the page that the press has brought.
      await page.evaluate(press, again)
      return (
        (await valueOf(page, description)) === 'before and after' &&
        !(await page.evaluate(isThere, again))
      )
    })
    await saved(page)
    return undefined
  },

  'save a copy and open it in another browser': async ({ portal, newFolder, start }) => {
    const folder = newFolder()
    const first = await start(folder)
    await openForm(first.page, portal)
    await first.page.type(title, 'Solar drier for turmeric')
    await chooseScan(first.page, folder, member, pdfFile('scan.pdf', 30_000))
    await saved(first.page)
    await first.page.click(button('Save a copy'))
    // Firefox writes it under a random name first.
    const copy = await until('the copy is saved', async () =>
      readdirSync(folder).find((name) => /poc-grant-draft-.*\.ssip-draft$/.test(name)),
    )
    await sees(first.page, 'Copy saved: ')
    await first.kill()

    const { page } = await start(newFolder())
    await openForm(page, portal)
    await page.click(button('Open a saved copy'))
    await page.choose('//*[@role="dialog"]//input[@type="file"]', join(folder, copy))
    await sees(page, 'Solar drier for turmeric')
    await page.click(button('Open the copy'))
    await shows(page, title, 'Solar drier for turmeric')
    await sees(page, 'scan.pdf')
  },
}

/** Leaves a page for a slow one in a way, and looks whether it says that it did not arrive. */
function leaving(next: string, leave: (page: Page) => Promise<void>) {
  return async ({ portal, newFolder, start }: Ground): Promise<void> => {
    const { page } = await start(newFolder())
    portal.slow({ pages: 0, scripts: 1_500 })
    await page.open(`${portal.origin}/faq`)
    await page.evaluate(() => {
      if (document.getElementById('not-loaded') === null)
        throw new Error('The page brings no notice along')
      Object.assign(window, { left: true })
      new MutationObserver(() => {
        const told = document.querySelector('[role=alert]:not([hidden])')?.textContent
        if (told) sessionStorage.setItem('told', told)
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
      // As the first touch does.
      window.early?.start()
    })
    portal.slow({ pages: 3_000, scripts: 1_500 })
    await leave(page)
    await until('the next page is there', () =>
      page.evaluate(
        (next) =>
          !('left' in window) && location.pathname === next && document.readyState === 'complete',
        next,
      ),
    )
    equal(await page.evaluate(() => sessionStorage.getItem('told')), null)
  }
}

/** In the page: one tab is pressed after the other, also while it is left. */
function leaveWhileDrawing(): void {
  const tabs = document.querySelectorAll<HTMLElement>('[role=tab]')
  let presses = 0
  const pressing = setInterval(() => tabs[(presses += 1) % 2]?.click())
  addEventListener('pageshow', () => clearInterval(pressing), { once: true })
  setTimeout(() => location.assign('/terms'), 100)
}

/** In the page: so much that is not needed that the browser looks through its memory. */
async function makeRubbish(): Promise<void> {
  for (let round = 0; round < 100; round += 1) {
    const rubbish = Array.from({ length: 5_000 }, (_, index) => [
      Array.from({ length: 50 }, () => index),
      document.createElement('p'),
    ])
    if (rubbish.length === 0) throw new Error('There is none')
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function isThere(xpath: string): boolean {
  return document.evaluate(xpath, document, null, XPathResult.BOOLEAN_TYPE).booleanValue
}

/** In the page: presses what is there, if it is. */
function press(xpath: string): void {
  const found = document.evaluate(xpath, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
  if (found.singleNodeValue instanceof HTMLElement) found.singleNodeValue.click()
}

/** The message to the office that the device keeps. */
function savedMessage(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const [known] = await indexedDB.databases()
    // To open one that is not there would create it.
    if (known?.name === undefined) return undefined
    const open = indexedDB.open(known.name)
    await new Promise((resolve) => open.addEventListener('success', resolve))
    const get = open.result.transaction('settings').objectStore('settings').getAll()
    await new Promise((resolve) => get.addEventListener('success', resolve))
    open.result.close()
    const rows = get.result as { key: string; value: { message: string } }[]
    return rows.find(({ key }) => key === 'contact-draft')?.value.message
  })
}

/** From now on the page remembers the longest text that it reported as saved. */
function watchSaves(page: Page): Promise<void> {
  return page.evaluate((xpath) => {
    const area = document.evaluate(xpath, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
      .singleNodeValue as HTMLTextAreaElement
    const look = () => {
      if (document.body.innerText.includes('Saving…')) return
      if (!document.body.innerText.includes('Saved on this device, ')) return
      document.documentElement.dataset['saved'] = String(area.value.length)
    }
    const changes = { subtree: true, childList: true, characterData: true }
    new MutationObserver(look).observe(document.body, changes)
  }, description)
}

function saidToBeSaved(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['saved'] ?? 0))
}
