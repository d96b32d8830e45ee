import * as z from 'zod/mini'
import { quarantine } from './quarantine'
import type { SubmissionRow } from './rows'

const group = z.record(z.string(), z.string())

const row = z.object({
  id: z.string(),
  userId: z.string(),
  kind: z.enum(['poc', 'ipr']),
  number: z.string(),
  serial: z.number(),
  submittedAt: z.number(),
  contentHash: z.string(),
  applicantName: z.string(),
  applicantEmail: z.string(),
  institution: z.string(),
  content: z.object({
    form: z.enum(['PoC Grant', 'IPR Grant']),
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
  values: z.object({
    fields: group,
    teamMembers: z.array(group),
    teamLeader: z.string(),
    mentor: group,
  }),
  withdrawnAt: z.optional(z.number()),
})

/** The stored submission; one that is damaged goes to quarantine and counts as absent. */
export function readSubmission(stored: unknown): SubmissionRow | undefined {
  const parsed = row.safeParse(stored)
  // The row itself, not the parsed copy: its hash vouches for every byte of its content.
  if (parsed.success) return stored as SubmissionRow
  const issue = parsed.error.issues[0]
  quarantine(
    'submissions',
    stored,
    `${issue?.path.join('.') ?? 'row'}: ${issue?.message ?? 'unreadable'}`,
  )
  return undefined
}
