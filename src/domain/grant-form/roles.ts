import { withLineEnds } from '../../lib/pasted'
import {
  fieldsOf,
  optionLabel,
  type AnswerRole,
  type GrantForm,
  type GrantValues,
} from './grantForm'
import { redactorOf } from './redact'

/**
 * The trimmed answer with this role, without complete Aadhaar numbers, as lists, titles and exports
 * show it; '' when the form has none.
 */
export function answerAs(role: AnswerRole, form: GrantForm, values: GrantValues): string {
  const field = fieldsOf(form, 'fields').find((one) => one.role === role)
  const answer = redactorOf(form, values)(values.fields[field?.name ?? '']?.trim() ?? '')
  if (field?.kind === 'select') return optionLabel(field, answer)
  return withLineEnds(answer, field?.kind === 'longText' ? '\n' : ' ')
}

/** The application's title, or the form's words for an untitled one. */
export function titleOf(form: GrantForm, values: GrantValues): string {
  return answerAs('title', form, values) || form.untitled
}
