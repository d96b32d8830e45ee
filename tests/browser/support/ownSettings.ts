import type { Page } from '@playwright/test'

/** What people set for themselves: the browser's 'Large' font, and the text spacing of WCAG 1.4.12. */
const ownSettings = {
  'a large font': 'html { font-size: 20px }',
  'wide spacing':
    '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
}

const phone = { width: 360, height: 800 }

/** A menu is placed beside its button by a script, some frames after the page was laid out anew. */
const framesToSettle = 30

/** The settings with which the page scrolls sideways on a phone, and by which elements. */
export async function tooWide(page: Page): Promise<string[]> {
  await page.setViewportSize(phone)
  return page.evaluate(
    async ({ settings, width, frames }) => {
      const found: string[] = []
      for (const [setting, css] of Object.entries(settings)) {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets = [sheet]
        const root = document.documentElement
        for (let left = frames; left > 0 && root.scrollWidth > width; left--) {
          await new Promise(requestAnimationFrame)
        }
        const whole = root.scrollWidth
        if (whole <= width) continue
        const wide = Array.from(document.body.querySelectorAll('*'))
          .filter((one) => one.checkVisibility() && one.children.length === 0)
          .filter((one) => one.getBoundingClientRect().right > width)
          .map((one) => one.outerHTML.slice(0, 80))
        found.push(`with ${setting} it is ${whole} px wide: ${wide.slice(0, 4).join(' ')}`)
      }
      document.adoptedStyleSheets = []
      return found
    },
    { settings: ownSettings, width: phone.width, frames: framesToSettle },
  )
}
