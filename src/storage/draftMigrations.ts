import * as z from 'zod/mini'
import { grantForms } from '../domain/grant-form/forms'
import { blankMember, blankValues, type GrantForm } from '../domain/grant-form/grantForm'
import type { DraftRow } from './rows'

/** Version of a draft's shape. Version 1 kept the values flat, with the mentor's among them as `mentor.name`. */
export const draftSchemaVersion = 2

const group = z.record(z.string(), z.string())
const row = z.object({
  id: z.string(),
  userId: z.string(),
  kind: z.enum(['poc', 'ipr']),
  schemaVersion: z.number(),
  revision: z.int().check(z.minimum(1)),
  savedAt: z.number(),
  values: z.object({
    fields: group,
    teamMembers: z.array(group),
    teamLeader: z.string(),
    mentor: group,
  }),
  place: z._default(z.object({ path: z.nullable(z.string()), scrollY: z.number() }), {
    path: null,
    scrollY: 0,
  }),
})

/** Brings a stored draft to today's shape, or says why it cannot be read. Never drops a value. */
export function readDraft(
  stored: unknown,
): { ok: true; draft: DraftRow } | { ok: false; reason: string } {
  const version = (stored as { schemaVersion?: unknown } | null)?.schemaVersion
  if (typeof version === 'number' && version > draftSchemaVersion) {
    return { ok: false, reason: `The draft was written by a newer version (${version})` }
  }
  const parsed = row.safeParse(version === 1 ? fromVersion1(stored) : stored)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return {
      ok: false,
      reason: `${issue?.path.join('.') ?? 'row'}: ${issue?.message ?? 'unreadable'}`,
    }
  }
  const draft = parsed.data
  return {
    ok: true,
    draft: {
      ...draft,
      schemaVersion: draftSchemaVersion,
      values: withAllFields(grantForms[draft.kind], draft.values),
    },
  }
}

/** Fields that the form has gained since the draft was written start blank; those it has lost stay. */
function withAllFields(form: GrantForm, values: DraftRow['values']): DraftRow['values'] {
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

function fromVersion1(stored: unknown): unknown {
  const old = stored as { values?: Record<string, unknown> }
  const { teamMembers = [], teamLeader = '', ...flat } = old.values ?? {}
  const entries = Object.entries(flat)
  return {
    ...old,
    values: {
      fields: Object.fromEntries(entries.filter(([key]) => !isMentor(key))),
      teamMembers,
      teamLeader: String(teamLeader),
      mentor: Object.fromEntries(
        entries.filter(([key]) => isMentor(key)).map(([key, value]) => [key.slice(7), value]),
      ),
    },
  }
}
