import { sharedComputer } from '../sealing/sharedComputer'
import { changeSetting, readSetting } from './settings'

/**
 * Offers what a visitor set to the person who has signed in since; `take` resolves with whether it is
 * theirs now. Not on a shared computer, where it may be somebody else's.
 */
export async function adoptSetting<Value>(
  key: string,
  take: (visitors: Value) => Promise<boolean>,
): Promise<void> {
  if (sharedComputer.isShared()) return
  try {
    const visitors = await readSetting<Value>('', key)
    if (visitors === undefined || !(await take(visitors))) return
    await changeSetting<Value>('', key, () => undefined)
  } catch {
    // It stays the visitor's.
  }
}
