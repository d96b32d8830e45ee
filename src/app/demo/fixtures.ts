import { pocForm } from '../../domain/grant-form/poc/form'
import { blankValues, type GrantValues } from '../../domain/grant-form/grantForm'
import { toUser } from '../../domain/user/user'
import { addAttachment } from '../../storage/attachments'
import { database, tellSetAside } from '../../storage/database'
import { addDecision, listDecisions } from '../../storage/office/decisions'
import { draftId, putDraft } from '../../storage/drafts/drafts'
import { nowhere } from '../../storage/drafts/readDraft'
import { clearRestorePoints } from '../../storage/restore-points/restorePoints'
import type { SubmissionRow } from '../../storage/rows'
import { listSubmissions, submitDraft } from '../../storage/submissions/submissions'
import { halfFilled, sampleApplication, sampleDecision } from './sampleDraft'

/*
 * What scenes store on the device for the sample student, through the same storage functions as the
 * screens.
 */

const fileNames = ['aadhar-asha.pdf', 'aadhar-rohan.pdf', 'employer-id.pdf']

/**
 * Removes what was done in this demo from the device: drafts and submissions with their files and
 * earlier states, decisions, what was set aside, and what was typed or chosen elsewhere.
 */
export async function clearRecords(): Promise<void> {
  const { drafts, attachments, submissions, decisions, applications, settings, quarantine } =
    database
  const tables = [drafts, attachments, submissions, decisions, applications, settings, quarantine]
  await database.transaction('rw', tables, () => Promise.all(tables.map((table) => table.clear())))
  await tellSetAside()
  await clearRestorePoints()
}

/** With `keeping`, leaves what is already stored in place. */
export async function putHalfFilledDraft(
  studentId: string,
  { keeping = false } = {},
): Promise<void> {
  if (!keeping) await clearRecords()
  await putSampleDraft(studentId, (files) => halfFilled(sampleApplication(files)), 2)
}

/** Submits the complete application; returns the submission. */
export async function putSubmission(studentId: string): Promise<SubmissionRow> {
  await clearRecords()
  const values = await putSampleDraft(studentId, sampleApplication, fileNames.length)
  const { name, email } = values.teamMembers[0] ?? {}
  const student = toUser({ id: studentId, name: name ?? '', email: email ?? '' })
  return submitDraft(pocForm, student, values, 1)
}

/** The student's submission on this device; creates one if there is none. */
export async function currentSubmission(studentId: string): Promise<SubmissionRow> {
  const [submission] = await listSubmissions(studentId)
  return submission ?? putSubmission(studentId)
}

/** The programme cell asks for documents, unless a decision has been made already. */
export async function putDecision(submission: SubmissionRow): Promise<void> {
  const decisions = await listDecisions()
  if (decisions.some(({ applicationId }) => applicationId === submission.id)) return
  await addDecision({
    applicationId: submission.id,
    at: Date.now(),
    from: 'pending-review',
    to: 'documents-required',
    ...sampleDecision,
  })
}

async function putSampleDraft(
  studentId: string,
  fill: (fileIds: readonly string[]) => GrantValues,
  files: number,
): Promise<GrantValues> {
  const id = draftId(studentId, 'poc')
  const infos = await Promise.all(
    fileNames
      .slice(0, files)
      .map((name) => addAttachment(id, { name, type: 'application/pdf', bytes: paper(name) })),
  )
  const filled = fill(infos.map((info) => info.id))
  const blank = blankValues(pocForm)
  const values = { ...filled, fields: { ...blank.fields, ...filled.fields } }
  await putDraft({
    id,
    userId: studentId,
    kind: 'poc',
    revision: 1,
    savedAt: Date.now(),
    values,
    place: nowhere,
  })
  return values
}

/** The smallest PDF that viewers open: one empty page. */
function paper(title: string): ArrayBuffer {
  const text = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R/Info<</Title(Demo ${title})>>>>
%%EOF`
  return new TextEncoder().encode(text).buffer
}
