// @vitest-environment jsdom
import Dexie from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { database } from '../../../src/storage/database'
import { leaveBehind } from '../../../src/storage/drafts/leftBehind'
import { erasing, stopErasing, whileErasing } from '../../../src/storage/erasure'
import { pocForm } from '../../../src/domain/grant-form/poc/form'
import { blankValues } from '../../../src/domain/grant-form/grantForm'
import { takeLeftBehind } from '../../support/leftBehind'

const setting = { userId: 'asha', key: 'message', value: 'Half a sentence' }

/** Another tab erases everything, as this one hears of it. */
function hear(told: 'begun' | 'done' | 'failed'): void {
  for (const newValue of [told, null])
    window.dispatchEvent(new StorageEvent('storage', { key: 'erasing', newValue }))
}

/** As another tab finds them a moment later: what this one writes would be there by then. */
async function settingsOnDisk(): Promise<number> {
  const beside = await new Dexie('ssip-portal').open()
  await beside.table('drafts').clear()
  const count = await beside.table('settings').count()
  beside.close()
  return count
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

afterEach(() => {
  vi.useRealTimers()
  stopErasing()
})

test.each([
  ['it failed', () => hear('failed')],
  ['that tab is gone', () => vi.advanceTimersByTime(10_000)],
])('while another tab erases everything, nothing is written until %s', async (_what, goOn) => {
  await database.settings.count()
  hear('begun')
  const writing = database.settings.put(setting)
  leaveBehind('asha:poc', { values: blankValues(pocForm), of: 1 })
  vi.advanceTimersByTime(9_000)
  expect(await settingsOnDisk()).toBe(0)
  goOn()
  await writing
  expect(await settingsOnDisk()).toBe(1)
  expect(takeLeftBehind('asha:poc')).toEqual([])
})

test('when another tab has erased everything, this one begins anew, and asks nothing', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const asks = vi.fn()
  window.addEventListener('beforeunload', asks)
  sessionStorage.setItem('scroll', '120')
  hear('begun')
  hear('done')
  window.dispatchEvent(new Event('beforeunload'))
  expect(reload).toHaveBeenCalledOnce()
  expect(asks).not.toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(0)
})

/** What other tabs are told from now on. */
function tellings(): () => string[] {
  const spy = vi.spyOn(Storage.prototype, 'setItem')
  return () => spy.mock.calls.flatMap(([key, text]) => (key === 'erasing' ? text : []))
}

test('nothing is erased before other tabs have had time to hear of it, and they begin anew only when all is', async () => {
  const told = tellings()
  const { promise, resolve: erased } = Promise.withResolvers<void>()
  const work = vi.fn(() => promise)
  const all = whileErasing(work)
  expect(told()).toEqual(['begun'])
  await vi.advanceTimersByTimeAsync(200)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(50)
  expect(work).toHaveBeenCalledOnce()
  expect(told()).toEqual(['begun'])
  erased()
  await all
  expect(told()).toEqual(['begun', 'done'])
  expect(localStorage).toHaveLength(0)
  // Until it is loaded anew, this page writes nothing either.
  expect(erasing.read()).toBe(true)
})

test('where it fails, this page and the others go on', async () => {
  const told = tellings()
  const all = whileErasing(() => Promise.reject(new Error('refused')))
  const failing = expect(all).rejects.toThrow('refused')
  await vi.advanceTimersByTimeAsync(250)
  await failing
  expect(told()).toEqual(['begun', 'failed'])
  expect(erasing.read()).toBe(false)
})

test('a second attempt is waited for as long as the first, and nothing else in local storage counts as one', async () => {
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'begun' }))
  expect(erasing.read()).toBe(false)
  hear('begun')
  vi.advanceTimersByTime(6_000)
  hear('failed')
  hear('begun')
  vi.advanceTimersByTime(9_000)
  expect(erasing.read()).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(erasing.read()).toBe(false)
})
