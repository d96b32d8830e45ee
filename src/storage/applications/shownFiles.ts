import { knownForm } from '../../domain/grant-form/forms'
import { redactorOf } from '../../domain/grant-form/redact'
import { listAttachments } from '../attachments'
import type { AttachmentInfo } from '../rows'
import { getSubmission } from '../submissions/submissions'

/**
 * The files of an application, oldest first, under the names that they are shown and saved by: its
 * people's Aadhaar numbers are masked.
 */
export async function listShownFiles(ownerId: string): Promise<AttachmentInfo[]> {
  const [files, submission] = await Promise.all([listAttachments(ownerId), getSubmission(ownerId)])
  if (submission === undefined) return files
  const redact = redactorOf(knownForm(submission.kind), submission.values)
  return files.map((file) => ({ ...file, name: redact(file.name) }))
}
