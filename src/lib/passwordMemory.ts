import { Store } from './store'

/** Whether the browser may offer to remember passwords typed here; false on a shared computer. */
export const passwordMemory = new Store(true)

/**
 * The autocomplete value of password fields when nothing should be remembered, and of those that sign nobody
 * in: Chromium never offers to save a one-time code, but ignores 'off' (docs/decisions/shared-computer.md).
 */
export const neverOffered = 'one-time-code'
