/*
 * React and the pretend IndexedDB work in callbacks of `setImmediate`. A test that looks while one of
 * them waits sees another screen on a busy machine than on a quiet one, so they are counted. Both take
 * `setImmediate` from here only if this file is imported before them.
 *
 * `SHAKE=12 npx vitest run` puts half of the callbacks off by up to 12 ms, and so shows in one run
 * which tests look too early.
 */
const { setImmediate: soon, setTimeout: later } = globalThis
const longest = Number(process.env['SHAKE'] ?? 0)
const work = { waiting: 0 }

function countedSoon<Arguments extends unknown[]>(
  callback: (...given: Arguments) => void,
  ...given: Arguments
): void {
  work.waiting += 1
  const run = () => {
    work.waiting -= 1
    callback(...given)
  }
  if (longest > 0 && Math.random() < 0.5) later(run, Math.random() * longest)
  else soon(run)
}
globalThis.setImmediate = countedSoon as typeof setImmediate

/** Waits until React has rendered and the database has answered everything that was asked so far. */
export async function workDone(): Promise<void> {
  while (work.waiting > 0) {
    await new Promise<void>((resolve) => {
      soon(resolve)
    })
  }
}
