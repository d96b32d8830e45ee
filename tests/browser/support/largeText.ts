import type { Page } from '@playwright/test'

/** The usual size of a browser's font, in pixels. */
const usual = 16

/**
 * What `sidewaysFaults` finds once somebody has made the browser's font twice as large: to the pixel
 * as if it had been so from its start, without loading the page anew.
 */
export async function faultsInLargeText(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const write = async (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard } })
  await write(2 * usual)
  const faults = await sidewaysFaults(page)
  await write(usual)
  await session.detach()
  return faults
}

/** That the page, or a dialog, is wider than the screen, and words of so many letters on several lines. */
export async function sidewaysFaults(page: Page, letters = 6): Promise<string[]> {
  return page.evaluate((most) => {
    const boxes = [
      document.documentElement,
      ...document.querySelectorAll('[role=dialog] [role=region]'),
    ]
    const faults = boxes
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${box.tagName} is ${box.scrollWidth} px wide`)
    const shown = document.querySelector('[role=dialog]') ?? document.body
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent?.checkVisibility() || parent.closest('.sr-only, option, textarea')) continue
      for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
        if (word.length > most) continue
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) faults.push(`${word} is broken in '${text.data.slice(0, 40)}'`)
      }
    }
    return faults
  }, letters)
}
