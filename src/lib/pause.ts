/** Waits so many milliseconds; for what the spec simulates (spec §7). */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
