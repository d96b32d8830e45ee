import type { Browser, BrowserContext } from '@playwright/test'
import { mediansInTurns, onPhone, phonePage, ratioTo, serving } from './phone.ts'
import { showScene } from './visit.ts'

const submissions = 200
const attachments = 50

/**
 * How fast the student's lists open on a device with years of work, beside one with a single
 * submission.
 */
export async function fullDevice(browser: Browser, demo: string) {
  return serving({ demo }, async ({ demo: origin }) =>
    onPhone(browser, { worker: false }, (few) =>
      onPhone(browser, { worker: false }, async (many) => {
        for (const context of [few, many]) await prepare(context, origin)
        await multiply(many, origin)
        const rows = []
        for (const path of ['/dashboard', '/my-applications']) {
          const [floor, full] = await mediansInTurns(
            5,
            () => open(few, origin + path),
            () => open(many, origin + path),
          )
          rows.push({
            page: `\`${path}\``,
            'one submission': Math.round(floor.shown),
            [`${submissions} and ${attachments} files`]: Math.round(full.shown),
            ...ratioTo(full.shown, floor.shown, 1.2),
          })
        }
        return rows
      }),
    ),
  )
}

async function prepare(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage()
  await showScene(page, origin, 'Documents requested')
  await page.close()
}

/** Copies the only submission, and gives the copies files of 200 kB. */
async function multiply(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(
    async ({ submissions, attachments }) => {
      const opening = indexedDB.open('ssip-portal')
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const database = opening.result
      const reading = database.transaction('submissions').objectStore('submissions').getAll()
      await new Promise((resolve) => reading.addEventListener('success', resolve))
      const [row] = reading.result as { id: string; serial: number; number: string }[]
      if (row === undefined) throw new Error('Nothing is submitted')
      const writing = database.transaction(['submissions', 'attachments'], 'readwrite')
      for (let copy = 1; copy < submissions; copy += 1) {
        const serial = row.serial + copy
        const number = row.number.replace(/\d+$/, String(serial).padStart(3, '0'))
        writing.objectStore('submissions').put({ ...row, id: `copy-${copy}`, serial, number })
      }
      for (let file = 0; file < attachments; file += 1) {
        writing.objectStore('attachments').put({
          id: `file-${file}`,
          ownerId: `copy-${file + 1}`,
          name: `Scan ${file}.pdf`,
          type: 'application/pdf',
          size: 200_000,
          bytes: new ArrayBuffer(200_000),
          addedAt: Date.now(),
        })
      }
      await new Promise((resolve) => writing.addEventListener('complete', resolve))
      database.close()
    },
    { submissions, attachments },
  )
  await page.close()
}

/** Waits until the person's own application is on the screen. */
async function open(context: BrowserContext, url: string): Promise<{ shown: number }> {
  const phone = await phonePage(context)
  const { page } = phone
  await phone.slowDown()
  await page.goto(url, { waitUntil: 'commit' })
  const shown = await page.waitForFunction(() =>
    document.querySelector('main')?.innerText.includes('Rooftop spice dryer') === true
      ? performance.now()
      : undefined,
  )
  const time = (await shown.jsonValue()) ?? Number.NaN
  await page.close()
  return { shown: time }
}
