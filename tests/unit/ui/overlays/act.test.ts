import { afterEach, expect, test, vi } from 'vitest'
import { act } from '../../../../src/ui/overlays/act'
import { noticeStore } from '../../../../src/ui/overlays/notices'
import { eventually } from '../../../support/eventually'

const failure = { text: 'It was not done', detail: 'All is as before. Try again.' }
const asked = () => noticeStore.read().asks[0]

// A question outlives the test that raised it.
afterEach(() => {
  for (const ask of noticeStore.read().asks) ask.answer(false)
})

test('a successful action shows nothing of its own', async () => {
  const action = vi.fn(async () => 'done')
  act(action, failure)
  await eventually(() => expect(action).toHaveBeenCalledOnce())
  await Promise.resolve()
  expect(asked()).toBeUndefined()
})

test.each([
  ['rejects', async () => Promise.reject(new DOMException('no room', 'QuotaExceededError'))],
  ['resolves with false', async () => false],
])('one that %s says what happened, what is safe and what to do', async (_how, action) => {
  act(action, failure)
  await eventually(() => expect(asked()).toMatchObject(failure))
  expect(asked()).toMatchObject({ confirmLabel: 'Try again', cancelLabel: 'Close' })
})

test('it can be tried again as often as it fails, or given up', async () => {
  const action = vi.fn<() => Promise<boolean>>()
  action.mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(false)
  action.mockResolvedValue(true)
  act(action, failure)
  for (const times of [1, 2]) {
    await eventually(() => expect(asked()).toBeDefined())
    expect(action).toHaveBeenCalledTimes(times)
    asked()?.answer(true)
  }
  await eventually(() => expect(action).toHaveBeenCalledTimes(3))
  expect(asked()).toBeUndefined()

  const hopeless = vi.fn(async () => false)
  act(hopeless, failure)
  await eventually(() => expect(asked()).toBeDefined())
  asked()?.answer(false)
  await Promise.resolve()
  expect(hopeless).toHaveBeenCalledOnce()
})
