import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { silenceLimit } from '../../src/storage/health'

/**
 * Presses a button and stops the clock at the same moment: from then on only `pass` advances time.
 * Storage continues by itself. End with `startClock`.
 */
export async function pressWithStoppedClock(button: HTMLElement): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await act(async () => fireEvent.click(button))
}

/** The wait before storage is said to be silent is twenty times as short; other timers are unchanged. */
export function hurryStorageNotice(): void {
  const later = globalThis.setTimeout
  const sooner = (run: () => void, time?: number) =>
    later(run, time === silenceLimit ? time / 20 : time)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(sooner)
}

/** Advances the clock by this many milliseconds. */
export async function pass(time: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(time))
}

/**
 * Starts the clock again. What waits for the stopped one is done in the same turn: nothing would ever
 * wake what a frame in between has set on it, such as `painted`, for which every later key waits.
 */
export async function startClock(): Promise<void> {
  await act(async () => {
    vi.runOnlyPendingTimers()
    vi.useRealTimers()
  })
}

const now = performance.now.bind(performance)

/**
 * Waits for storage, rendering and the screen of another page while the clock stands still, as long as
 * `eventually` does. (`vi.waitFor` moves the clock.)
 */
export async function settled(check: () => void): Promise<void> {
  const begun = now()
  for (;;) {
    try {
      check()
      return
    } catch (error) {
      if (now() > begun + 20_000) throw error
    }
    await act(
      () =>
        new Promise<void>((resolve) => {
          setImmediate(resolve)
        }),
    )
  }
}
