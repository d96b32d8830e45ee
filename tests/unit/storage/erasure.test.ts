// @vitest-environment jsdom
import Dexie from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { database } from '../../../src/storage/database'
import { leaveBehind, takeLeftBehind } from '../../../src/storage/drafts/leftBehind'
import { stopErasing } from '../../../src/storage/erasure'
import { pocForm } from '../../../src/domain/grant-form/poc/form'
import { blankValues } from '../../../src/domain/grant-form/grantForm'

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
