import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useNow } from '../../../src/ui/screen/useNow'

afterEach(() => vi.useRealTimers())

test('whoever returns to a tab that was frozen for a day is told of the new day at once', () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T18:00:00') })
  const { result } = renderHook(useNow)
  const tomorrow = new Date('2026-11-27T09:00:00')
  // No timer has run.
  vi.setSystemTime(tomorrow)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(tomorrow.getTime())
})
