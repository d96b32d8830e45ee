import Dexie, { type PromiseExtended } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silenceLimit, storageHealth } from '../../../src/storage/health'
import { openingRest, watchOpening } from '../../../src/storage/watchOpening'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** An opening that fails; says how often the database was closed, so that its next use opens it anew. */
async function failedOpening() {
  let isOpen = false
  const close = vi.fn<() => void>()
  const database = { isOpen: () => isOpen, close } as unknown as Dexie
  const failure = Dexie.Promise.reject(new Error('refused')) as PromiseExtended<Dexie>
  await watchOpening(database, failure).catch(() => undefined)
  return { close, open: () => (isOpen = true) }
}

test('a storage that answers with an error is not said to be silent', async () => {
  await failedOpening()
  await vi.advanceTimersByTimeAsync(silenceLimit)
  expect(storageHealth.read().silent).toBe(false)
})

test('after a rest it may be opened anew, and stays open where it was opened meanwhile', async () => {
  const shut = await failedOpening()
  const opened = await failedOpening()
  opened.open()
  await vi.advanceTimersByTimeAsync(openingRest - 1)
  expect(shut.close).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(shut.close).toHaveBeenCalledOnce()
  expect(opened.close).not.toHaveBeenCalled()
})
