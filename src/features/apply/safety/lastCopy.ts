import { changeSetting, readSetting } from '../../../storage/settings/settings'

const keyOf = (draftId: string) => `last-copy ${draftId.slice(draftId.lastIndexOf(':') + 1)}`
const userOf = (draftId: string) => draftId.slice(0, draftId.lastIndexOf(':'))

/** When a copy of the draft was last saved to a file; epoch milliseconds. */
export type LastCopy = { at: number }

/** Notes that a copy was saved just now. If the device refuses, 'Where is my work?' does not show it. */
export async function noteCopy(draftId: string): Promise<void> {
  await changeSetting<LastCopy>(userOf(draftId), keyOf(draftId), () => ({ at: Date.now() })).catch(
    () => undefined,
  )
}

export async function lastCopy(draftId: string): Promise<LastCopy | undefined> {
  return readSetting<LastCopy>(userOf(draftId), keyOf(draftId)).catch(() => undefined)
}
