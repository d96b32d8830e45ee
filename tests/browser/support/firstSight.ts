import type { Page } from '@playwright/test'

/**
 * Slows the device down, where React runs effects a good moment after the paint, and has somebody act
 * as soon as what they wait for is on the page: a key on the page, or text into that field.
 */
export async function actAtFirstSight(
  page: Page,
  awaited: string,
  act: { key: string } | { text: string },
): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.addInitScript(
    ([selector, touch]) => {
      new MutationObserver((_, observer) => {
        const element = document.querySelector<HTMLElement>(selector)
        if (element === null) return
        observer.disconnect()
        if ('key' in touch) {
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: touch.key, bubbles: true }),
          )
        } else {
          element.focus()
          document.execCommand('insertText', false, touch.text)
        }
      }).observe(document, { childList: true, subtree: true })
    },
    [awaited, act] as const,
  )
}
