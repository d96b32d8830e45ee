import { vi } from 'vitest'

/**
 * Repeats a check until it holds, and returns its result. Patient, because a busy machine needs
 * seconds for what an idle one does at once; and frequent, because most checks hold at once.
 */
export function eventually<Given>(check: () => Given | Promise<Given>): Promise<Given> {
  return vi.waitFor(check, { timeout: 20_000, interval: 5 })
}
