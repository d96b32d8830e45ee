import { afterEach, expect, test, vi } from 'vitest'
import { pageStore, openingPatience } from '../../../mocks/pageStore'

afterEach(() => {
  vi.useRealTimers()
})

test('where the storage never answers, the pretend server remembers for as long as the page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest)
  const store = pageStore()
  const saved = store.save({ accounts: [] })
  await vi.advanceTimersByTimeAsync(openingPatience)
  await saved
  expect(await store.load()).toEqual({ accounts: [] })
})

test('where it answers, longer', async () => {
  await pageStore().save({ accounts: ['asha'] })
  expect(await pageStore().load()).toEqual({ accounts: ['asha'] })
})
