/** Saving takes about a second, as if a server were asked (spec §7, §9); none is. */
const simulatedTime = 1_000

export function simulatedDelay(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, simulatedTime)
  })
}
