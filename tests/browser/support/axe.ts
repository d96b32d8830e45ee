import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axeCore from 'axe-core'
import { expect, type Page } from '@playwright/test'
import { axeAnswers } from './axeAnswers.ts'
import { tooWide } from './ownSettings.ts'

/**
 * Read once, and added to each document once, because a check costs little more than the rules
 * themselves.
 */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose result depends on the theme. */
const onColour = ['color-contrast', 'link-in-text-block']
export const widths: readonly number[] = [320, 1280]
/**
 * Tall enough that little is scrolled out of view or hidden under sticky elements, where axe could
 * not judge it.
 */
const height = 8_000

/**
 * Checks what the page shows against every rule in light, and against the colour rules again in dark,
 * on a phone and on a wide screen, without reloading; and its width with people's own settings.
 */
export async function sweep(page: Page, what: string, at = widths): Promise<void> {
  const found: string[] = []
  if (!(await page.evaluate(() => 'axe' in window))) await addAxe(page)
  const themes: ('light' | 'dark')[] = ['light', 'dark']
  for (const width of at) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await painted(page)
      for (const finding of await look(page, colorScheme)) {
        found.push(`${width} px, ${colorScheme}: ${finding}`)
      }
    }
    // The next width begins in the theme that is on: a change of it costs as much as a new width.
    themes.reverse()
  }
  found.push(...(await tooWide(page)))
  // The others are checked all the same, so that one run reports everything.
  expect.soft(found, what).toEqual([])
}

/** Without Playwright's own way to evaluate, which parses this long text twice more. */
async function addAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axeSource })
  await session.detach()
}

/** What axe finds, and what it cannot decide and `axeAnswers` does not cover. */
async function look(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const runOnly =
    theme === 'light'
      ? { type: 'tag' as const, values: levels }
      : { type: 'rule' as const, values: onColour }
  return page.evaluate(
    async ({ runOnly, answers }) => {
      const { axe } = window as unknown as { axe: typeof axeCore }
      const { violations, incomplete } = await axe.run(document, {
        runOnly,
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations', 'incomplete'],
        // There are no frames and no media.
        iframes: false,
        preload: false,
      })
      const found = [
        ...violations.map((rule) => ({ ...rule, isOpen: false })),
        ...incomplete.map((rule) => ({ ...rule, isOpen: true })),
      ]
      return found.flatMap(({ id, nodes, isOpen }) =>
        nodes.flatMap(({ target, html, any }) => {
          const at = target.join(' ')
          const reason = (any[0]?.data as { messageKey?: string } | null)?.messageKey ?? ''
          const isAnswered = answers.some(
            ({ rule, where, reasons }) =>
              rule === id &&
              reasons?.includes(reason) !== false &&
              document.querySelector(at)?.matches(where) === true,
          )
          if (isOpen && isAnswered) return []
          return `${id}${isOpen ? ` (not decided: ${reason})` : ''} at ${at} ${html.slice(0, 160)}`
        }),
      )
    },
    { runOnly, answers: axeAnswers },
  )
}

/** Scrolls to the top and waits two frames: the new width is laid out, and its listeners have rendered. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.scrollTo({ top: 0, behavior: 'instant' })
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
}

/** Sweeps what a page shows, with everything unfolded. */
export async function sweepUnfolded(page: Page, what: string): Promise<void> {
  await unfold(page)
  await sweep(page, what)
}

/** The same, then each of its other tabs. */
export async function sweepWhole(page: Page, what: string): Promise<void> {
  await sweepUnfolded(page, what)
  const tabs = page.getByRole('main').getByRole('tab')
  for (let index = 1; index < (await tabs.count()); index += 1) {
    await tabs.nth(index).click()
    await sweepUnfolded(page, `${what}, tab ${index + 1}`)
  }
}

async function unfold(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) {
      details.removeAttribute('name')
      details.open = true
    }
  })
}
