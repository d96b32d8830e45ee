import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useAuth } from '../../auth/AuthContext'
import { paths } from '../../lib/paths'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { CheckboxField } from '../../ui/CheckboxField'
import { Page } from '../../ui/Page'
import { PasswordField } from '../../ui/PasswordField'
import { TextField } from '../../ui/TextField'
import { TextLink } from '../../ui/TextLink'
import { useRuleForm } from '../../ui/useRuleForm'
import { signupCopy as copy } from './copy'
import { PasswordStrength } from './PasswordStrength'
import { signupProblems, type SignupValues } from './rules'

export function SignupPage() {
  const { signup, loading, error, clearError } = useAuth()
  const { form, field, showErrors } = useRuleForm<SignupValues>(
    { name: '', email: '', password: '', confirmPassword: '' },
    signupProblems,
  )
  const password = useWatch({ control: form.control, name: 'password' })
  useEffect(() => clearError, [clearError])

  async function submit(values: SignupValues) {
    const failure = await signup({
      ...values,
      name: values.name.trim(),
      email: values.email.trim(),
    })
    if (failure?.kind === 'fields') showErrors(failure.fields)
  }

  return (
    <Page title={copy.title} lead={copy.lead} narrow>
      {/* The rules are ours, with their exact words; the terms box is the browser's (spec §5). */}
      <form onSubmit={(event) => void form.handleSubmit(submit)(event)} className="space-y-5">
        {error !== null && (
          <Banner tone="bad" onDismiss={clearError}>
            {error}
          </Banner>
        )}
        <TextField label={copy.name} autoComplete="name" {...field('name')} />
        <TextField
          label={copy.email}
          inputMode="email"
          autoComplete="username"
          {...field('email')}
        />
        <div>
          <PasswordField
            label={copy.password}
            hint={copy.passwordHint}
            autoComplete="new-password"
            {...field('password')}
          />
          <PasswordStrength password={password} />
        </div>
        <PasswordField
          label={copy.confirm}
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <CheckboxField
          required
          label={
            <>
              {copy.termsBefore} <TextLink to={paths.terms}>{copy.terms}</TextLink> {copy.and}{' '}
              <TextLink to={paths.privacy}>{copy.privacy}</TextLink>
            </>
          }
        />
        <Button type="submit" disabled={loading} className="w-full">
          {loading ? copy.submitting : copy.submit}
        </Button>
      </form>
      <p className="mt-8 border-t border-line pt-6">
        {copy.already} <TextLink to={paths.login}>{copy.signIn}</TextLink>
      </p>
    </Page>
  )
}
