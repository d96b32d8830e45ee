import * as z from 'zod/mini'
import { grantValuesSchema } from '../../domain/grant-form/values'
import { hasDay } from '../../lib/days'
import { withoutDefaultWords } from '../firstVersion'
import { isNewerThan, versionOf } from '../foreign'
import { misfit } from '../misfit'
import { moment } from '../moment'
import { setAside } from '../setAside'
import type { UnreadPart } from '../drafts/salvageDraft'
import type { SubmissionRow } from '../rows'
import { salvageSubmission } from './salvageSubmission'

/**
 * Version of a submission's shape. Version 1 had no version, and stored the words 'Not specified'
 * instead of '' when there was no institution. Version 2 did not store how far the application had
 * come on paper.
 */
export const submissionSchemaVersion = 3

/** A day that can be counted from: one that is none would take the whole list with it. */
const day = z.string().check(z.refine(hasDay))

const row = z.object({
  id: z.string(),
  userId: z.string(),
  kind: z.string(),
  schemaVersion: z.optional(z.number()),
  number: z.string(),
  serial: z.number(),
  submittedAt: moment,
  contentHash: z.string(),
  applicantName: z.string(),
  applicantEmail: z.string(),
  institution: z.string(),
  content: z.object({
    form: z.string(),
    number: z.string(),
    submittedAt: z.string(),
    answers: z.array(
      z.object({
        sectionId: z.string(),
        title: z.string(),
        answers: z.array(z.object({ label: z.string(), text: z.string(), long: z.boolean() })),
      }),
    ),
    attachments: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
  }),
  values: grantValuesSchema,
  withdrawnAt: z.optional(moment),
  handIn: z.optional(
    z.object({
      signedOn: z.optional(day),
      handedIn: z.optional(z.object({ on: day, to: z.string() })),
    }),
  ),
})

/** `unread`: the parts of a damaged submission that could not be read, and are blank. */
export type ReadSubmission = SubmissionRow & { unread?: readonly UnreadPart[] }

/**
 * The stored submission in today's shape. Of a damaged one, whatever fits, and its row is not
 * changed. One with too little left is set aside and counts as absent. One with a form or shape that
 * only a newer version knows counts as absent too, but stays.
 */
export function readSubmission(stored: unknown): ReadSubmission | undefined {
  if (isNewerSubmission(stored)) return undefined
  const parsed = row.safeParse(stored)
  // From the row itself, not the parsed copy: its hash covers every byte of its content.
  if (parsed.success) return inTodaysShape(stored as StoredSubmission)
  const salvaged = salvageSubmission(stored, row)
  if (salvaged !== undefined)
    return { ...inTodaysShape(salvaged.row as StoredSubmission), unread: salvaged.unread }
  setAside('submissions', stored, misfit(parsed.error))
  return undefined
}

/** Whether only a newer version of the portal can read it. */
export function isNewerSubmission(stored: unknown): boolean {
  return isNewerThan(submissionSchemaVersion, stored)
}

/** Of any version. */
type StoredSubmission = Omit<SubmissionRow, 'handIn'> & Partial<Pick<SubmissionRow, 'handIn'>>

function inTodaysShape(stored: StoredSubmission): SubmissionRow {
  const { institution } = versionOf(stored) === 1 ? withoutDefaultWords(stored) : stored
  return {
    ...stored,
    schemaVersion: submissionSchemaVersion,
    institution,
    handIn: stored.handIn ?? {},
  }
}
