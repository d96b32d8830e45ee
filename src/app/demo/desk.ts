import { pocForm } from '../../domain/grant-form/poc'
import { blankValues, type GrantValues } from '../../domain/grant-form/grantForm'
import { toUser } from '../../domain/user/user'
import { addAttachment } from '../../storage/attachments'
import { database } from '../../storage/database'
import { addDecision, listDecisions } from '../../storage/decisions'
import { draftId, putDraft } from '../../storage/drafts'
import type { SubmissionRow } from '../../storage/rows'
import { listSubmissions, submitDraft } from '../../storage/submissions'
import { halfFilled, sampleApplication } from './sampleDraft'

/* What scenes lay on the sample student's desk, through the same storage that the screens use. */

const fileNames = ['aadhar-asha.pdf', 'aadhar-rohan.pdf', 'employer-id.pdf']

/** Takes every draft, submission, file and decision of this demo away. */
export async function clearDesk(): Promise<void> {
  const { drafts, attachments, submissions, decisions, applications, settings } = database
  const tables = [drafts, attachments, submissions, decisions, applications, settings]
  await database.transaction('rw', tables, () => Promise.all(tables.map((table) => table.clear())))
}

export async function layHalfFilledDraft(studentId: string): Promise<void> {
  await clearDesk()
  await layDraft(studentId, (files) => halfFilled(sampleApplication(files)), 2)
}

/** The complete application, submitted; gives the submission. */
export async function laySubmission(studentId: string): Promise<SubmissionRow> {
  await clearDesk()
  const values = await layDraft(studentId, sampleApplication, fileNames.length)
  const { name, email } = values.teamMembers[0] ?? {}
  const student = toUser({ id: studentId, name: name ?? '', email: email ?? '' })
  return submitDraft(pocForm, student, values, 1)
}

/** The student's submission on this device; one is laid there if there is none. */
export async function currentSubmission(studentId: string): Promise<SubmissionRow> {
  const [submission] = await listSubmissions(studentId)
  return submission ?? laySubmission(studentId)
}

/** The programme cell asks for documents, unless somebody has decided already. */
export async function layDecision(submission: SubmissionRow): Promise<void> {
  const decisions = await listDecisions()
  if (decisions.some(({ applicationId }) => applicationId === submission.id)) return
  await addDecision({
    applicationId: submission.id,
    at: Date.now(),
    by: 'Dr Meera Joshi',
    from: 'Pending Review',
    to: 'Documents Required',
    remark: 'Please add the endorsement of your institution.',
  })
}

async function layDraft(
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
  const place = { path: null, scrollY: 0 }
  await putDraft({
    id,
    userId: studentId,
    kind: 'poc',
    revision: 1,
    savedAt: Date.now(),
    values,
    place,
  })
  return values
}

/** The smallest PDF that readers open: one empty page. */
function paper(title: string): ArrayBuffer {
  const text = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R/Info<</Title(Demo ${title})>>>>
%%EOF`
  return new TextEncoder().encode(text).buffer
}
