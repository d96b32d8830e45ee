import { applicationNumber } from '../domain/application/applicationNumber'
import { submissionContent } from '../domain/grant-form/submissionContent'
import { attachmentIds, type GrantForm, type GrantValues } from '../domain/grant-form/grantForm'
import type { User } from '../domain/user/user'
import { canonicalJson, sha256Hex } from '../lib/hash'
import { randomId } from '../lib/id'
import { database } from './database'
import { draftId } from './drafts'
import { StaleRevisionError } from './failure'
import { readSubmission } from './readSubmission'
import type { SubmissionRow } from './rows'

/**
 * Turns the draft into a submission in one transaction: number, time, content hash, and its files
 * change hands. Throws `StaleRevisionError` when the draft on disk is not `revision`.
 */
export async function submitDraft(
  form: GrantForm,
  user: User,
  values: GrantValues,
  revision: number,
): Promise<SubmissionRow> {
  const id = draftId(user.id, form.kind)
  const named = new Set(attachmentIds(form, values))
  const files = (await database.attachments.where('ownerId').equals(id).toArray()).filter((file) =>
    named.has(file.id),
  )
  const submissionId = randomId()
  const hashedFiles = files.map((file) => ({
    id: file.id,
    name: file.name,
    size: file.size,
    sha256: sha256Hex(new Uint8Array(file.bytes)),
  }))
  return database.transaction(
    'rw',
    [database.drafts, database.attachments, database.submissions],
    async () => {
      const stored = await database.drafts.get(id)
      if (stored?.revision !== revision) throw new StaleRevisionError()
      const submittedAt = Date.now()
      const serials = await database.submissions
        .where('[kind+serial]')
        .between([form.kind, 0], [form.kind, Infinity])
        .keys()
      const last = serials.at(-1) as unknown as [string, number] | undefined
      const serial = (last?.[1] ?? 0) + 1
      const number = applicationNumber(form.kind, new Date(submittedAt).getFullYear(), serial)
      const content = submissionContent(form, values, { number, submittedAt }, hashedFiles)
      const submission: SubmissionRow = {
        id: submissionId,
        userId: user.id,
        kind: form.kind,
        number,
        serial,
        submittedAt,
        contentHash: sha256Hex(canonicalJson(content)),
        applicantName: user.name,
        applicantEmail: user.email,
        institution: user.institution,
        content,
        values,
      }
      await database.submissions.add(submission)
      await database.attachments.where('ownerId').equals(id).modify({ ownerId: submissionId })
      await database.drafts.delete(id)
      return submission
    },
  )
}

export async function getSubmission(id: string): Promise<SubmissionRow | undefined> {
  const stored: unknown = await database.submissions.get(id)
  return stored === undefined ? undefined : readSubmission(stored)
}

/** A person's submissions on this device, newest first. */
export async function listSubmissions(userId: string): Promise<SubmissionRow[]> {
  return newestFirst(await database.submissions.where('userId').equals(userId).toArray())
}

/** Everybody's submissions on this device, newest first, for the administrator's list. */
export async function listAllSubmissions(): Promise<SubmissionRow[]> {
  return newestFirst(await database.submissions.toArray())
}

function newestFirst(stored: readonly unknown[]): SubmissionRow[] {
  return stored
    .map(readSubmission)
    .filter((row) => row !== undefined)
    .toSorted((a, b) => b.submittedAt - a.submittedAt)
}

/** Withdraws a submission at a time, or takes the withdrawal back with `undefined`. */
export async function setWithdrawn(id: string, at: number | undefined): Promise<void> {
  await database.submissions
    .where('id')
    .equals(id)
    .modify((row) => {
      if (at === undefined) delete row.withdrawnAt
      else row.withdrawnAt = at
    })
}
