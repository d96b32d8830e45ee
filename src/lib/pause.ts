/** How long simulated actions take, in milliseconds: about as long as a server's answer (spec §7, §9). */
export const simulatedTime = 1_000

/** Resolves after this many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
