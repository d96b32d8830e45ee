import { stepCopy } from './copy'
import {
  asksForLeader,
  groupsOf,
  type FieldPath,
  type GrantForm,
  type GrantValues,
} from './grantForm'

/*
 * A form is filled in step by step: its sections, then a check of all answers. Each step has its own
 * address below the form's, and so has the one-page view.
 */

/** A step as lists and headings name it; a section's step has the section's id. */
export type Step = { readonly id: string; readonly title: string }

/** The step after the sections: every answer, what is missing, and Submit. */
export const checkStep: Step = { id: 'check', title: stepCopy.check }

/** Used instead of a step's id for the one-page view. */
export const onePage = 'all'

/** Where somebody stopped in a form, as the draft stores it; drafts of earlier versions have no step. */
type StoppedAt = { path: FieldPath | null; step?: string | undefined }

/** The steps of a form, in order. */
export function stepsOf(form: GrantForm): readonly Step[] {
  return [...form.sections, checkStep]
}

/** The step with this id; undefined if the form has none, as for a mistyped address. */
export function stepWith(form: GrantForm, id: string | undefined): Step | undefined {
  return stepsOf(form).find((step) => step.id === id)
}

/** The step where somebody stopped; the first one when the draft does not say. */
export function stepOfPlace(form: GrantForm, place: StoppedAt | undefined): Step {
  return (
    stepWith(form, place?.step) ??
    stepWith(form, sectionAt(form, place?.path ?? '')) ??
    stepsOf(form)[0] ??
    checkStep
  )
}

/** The address of a step, or of the one-page view (`onePage`); with a path, of the field there. */
export function stepPath(form: GrantForm, stepId: string, field?: FieldPath): string {
  return `${form.path}/${stepId}${field === undefined ? '' : `#${field}`}`
}

/** The id of the section with the field at this path. */
export function sectionAt(form: GrantForm, path: FieldPath): string | undefined {
  const [group = '', ...rest] = path.split('.')
  const inTeam = group === 'teamMembers' || group === 'teamLeader'
  const kind = inTeam ? 'team' : group
  return form.sections.find(
    (section) =>
      section.kind === kind &&
      (inTeam || section.fields.some(({ name }) => name === rest.join('.'))),
  )?.id
}

/** The path of every field, in the order of the form. */
export function fieldPaths(form: GrantForm, values: GrantValues): FieldPath[] {
  return form.sections.flatMap((section) => [
    ...groupsOf(section, values).flatMap(({ prefix }) =>
      section.fields.map(({ name }) => `${prefix}.${name}`),
    ),
    ...(asksForLeader(section, values) ? ['teamLeader'] : []),
  ])
}
