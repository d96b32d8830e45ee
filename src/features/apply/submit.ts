import { log } from '../../api/log'
import type { GrantForm, GrantValues } from '../../domain/grant-form/grantForm'
import type { User } from '../../domain/user/user'
import type { DraftWriter } from '../../storage/DraftWriter'
import type { SubmissionRow } from '../../storage/rows'
import { submitDraft } from '../../storage/submissions'

/**
 * Writes the last revision, then turns it into a submission on this device. Makes no call; logs the
 * content, redacted (spec §5). Throws when the device could not keep it; the draft then stays.
 */
export async function submit(
  form: GrantForm,
  user: User,
  values: GrantValues,
  writer: DraftWriter,
): Promise<SubmissionRow> {
  // Scrolling alone writes the draft too: while it becomes a submission, it must hold still.
  await writer.pause()
  try {
    const submission = await submitDraft(form, user, values, writer.read().revision)
    writer.close()
    log(`${form.name} application submitted`, submission.content)
    return submission
  } finally {
    writer.resume()
  }
}
