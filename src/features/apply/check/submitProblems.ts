import type { GrantForm, GrantValues } from '../../../domain/grant-form/grantForm'
import { problemsOf, type Problem } from '../../../domain/grant-form/problems'
import type { DraftSession } from '../../../storage/drafts/DraftSession'

/** What prevents submitting: broken rules, and files that are named but neither on this device nor on their way to it. */
export function submitProblems(
  form: GrantForm,
  values: GrantValues,
  session: Pick<DraftSession, 'files'>,
): Problem[] {
  return problemsOf(form, values, session.files.isKnown)
}
