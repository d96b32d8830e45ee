import { PasswordField } from '../../../ui/passwords/PasswordField'
import { accountCopy as copy } from './copy'

type FieldProps = Pick<Parameters<typeof PasswordField>[0], 'id' | 'error'>

const newAccount = { label: copy.password, hint: copy.passwordHint, confirm: copy.confirm }

/** A new password, typed twice. */
export function NewPasswordFields({
  field,
  words = newAccount,
  replaces = false,
}: {
  /** The props of a field, from `useRuleForm`. */
  field: (name: 'password' | 'confirmPassword') => FieldProps
  words?: { label: string; hint: string; confirm: string } | undefined
  /** The password replaces an existing one. */
  replaces?: boolean
}) {
  // One that replaces another is simulated (spec §7): no password manager is to keep it.
  const autoComplete = replaces ? undefined : 'new-password'
  return (
    <>
      <PasswordField
        label={words.label}
        which={replaces ? 'new' : 'only'}
        hint={words.hint}
        autoComplete={autoComplete}
        {...field('password')}
      />
      <PasswordField
        label={words.confirm}
        which={replaces ? 'confirmNew' : 'confirm'}
        autoComplete={autoComplete}
        {...field('confirmPassword')}
      />
    </>
  )
}
