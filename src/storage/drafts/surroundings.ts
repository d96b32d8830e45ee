/** How long a tab waits for another one before it acts alone, in milliseconds. */
type Patience = { greeting: number; handOver: number }
const usualPatience: Patience = { greeting: 300, handOver: 5_000 }

/** What a lock needs from its browser; tests pass their own. */
export type Surroundings = {
  locks: Pick<LockManager, 'request' | 'query'> | undefined
  openChannel: (
    name: string,
  ) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>
  patience: Patience
}

export function browser(): Surroundings {
  return {
    // Missing on plain-http addresses, although the types say otherwise.
    locks: (navigator as Partial<Navigator>).locks,
    openChannel: (name) => new BroadcastChannel(name),
    patience: usualPatience,
  }
}
