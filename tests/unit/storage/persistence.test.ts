import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { persistenceText } from '../../../src/storage/copy'
import { eventually } from '../../support/eventually'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

/** A fresh module in a browser with these answers, and how often it was asked. */
async function browser(storage: { persisted: boolean; persist: boolean } | undefined) {
  const persist = vi.fn(async () => storage?.persist ?? false)
  const manager = storage && { persisted: async () => storage.persisted, persist }
  vi.stubGlobal('navigator', { storage: manager })
  const { persistence } = await import('../../../src/storage/persistence')
  return { persistence, persist }
}

test('nothing is reported before the browser was asked', async () => {
  const { persistence } = await browser({ persisted: false, persist: true })
  expect(persistenceText[persistence.read()]).toBeUndefined()
})

test('looking never asks', async () => {
  const { persistence, persist } = await browser({ persisted: false, persist: true })
  await persistence.look()
  expect(persistence.read()).toBe('unpromised')
  expect(persist).not.toHaveBeenCalled()
})

test('a promise is requested once and reported', async () => {
  const { persistence, persist } = await browser({ persisted: false, persist: true })
  const heard = vi.fn()
  persistence.subscribe(heard)
  await Promise.all([persistence.request(), persistence.request()])
  expect(persist).toHaveBeenCalledTimes(1)
  expect(heard).toHaveBeenCalled()
  expect(persistenceText[persistence.read()]).toBe(
    'The browser has promised not to clear what is kept here.',
  )
})

test('an earlier promise is not requested again', async () => {
  const { persistence, persist } = await browser({ persisted: true, persist: false })
  await persistence.request()
  expect(persistence.read()).toBe('promised')
  expect(persist).not.toHaveBeenCalled()
})

test.each([
  ['says no', { persisted: false, persist: false }],
  ['cannot be asked (plain http)', undefined],
])('a browser that %s may clear the data, and this is reported', async (_what, storage) => {
  const { persistence } = await browser(storage)
  await persistence.request()
  expect(persistenceText[persistence.read()]).toMatch(
    /may clear what is kept here.*Install the app, or save a copy/,
  )
})

test('while the person is still being asked, nothing counts as promised', async () => {
  const persist = vi.fn(() => new Promise<boolean>(() => undefined))
  vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } })
  const { persistence } = await import('../../../src/storage/persistence')
  void persistence.request()
  await eventually(() => expect(persist).toHaveBeenCalled())
  expect(persistence.read()).toBe('unpromised')
})

test('a failed request counts as a refusal', async () => {
  const persist = vi.fn(async () => true)
  const persisted = vi.fn(async () => {
    throw new TypeError('no')
  })
  vi.stubGlobal('navigator', { storage: { persisted, persist } })
  const { persistence } = await import('../../../src/storage/persistence')
  await persistence.request()
  expect(persistence.read()).toBe('unpromised')
})
