import { notGiven } from '../../domain/user/copy'
import type { User } from '../../domain/user/user'
import { emailAddress } from '../../lib/email'
import { isRecord } from '../../lib/isRecord'
import { plainLine } from '../../lib/pasted'
import { required } from '../../lib/answers/validation'
import type { Source } from '../../ui/page/SourceNote'
import type { Problems } from '../../ui/forms/useRuleForm'
import { personalCopy as copy } from './copy'
import { profileFields, type ProfileField, type ProfileValues } from './fields'
import { sampleProfile } from './sample'

/** The person's changes on this device; all other fields are the server's or the sample's. */
export type ProfileEdits = Partial<ProfileValues>

/** A field with its value and source; `original` is its value before it was changed here. */
export type ProfileEntry = {
  field: ProfileField
  value: string
  source: Source
  original: { value: string; source: 'server' | 'sample' }
}

/**
 * The profile field by field: the change made here, else the server's value, else the sample's where
 * samples are shown.
 */
export function profileEntries(user: User, edits: ProfileEdits, samples: boolean): ProfileEntry[] {
  const fromServer: ProfileEdits = {
    name: user.name,
    email: user.email,
    phone: user.phone,
    institution: user.institution,
    department: user.department,
  }
  const sample: ProfileEdits = samples ? sampleProfile[user.role] : {}
  return profileFields.map((field) => {
    const original =
      field in fromServer
        ? { value: fromServer[field] ?? '', source: 'server' as const }
        : { value: sample[field] ?? '', source: 'sample' as const }
    const edit = edits[field]
    return edit === undefined || edit === original.value
      ? { field, ...original, original }
      : { field, value: edit, source: 'device', original }
  })
}

export function valuesOf(entries: readonly ProfileEntry[]): ProfileValues {
  return Object.fromEntries(entries.map(({ field, value }) => [field, value])) as ProfileValues
}

/** The values that differ from the server's and the sample's. */
function editsOf(entries: readonly ProfileEntry[], values: ProfileValues): ProfileEdits {
  return Object.fromEntries(
    entries
      .map(({ field, original }) => ({ field, original, typed: asItReads(field, values[field]) }))
      .filter(({ field, original, typed }) => typed !== asItReads(field, original.value))
      .map(({ field, typed }) => [field, typed]),
  )
}

/** What was changed in a form that began with `entries`. */
export function changesIn(entries: readonly ProfileEntry[], values: ProfileValues): ProfileEdits {
  return Object.fromEntries(
    entries
      .filter(({ field, value }) => values[field] !== value)
      .map(({ field }) => [field, values[field]]),
  )
}

/** The stored changes with those made in such a form; another tab may have saved other fields since. */
export function withChanges(
  stored: ProfileEdits,
  entries: readonly ProfileEntry[],
  values: ProfileValues,
): ProfileEdits {
  const originals = Object.fromEntries(
    entries.map(({ field, original }) => [field, original.value]),
  ) as ProfileValues
  return editsOf(entries, { ...originals, ...stored, ...changesIn(entries, values) })
}

function asItReads(field: ProfileField, typed: string): string {
  if (field === 'email') return emailAddress(typed)
  return field === 'address' ? typed.trim() : plainLine(typed)
}

/** The stored changes, whatever was stored: only texts of known fields. */
export function readEdits(stored: unknown): ProfileEdits {
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([field, value]) =>
        profileFields.includes(field as ProfileField) && typeof value === 'string',
    ),
  )
}

/** How complete the profile is: its fields and the date of joining, in per cent. */
export function completionOf(entries: readonly ProfileEntry[], joinDate: string): number {
  const filled = [...entries.map(({ value }) => value), joinDate].filter((value) => value !== '')
  return Math.round((filled.length / (entries.length + 1)) * 100)
}

/** Spec §5, Profile save. */
export function profileProblems(values: ProfileValues): Problems<ProfileValues> {
  return {
    name: required(copy.nameRequired)(values.name),
    email: required(copy.emailRequired)(values.email),
    institution: required(copy.institutionRequired)(values.institution),
  }
}

/** The text for a blank field: the default of spec §3 if it has one. */
export function blankText(field: ProfileField): string {
  return field === 'institution' || field === 'department' || field === 'phone'
    ? notGiven[field]
    : copy.blank
}
