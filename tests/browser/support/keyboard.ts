import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has: needing more means being trapped. */
const tooManyStops = 400

/**
 * Presses Tab until this has the focus. At every stop on the way the focus is visible, and its target
 * large enough.
 */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stop = 0; stop < tooManyStops; stop += 1) {
    if (await hasFocus(wanted)) return
    await page.keyboard.press(key)
    await expectGoodStop(page)
  }
  throw new Error(`${String(wanted)} cannot be reached with ${key}`)
}

/** The same, then types; what is in the field is replaced. */
export async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
  await expect(field).toHaveValue(text)
}

/** Tabs to the end of the page: the focus gets out of every part of it. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<number> {
  for (let stop = 0; stop < tooManyStops; stop += 1) {
    await page.keyboard.press(key)
    if (await page.evaluate(() => document.activeElement === document.body)) return stop
    await expectGoodStop(page)
  }
  throw new Error(`The page does not end with ${key}`)
}

async function hasFocus(wanted: Locator): Promise<boolean> {
  return (await wanted.count()) > 0 && wanted.evaluate((el) => el === document.activeElement)
}

/**
 * The focused element is fully visible with nothing over it, and its target is 44 px in both
 * directions.
 */
export async function expectGoodStop(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(stopProblem), { timeout: 2_000 }).toBe('')
}

function stopProblem(): string {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return ''
  // For a hidden file input, a radio button or a checkbox, people see and press the label.
  const isMarked = element.matches('[type=file], [type=radio], [type=checkbox]')
  const target = (isMarked ? element.closest('label') : null) ?? element
  const name = `${element.tagName} '${(element.ariaLabel ?? element.id) || element.textContent.trim().slice(0, 40)}'`
  const box = target.getBoundingClientRect()
  const at = `${name}: ${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}×${Math.round(box.height)}`

  const isInText = getComputedStyle(target).display === 'inline'
  // A scrollable region is not a target to press.
  const isRegion = target.matches('[role=region], [role=tabpanel]')
  if (!isInText && Math.min(box.width, box.height) < 43.5) return `small target ${at}`

  const inset = 3
  const points = [
    [box.left + inset, box.top + inset],
    [box.left + box.width / 2, box.top + box.height / 2],
    [box.left + inset, box.bottom - inset],
  ] as const
  const seen = points.map(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (target.contains(hit) || hit.closest('label')?.contains(target) === true)
  })
  if (isRegion || isInText) return seen.some(Boolean) ? '' : `hidden focus ${at}`
  return seen.every(Boolean) ? '' : `partly hidden focus ${at}`
}
