import { TextField } from '../../../ui/fields/TextField'
import type { useRuleForm } from '../../../ui/forms/useRuleForm'
import { accountCopy } from '../accounts/copy'
import { NewPasswordFields } from '../accounts/NewPasswordFields'
import { dialogCopy as copy } from './copy'
import type { UserFormValues } from './rules'

/** The fields shared by adding and editing; only the texts of the password differ. */
export function UserFields({
  field,
  passwordWords,
  institutionOptional = false,
}: {
  field: ReturnType<typeof useRuleForm<UserFormValues>>['field']
  passwordWords?: Parameters<typeof NewPasswordFields>[0]['words']
  institutionOptional?: boolean
}) {
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      <TextField label={accountCopy.name} autoComplete="off" {...field('name')} />
      <TextField label={accountCopy.email} type="email" autoComplete="off" {...field('email')} />
      <TextField
        label={copy.institution}
        autoComplete="off"
        optional={institutionOptional}
        {...field('institution')}
      />
      <TextField label={copy.department} autoComplete="off" optional {...field('department')} />
      <TextField label={copy.phone} type="tel" autoComplete="off" optional {...field('phone')} />
      <div className="hidden sm:block" />
      <NewPasswordFields
        field={field}
        words={passwordWords}
        replaces={passwordWords !== undefined}
      />
    </div>
  )
}
