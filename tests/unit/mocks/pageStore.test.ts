import { afterEach, expect, test, vi } from 'vitest'
import { ServerDatabase } from '../../../mocks/database'
import { pageStore, openingPatience } from '../../../mocks/pageStore'
import { noRoom } from '../../support/drafts'

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

test('where it answers, longer, and for all tabs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const [here, there] = [pageStore(), pageStore()]
  await here.save({ accounts: ['asha'] })
  expect(await there.load()).toEqual({ accounts: ['asha'] })
  await vi.advanceTimersByTimeAsync(openingPatience)
  await there.save({ accounts: ['asha', 'rohan'] })
  expect(await here.load()).toEqual({ accounts: ['asha', 'rohan'] })
})

test('what a full device has no room for is remembered by the page, though it has something older', async () => {
  const store = pageStore()
  await store.save({ accounts: ['asha'] })
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw noRoom
  })
  await store.save({ accounts: ['asha', 'rohan'] })
  expect(await store.load()).toEqual({ accounts: ['asha', 'rohan'] })
  full.mockRestore()
  await store.save({ accounts: ['rohan'] })
  await pageStore().save({ accounts: ['tara'] })
  expect(await store.load()).toEqual({ accounts: ['tara'] })
})

test.each([
  ['blocked', 'SecurityError', undefined],
  ['unreadable', 'UnknownError', 'fails'],
])('of storage that is %s it says what it knows', async (_how, name, outcome) => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', name)
  })
  expect(
    await pageStore()
      .load()
      .catch(() => 'fails'),
  ).toBe(outcome)
})

/** The next look into the storage fails. */
function failOnce(): void {
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
    throw new DOMException('Internal error', 'UnknownError')
  })
}

test('storage that cannot be read for a moment ends no session, and forgets none', async () => {
  const before = new ServerDatabase(pageStore())
  await before.reset()
  const [account] = await before.accounts()
  const token = await before.signIn(account!)
  failOnce()
  const after = new ServerDatabase(pageStore())
  await expect(after.findByToken(token)).rejects.toThrow('The sessions cannot be read')
  expect(await after.findByToken(token)).toMatchObject({ email: account!.email })
  const next = await after.signIn(account!)
  expect(await new ServerDatabase(pageStore()).findByToken(next)).toBeDefined()

  failOnce()
  const without = new ServerDatabase(pageStore())
  const another = await without.signIn(account!)
  expect(await without.findByToken(another)).toMatchObject({ email: account!.email })
  expect(await new ServerDatabase(pageStore()).findByToken(token)).toBeDefined()
})
