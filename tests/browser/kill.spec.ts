import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { jpgFile, pdfFile, pngFile } from './support/files.ts'
import { expectSaved, formReady, openForm } from './support/grantForm.ts'
import { KillableBrowser } from './support/killableBrowser.ts'
import { expect, test } from './support/test.ts'

const kills = 20
const field = 'Description of the proof of concept'

/** Tells the console each revision that the person is shown as saved, and how long it took to get there. */
async function watchSaves(page: Page, seen: { shown: number; times: number[] }): Promise<void> {
  page.on('console', (message) => {
    const told = /^saved (\d+) after ([\d.]+)/.exec(message.text())
    if (told === null) return
    seen.shown = Math.max(seen.shown, Number(told[1]))
    seen.times.push(Number(told[2]))
  })
  await page.evaluate((label) => {
    const area = Array.from(document.querySelectorAll('textarea')).find(
      (candidate) => candidate.labels[0]?.textContent === label,
    )
    let typedAt = 0
    area?.addEventListener(
      'input',
      () => {
        typedAt = performance.now()
      },
      { capture: true },
    )
    const tell = () => {
      const saved = document.body.innerText.includes('Saved on this device, ')
      if (!saved || typedAt === 0) return
      console.debug(`saved ${area?.value.length} after ${performance.now() - typedAt}`)
      typedAt = 0
    }
    new MutationObserver(tell).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  }, field)
}

test(`${kills} kills while typing lose at most one character each, and nothing that was shown as saved`, async ({
  portal,
}) => {
  test.setTimeout(400_000)
  const browser = new KillableBrowser()
  try {
    const first = await browser.start()
    await openForm(first, portal.origin, 'poc')
    await first.evaluate(async () => navigator.serviceWorker.ready)
    await first.getByLabel(field).fill('x')
    await expectSaved(first)
    // The token is in local storage, which the browser writes at its leisure.
    await browser.quit()

    const seen = { shown: 1, times: [] as number[] }
    const lost: number[] = []
    let length = 1
    for (let kill = 0; kill < kills; kill += 1) {
      const page = await browser.start()
      await page.goto(`${portal.origin}/apply/poc-grant`)
      await formReady(page)
      const area = page.getByLabel(field)
      const kept = (await area.inputValue()).length
      lost.push(Math.max(0, length - kept))
      expect(length - kept, 'characters lost').toBeLessThanOrEqual(1)
      expect(kept, 'what was shown as saved').toBeGreaterThanOrEqual(seen.shown)
      length = kept
      seen.shown = kept
      await watchSaves(page, seen)
      await area.focus()
      await page.keyboard.press('Control+End')
      // Between 5 and 24 keys, and a part of the pause between two of them.
      const keys = 5 + ((kill * 7) % 20)
      for (let key = 0; key < keys; key += 1) {
        await page.keyboard.type('k', { delay: 30 + ((kill * 13 + key * 5) % 40) })
        length += 1
      }
      await browser.kill()
    }

    // Cold start with the server gone: everything comes from the device.
    portal.mode = 'captive'
    const last = await browser.start()
    await last.goto(`${portal.origin}/apply/poc-grant`)
    await formReady(last)
    const kept = (await last.getByLabel(field).inputValue()).length
    lost.push(Math.max(0, length - kept))
    expect(length - kept).toBeLessThanOrEqual(1)
    expect(kept).toBeGreaterThanOrEqual(seen.shown)

    const times = seen.times.toSorted((a, b) => a - b)
    const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1)
    console.log(
      `kills: ${kills}; characters lost: ${lost.slice(1).join(' ')} (sum ${lost.reduce((sum, one) => sum + one, 0)}); ` +
        `input to shown as saved: median ${at(0.5)} ms, p95 ${at(0.95)} ms over ${times.length} saves`,
    )
  } finally {
    await browser.dispose()
  }
})

test('five attachments are byte-identical after a kill', async ({ portal }) => {
  test.setTimeout(180_000)
  const files = [
    pdfFile('one.pdf', 6_000_000),
    pngFile('two.png', 300_000),
    jpgFile('three.jpeg', 1_200_000),
    pdfFile('four.pdf', 40),
    jpgFile('five.jpg', 2_500_000),
  ]
  const browser = new KillableBrowser()
  try {
    const first = await browser.start()
    await openForm(first, portal.origin, 'poc')
    await first.getByLabel('Broad area').fill('Energy')
    await expectSaved(first)
    await browser.quit()

    const page = await browser.start()
    await page.goto(`${portal.origin}/apply/poc-grant`)
    await formReady(page)
    for (let member = 2; member <= files.length; member += 1) {
      await page.getByRole('button', { name: 'Add Member' }).click()
    }
    for (const [index, file] of files.entries()) {
      const member = page.getByRole('group', { name: `Team member ${index + 1}` })
      await member.locator('input[type=file]').setInputFiles(file)
      await expect(member.getByText(file.name)).toBeVisible()
    }
    await expect(page.getByText('This file is larger than 5MB (6 MB).')).toBeVisible()
    await expectSaved(page)
    await browser.kill()

    const again = await browser.start()
    await again.goto(`${portal.origin}/apply/poc-grant`)
    await formReady(again)
    for (const file of files) await expect(again.getByText(file.name)).toBeVisible()
    const stored = await again.evaluate(storedAttachments)
    expect(stored.toSorted()).toEqual(
      files
        .map(({ name, buffer }) => `${name} ${createHash('sha256').update(buffer).digest('hex')}`)
        .toSorted(),
    )
  } finally {
    await browser.dispose()
  }
})

/** Name and SHA-256 of every attachment in the page's database. */
async function storedAttachments(): Promise<string[]> {
  const open = indexedDB.open('ssip-portal')
  await new Promise((resolve) => {
    open.onsuccess = resolve
  })
  const all = open.result.transaction('attachments').objectStore('attachments').getAll()
  await new Promise((resolve) => {
    all.onsuccess = resolve
  })
  const rows = all.result as { name: string; bytes: ArrayBuffer }[]
  return Promise.all(
    rows.map(async ({ name, bytes }) => {
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
      return `${name} ${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
    }),
  )
}
