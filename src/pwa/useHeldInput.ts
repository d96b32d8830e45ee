import { useEffect } from 'react'
import { openVault } from '../storage/sealing/openVault'
import { unsavedLock } from './unsaved'

/**
 * An update waits while `typed`: the input is on this screen alone. What the person does here, such
 * as changing the language, does not. Nor does a shared computer that is open: its lock would wait,
 * too, and that protects more than these few words.
 */
export function useHeldInput(typed: boolean): void {
  useEffect(() => {
    if (!typed || openVault.read() !== undefined) return
    const locks = navigator.locks as LockManager | undefined
    let release: (() => void) | undefined
    const freed = new Promise<void>((resolve) => {
      release = resolve
    })
    void locks?.request(unsavedLock, { mode: 'shared' }, () => freed)
    return release
  }, [typed])
}
