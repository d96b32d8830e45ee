import { useEffect } from 'react'
import { useAuth } from '../../auth/AuthContext'
import { emailAddress } from '../../lib/email'
import { useHeldInput } from '../../pwa/useHeldInput'
import { useShared } from '../../storage/sealing/useShared'
import { Banner } from '../../ui/fields/Banner'
import { Button } from '../../ui/page/Button'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { PasswordField } from '../../ui/passwords/PasswordField'
import { ServerWords } from '../../ui/passwords/ServerWords'
import { TextField } from '../../ui/fields/TextField'
import { useRuleForm } from '../../ui/forms/useRuleForm'
import { loginCopy as copy, sharedComputerCopy } from './copy'
import { OlderPasswordPart } from './olderPasswordPart'
import { rememberedEmail } from './rememberedEmail'
import { loginProblems, type LoginValues } from './rules'
import { SharedComputerField } from './SharedComputerField'
import { signupBegun } from './signupBegun'
import { useForgotten } from './useForgotten'
import { useSharedPart } from './useSharedPart'

/**
 * Email, password, remember me (spec §2, §5). The guards decide where it leads afterwards. Over a
 * screen whose session has ended it begins with the address of whoever has the screen.
 */
export function LoginForm() {
  const { login, signingIn, error, clearError, wantsOlder, person } = useAuth()
  const shared = useShared()
  const forgotten = useForgotten()
  const own = shared ? undefined : person?.email
  const part = useSharedPart()
  const { form, field, showErrors } = useRuleForm<LoginValues>(
    { email: own ?? '', password: '', remember: false },
    loginProblems,
  )
  const { getValues, setValue } = form
  useHeldInput(form.formState.isDirty)

  useEffect(() => {
    const email = rememberedEmail.read()
    if (email === null) return
    if (shared) return rememberedEmail.remove()
    // Never overwrite what the person has started to type, nor the address of a password that the browser
    // has filled in, both of which it still hides from scripts.
    if (getValues('email') === '' && document.querySelector(':autofill') === null)
      setValue('email', email)
    if (own === undefined || own === email) setValue('remember', true)
  }, [getValues, own, setValue, shared])

  async function submit({ email, password, remember }: LoginValues) {
    if (!(await part.load())) return
    const address = emailAddress(email)
    const remembers = remember && !shared
    if (!remembers) rememberedEmail.remove()
    const failure = await login({ email: address, password })
    if (failure === undefined) {
      // Only now: with a mistyped address every later visit would begin with the mistake.
      if (remembers) rememberedEmail.write(address)
      signupBegun.remove()
    } else if (failure.kind === 'fields') showErrors(failure.fields)
  }

  if (wantsOlder) return <OlderPasswordPart />
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      className="space-y-5"
    >
      {part.state === 'missing' && (
        <Banner tone="bad" onDismiss={part.dismiss}>
          {sharedComputerCopy.notLoaded}
        </Banner>
      )}
      {error !== null && (
        <Banner tone="bad" onDismiss={clearError}>
          <ServerWords said={error} />
        </Banner>
      )}
      <TextField
        label={copy.email}
        type="email"
        autoComplete={forgotten ? 'off' : 'username'}
        {...field('email')}
      />
      <PasswordField label={copy.password} autoComplete="current-password" {...field('password')} />
      {/* The sign-in page of a shared computer shows no email address. */}
      {!shared && <CheckboxField label={copy.remember} {...form.register('remember')} />}
      <SharedComputerField />
      <Button type="submit" busy={signingIn || part.state === 'loading'} className="w-full">
        {signingIn ? copy.submitting : copy.submit}
      </Button>
    </form>
  )
}
