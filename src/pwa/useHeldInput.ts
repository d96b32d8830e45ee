import { useEffect } from 'react'
import { openVault } from '../storage/sealing/openVault'
import { holdUpdates } from './unsaved'

/**
 * An update waits while `typed`: the input is on this screen alone. What the person does here, such
 * as changing the language, does not. Nor does a shared computer that is open: its lock would wait,
 * too, and that protects more than these few words.
 */
export function useHeldInput(typed: boolean): void {
  useEffect(() => (typed && openVault.read() === undefined ? holdUpdates() : undefined), [typed])
}
