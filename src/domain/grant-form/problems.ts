import { firstProblem } from '../../lib/validation'
import {
  groupsOf,
  type FieldPath,
  type GrantForm,
  type GrantValues,
  type Section,
} from './grantForm'

/** A broken rule: where, and the same words that stand at the field and in the error summary. */
export type Problem = {
  path: FieldPath
  sectionId: string
  message: string
}

/** Every broken rule, in the order of the form; at most one for each field. */
export function problemsOf(form: GrantForm, values: GrantValues): Problem[] {
  return form.sections.flatMap((section) => problemsOfSection(section, values))
}

/** A section is complete when none of its rules is broken. */
export function isComplete(section: Section, values: GrantValues): boolean {
  return problemsOfSection(section, values).length === 0
}

/** How many sections are complete: `{ complete: 4, total: 6 }`. */
export function completeness(
  form: GrantForm,
  values: GrantValues,
): { complete: number; total: number } {
  return {
    complete: form.sections.filter((section) => isComplete(section, values)).length,
    total: form.sections.length,
  }
}

/** The alert 'Please fill in all required fields' is due (spec §5). */
export function lacksEssentials(form: GrantForm, values: GrantValues): boolean {
  return form.alertFields.some((name) => (values.fields[name] ?? '').trim() === '')
}

function problemsOfSection(section: Section, values: GrantValues): Problem[] {
  const groups = groupsOf(section, values)
  const problems = groups.flatMap((group) =>
    section.fields.flatMap((field) => {
      const message = firstProblem(group.values[field.name] ?? '', field.rules)
      if (message === undefined) return []
      const owner = section.kind === 'team' && groups.length > 1 ? ` (${group.title})` : ''
      return [
        { path: `${group.prefix}.${field.name}`, sectionId: section.id, message: message + owner },
      ]
    }),
  )
  if (section.kind === 'team' && leaderMissing(values)) {
    problems.push({ path: 'teamLeader', sectionId: section.id, message: 'Choose the team leader' })
  }
  return problems
}

/** A leader is chosen only when there is more than one member (spec §5). */
function leaderMissing(values: GrantValues): boolean {
  return (
    values.teamMembers.length > 1 &&
    values.teamMembers[Number(values.teamLeader || -1)] === undefined
  )
}
