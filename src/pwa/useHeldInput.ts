import { useEffect } from 'react'
import { openVault } from '../storage/sealing/openVault'
import { holdUnsaved } from './unsaved'

/**
 * An update waits while `typed`: the input is on this screen alone. Not where a shared computer is
 * open: its lock would wait, too, and that protects more than these few words.
 */
export function useHeldInput(typed: boolean): void {
  useEffect(() => (typed && openVault.read() === undefined ? holdUnsaved() : undefined), [typed])
}
