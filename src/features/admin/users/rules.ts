import { latinDigits } from '../../../lib/digits'
import { emailAddress, knownAddress } from '../../../lib/email'
import { plainLine } from '../../../lib/pasted'
import { required } from '../../../lib/answers/validation'
import type { Problems } from '../../../ui/forms/useRuleForm'
import { accountCopy } from '../accounts/copy'
import type { NewAccount } from '../accounts/createAccount'
import { mismatch, newPasswordProblems, passwordLength } from '../accounts/rules'
import { dialogCopy as copy } from './copy'
import type { UserChange } from './edits'
import type { ManagedUser } from './managedUser'

/** The fields of both dialogs, as typed. */
export type UserFormValues = {
  name: string
  email: string
  institution: string
  department: string
  phone: string
  password: string
  confirmPassword: string
}

/** Those that are kept on the device until they are saved: passwords never are. */
export const keptFields = ['name', 'email', 'institution', 'department', 'phone'] as const

/** Spec §5, Add User. */
export function addUserProblems(values: UserFormValues): Problems<UserFormValues> {
  return {
    ...personProblems(values),
    institution: required(copy.institutionRequired)(values.institution),
    ...newPasswordProblems(values),
  }
}

/**
 * Spec §5, Edit user: the new password is optional. Two people cannot sign in with one address, so a
 * new one must be nobody else's; what the list had before may stay.
 */
export function editUserProblems(
  values: UserFormValues,
  user: ManagedUser,
  users: readonly ManagedUser[],
): Problems<UserFormValues> {
  const { name, email } = personProblems(values)
  const typed = knownAddress(emailAddress(values.email))
  const has = (other: ManagedUser) => knownAddress(other.email) === typed
  const isTaken = !has(user) && users.some((other) => other.id !== user.id && has(other))
  return {
    name,
    email: email ?? (isTaken ? copy.emailTaken : undefined),
    password: values.password === '' ? undefined : passwordLength(values.password),
    confirmPassword: mismatch(values),
  }
}

function personProblems({ name, email }: UserFormValues): Problems<UserFormValues> {
  return {
    name: required(accountCopy.nameRequired)(name),
    email: required(accountCopy.emailRequired)(email),
  }
}

/** The new account as the call expects it; empty fields are left out. Servers know Latin digits alone. */
export function toNewAccount(values: UserFormValues): NewAccount {
  const department = plainLine(values.department)
  const phone = latinDigits(plainLine(values.phone))
  return {
    name: plainLine(values.name),
    email: emailAddress(values.email),
    password: values.password,
    institution: plainLine(values.institution),
    ...(department === '' ? {} : { department }),
    ...(phone === '' ? {} : { phone }),
  }
}

export function toFormValues(user: ManagedUser): UserFormValues {
  const { name, email, institution, department, phone } = user
  return { name, email, institution, department, phone, password: '', confirmPassword: '' }
}

/**
 * The change that an edit makes: what was typed, and nothing else, as the rest may have changed in the
 * list meanwhile. No call takes the password (spec §7).
 */
export function toChange(values: UserFormValues, user: ManagedUser): UserChange {
  const before = toFormValues(user)
  const typed = keptFields.filter((name) => values[name] !== before[name])
  return Object.fromEntries(
    typed.map((name) => [name, (name === 'email' ? emailAddress : plainLine)(values[name])]),
  )
}
