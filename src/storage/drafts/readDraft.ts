import * as z from 'zod/mini'
import { knownForm } from '../../domain/grant-form/forms'
import {
  blankMember,
  blankValues,
  type GrantForm,
  type GrantValues,
} from '../../domain/grant-form/grantForm'
import { grantValuesSchema } from '../../domain/grant-form/values'
import { isRecord } from '../../lib/isRecord'
import { isNewerThan } from '../foreign'
import { misfit } from '../misfit'
import type { DraftRow, Place } from '../rows'

/** Version of a draft's shape. Version 1 kept the values flat, including the mentor's as `mentor.name`. */
export const draftSchemaVersion = 2

/** Versions before the steps wrote no `step` and no `left`, and ignore them after a rollback. */
export const placeSchema = z.object({
  path: z.nullable(z.string()),
  scrollY: z.number(),
  step: z.optional(z.string()),
  left: z.optional(z.array(z.string())),
})

/** The place in a form that has just been begun: no field, at the top. */
export const nowhere: Place = { path: null, scrollY: 0 }

const row = z.object({
  id: z.string(),
  userId: z.string(),
  kind: z.string(),
  schemaVersion: z.number(),
  revision: z.int().check(z.minimum(1)),
  savedAt: z.number(),
  values: grantValuesSchema,
  place: z._default(placeSchema, nowhere),
  changedAt: z.optional(z.number()),
  salvagedFrom: z.optional(z.number()),
})

/** Whether a newer version wrote this draft: nothing is written over it. */
export function isNewer(stored: unknown): boolean {
  return isNewerThan(draftSchemaVersion, stored)
}

/**
 * Converts a stored draft to today's shape, or says why not all of it can be read. Never drops a
 * value. Not for drafts of a newer version (`isNewer`).
 */
export function readDraft(
  stored: unknown,
): { ok: true; draft: DraftRow } | { ok: false; reason: string } {
  const old = stored as { schemaVersion?: unknown; values?: unknown } | null
  const parsed = row.safeParse(
    old?.schemaVersion === 1 ? { ...old, values: valuesOfVersion1(old.values) } : stored,
  )
  if (!parsed.success) return { ok: false, reason: misfit(parsed.error) }
  const draft = parsed.data
  return {
    ok: true,
    draft: {
      ...draft,
      schemaVersion: draftSchemaVersion,
      values: withAllFields(knownForm(draft.kind), draft.values),
    },
  }
}

/** Fields added to the form since the draft was written start blank; removed ones are kept. */
export function withAllFields(form: GrantForm, values: GrantValues): GrantValues {
  const blank = blankValues(form)
  const members = values.teamMembers.length > 0 ? values.teamMembers : blank.teamMembers
  return {
    fields: { ...blank.fields, ...values.fields },
    teamMembers: members.map((member) => ({ ...blankMember(form), ...member })),
    teamLeader: values.teamLeader,
    mentor: { ...blank.mentor, ...values.mentor },
  }
}

const isMentor = (key: string) => key.startsWith('mentor.')

/** Values of version 1 in today's arrangement, damaged parts unchanged. */
export function valuesOfVersion1(values: unknown): unknown {
  if (!isRecord(values)) return values
  const { teamMembers = [], teamLeader = '', ...flat } = values
  const entries = Object.entries(flat)
  return {
    fields: Object.fromEntries(entries.filter(([key]) => !isMentor(key))),
    teamMembers,
    teamLeader: typeof teamLeader === 'number' ? String(teamLeader) : teamLeader,
    mentor: Object.fromEntries(
      entries.filter(([key]) => isMentor(key)).map(([key, value]) => [key.slice(7), value]),
    ),
  }
}
