import { compareCodes } from '../../lib/order'
import type { AnswerGroup } from './answers'
import type { GrantForm, GrantValues } from './grantForm'
import { officialAnswersOf, officialForm } from './officialForms'

/** A file of a submission, as its content lists it. */
export type HashedFile = { id: string; name: string; size: number; sha256: string }

/**
 * What a submission says, as the pack carries it and the hash covers it: in English, for the office.
 * Aadhaar numbers are masked.
 */
export type SubmissionContent = {
  /** The form's name. */
  form: string
  number: string
  /** ISO moment. */
  submittedAt: string
  answers: AnswerGroup[]
  attachments: Omit<HashedFile, 'id'>[]
}

/** The content whose canonical JSON is hashed; equal content has an equal hash on every device. */
export function submissionContent(
  form: GrantForm,
  values: GrantValues,
  stamp: { number: string; submittedAt: number },
  files: readonly HashedFile[],
): SubmissionContent {
  const names = new Map(files.map((file) => [file.id, file.name]))
  const official = officialForm(form)
  return {
    form: official.name,
    number: stamp.number,
    submittedAt: new Date(stamp.submittedAt).toISOString(),
    answers: officialAnswersOf(official, values, (id) => names.get(id)),
    attachments: files
      .map(({ name, size, sha256 }) => ({ name, size, sha256 }))
      .toSorted((a, b) => compareCodes(a.sha256, b.sha256)),
  }
}
