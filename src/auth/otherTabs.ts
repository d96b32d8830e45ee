/**
 * Somebody has signed in or out in another tab of a shared computer, or their rows have a new key.
 * Where nothing can be sealed there are no vaults, and `vaultId` is the id of the person.
 */
export type Told = { what: 'entered' | 'left' | 'renewed'; vaultId: string; at: number }

/** How long after it was told a frozen tab still counts as told in time, in milliseconds. */
const patience = 5_000

/**
 * The tab was frozen meanwhile: who had left may be back in the other tab. A clock that was set back
 * says nothing about how long it was.
 */
export function isLate({ at }: Told): boolean {
  return Math.abs(Date.now() - at) > patience
}

/**
 * Hears what other tabs tell, also those in which the same person has typed the password; returns a
 * function that tells them something.
 */
export function otherTabs(hear: (told: Told) => void) {
  const tabs = new BroadcastChannel('ssip-vaults')
  tabs.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data))
  return (what: Told['what'], vaultId: string): void =>
    tabs.postMessage({ what, vaultId, at: Date.now() } satisfies Told)
}
