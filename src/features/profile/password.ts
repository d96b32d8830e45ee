import { firstProblem, minLength, type Rule } from '../../lib/answers/validation'
import type { Problems } from '../../ui/forms/useRuleForm'
import { securityCopy as copy } from './copy'

export type PasswordValues = { current: string; next: string; confirm: string }

/** Spec §5, Change password. Passwords are not trimmed. */
export function passwordProblems(values: PasswordValues): Problems<PasswordValues> {
  return {
    current: given(copy.currentRequired)(values.current),
    next: firstProblem(values.next, [given(copy.nextRequired), minLength(6, copy.nextShort)]),
    confirm: values.confirm === values.next ? undefined : copy.mismatch,
  }
}

function given(message: string): Rule {
  return (password) => (password === '' ? message : undefined)
}
