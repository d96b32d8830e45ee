import { applicationNumber } from '../../domain/application/applicationNumber'
import { pocForm } from '../../domain/grant-form/poc/form'
import type { GrantValues } from '../../domain/grant-form/grantForm'
import { database } from '../../storage/database'
import { draftId } from '../../storage/drafts/drafts'
import { canonicalJson, sha256Hex } from '../../storage/hash'
import { putHalfFilledDraft, putSubmission } from './fixtures'

/*
 * What the first version left on a device, in the shapes that it wrote, not today's. These rows are
 * migrated when they are read, like any other (spec: nothing kept is lost by an update).
 */

const year = 365 * 24 * 60 * 60 * 1000

/**
 * A submission and a half-filled draft of the sample student, both a year old and in the first
 * version's shapes.
 */
export async function putLastYear(studentId: string): Promise<void> {
  await putOldSubmission(studentId)
  await putOldDraft(studentId)
}

async function putOldSubmission(studentId: string): Promise<void> {
  const submission = await putSubmission(studentId)
  const submittedAt = submission.submittedAt - year
  const number = applicationNumber(
    pocForm.numberPrefix,
    new Date(submittedAt).getFullYear(),
    submission.serial,
  )
  const content = {
    ...submission.content,
    number,
    submittedAt: new Date(submittedAt).toISOString(),
  }
  const { schemaVersion: _none, ...old } = submission
  await database.table('submissions').put({
    ...old,
    number,
    submittedAt,
    content,
    contentHash: sha256Hex(canonicalJson(content)),
    institution: 'Not specified',
  })
}

async function putOldDraft(studentId: string): Promise<void> {
  await putHalfFilledDraft(studentId, { keeping: true })
  const draft = await database.drafts.get(draftId(studentId, 'poc'))
  if (draft === undefined) return
  const { place: _none, ...old } = draft
  await database
    .table('drafts')
    .put({ ...old, schemaVersion: 1, savedAt: draft.savedAt - year, values: flat(draft.values) })
}

/** The first version kept all values flat, the mentor's included, and the team leader as a number. */
function flat({ fields, teamMembers, teamLeader, mentor }: GrantValues): object {
  const mentors = Object.entries(mentor).map(([name, value]) => [`mentor.${name}`, value] as const)
  return { ...fields, ...Object.fromEntries(mentors), teamMembers, teamLeader: Number(teamLeader) }
}
