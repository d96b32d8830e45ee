import type { AdminStatus } from '../domain/application/status'
import type { AdminApplication } from '../domain/application/application'
import type { GrantKind, GrantValues } from '../domain/grant-form/grantForm'
import type { SubmissionContent } from '../domain/grant-form/submissionContent'
import type { User } from '../domain/user/user'

/** The profile that restores the session while the server cannot be reached. */
export type ProfileRow = {
  key: 'current'
  /** SHA-256 of the token that the server gave with this profile: another token finds nothing here. */
  tokenHash: string
  user: User
  /** Epoch milliseconds when the server last said so. */
  fetchedAt: number
}

/** Where the applicant was in the form. */
export type Place = { path: string | null; scrollY: number }

export type DraftRow = {
  /** `draftId(userId, kind)`: one draft for each person and form. */
  id: string
  userId: string
  kind: GrantKind
  schemaVersion: number
  /** Goes up by one with each write; a write that is not based on the stored one is refused. */
  revision: number
  /** Epoch milliseconds. */
  savedAt: number
  values: GrantValues
  place: Place
}

/** Safari breaks on stored Blobs, hence bytes, name and type side by side. */
export type AttachmentRow = {
  id: string
  /** Id of the draft, submission or application that it belongs to. */
  ownerId: string
  name: string
  type: string
  size: number
  bytes: ArrayBuffer
  /** Epoch milliseconds. */
  addedAt: number
  /** For what it was uploaded, on files added after submission: `document` or `report`. */
  purpose?: 'document' | 'report'
}

/** An attachment without its bytes, for lists. */
export type AttachmentInfo = Omit<AttachmentRow, 'bytes'>

/** An application that was submitted here and is kept on this device alone. */
export type SubmissionRow = {
  id: string
  userId: string
  kind: GrantKind
  /** Provisional: counted on this device (spec §3). */
  number: string
  serial: number
  /** Epoch milliseconds. */
  submittedAt: number
  /** SHA-256 of the canonical JSON of `content`. */
  contentHash: string
  applicantName: string
  applicantEmail: string
  institution: string
  /** As submitted, questions included: a later version of the form changes nothing in it. */
  content: SubmissionContent
  values: GrantValues
  /** Epoch milliseconds, while withdrawn. */
  withdrawnAt?: number
}

/** One decision of an administrator on an application of the sample or of this device. */
export type DecisionRow = {
  id: number
  applicationId: string
  /** Epoch milliseconds. */
  at: number
  /** Name of the administrator. */
  by: string
  from: AdminStatus
  to: AdminStatus | 'Deleted'
  remark: string
}

/** An application that an administrator added on this device. */
export type ApplicationRow = AdminApplication & { addedAt: number }

/** Anything small that a person chose or typed outside the grant forms, by person and key; '' for nobody signed in. */
export type SettingRow = { userId: string; key: string; value: unknown }

/** A row that could not be read, put aside whole so that nothing is lost and the rest stays readable. */
export type QuarantineRow = {
  id: number
  /** Whose it is: nobody else is told of it. '' when the row no longer says. */
  userId: string
  table: string
  reason: string
  /** Epoch milliseconds. */
  at: number
  row: unknown
}
