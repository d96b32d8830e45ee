import type { GrantValues } from '../../domain/grant-form/grantForm'
import { attachmentsOf } from '../attachments'
import { replaceDraft } from '../drafts/replaceDraft'
import type { SubmissionRow } from '../rows'

/**
 * Writes a new draft from a submission, with copies of its files. `replaces` are the answers of the
 * draft that the person agreed to replace, if there is one. Returns a function that undoes it, which
 * throws `StaleRevisionError` when something was typed since.
 */
export async function startDraftFrom(
  submission: SubmissionRow,
  replaces: GrantValues | undefined,
): Promise<() => Promise<void>> {
  const { userId, kind, values } = submission
  const attachments = await attachmentsOf(submission.id)
  return replaceDraft(userId, kind, {
    files: attachments.filter((file) => file.purpose === undefined),
    values,
    replaces,
  })
}
