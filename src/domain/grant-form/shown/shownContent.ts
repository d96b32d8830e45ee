import { knownForm } from '../forms'
import type { GrantKind, GrantValues } from '../grantForm'
import { redactedGroups, redactorOf } from '../redact'
import type { SubmissionContent } from '../submissionContent'

/**
 * What a submission says, as it is shown: complete Aadhaar numbers in answers and file names are
 * masked. The stored content stays as it is, because its hash covers every byte.
 */
export function shownContent({
  kind,
  values,
  content,
}: {
  kind: GrantKind
  values: GrantValues
  content: SubmissionContent
}): SubmissionContent {
  const redact = redactorOf(knownForm(kind), values)
  return {
    ...content,
    answers: redactedGroups(content.answers, redact),
    attachments: content.attachments.map((file) => ({ ...file, name: redact(file.name) })),
  }
}
