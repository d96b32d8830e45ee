/*
 * React and the pretend IndexedDB work in callbacks of `setImmediate`. A test that looks while one of
 * them waits sees another screen on a busy machine than on a quiet one, so they are counted. Both take
 * `setImmediate` from here only if this file is imported before them, by the first file of tests of
 * their process: they keep what they found then.
 *
 * `SHAKE=12 npx vitest run` puts half of the callbacks off by up to 12 ms, and so shows in one run
 * which tests look too early.
 */
type Work = { waiting: number; soon: typeof setImmediate }

const ofProcess = globalThis as typeof globalThis & { pendingWork?: Work }
const work = (ofProcess.pendingWork ??= countWork())

function countWork(): Work {
  const { setImmediate: soon, setTimeout: later } = globalThis
  const longest = Number(process.env['SHAKE'] ?? 0)
  const counted: Work = { waiting: 0, soon }
  const countedSoon = <Arguments extends unknown[]>(
    callback: (...given: Arguments) => void,
    ...given: Arguments
  ): void => {
    counted.waiting += 1
    const run = () => {
      counted.waiting -= 1
      callback(...given)
    }
    if (longest > 0 && Math.random() < 0.5) later(run, Math.random() * longest)
    else soon(run)
  }
  globalThis.setImmediate = countedSoon as typeof setImmediate
  return counted
}

/** Waits until React has rendered and the database has answered everything that was asked so far. */
export async function workDone(): Promise<void> {
  while (work.waiting > 0) {
    await new Promise<void>((resolve) => {
      work.soon(resolve)
    })
  }
}
