let last = 0

/** The other tabs' numbers: only those are newer than what was written before a clock was set back. */
const tabs = new BroadcastChannel('ssip-numbers')
tabs.addEventListener('message', ({ data }: MessageEvent<number>) => continueAfter(data))

/**
 * Larger than every number before, also of other tabs. To be called in a running transaction: before
 * that, another tab may take a later number and write first.
 */
export function nextRevision(): number {
  return next(0)
}

/** The same for a key, which no other tab may take at the same moment. */
export function nextKey(): number {
  return next(Math.floor(Math.random() * 1024))
}

/** Takes earlier numbers into account, as the clock may have been ahead then. */
export function continueAfter(number: number): void {
  last = Math.max(last, number)
}

function next(spread: number): number {
  last = Math.max(last + 1, Date.now() * 1024 + spread)
  tabs.postMessage(last)
  return last
}
