/**
 * Writes one value at a time; of the values that arrive meanwhile, only the latest is written next.
 * The promise resolves when nothing is left to write, and rejects when the last write failed.
 */
export function latestWins<Value>(
  write: (value: Value) => Promise<unknown>,
): (value: Value) => Promise<void> {
  let next: { value: Value } | undefined
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    try {
      while (next !== undefined) {
        const { value } = next
        next = undefined
        // A failed write matters only if no newer value replaces it.
        await write(value).catch((error: unknown) => {
          if (next === undefined) throw error
        })
      }
    } finally {
      // In the same turn as the last check of `next`, so that a later value starts a new loop.
      running = undefined
    }
  }

  return (value) => {
    next = { value }
    running ??= Promise.resolve().then(run)
    return running
  }
}
