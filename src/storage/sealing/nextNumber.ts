let last = 0

/** Larger than every number before, including those of other tabs, as far as their clocks agree. */
export function nextNumber(): number {
  last = Math.max(last + 1, Date.now() * 1024 + Math.floor(Math.random() * 1024))
  return last
}

/** Takes earlier numbers into account, as the clock may have been ahead then. */
export function continueAfter(number: number): void {
  last = Math.max(last, number)
}
