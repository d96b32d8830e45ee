import { grantFormCopy as copy } from '../copy'
import { knownForm } from '../forms'
import type { FieldPath, GrantKind, GrantValues } from '../grantForm'
import { titleOf } from '../roles'
import { completeness } from '../problems'
import { savedMoment } from '../savedMoment'
import { stepOfPlace } from '../steps'

/** What a link back into a draft needs to know. */
export type DraftInProgress = {
  id: string
  kind: GrantKind
  values: GrantValues
  /** Epoch milliseconds. */
  savedAt: number
  place: { path: FieldPath | null; step?: string | undefined }
}

/** Where the draft continues (a step, or the one-page view), and its description at the moment `now`. */
export function draftSummary({ kind, values, savedAt, place }: DraftInProgress, now: number) {
  const form = knownForm(kind)
  const { complete, total } = completeness(form, values)
  const saved = savedMoment(savedAt, now)
  const says = place.step !== undefined || place.path !== null
  return {
    to: form.path,
    title: titleOf(form, values),
    progress: form.continueDraft(complete, total, saved),
    stoppedAt: says ? copy.stoppedAt(stepOfPlace(form, place).title) : undefined,
  }
}
