import { PasswordField } from '../../ui/PasswordField'
import { TextField } from '../../ui/TextField'
import type { useRuleForm } from '../../ui/useRuleForm'
import { dialogCopy as copy } from './copy'
import type { UserFormValues } from './rules'

/** The fields that adding and editing share; only the words for the password differ. */
export function UserFields({
  field,
  password,
  institutionOptional = false,
}: {
  field: ReturnType<typeof useRuleForm<UserFormValues>>['field']
  password: { label: string; hint: string; confirm: string }
  institutionOptional?: boolean
}) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={copy.name} autoComplete="off" {...field('name')} />
      <TextField label={copy.email} type="email" autoComplete="off" {...field('email')} />
      <TextField
        label={copy.institution}
        autoComplete="off"
        optional={institutionOptional}
        {...field('institution')}
      />
      <TextField label={copy.department} autoComplete="off" optional {...field('department')} />
      <TextField label={copy.phone} type="tel" autoComplete="off" optional {...field('phone')} />
      <div className="hidden sm:block" />
      <PasswordField
        label={password.label}
        hint={password.hint}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField
        label={password.confirm}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
    </div>
  )
}
