import type { Rule } from '../../lib/validation'

export type GrantKind = 'poc' | 'ipr'

/** What a file field takes; `jpg` stands for both endings, .jpg and .jpeg. */
export type FileType = 'pdf' | 'jpg' | 'png'

type FieldBase = {
  /** Key in its group's values. */
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** In the order in which broken rules are told. On the text as typed; for a file, on its attachment id. */
  readonly rules: readonly Rule[]
}

export type Field = FieldBase &
  (
    | {
        readonly kind: 'text' | 'email' | 'mobile' | 'aadhaar' | 'longText' | 'yesNo'
        readonly suggestions?: readonly string[]
      }
    | { readonly kind: 'number'; readonly min: number; readonly max?: number }
    | { readonly kind: 'select'; readonly options: readonly string[] }
    | { readonly kind: 'file'; readonly accept: readonly FileType[] }
  )

/**
 * One step of the form. `fields` belong to the application itself; `team` repeats its fields for
 * each member; `mentor` has them once.
 */
export type Section = {
  readonly id: string
  readonly title: string
  readonly intro: string
  readonly kind: 'fields' | 'team' | 'mentor'
  readonly fields: readonly Field[]
}

/** The ordered description of one grant form: types, screen, completeness, errors, review and print derive from it. */
export type GrantForm = {
  readonly kind: GrantKind
  /** As the exact messages of spec §5 name it. */
  readonly name: 'PoC Grant' | 'IPR Grant'
  readonly heading: string
  /** The field that names the application in lists. */
  readonly titleField: string
  /** An empty one raises the alert 'Please fill in all required fields' (spec §5). */
  readonly alertFields: readonly string[]
  readonly sections: readonly Section[]
}

/** Values of one group (the application, a member, the mentor) by field name. */
export type GroupValues = Record<string, string>

/**
 * What the applicant typed, as typed: numbers stay text until submission, so that nothing is lost.
 * A file field holds the id of its attachment.
 */
export type GrantValues = {
  fields: GroupValues
  teamMembers: GroupValues[]
  /** Index into `teamMembers` as text; '' while nobody is chosen. */
  teamLeader: string
  mentor: GroupValues
}

type NamesIn<F extends GrantForm, Kind extends Section['kind']> = Extract<
  F['sections'][number],
  { kind: Kind }
>['fields'][number]['name']

/** The values of one particular form, with the names that its description gives. */
export type ValuesOf<F extends GrantForm> = {
  fields: Record<NamesIn<F, 'fields'>, string>
  teamMembers: Record<NamesIn<F, 'team'>, string>[]
  teamLeader: string
  mentor: Record<NamesIn<F, 'mentor'>, string>
}

/** Path of a value in the form's state: `fields.pocTitle`, `teamMembers.0.name`, `mentor.email`, `teamLeader`. */
export type FieldPath = string

/** A blank form: one blank team member (spec §2), nothing chosen. */
export function blankValues(form: GrantForm): GrantValues {
  return {
    fields: blankGroup(form, 'fields'),
    teamMembers: [blankGroup(form, 'team')],
    teamLeader: '',
    mentor: blankGroup(form, 'mentor'),
  }
}

export function blankMember(form: GrantForm): GroupValues {
  return blankGroup(form, 'team')
}

/** The fields of a section with their paths and values, once for each member in the team's section. */
export function groupsOf(
  section: Section,
  values: GrantValues,
): { prefix: string; title: string | undefined; values: GroupValues }[] {
  switch (section.kind) {
    case 'fields':
      return [{ prefix: 'fields', title: undefined, values: values.fields }]
    case 'mentor':
      return [{ prefix: 'mentor', title: undefined, values: values.mentor }]
    case 'team':
      return values.teamMembers.map((member, index) => ({
        prefix: `teamMembers.${index}`,
        title: `Team member ${index + 1}`,
        values: member,
      }))
  }
}

/** Every attachment id that the values hold. */
export function attachmentIds(form: GrantForm, values: GrantValues): string[] {
  return form.sections.flatMap((section) =>
    groupsOf(section, values).flatMap((group) =>
      section.fields
        .filter((field) => field.kind === 'file')
        .map((field) => group.values[field.name] ?? '')
        .filter((id) => id !== ''),
    ),
  )
}

/** The application's title as typed, or what to call it while it has none. */
export function titleOf(form: GrantForm, values: GrantValues): string {
  return values.fields[form.titleField]?.trim() || `Untitled ${form.name} application`
}

function blankGroup(form: GrantForm, kind: Section['kind']): GroupValues {
  return Object.fromEntries(
    form.sections
      .filter((section) => section.kind === kind)
      .flatMap((section) => section.fields.map((field) => [field.name, ''])),
  )
}
