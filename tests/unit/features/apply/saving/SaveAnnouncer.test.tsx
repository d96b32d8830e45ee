import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SaveAnnouncer } from '../../../../../src/features/apply/saving/SaveAnnouncer'
import { Store } from '../../../../../src/lib/store'
import type { SaveState } from '../../../../../src/storage/drafts/DraftWriter'
import { pass } from '../../../../support/simulatedTime'

const saved: SaveState = {
  status: 'saved',
  revision: 1,
  savedAt: new Date('2026-11-20T15:00').getTime(),
  failure: undefined,
  ending: false,
}
const writer = new Store<SaveState>(saved)
const set = (state: Partial<SaveState>) => act(() => writer.set({ ...saved, ...state }))
const heard = () => screen.getByRole('status').textContent

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(<SaveAnnouncer writer={writer} />)
})
afterEach(() => {
  vi.useRealTimers()
})

test.each(['saving', 'failed'] as const)(
  'that the draft is saved is said after a pause, and neither during it nor any longer when it is %s',
  async (status) => {
    set({ revision: 2 })
    expect(heard()).toBe('')
    await pass(3_000)
    expect(heard()).toBe('Saved on this device, 3:00 PM')
    const later = { savedAt: saved.savedAt! + 60_000 }
    set({ status, ...later })
    await pass(3_000)
    expect(heard()).toBe('')
    set({ revision: 3, ...later })
    await pass(2_000)
    set({ status, ...later })
    await pass(3_000)
    expect(heard()).toBe('')
  },
)

test('it is not there to be found on another day, and not said again in the same minute', async () => {
  set({ revision: 2 })
  await pass(3_000)
  await pass(60_000)
  expect(heard()).toBe('')
  set({ revision: 3 })
  await pass(3_000)
  expect(heard()).toBe('')
  set({ revision: 4, savedAt: saved.savedAt! + 60_000 })
  await pass(3_000)
  expect(heard()).toBe('Saved on this device, 3:01 PM')
})
