import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calmSaves } from '../../../../../src/features/apply/saving/calmSaves'
import { Store } from '../../../../../src/lib/store'
import type { SaveState } from '../../../../../src/storage/drafts/DraftWriter'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const state = (status: SaveState['status'], revision: number): SaveState => ({
  status,
  revision,
  savedAt: revision,
  failure: status === 'failed' ? 'full' : undefined,
  ending: false,
})

/** A draft that is saved once, what is shown of it, and every change of that. */
function watched() {
  const saves = new Store(state('saved', 1))
  const shown = calmSaves(saves)
  const said: string[] = []
  const stop = shown.subscribe(() => said.push(`${shown.read().status} ${shown.read().revision}`))
  const type = (revision: number) => {
    saves.set(state('saving', revision - 1))
    saves.set(state('saved', revision))
  }
  return { saves, shown, said, stop, type }
}

test('while somebody types it says once that it is saving, and then once that all is saved', () => {
  const { said, type } = watched()
  for (let revision = 2; revision < 20; revision += 1) {
    type(revision)
    vi.advanceTimersByTime(100)
  }
  expect(said).toEqual(['saving 1'])
  vi.advanceTimersByTime(1_000)
  expect(said).toEqual(['saving 1', 'saved 19'])
})

test('it never says that it is saved while it is not', () => {
  const { saves, shown, type } = watched()
  type(2)
  vi.advanceTimersByTime(100)
  saves.set(state('saving', 2))
  vi.advanceTimersByTime(10_000)
  expect(shown.read().status).toBe('saving')
})

test('a failure is said at once, and so is the next try', () => {
  const { saves, said } = watched()
  saves.set(state('saving', 1))
  saves.set(state('failed', 1))
  saves.set(state('saving', 1))
  expect(said).toEqual(['saving 1', 'failed 1', 'saving 1'])
})

test('whoever looks again sees what is true by then', () => {
  const { saves, shown, said, stop } = watched()
  saves.set(state('saving', 1))
  stop()
  saves.set(state('saved', 2))
  vi.advanceTimersByTime(1_000)
  shown.subscribe(() => said.push('again'))
  vi.advanceTimersByTime(1_000)
  expect(shown.read()).toEqual(state('saved', 2))
})
