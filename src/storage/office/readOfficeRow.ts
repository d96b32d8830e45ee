import * as z from 'zod/mini'
import { adminStatuses } from '../../domain/application/status'
import { formOf } from '../../domain/grant-form/forms'
import { grantTypeId, statusId, withoutDefaultWords } from '../firstVersion'
import { moment } from '../moment'
import type { ApplicationRow, DecisionRow } from '../rows'

/*
 * Rows of the office in today's shape; undefined for what is damaged, or has a status or form that only
 * a newer version knows, as after a rollback. Such a row is not shown, and stays where it is.
 */

const decision = z.object({
  id: z.number(),
  applicationId: z.string(),
  at: moment,
  by: z.string(),
  userId: z.optional(z.string()),
  from: z.enum(adminStatuses),
  to: z.enum([...adminStatuses, 'deleted']),
  remark: z.string(),
})

/** The first version stored the labels of the statuses. */
export function readDecision(stored: DecisionRow): DecisionRow | undefined {
  const row = { ...stored, from: statusId(stored.from), to: statusId(stored.to) }
  return decision.safeParse(row).success ? row : undefined
}

const added = z.object({
  id: z.string(),
  title: z.string(),
  applicant: z.string(),
  email: z.string(),
  institution: z.string(),
  department: z.string(),
  type: z.string().check(z.refine((kind) => formOf(kind) !== undefined)),
  category: z.string(),
  requestedAmount: z.number(),
  submittedDate: z.string(),
  status: z.enum(adminStatuses),
  priority: z.enum(['high', 'medium', 'low']),
  description: z.string(),
  techStack: z.array(z.string()),
  timeline: z.string(),
  previousGrants: z.number(),
  publications: z.number(),
  patents: z.number(),
  addedAt: moment,
  userId: z.optional(z.string()),
})

/** The first version stored labels, and words where nobody gave a value. */
export function readAdded(stored: ApplicationRow): ApplicationRow | undefined {
  const { status, type } = stored
  const row = {
    ...withoutDefaultWords(stored),
    status: statusId(status),
    type: grantTypeId(type),
  }
  return added.safeParse(row).success ? row : undefined
}
