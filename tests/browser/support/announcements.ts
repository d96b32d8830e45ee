import type { Page } from '@playwright/test'

/** `pause`: how long nothing had been typed when it was said, in milliseconds. */
type Heard = { polite: boolean; text: string; pause: number }

/** Records what the page's live regions announce in its language, as a screen reader would hear it. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: { polite: boolean; text: string; pause: number }[] = []
    Object.assign(window, { heard })
    let typedAt = 0
    const typed = () => {
      typedAt = performance.now()
    }
    document.addEventListener('input', typed, { capture: true })
    const regions = '[role=status], [role=alert], [role=log], [aria-live]'
    new MutationObserver((changes) => {
      const changed = new Set<Element>()
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(regions)
        if (region) changed.add(region)
        else for (const inside of element?.querySelectorAll(regions) ?? []) changed.add(inside)
      }
      for (const region of changed) {
        // Parts marked as another language are read out in that language.
        const own = document.documentElement.lang.split('-')[0] ?? ''
        const said = region.cloneNode(true) as Element
        for (const part of said.querySelectorAll(`[lang]:not(:lang(${own}))`)) part.remove()
        const text = said.textContent.trim()
        const polite = !region.matches('[role=alert], [aria-live=assertive]')
        if (text !== '') heard.push({ polite, text, pause: performance.now() - typedAt })
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

export async function heard(page: Page): Promise<Heard[]> {
  return page.evaluate(() => (window as unknown as { heard: Heard[] }).heard)
}
