import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { distOf, type BuildName } from './support/build.ts'
import { formReady } from './support/grantForm.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

/** Compressed size in bytes, as a host would send it. */
function brotli(file: string, build: BuildName = 'demo'): number {
  return brotliCompressSync(readFileSync(join(distOf(build), file))).length
}

/** The scripts that a page has loaded by itself; what the worker stores is not among them. */
async function scriptsOf(page: Page): Promise<string[]> {
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )
  return Array.from(new Set(paths))
}

function total(files: readonly string[], build: BuildName = 'demo'): number {
  return files.reduce((sum, file) => sum + brotli(file, build), 0)
}

/** The chunks in which a word stands that only this library or these mocks have. */
function chunksWith(word: RegExp): string[] {
  return readdirSync(join(distOf('demo'), 'assets'))
    .filter((file) => file.endsWith('.js'))
    .filter((file) => word.test(readFileSync(join(distOf('demo'), 'assets', file), 'utf8')))
    .map((file) => `/assets/${file}`)
}

async function visitHome(page: Page, origin: string): Promise<string[]> {
  await page.goto(origin)
  await page.waitForLoadState('networkidle')
  return scriptsOf(page)
}

test('a first visit of the home page loads at most 110 kB of scripts', async ({ page, portal }) => {
  const scripts = await visitHome(page, portal.origin)
  expect(scripts).toContain('/app.js')
  expect(total(scripts)).toBeLessThanOrEqual(110_000)
})

test('the form adds at most 60 kB to what a signed-in session has loaded', async ({
  context,
  page,
  portal,
}) => {
  const home = await visitHome(page, portal.origin)
  await signIn(context, portal.origin, 'student')
  await page.goto(`${portal.origin}/my-applications`)
  await page.waitForLoadState('networkidle')
  await page.goto(`${portal.origin}/apply/poc-grant`)
  await formReady(page)
  const mocks = chunksWith(/Sample123/)
  const scripts = (await scriptsOf(page)).filter(
    (file) => !home.includes(file) && !mocks.includes(file),
  )
  // The session alone: the contract with zod, ky, and Dexie with the profile's copy.
  const session = scripts.filter((file) =>
    chunksWith(/dexie|ky\b|ZodMini/i)
      .concat(home)
      .includes(file),
  )
  test.info().annotations.push({
    type: 'bytes',
    description: `form ${total(scripts)}, of it the session ${total(session)}`,
  })
  expect(total(scripts) - total(session)).toBeLessThanOrEqual(60_000)
})

test('the pretend server is at most 25 kB', () => {
  const mocks = chunksWith(/Sample123/)
  expect(mocks).toHaveLength(1)
  expect(total(mocks)).toBeLessThanOrEqual(25_000)
})

test('no web font and no style sheet is loaded', async ({ page, portal }) => {
  await page.goto(portal.origin)
  await page.waitForLoadState('networkidle')
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  expect(loaded.filter((name) => /\.(woff2?|ttf|otf|css)$/.test(name))).toEqual([])
})

test('a changed sentence costs an installed app at most 15 % of what it stores', () => {
  const now = precacheOf('demo')
  const next = precacheOf('next')
  const changed = Array.from(next).filter(([file, hash]) => now.get(file) !== hash)
  const download = total(
    changed.map(([file]) => file),
    'next',
  )
  expect(download).toBeGreaterThan(0)
  expect(download / total(Array.from(next.keys()), 'next')).toBeLessThanOrEqual(0.15)
})

/** What the worker of a build stores, by file, with a hash of its content. */
function precacheOf(build: BuildName): Map<string, string> {
  const worker = readFileSync(join(distOf(build), 'sw.js'), 'utf8')
  const files = Array.from(worker.matchAll(/url:"([^"]+)"/g), (match) => match[1] ?? '')
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(distOf(build), file)))
        .digest('hex'),
    ]),
  )
}
