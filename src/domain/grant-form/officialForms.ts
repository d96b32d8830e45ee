import { grantForms } from './forms'
import type { GrantForm } from './grantForm'

/*
 * The forms and their answers in English, which the office reads whatever the portal's language is:
 * builds do not translate this module or what it imports (scripts/build/translated.ts).
 */
export { answersOf as officialAnswersOf } from './answers'
export { grantFormCopy as officialFormCopy } from './copy'

/** A form as the office reads it. */
export function officialForm(form: GrantForm): GrantForm {
  return grantForms.find(({ kind }) => kind === form.kind) ?? form
}
