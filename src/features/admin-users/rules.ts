import type { PayloadOf } from '../../api/contract'
import { toUser } from '../../domain/user/user'
import { firstProblem, minLength, required } from '../../lib/validation'
import type { Problems } from '../../ui/useRuleForm'
import { rulesCopy as copy } from './copy'
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

const passwordShort = minLength(6, copy.passwordShort)

/** Spec §5, Add User. */
export function addUserProblems(values: UserFormValues): Problems<UserFormValues> {
  return {
    ...personProblems(values),
    institution: required(copy.institutionRequired)(values.institution),
    password: firstProblem(values.password, [required(copy.passwordRequired), passwordShort]),
    confirmPassword: mismatch(values),
  }
}

/** Spec §5, Edit user: the new password is optional. */
export function editUserProblems(values: UserFormValues): Problems<UserFormValues> {
  return {
    ...personProblems(values),
    password: values.password === '' ? undefined : passwordShort(values.password),
    confirmPassword: mismatch(values),
  }
}

function personProblems({ name, email }: UserFormValues): Problems<UserFormValues> {
  return { name: required(copy.nameRequired)(name), email: required(copy.emailRequired)(email) }
}

function mismatch({ password, confirmPassword }: UserFormValues): string | undefined {
  return password === confirmPassword ? undefined : copy.mismatch
}

/** The wire shape of a new account; what was left empty is not sent. */
export function toNewAccount(values: UserFormValues): PayloadOf<'createAdmin'> {
  const department = values.department.trim()
  const phone = values.phone.trim()
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    password: values.password,
    institution: values.institution.trim(),
    ...(department === '' ? {} : { department }),
    ...(phone === '' ? {} : { phone }),
  }
}

/** The form of a user: defaults for missing fields are shown as empty. */
export function toFormValues(user: ManagedUser): UserFormValues {
  const missing = toUser({ id: '', name: '', email: '' })
  const shown = (name: 'institution' | 'department' | 'phone') =>
    user[name] === missing[name] ? '' : user[name]
  return {
    name: user.name,
    email: user.email,
    institution: shown('institution'),
    department: shown('department'),
    phone: shown('phone'),
    password: '',
    confirmPassword: '',
  }
}

/** What an edit changes: everything but the password, which no call takes (spec §7). */
export function toChange(values: UserFormValues): UserChange {
  const { name, email, institution, department, phone } = toUser({
    id: '',
    name: values.name.trim(),
    email: values.email.trim(),
    institution: values.institution.trim(),
    department: values.department.trim(),
    phone: values.phone.trim(),
  })
  return { name, email, institution, department, phone }
}
