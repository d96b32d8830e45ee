import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { axeAnswers } from './axeAnswers.ts'

type Finding = { rule: string; target: string; html: string; reason: string }

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What another theme can change. */
const onColour = ['color-contrast', 'link-in-text-block']
export const widths: readonly number[] = [320, 1280]
/** Tall enough that little is scrolled out of a box, or under what sticks to an edge: axe could not judge it there. */
const height = 2_400

/**
 * Holds what the page shows now against every rule in light, and against the rules on colour again in
 * dark, on a phone and on a wide screen. Nothing is loaded again in between.
 */
export async function sweep(page: Page, what: string, at = widths): Promise<void> {
  const found: string[] = []
  for (const width of at) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await painted(page)
      for (const { rule, target, html } of await look(page, colorScheme)) {
        found.push(`${width} px, ${colorScheme}: ${rule} at ${target} ${html}`)
      }
    }
  }
  // The others are looked at all the same, so that one run tells everything.
  expect.soft(found, what).toEqual([])
}

async function look(page: Page, theme: 'light' | 'dark') {
  // What was loaded for the last look at the same document serves this one too.
  const loaded = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(loaded ? { axeSource: '0' } : {}) })
    // No frame is in the pages: the older way spares a second page for each look.
    .setLegacyMode()
    .options({
      runOnly:
        theme === 'light' ? { type: 'tag', values: levels } : { type: 'rule', values: onColour },
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations', 'incomplete'],
    })
  const { violations, incomplete } = await axe.analyze()
  return [...findings(violations), ...(await unanswered(page, findings(incomplete)))]
}

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

function findings(results: Results): Finding[] {
  return results.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any }) => ({
      rule: id,
      target: target.join(' '),
      html: html.slice(0, 160),
      reason: (any[0]?.data as { messageKey?: string } | null | undefined)?.messageKey ?? '',
    })),
  )
}

/** What no answer speaks of. */
async function unanswered(page: Page, open: Finding[]): Promise<Finding[]> {
  const asked = open.map((finding) => ({ ...finding, where: answersTo(finding) }))
  const left = await page.evaluate(
    (all) =>
      all.flatMap(({ target, where }, index) =>
        where !== '' && document.querySelector(target)?.matches(where) === true ? [] : [index],
      ),
    asked,
  )
  return open
    .filter((_, index) => left.includes(index))
    .map((finding) => ({ ...finding, rule: `${finding.rule} (not decided: ${finding.reason})` }))
}

/** The elements, as a selector, on which the list answers what axe could not decide. */
function answersTo({ rule, reason }: Finding): string {
  return axeAnswers
    .filter((answer) => answer.rule === rule && answer.reasons?.includes(reason) !== false)
    .map(({ where }) => where)
    .join(', ')
}

/** From the top, two frames later: the new width is laid out, and what listens to it has rendered. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.scrollTo({ top: 0, behavior: 'instant' })
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
}

/** Opens a page and waits until it shows what it is about; a page that is on its way has no heading to focus. */
export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('main h1[tabindex]').filter({ visible: true })).toBeVisible()
  await expect(page.locator('main .animate-spin')).toHaveCount(0)
}

/** Sweeps a page with everything in it unfolded, then each of its other tabs. */
export async function sweepWhole(page: Page, what: string): Promise<void> {
  await unfold(page)
  await sweep(page, what)
  const tabs = page.getByRole('main').getByRole('tab')
  for (let index = 1; index < (await tabs.count()); index += 1) {
    await tabs.nth(index).click()
    await unfold(page)
    await sweep(page, `${what}, tab ${index + 1}`)
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
