import type { BrowserContext, Page } from '@playwright/test'
import type { PhonePage } from './phone.ts'

/**
 * The cost of one visit to a page: milliseconds, compressed bytes, and the share of the screen that
 * moved.
 */
export type Visit = {
  paint: number
  usable: number
  blocking: number
  shift: number
  bytes: number
}

/**
 * What must be there, and hydrated by React, before a page counts as usable; null for a page without
 * scripts.
 */
type UsableBy = string | null

/**
 * Opens a page and waits until nothing more is loaded. `touched`: as soon as it is painted; otherwise
 * a page for everyone is only read.
 */
export async function visit(
  phone: PhonePage,
  url: string,
  usableBy: UsableBy,
  touched = false,
): Promise<Visit> {
  const { page } = phone
  await page.addInitScript(watch, usableBy)
  await page.goto(url, { waitUntil: touched ? 'commit' : 'load' })
  if (touched) {
    await firstPaint(page)
    await page.mouse.move(20, 300, { steps: 3 })
  }
  if (usableBy !== null) await page.waitForFunction(() => 'usableAt' in globalThis)
  const paint = await firstPaint(page)
  await page.waitForLoadState('load')
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const { usableAt, blocking, shift } = globalThis as unknown as Watched
    return {
      usable: usableAt ?? (navigation as PerformanceNavigationTiming).domContentLoadedEventEnd,
      blocking,
      shift,
    }
  })
  return { ...seen, paint, bytes: phone.bytes() }
}

/** When the page that is being opened has first painted something, in milliseconds. */
async function firstPaint(page: Page): Promise<number> {
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  return (await painted.jsonValue()) ?? Number.NaN
}

type Watched = { usableAt?: number; blocking: number; shift: number }

/**
 * Runs in the page: notes when React has hydrated what `selector` finds, how much longer than 50 ms
 * tasks took (total blocking time), and unexpected layout shifts.
 */
function watch(selector: string | null): void {
  const watched: Watched = Object.assign(globalThis, { blocking: 0, shift: 0 })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.blocking += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      }
      if (!hadRecentInput) watched.shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  if (selector === null) return
  const timer = setInterval(() => {
    const element = document.querySelector(selector)
    if (!Object.keys(element ?? {}).some((key) => key.startsWith('__react'))) return
    clearInterval(timer)
    watched.usableAt = performance.now()
  }, 4)
}

/** Signs in as the sample student. */
export async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const page: Page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.getByRole('button', { name: 'Continue as student' }).click()
  await page.waitForURL('**/dashboard')
  // As on every later visit, the device already has the person's profile.
  await page.getByRole('tab', { name: 'Overview' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.close()
}

/** Resolves when the worker has stored everything. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve))
  })
}

/** Opens one of a demo's scenes, by its name in the panel. */
export async function showScene(page: Page, origin: string, scene: string): Promise<void> {
  await page.goto(origin)
  await page.getByRole('button', { name: 'Demo: sample data' }).click()
  const panel = page.getByRole('dialog', { name: 'Demo controls' })
  await panel.getByRole('button', { name: scene }).click()
  await panel.waitFor({ state: 'hidden' })
  await page.waitForLoadState('networkidle')
}
