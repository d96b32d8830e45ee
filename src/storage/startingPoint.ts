import { grantForms } from '../domain/grant-form/forms'
import type { GrantValues } from '../domain/grant-form/grantForm'
import { mapFields } from '../domain/grant-form/mapFields'
import { attachmentsOf } from './attachments'
import { replaceDraft } from './replaceDraft'
import type { SubmissionRow } from './rows'

/**
 * Writes a new draft from what a submission says, with copies of its files. `replaces` are the
 * answers of the draft that the person agreed to replace, if there is one.
 */
export async function startDraftFrom(
  submission: SubmissionRow,
  replaces: GrantValues | undefined,
): Promise<void> {
  const { userId, kind, values } = submission
  const attachments = await attachmentsOf(submission.id)
  await replaceDraft(userId, kind, {
    files: attachments.filter((file) => file.purpose === undefined),
    values: (ids) =>
      mapFields(grantForms[kind], values, (field, value) =>
        field.kind === 'file' ? (ids.get(value) ?? '') : value,
      ),
    replaces,
  })
}
