import type { AdminStatus } from '../domain/application/status'
import type { AdminApplication } from '../domain/application/application'
import type { HandIn } from '../domain/application/handIn'
import type { GrantKind, GrantValues } from '../domain/grant-form/grantForm'
import type { SubmissionContent } from '../domain/grant-form/submissionContent'
import type { User } from '../domain/user/user'

/** The profile that restores the session when the server cannot be reached. */
export type ProfileRow = {
  key: 'current'
  /** SHA-256 of the token for which the server returned this profile: another token finds nothing here. */
  tokenHash: string
  user: User
}

/** The applicant's place in the form. */
export type Place = {
  /** The field that had the focus. */
  path: string | null
  scrollY: number
  /** The open step; missing in drafts from versions that had only the one-page form. */
  step?: string | undefined
  /** The steps that were left once, whose problems are shown when they are opened again. */
  left?: string[] | undefined
}

export type DraftRow = {
  /** `draftId(userId, kind)`: one draft for each person and form. */
  id: string
  userId: string
  kind: GrantKind
  schemaVersion: number
  /** Increases by one with each write; a write that is not based on the stored revision is refused. */
  revision: number
  /** Epoch milliseconds. */
  savedAt: number
  values: GrantValues
  place: Place
  /**
   * Epoch milliseconds of the last change, where that was made elsewhere: a saved copy was opened, and
   * nothing was changed since.
   */
  changedAt?: number | undefined
  /** Id of the `quarantine` row from which this draft was salvaged. */
  salvagedFrom?: number | undefined
}

/** Bytes, name and type in separate properties, because Safari fails on stored Blobs. */
export type AttachmentRow = {
  id: string
  /** Id of the draft, submission or application to which it belongs. */
  ownerId: string
  name: string
  type: string
  size: number
  bytes: ArrayBuffer
  /** Epoch milliseconds. */
  addedAt: number
  /** On files added after submission, their purpose: `document` or `report`. */
  purpose?: 'document' | 'report'
  /** On those: id of the last decision by then, 0 if there was none; earlier versions did not write it. */
  answers?: number
  /** Epoch milliseconds when it was first found that no answer refers to it (`orphans.ts`). */
  orphanedAt?: number | undefined
}

/** A file that is to be stored. */
export type NewAttachment = Pick<AttachmentRow, 'name' | 'type' | 'bytes'>

/** An attachment without its bytes, for lists. */
export type AttachmentInfo = Omit<AttachmentRow, 'bytes'>

/** An application submitted and stored on this device only. */
export type SubmissionRow = {
  id: string
  userId: string
  kind: GrantKind
  schemaVersion: number
  /** Provisional: counted on this device (spec §3). */
  number: string
  serial: number
  /** Epoch milliseconds. */
  submittedAt: number
  /** SHA-256 of the canonical JSON of `content`. */
  contentHash: string
  applicantName: string
  applicantEmail: string
  /** '' if none was given. */
  institution: string
  /** As submitted, including the questions: a later version of the form changes nothing in it. */
  content: SubmissionContent
  values: GrantValues
  /** Epoch milliseconds, while withdrawn. */
  withdrawnAt?: number
  handIn: HandIn
}

/** An administrator's decision on an application of the sample or of this device. */
export type DecisionRow = {
  id: number
  applicationId: string
  /** Epoch milliseconds. */
  at: number
  /** Name of the administrator. */
  by: string
  /** Their id; missing in rows of earlier versions. */
  userId?: string
  from: AdminStatus
  to: AdminStatus | 'deleted'
  remark: string
}

/**
 * An application that an administrator added on this device; earlier versions did not write whose
 * id that was.
 */
export type ApplicationRow = AdminApplication & { addedAt: number; userId?: string }

/**
 * Something small that a person chose or typed outside the grant forms, by person and key; '' for
 * nobody signed in.
 */
export type SettingRow = { userId: string; key: string; value: unknown }

/** An unreadable row, set aside whole so that nothing is lost and the rest stays readable. */
export type SetAsideRow = {
  id: number
  /** Its owner, the only person told about it. '' when the row no longer says. */
  userId: string
  table: string
  reason: string
  /** Epoch milliseconds. */
  at: number
  row: unknown
  /** What could be read of it is back in its form; only the rest is missing there. */
  restored?: boolean
}
