import type { Rule } from '../../lib/answers/validation'
import { grantFormCopy as copy } from './copy'
import type { GrantValues, GroupValues } from './values'

export type { GrantValues, GroupValues }

/** The form that something was filled in with. Stored rows may name one that this version does not know. */
export type GrantKind = GrantForm['kind']

/** Allowed file types; `jpg` covers both .jpg and .jpeg. */
export type FileType = 'pdf' | 'jpg' | 'png'

/** Answers that lists and the office need from every form; `amount` is the requested amount in rupees. */
export type AnswerRole =
  | 'title'
  | 'category'
  | 'amount'
  | 'department'
  | 'description'
  | 'institution'
  | 'headOfInstitution'

/** Answers that can be taken from the applicant's profile or from an earlier form on this device. */
export type OwnDetail = 'name' | 'email' | 'mobile' | 'institution' | 'headOfInstitution'

type FieldBase = {
  /** Its key in the values of its group. */
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** What the answer is to every application, whatever this form asks. */
  readonly role?: AnswerRole
  /** The detail about the applicant that answers it; in the team's section, for the first member only. */
  readonly own?: OwnDetail
  /** Checked in this order. Each gets the text as typed, or the attachment id of a file. */
  readonly rules: readonly Rule[]
}

/** A choice: the stored answer, which never changes, and its label. */
type Option = { readonly value: string; readonly label: string }

export type Field = FieldBase &
  (
    | {
        readonly kind: 'text' | 'email' | 'mobile' | 'aadhaar' | 'yesNo'
        readonly suggestions?: readonly string[]
        /** What a phone's keyboard capitalizes in a name or a code, in which it must correct nothing. */
        readonly capitals?: 'words' | 'characters'
      }
    | {
        readonly kind: 'longText'
        /** The number of characters that the hint asks for: shown as a count, not enforced (spec §5). */
        readonly aim?: number
      }
    | { readonly kind: 'number'; readonly min: number; readonly max?: number }
    | { readonly kind: 'select'; readonly options: readonly Option[] }
    | { readonly kind: 'file'; readonly accept: readonly FileType[] }
  )

/**
 * One step of the form. `fields` belong to the application itself, `team` repeats its fields for each
 * member, `mentor` has them once.
 */
export type Section = {
  readonly id: string
  readonly title: string
  readonly intro: string
  readonly kind: 'fields' | 'team' | 'mentor'
  readonly fields: readonly Field[]
}

/** What routes, menus and heads need to know about a form's page before anybody opens it. */
export type FormPage = {
  /** Names the form in stored rows, so it never changes. */
  readonly kind: string
  /** Where it is filled in, in lower case. */
  readonly path: string
  /** Its position in the menu of forms. */
  readonly place: number
  /** The form's name in menus and in a submission's content. */
  readonly name: string
  /** Heading and title of its page. */
  readonly heading: string
  readonly pageDescription: string
}

/** The other texts that name the form; each is a whole sentence in the form's `copy.ts`. */
export type FormWords = {
  /** The name of its applications in lists and for the office (spec §3). */
  readonly grantType: string
  /** The heading of the application as it is handed in. */
  readonly application: string
  /** Shown for an application whose title is still blank. */
  readonly untitled: string
  readonly continueDraft: (complete: number, total: number, saved: string) => string
  readonly replaceDraft: string
  /** Shown when a saved copy of this form is opened in another form. */
  readonly otherCopy: string
  /** The alert after submitting (spec §5). */
  readonly submitted: string
}

/**
 * The ordered description of a grant form. Pages, screen, completeness, errors, review, mapping and
 * print are derived from it.
 */
export type GrantForm = FormPage &
  FormWords & {
    /** Used in application numbers, as in `SSIP/POC/2026/001` (spec §3). */
    readonly numberPrefix: string
    /** If one of these is empty, the alert 'Please fill in all required fields' is shown (spec §5). */
    readonly alertFields: readonly string[]
    readonly sections: readonly Section[]
  }

/**
 * The path of a value in the form's state: `fields.pocTitle`, `teamMembers.0.name`, `mentor.email`,
 * `teamLeader`.
 */
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

/**
 * The fields of a section with their paths and values; the team's section has them once for each
 * member.
 */
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
        title: copy.member(index + 1),
        values: member,
      }))
  }
}

/** Every answer to a kind of field, with its path, its group, and whose it is. */
export function answersOfKind(form: GrantForm, values: GrantValues, kind: Field['kind']) {
  return form.sections.flatMap((section) =>
    groupsOf(section, values).flatMap((group) =>
      section.fields
        .filter((field) => field.kind === kind)
        .map(({ name }) => ({
          path: `${group.prefix}.${name}`,
          text: group.values[name] ?? '',
          group: group.values,
          owner: group.title ?? section.title,
        })),
    ),
  )
}

/** Every file field that refers to an attachment, with its id. */
export function namedFiles(
  form: GrantForm,
  values: GrantValues,
): { path: FieldPath; id: string }[] {
  return answersOfKind(form, values, 'file')
    .map(({ path, text }) => ({ path, id: text }))
    .filter(({ id }) => id !== '')
}

/** Every attachment id in the values. */
export function attachmentIds(form: GrantForm, values: GrantValues): string[] {
  return namedFiles(form, values).map(({ id }) => id)
}

/** The label of a chosen answer; an answer that is no longer offered is shown as it is stored. */
export function optionLabel(field: Extract<Field, { kind: 'select' }>, value: string): string {
  return field.options.find((option) => option.value === value)?.label ?? value
}

/** The fields of all sections of a kind, in the order of the form. */
export function fieldsOf(form: GrantForm, kind: Section['kind']): Field[] {
  return form.sections.flatMap((section) => (section.kind === kind ? section.fields : []))
}

/** Whether the section asks who leads the team: only where there is more than one member (spec §5). */
export function asksForLeader(section: Section, { teamMembers }: GrantValues): boolean {
  return section.kind === 'team' && teamMembers.length > 1
}

/** The team leader's place among the members; -1 while nobody is chosen. */
export function leaderAt({ teamLeader }: GrantValues): number {
  return Number(teamLeader || -1)
}

function blankGroup(form: GrantForm, kind: Section['kind']): GroupValues {
  return Object.fromEntries(fieldsOf(form, kind).map(({ name }) => [name, '']))
}
