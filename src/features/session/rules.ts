import { plainLine } from '../../lib/pasted'
import {
  email,
  firstProblem,
  matches,
  maxLength,
  minLength,
  required,
} from '../../lib/answers/validation'
import type { Problems } from '../../ui/forms/useRuleForm'
import { loginCopy, signupCopy as copy } from './copy'

export type LoginValues = { email: string; password: string; remember: boolean }

export type SignupValues = {
  name: string
  email: string
  password: string
  confirmPassword: string
}

const emailRules = [required(loginCopy.emailRequired), email(loginCopy.emailInvalid)]

/** Spec §5, Login. */
export function loginProblems(values: LoginValues): Problems<LoginValues> {
  return {
    email: firstProblem(values.email, emailRules),
    password: values.password === '' ? loginCopy.passwordRequired : undefined,
  }
}

/** Spec §5, Signup. */
export function signupProblems(values: SignupValues): Problems<SignupValues> {
  return {
    name: firstProblem(plainLine(values.name), [
      required(copy.nameRequired),
      minLength(2, copy.nameShort),
      maxLength(50, copy.nameLong),
      // Letters of every script, with the combining marks that Gujarati and Devanagari use for
      // vowels, and the joiners that decide how their letters are drawn.
      matches(/^[\p{L}\p{M}\p{Join_Control} ]+$/u, copy.nameLetters),
    ]),
    email: firstProblem(values.email, emailRules),
    password: firstProblem(values.password, [
      required(loginCopy.passwordRequired),
      minLength(6, copy.passwordShort),
      (password) =>
        /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)
          ? undefined
          : copy.passwordMix,
    ]),
    confirmPassword:
      values.confirmPassword === ''
        ? copy.confirmRequired
        : values.confirmPassword === values.password
          ? undefined
          : copy.confirmMismatch,
  }
}
