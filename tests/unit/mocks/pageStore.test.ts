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

test('where it answers, longer', async () => {
  await pageStore().save({ accounts: ['asha'] })
  expect(await pageStore().load()).toEqual({ accounts: ['asha'] })
})

const once = (method: 'get' | 'put', error: DOMException) =>
  vi.spyOn(IDBObjectStore.prototype, method).mockImplementationOnce(() => {
    throw error
  })

test('on a full device what was stored before does not take the place of what the page remembers', async () => {
  const store = pageStore()
  await store.save({ accounts: ['asha'] })
  once('put', noRoom)
  await store.save({ accounts: ['asha', 'ravi'] })
  expect(await store.load()).toEqual({ accounts: ['asha', 'ravi'] })
})

test('storage that cannot be read for a moment ends no session, and forgets none', async () => {
  const before = new ServerDatabase(pageStore())
  await before.reset()
  const [account] = await before.accounts()
  const token = await before.signIn(account!)
  once('get', new DOMException('Internal error', 'UnknownError'))
  const after = new ServerDatabase(pageStore())
  await expect(after.findByToken(token)).rejects.toThrow('The sessions cannot be read')
  expect(await after.findByToken(token)).toMatchObject({ email: account!.email })
  const next = await after.signIn(account!)
  expect(await new ServerDatabase(pageStore()).findByToken(next)).toBeDefined()

  once('get', new DOMException('Internal error', 'UnknownError'))
  const without = new ServerDatabase(pageStore())
  const another = await without.signIn(account!)
  expect(await without.findByToken(another)).toMatchObject({ email: account!.email })
  expect(await new ServerDatabase(pageStore()).findByToken(token)).toBeDefined()
})

test('blocked storage holds nothing: no session is waited for', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(await new ServerDatabase(pageStore()).findByToken('from before')).toBeUndefined()
})
