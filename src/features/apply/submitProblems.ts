import type { GrantForm, GrantValues } from '../../domain/grant-form/grantForm'
import { problemsOf, type Problem } from '../../domain/grant-form/problems'
import type { DraftSession } from '../../storage/drafts/DraftSession'

/** What prevents submitting: broken rules, and files that are named but not on this device. */
export function submitProblems(
  form: GrantForm,
  values: GrantValues,
  session: Pick<DraftSession, 'files'>,
): Problem[] {
  const files = session.files.read()
  return problemsOf(form, values, (id) => files.has(id))
}
