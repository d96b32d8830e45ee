import type { GrantValues } from '../../../domain/grant-form/grantForm'
import { canonicalJson, sha256Hex } from '../../../storage/hash'
import { changeSetting, readSetting } from '../../../storage/settings/settings'

const keyOf = (draftId: string) => `last-copy ${draftId.slice(draftId.lastIndexOf(':') + 1)}`
const userOf = (draftId: string) => draftId.slice(0, draftId.lastIndexOf(':'))

/**
 * When a copy of the draft was last saved to a file (epoch milliseconds), a hash of the answers in it
 * and the number of files that it lacks; the time alone for copies that an older version has saved.
 */
type LastCopy = { at: number; answers?: string; filesLeftOut?: number }

/** Notes that a copy was saved. If the device refuses, 'Where is my work?' does not show it. */
export async function noteCopy(
  draftId: string,
  values: GrantValues,
  filesLeftOut: number,
): Promise<void> {
  const note: LastCopy = { at: Date.now(), answers: hashOf(values), filesLeftOut }
  await changeSetting<LastCopy>(userOf(draftId), keyOf(draftId), () => note).catch(() => undefined)
}

/** Whether the copy has these answers; neither a clock nor a number of revisions could tell. */
export function hasAnswers(copy: LastCopy, values: GrantValues): boolean {
  return copy.answers === hashOf(values)
}

export async function lastCopy(draftId: string): Promise<LastCopy | undefined> {
  return readSetting<LastCopy>(userOf(draftId), keyOf(draftId)).catch(() => undefined)
}

function hashOf(values: GrantValues): string {
  return sha256Hex(canonicalJson(values))
}
