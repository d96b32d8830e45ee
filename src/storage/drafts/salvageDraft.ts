import { knownForm } from '../../domain/grant-form/forms'
import type {
  FieldPath,
  GrantKind,
  GrantValues,
  GroupValues,
} from '../../domain/grant-form/grantForm'
import { isRecord } from '../../lib/isRecord'
import type { DraftRow } from '../rows'
import {
  draftSchemaVersion,
  nowhere,
  placeSchema,
  valuesOfVersion1,
  withAllFields,
} from './readDraft'

/**
 * A part of a stored draft that does not fit into the form: where it was (a field's path, or
 * `values`, `place`, `teamMembers`, …), and its raw text, '' if it has none.
 */
export type UnreadPart = { path: FieldPath; text: string }

/**
 * What can be read of a damaged draft, field by field, and what cannot. Owner and form are known from
 * its id; the row itself is not trusted for them.
 */
export function salvageDraft(
  stored: unknown,
  of: { id: string; userId: string; kind: GrantKind },
): { draft: DraftRow; unread: UnreadPart[] } {
  const row = isRecord(stored) ? stored : {}
  const { revision, savedAt } = row
  const salvage = new Salvage()
  const draft = {
    id: of.id,
    userId: of.userId,
    kind: of.kind,
    schemaVersion: draftSchemaVersion,
    revision: Number.isSafeInteger(revision) && Number(revision) > 0 ? Number(revision) : 1,
    savedAt: Number.isFinite(savedAt) ? Number(savedAt) : Date.now(),
    values: salvage.values(of.kind, inTodaysShape(row)),
    place: salvage.place(row['place']),
  }
  return { draft, unread: salvage.unread }
}

/** A row without a version is judged by its shape: version 1 was flat. */
function inTodaysShape({ schemaVersion, values }: Record<string, unknown>): unknown {
  const flat = schemaVersion !== draftSchemaVersion && isRecord(values) && !('fields' in values)
  return flat ? valuesOfVersion1(values) : values
}

class Salvage {
  readonly unread: UnreadPart[] = []

  values(kind: GrantKind, values: unknown): GrantValues {
    const form = knownForm(kind)
    const parts: Record<string, unknown> = isRecord(values)
      ? values
      : this.#leave('values', values, {})
    const { fields, teamMembers, teamLeader, mentor } = parts
    return withAllFields(form, {
      fields: this.#group('fields', fields),
      teamMembers: Array.isArray(teamMembers)
        ? // Each member keeps its position, because the leader refers to it.
          teamMembers.map((member: unknown, index) => this.#group(`teamMembers.${index}`, member))
        : this.#leave('teamMembers', teamMembers, []),
      teamLeader:
        typeof teamLeader === 'string' ? teamLeader : this.#leave('teamLeader', teamLeader, ''),
      mentor: this.#group('mentor', mentor),
    })
  }

  place(place: unknown): DraftRow['place'] {
    const read = placeSchema.safeParse(place)
    return read.success ? read.data : this.#leave('place', place, nowhere)
  }

  #group(path: FieldPath, group: unknown): GroupValues {
    if (!isRecord(group)) return this.#leave(path, group, {})
    return Object.fromEntries(
      Object.entries(group).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : this.#leave(`${path}.${name}`, value, ''),
      ]),
    )
  }

  /**
   * Records a part that does not fit and returns its replacement; a part that never existed is not
   * recorded.
   */
  #leave<Instead>(path: FieldPath, value: unknown, instead: Instead): Instead {
    if (value !== undefined) this.unread.push({ path, text: rawText(value) })
    return instead
  }
}

/** In a form that the person may recognise; '' if it has no text. */
export function rawText(value: unknown): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  // JSON has neither NaN nor bigint.
  if (typeof value === 'number' || typeof value === 'bigint') return value.toString()
  try {
    return JSON.stringify(value)
  } catch {
    // It refers to itself, or holds something JSON cannot represent; the row that is set aside still
    // has it.
    return ''
  }
}
