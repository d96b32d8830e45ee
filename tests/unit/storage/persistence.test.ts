import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { persistenceText } from '../../../src/storage/persistence'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

/** A fresh module on a browser that answers so, and how often it was asked. */
async function browser(storage: { persisted: boolean; persist: boolean } | undefined) {
  const persist = vi.fn(async () => storage?.persist ?? false)
  const manager = storage && { persisted: async () => storage.persisted, persist }
  vi.stubGlobal('navigator', { storage: manager })
  const { persistence } = await import('../../../src/storage/persistence')
  return { persistence, persist }
}

test('nothing is told before the browser was asked', async () => {
  const { persistence } = await browser({ persisted: false, persist: true })
  expect(persistenceText[persistence.read()]).toBeUndefined()
})

test('looking never asks', async () => {
  const { persistence, persist } = await browser({ persisted: false, persist: true })
  await persistence.look()
  expect(persistence.read()).toBe('unpromised')
  expect(persist).not.toHaveBeenCalled()
})

test('a promise is asked for once and told', async () => {
  const { persistence, persist } = await browser({ persisted: false, persist: true })
  const heard = vi.fn()
  persistence.subscribe(heard)
  await Promise.all([persistence.request(), persistence.request()])
  expect(persist).toHaveBeenCalledTimes(1)
  expect(heard).toHaveBeenCalled()
  expect(persistenceText[persistence.read()]).toBe('Protected on this device')
})

test('what was promised before is not asked for again', async () => {
  const { persistence, persist } = await browser({ persisted: true, persist: false })
  await persistence.request()
  expect(persistence.read()).toBe('promised')
  expect(persist).not.toHaveBeenCalled()
})

test.each([
  ['says no', { persisted: false, persist: false }],
  ['cannot be asked (plain http)', undefined],
])('a browser that %s may clear what is kept, and this is told', async (_what, storage) => {
  const { persistence } = await browser(storage)
  await persistence.request()
  expect(persistenceText[persistence.read()]).toMatch(
    /may clear this.*install the app or save a copy/,
  )
})

test('an answer that fails counts as no', async () => {
  const persist = vi.fn(async () => true)
  const persisted = vi.fn(async () => {
    throw new TypeError('no')
  })
  vi.stubGlobal('navigator', { storage: { persisted, persist } })
  const { persistence } = await import('../../../src/storage/persistence')
  await persistence.request()
  expect(persistence.read()).toBe('unpromised')
})
