import { firstProblem, minLength, required } from '../../../lib/answers/validation'
import { accountCopy as copy } from './copy'

/** Passwords have at least 6 characters (spec §9). */
export const passwordLength = minLength(6, copy.passwordShort)

type Passwords = { password: string; confirmPassword: string }

/** The two fields of a new account's password (spec §5). */
export function newPasswordProblems({ password, confirmPassword }: Passwords) {
  return {
    password: firstProblem(password, [required(copy.passwordRequired), passwordLength]),
    confirmPassword: mismatch({ password, confirmPassword }),
  }
}

export function mismatch({ password, confirmPassword }: Passwords): string | undefined {
  return password === confirmPassword ? undefined : copy.mismatch
}
