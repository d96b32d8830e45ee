import { useEffect } from 'react'
import { useAuth } from '../../auth/AuthContext'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { CheckboxField } from '../../ui/CheckboxField'
import { PasswordField } from '../../ui/PasswordField'
import { TextField } from '../../ui/TextField'
import { useRuleForm } from '../../ui/useRuleForm'
import { loginCopy as copy } from './copy'
import { readRememberedEmail, rememberEmail } from './rememberedEmail'
import { loginProblems, type LoginValues } from './rules'

/** Email, password, remember me (spec §2, §5). Where it leads afterwards is the guards' business. */
export function LoginForm() {
  const { login, loading, error, clearError } = useAuth()
  const { form, field, showErrors } = useRuleForm<LoginValues>(
    { email: '', password: '', remember: false },
    loginProblems,
  )
  const { setValue } = form

  useEffect(() => {
    const email = readRememberedEmail()
    if (email === null) return
    setValue('email', email)
    setValue('remember', true)
  }, [setValue])
  useEffect(() => clearError, [clearError])

  async function submit({ email, password, remember }: LoginValues) {
    rememberEmail(remember ? email.trim() : null)
    const failure = await login({ email: email.trim(), password })
    if (failure?.kind === 'fields') showErrors(failure.fields)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      className="space-y-5"
    >
      {error !== null && (
        <Banner tone="bad" onDismiss={clearError}>
          {error}
        </Banner>
      )}
      <TextField label={copy.email} type="email" autoComplete="username" {...field('email')} />
      <PasswordField label={copy.password} autoComplete="current-password" {...field('password')} />
      <CheckboxField label={copy.remember} {...form.register('remember')} />
      <Button type="submit" disabled={loading} className="w-full">
        {loading ? copy.submitting : copy.submit}
      </Button>
    </form>
  )
}
