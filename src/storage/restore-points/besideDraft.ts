import { blankValues, type GrantForm, type GrantValues } from '../../domain/grant-form/grantForm'
import { canonicalJson, isSame, sha256Hex } from '../hash'
import { changeSetting, readSetting } from '../settings/settings'
import { keepRestorePoint, removeRestorePoints, type Occasion } from './restorePoints'

/* What is kept beside a draft: its earlier states, and when a copy of it was saved. */

/** Keeps a state of the draft, unless nothing is filled in. */
export async function keepState(
  form: GrantForm,
  draftId: string,
  occasion: Occasion,
  state: GrantValues,
): Promise<void> {
  if (!isSame(state, blankValues(form))) await keepRestorePoint(draftId, occasion, state)
}

/**
 * When a copy of the draft was last saved to a file (epoch milliseconds), a hash of the answers in it
 * and the number of files that it lacks; the time alone for copies that an older version has saved.
 */
type LastCopy = { at: number; answers?: string; filesLeftOut?: number }

/** The notes that this device did not keep: this tab has them all the same. */
const unkept = new Map<string, LastCopy>()

/** Notes that a copy was saved. Where the device refuses, only this tab knows of it. */
export async function noteCopy(
  draftId: string,
  values: GrantValues,
  filesLeftOut: number,
): Promise<void> {
  const note = { at: Date.now(), answers: hashOf(values), filesLeftOut }
  unkept.set(draftId, note)
  await setNote(draftId, note)
  unkept.delete(draftId)
}

/**
 * Removes all of it with a draft that is gone: a copy of that one is none of the next. Returns the
 * function that puts it back.
 */
export async function forgetBeside(draftId: string): Promise<() => Promise<void>> {
  const note = await lastCopy(draftId).catch(() => undefined)
  unkept.delete(draftId)
  if (note !== undefined) await setNote(draftId, undefined).catch(() => undefined)
  const putStatesBack = await removeRestorePoints(draftId)
  return async () => {
    if (note !== undefined) await setNote(draftId, note).catch(() => undefined)
    await putStatesBack()
  }
}

const keyOf = (draftId: string) => `last-copy ${draftId.slice(draftId.lastIndexOf(':') + 1)}`
const userOf = (draftId: string) => draftId.slice(0, draftId.lastIndexOf(':'))

/** Sets or removes the note. */
async function setNote(draftId: string, note: LastCopy | undefined): Promise<void> {
  await changeSetting(userOf(draftId), keyOf(draftId), () => note)
}

/** Whether the copy has these answers; neither a clock nor a number of revisions could tell. */
export function hasAnswers(copy: LastCopy, values: GrantValues): boolean {
  return copy.answers === hashOf(values)
}

/** The note on the last copy, if there is one. */
export async function lastCopy(draftId: string): Promise<LastCopy | undefined> {
  return unkept.get(draftId) ?? readSetting<LastCopy>(userOf(draftId), keyOf(draftId))
}

function hashOf(values: GrantValues): string {
  return sha256Hex(canonicalJson(values))
}
