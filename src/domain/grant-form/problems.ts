import { isBlank } from '../../lib/pasted'
import { firstProblem } from '../../lib/answers/validation'
import { grantFormCopy as copy } from './copy'
import {
  asksForLeader,
  groupsOf,
  leaderAt,
  type FieldPath,
  type GrantForm,
  type GrantValues,
  type Section,
} from './grantForm'

/** A broken rule: its place and its message. */
export type Problem = {
  path: FieldPath
  sectionId: string
  /** The message at the field. */
  message: string
  /** The message in a list, with the person's name where several people are asked the same. */
  line: string
}

/**
 * Every broken rule, in the order of the form, at most one for each field. With `isKept`, a file
 * field whose file is no longer stored is a problem too.
 */
export function problemsOf(
  form: GrantForm,
  values: GrantValues,
  isKept?: (attachmentId: string) => boolean,
): Problem[] {
  return form.sections.flatMap((section) => problemsOfSection(section, values, isKept))
}

/** Whether none of the section's rules is broken. */
function isComplete(section: Section, values: GrantValues): boolean {
  return problemsOfSection(section, values).length === 0
}

/** The number of complete sections: `{ complete: 4, total: 6 }`. */
export function completeness(
  form: GrantForm,
  values: GrantValues,
): { complete: number; total: number } {
  return {
    complete: form.sections.filter((section) => isComplete(section, values)).length,
    total: form.sections.length,
  }
}

/** Whether the alert 'Please fill in all required fields' is due (spec §5). */
export function lacksEssentials(form: GrantForm, values: GrantValues): boolean {
  return form.alertFields.some((name) => isBlank(values.fields[name] ?? ''))
}

/** The problems of one section. */
export function problemsOfSection(
  section: Section,
  values: GrantValues,
  isKept: (attachmentId: string) => boolean = () => true,
): Problem[] {
  const groups = groupsOf(section, values)
  const problems = groups.flatMap((group) =>
    section.fields.flatMap((field) => {
      const value = group.values[field.name] ?? ''
      const lost = field.kind === 'file' && value !== '' && !isKept(value)
      const message =
        firstProblem(value, field.rules) ?? (lost ? copy.chooseAgain(field.label) : undefined)
      if (message === undefined) return []
      return [
        {
          path: `${group.prefix}.${field.name}`,
          sectionId: section.id,
          message,
          line: group.title === undefined ? message : copy.ofOwner(group.title, message),
        },
      ]
    }),
  )
  if (asksForLeader(section, values) && values.teamMembers[leaderAt(values)] === undefined) {
    const message = copy.chooseLeader
    problems.push({ path: 'teamLeader', sectionId: section.id, message, line: message })
  }
  return problems
}
