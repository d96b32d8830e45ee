import { expect, test, vi } from 'vitest'
import { painted } from '../../../src/lib/painted'

/** The fastest typist of the tests that kill a browser, in milliseconds. */
const nextKey = 60

test('where no frame comes, what waits for one goes on before the next key of a fast typist', async () => {
  vi.useFakeTimers()
  try {
    vi.stubGlobal('requestAnimationFrame', () => 0)
    const goesOn = vi.fn<() => void>()
    void painted().then(goesOn)
    await vi.advanceTimersByTimeAsync(nextKey)
    expect(goesOn).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})
