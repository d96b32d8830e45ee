import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Presses a button and stops the clock in the same moment: from here on time passes only through
 * `pass`. Storage goes on by itself. End with `vi.useRealTimers()`.
 */
export async function pressWithStoppedClock(button: HTMLElement): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await act(async () => fireEvent.click(button))
}

/** Lets so many milliseconds pass. */
export async function pass(time: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(time))
}

/** Waits while the clock stands still, for storage and rendering alone. (`vi.waitFor` moves the clock.) */
export async function settled(check: () => void): Promise<void> {
  for (let turns = 0; ; turns++) {
    try {
      check()
      return
    } catch (error) {
      if (turns === 2_000) throw error
    }
    await act(
      () =>
        new Promise<void>((resolve) => {
          setImmediate(resolve)
        }),
    )
  }
}
