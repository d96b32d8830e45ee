import type { User } from '../../domain/user/user'
import { firstProblem, required } from '../../lib/validation'
import type { Source } from '../../ui/SourceNote'
import type { Problems } from '../../ui/useRuleForm'
import { personalCopy as copy } from './copy'
import { sampleProfile } from './sample'

export type ProfileField = keyof typeof copy.fields

/** The fields that can be edited (spec §3), as typed; '' for one that is blank. */
export type ProfileValues = Record<ProfileField, string>

/** What the person changed on this device; the other fields are as the server or the sample has them. */
export type ProfileEdits = Partial<ProfileValues>

/** In the order of the screen. */
export const profileFields = Object.keys(copy.fields) as ProfileField[]

/** A field with its value and where that came from; `original` is what it was before it was changed here. */
export type ProfileEntry = {
  field: ProfileField
  value: string
  source: Source
  original: { value: string; source: 'server' | 'sample' }
}

/** The profile field by field: what was changed here, else what the server said, else the sample. */
export function profileEntries(user: User, edits: ProfileEdits): ProfileEntry[] {
  const fromServer: ProfileEdits = {
    name: user.name,
    email: user.email,
    phone: known(user.phone),
    institution: known(user.institution),
    department: known(user.department),
  }
  const sample: ProfileEdits = sampleProfile[user.role]
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

/** What of the values differs from what the server and the sample say. */
export function editsOf(entries: readonly ProfileEntry[], values: ProfileValues): ProfileEdits {
  return Object.fromEntries(
    entries
      .map(({ field, original }) => ({ field, original, typed: values[field].trim() }))
      .filter(({ original, typed }) => typed !== original.value)
      .map(({ field, typed }) => [field, typed]),
  )
}

/** What this device kept, whatever it was: only texts of fields that there are. */
export function readEdits(kept: unknown): ProfileEdits {
  if (kept === null || typeof kept !== 'object') return {}
  return Object.fromEntries(
    Object.entries(kept).filter(
      ([field, value]) =>
        profileFields.includes(field as ProfileField) && typeof value === 'string',
    ),
  )
}

/** How much of the profile is filled in: the fields and the date of joining, in percent. */
export function completionOf(entries: readonly ProfileEntry[], joinDate: string): number {
  const filled = [...entries.map(({ value }) => value), joinDate].filter((value) => value !== '')
  return Math.round((filled.length / (entries.length + 1)) * 100)
}

/** Spec §5, Profile save. */
export function profileProblems(values: ProfileValues): Problems<ProfileValues> {
  return {
    name: firstProblem(values.name, [required(copy.nameRequired)]),
    email: firstProblem(values.email, [required(copy.emailRequired)]),
    institution: firstProblem(values.institution, [required(copy.institutionRequired)]),
  }
}

/** What a blank field shows; the defaults of spec §3 where it has one. */
export function blankText(field: ProfileField): string {
  if (field === 'institution' || field === 'department') return copy.notSpecified
  return field === 'phone' ? copy.notProvided : copy.blank
}

/** The defaults that stand for a missing value are no values. */
function known(value: string): string {
  return value === copy.notSpecified || value === copy.notProvided ? '' : value
}
