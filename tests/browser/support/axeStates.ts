import type { Locator, Page } from '@playwright/test'
import { slowNetworkDelay } from '../../../mocks/network'
import { sweep, widths } from './axe.ts'
import { expect } from './test.ts'
import { takenOver } from './tour.ts'

/* Helpers that bring the portal into a state for axe to check. */

export const dialog = (page: Page): Locator => page.getByRole('dialog')

/** Presses a button of the page, checks what opens, and closes it again. */
export async function sweepDialog(page: Page, opener: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: opener }).first().click()
  await expect(dialog(page)).toBeVisible()
  await sweep(page, `dialog behind ${String(opener)}`)
  await closeDialog(page)
}

export async function closeDialog(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).first().click()
  await expect(dialog(page)).toHaveCount(0)
}

/** Checks the first menu of a list, which differs between wide screens and phones. */
export async function sweepMenu(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click()
    await expect(page.getByRole('menu')).toBeVisible()
    await sweep(page, 'the menu of a record', [width])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
}

/** Opens the menus of the bar: the whole bar on a phone, otherwise one group. */
export async function sweepNavigation(page: Page, what: string): Promise<void> {
  await page
    .locator('header details[name=phone-navigation], header nav[aria-label=Main] + div')
    .first()
    .evaluate((details) => details.setAttribute('open', ''))
  await page
    .locator('header details[name=main-navigation]')
    .last()
    .evaluate((details) => details.setAttribute('open', ''))
  await sweep(page, what)
}

/** From now on every call stays unanswered and never fails. */
export async function neverAnswer(page: Page): Promise<void> {
  await page.addInitScript((delay) => {
    const later = window.setTimeout.bind(window)
    const never = (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms >= delay ? 0 : later(handler, ms, ...rest)
    Object.assign(window, { setTimeout: never })
    localStorage.setItem('demoNetwork', 'slow')
  }, slowNetworkDelay)
}

/** From now on this page's reads from the device never finish. */
export async function neverRead(page: Page): Promise<void> {
  await page.evaluate(() =>
    Object.defineProperty(IDBRequest.prototype, 'onsuccess', { set: () => {} }),
  )
}

/** Follows a link of the frame without reloading the portal. */
export async function followLink(page: Page, address: string): Promise<void> {
  await takenOver(page)
  await page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
}
