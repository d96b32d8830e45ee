import { applicationNumber } from '../../domain/application/applicationNumber'
import { submissionContent, type HashedFile } from '../../domain/grant-form/submissionContent'
import {
  namedFiles,
  type GrantForm,
  type GrantKind,
  type GrantValues,
} from '../../domain/grant-form/grantForm'
import { answerAs } from '../../domain/grant-form/roles'
import type { HandIn } from '../../domain/application/handIn'
import type { OnUnshown } from '../../domain/application/unshown'
import type { User } from '../../domain/user/user'
import { canonicalJson, isSame, sha256Hex, sha256OfFile } from '../hash'
import { randomId } from '../../lib/id'
import { attachmentsOf } from '../attachments'
import { database } from '../database'
import { isBytes } from '../../lib/answers/bytes'
import { draftId } from '../drafts/drafts'
import { isNewer } from '../drafts/readDraft'
import { MissingFilesError, NewerVersionError, StaleRevisionError } from '../failure'
import { readRows } from '../readRows'
import { damageOf } from '../setAside'
import {
  isNewerSubmission,
  readSubmission,
  submissionSchemaVersion,
  type ReadSubmission,
} from './readSubmission'
import type { AttachmentRow, SubmissionRow } from '../rows'

/**
 * Turns the draft into a submission in one transaction: number, time and content hash, and the files
 * that it refers to change owner; other files (replaced ones, say) stay orphans of the draft. Throws
 * `StaleRevisionError` when the draft on disk is not `revision`, and `MissingFilesError` when a file
 * that it refers to is not here with all its bytes.
 */
export async function submitDraft(
  form: GrantForm,
  user: User,
  values: GrantValues,
  revision: number,
): Promise<SubmissionRow> {
  const id = draftId(user.id, form.kind)
  const named = namedFiles(form, values)
  const ids = [...new Set(named.map((file) => file.id))]
  const owned = await attachmentsOf(id)
  const files = owned.filter((file) => ids.includes(file.id) && isWhole(file))
  const submissionId = randomId()
  const hashedFiles: HashedFile[] = []
  for (const { bytes, ...file } of files)
    hashedFiles.push({
      id: file.id,
      name: file.name,
      size: file.size,
      sha256: await sha256OfFile(bytes),
    })
  return database.transaction(
    'rw',
    [database.drafts, database.attachments, database.submissions],
    async () => {
      const stored = await database.drafts.get(id)
      if (isNewer(stored)) throw new NewerVersionError()
      if (stored?.revision !== revision) throw new StaleRevisionError()
      const here = new Set(await database.attachments.where('ownerId').equals(id).primaryKeys())
      const whole = new Set(files.map((file) => file.id).filter((file) => here.has(file)))
      const missing = named.filter((file) => !whole.has(file.id))
      if (missing.length > 0) throw new MissingFilesError(missing)
      const submittedAt = Date.now()
      const serials = await database.submissions
        .where('[kind+serial]')
        .between([form.kind, 0], [form.kind, Infinity])
        .keys()
      const last = serials.at(-1) as unknown as [string, number] | undefined
      const serial = (last?.[1] ?? 0) + 1
      const number = applicationNumber(
        form.numberPrefix,
        new Date(submittedAt).getFullYear(),
        serial,
      )
      const content = submissionContent(form, values, { number, submittedAt }, hashedFiles)
      const submission: SubmissionRow = {
        id: submissionId,
        userId: user.id,
        kind: form.kind,
        schemaVersion: submissionSchemaVersion,
        number,
        serial,
        submittedAt,
        contentHash: sha256Hex(canonicalJson(content)),
        applicantName: user.name,
        applicantEmail: user.email,
        institution: answerAs('institution', form, values) || user.institution,
        content,
        values,
        handIn: {},
      }
      await database.submissions.add(submission)
      await database.attachments.where('id').anyOf(ids).modify({ ownerId: submissionId })
      await database.drafts.delete(id)
      return submission
    },
  )
}

/** Whether all bytes are there; a damaged row may have lost them. */
function isWhole({ bytes, size }: AttachmentRow): boolean {
  return isBytes(bytes) && bytes.byteLength === size
}

export async function getSubmission(id: string): Promise<ReadSubmission | undefined> {
  const stored: unknown = await database.submissions.get(id)
  return stored === undefined ? undefined : readSubmission(stored)
}

/** A person's submissions on this device, newest first. */
export function listSubmissions(userId: string, onUnshown?: OnUnshown): Promise<SubmissionRow[]> {
  return newestFirst(database.submissions.where('userId').equals(userId), onUnshown)
}

/** A person's last submission of a form that is not withdrawn; by its number, as a clock may be wrong. */
export async function lastSubmission(
  userId: string,
  kind: GrantKind,
): Promise<SubmissionRow | undefined> {
  const submissions = await listSubmissions(userId)
  return submissions
    .filter((row) => row.kind === kind && row.withdrawnAt === undefined)
    .toSorted((a, b) => b.serial - a.serial)[0]
}

/** Everybody's submissions on this device, newest first, for the office's list. */
export function listAllSubmissions(onUnshown?: OnUnshown): Promise<SubmissionRow[]> {
  return newestFirst(database.submissions.toCollection(), onUnshown)
}

async function newestFirst(
  rows: ReturnType<typeof database.submissions.toCollection>,
  onUnshown?: OnUnshown,
): Promise<SubmissionRow[]> {
  const stored = await readRows(database.submissions, rows, () => onUnshown?.('lost'))
  return stored
    .flatMap((row) => {
      const read = readSubmission(row)
      if (read === undefined) onUnshown?.(isNewerSubmission(row) ? 'newer' : damageOf(row))
      return read ?? []
    })
    .toSorted((a, b) => b.submittedAt - a.submittedAt)
}

/** Withdraws a submission at a time, or undoes that with `undefined`. */
export async function setWithdrawn(id: string, at: number | undefined): Promise<void> {
  await changeSubmission(id, ({ withdrawnAt: _before, ...row }) =>
    at === undefined ? row : { ...row, withdrawnAt: at },
  )
}

/**
 * Stores how far an application has come on paper. Returns a function that undoes it, which throws
 * `StaleRevisionError` when it was changed since.
 */
export async function setHandIn(id: string, handIn: HandIn): Promise<() => Promise<void>> {
  let before: HandIn = {}
  await changeSubmission(id, (row) => {
    before = row.handIn
    return { ...row, handIn }
  })
  return () =>
    changeSubmission(id, (row) => {
      if (!isSame(row.handIn, handIn)) throw new StaleRevisionError()
      return { ...row, handIn: before }
    })
}

/**
 * Writes the row in today's shape, in one transaction. A row that this version cannot read is not
 * changed.
 */
async function changeSubmission(
  id: string,
  change: (row: SubmissionRow) => SubmissionRow,
): Promise<void> {
  await database.transaction('rw', database.submissions, async () => {
    const row = await getSubmission(id)
    if (row === undefined) throw new Error('The submission is not here, or of a newer version')
    await database.submissions.put(change(row))
  })
}
