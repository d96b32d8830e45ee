import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { isTaken, mayBeDone, type ApiFailure } from '../../api/failure'
import { useAuth } from '../../auth/AuthContext'
import { emailAddress } from '../../lib/email'
import { addressOf } from '../../lib/language'
import { plainLine } from '../../lib/pasted'
import { paths } from '../../lib/paths'
import { useHeldInput } from '../../pwa/useHeldInput'
import { Banner } from '../../ui/fields/Banner'
import { Button, ButtonLink } from '../../ui/page/Button'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { NewTabLink } from '../../ui/page/NewTabLink'
import { Page } from '../../ui/page/Page'
import { PlainEmailField } from '../../ui/fields/PlainEmailField'
import { PasswordField } from '../../ui/passwords/PasswordField'
import { ServerWords } from '../../ui/passwords/ServerWords'
import { TextField } from '../../ui/fields/TextField'
import { TextLink } from '../../ui/page/TextLink'
import { useRuleForm } from '../../ui/forms/useRuleForm'
import { sharedComputerCopy, signupCopy as copy } from './copy'
import { OlderPasswordPart } from './olderPasswordPart'
import { PasswordStrength } from './PasswordStrength'
import { signupProblems, type SignupValues } from './rules'
import { SharedComputerField } from './SharedComputerField'
import { signupBegun } from './signupBegun'
import { useEntrance } from './useEntrance'
import { useForgotten } from './useForgotten'
import { useSharedPart } from './useSharedPart'
import { useSignupBegun } from './useSignupBegun'

export function SignupPage() {
  const { signup, signingIn, error, clearError, wantsOlder } = useAuth()
  // Keeps the destination when switching to the other page.
  const { state } = useLocation()
  const { form, field, showErrors } = useRuleForm<SignupValues>(
    { name: '', email: '', password: '', confirmPassword: '' },
    signupProblems,
  )
  const password = useWatch({ control: form.control, name: 'password' })
  useSignupBegun(form)
  useHeldInput(form.formState.isDirty)
  const forgotten = useForgotten()
  const part = useSharedPart()
  const [failure, setFailure] = useState<ApiFailure>()
  /** An account may be there although the server has not said so. */
  const [unsure, setUnsure] = useState(false)
  /** The address whose request got no clear answer: the server may have made the account all the same. */
  const unanswered = useRef<string>(null)
  useEntrance()

  async function submit(values: SignupValues) {
    if (!(await part.load())) return
    const email = emailAddress(values.email)
    const failed = await signup({ ...values, name: plainLine(values.name), email })
    setFailure(failed)
    const isRefused =
      failed?.kind === 'fields'
        ? 'email' in failed.fields
        : failed?.kind === 'refused' || failed?.kind === 'unauthorised'
    const mayBeOwn = isRefused && unanswered.current === email
    const isOpen = failed !== undefined && mayBeDone(failed)
    setUnsure(mayBeOwn || isOpen)
    if (isOpen || failed?.kind === 'offline') unanswered.current = email
    if (failed === undefined) signupBegun.remove()
    else if (failed.kind === 'fields') showErrors(failed.fields)
  }

  const taken = !unsure && failure !== undefined && isTaken(failure)
  const noSession = failure?.kind === 'unreadable'

  if (wantsOlder)
    return (
      <Page title={copy.title} lead={copy.lead} narrow>
        <OlderPasswordPart />
      </Page>
    )
  return (
    <Page title={copy.title} lead={copy.lead} narrow>
      {/* The rules are our own, with their exact messages; the terms box is validated by the
          browser (spec §5). */}
      <form onSubmit={(event) => void form.handleSubmit(submit)(event)} className="space-y-5">
        {part.state === 'missing' && (
          <Banner tone="bad" onDismiss={part.dismiss}>
            {sharedComputerCopy.notLoaded}
          </Banner>
        )}
        {error !== null && (
          <Banner
            tone="bad"
            onDismiss={clearError}
            actions={
              unsure || taken ? (
                <ButtonLink size="small" variant="secondary" to={paths.login} state={state}>
                  {copy.signIn}
                </ButtonLink>
              ) : undefined
            }
          >
            <ServerWords said={noSession ? (failure.message ?? copy.notSignedIn) : error} />
            {unsure && <p className="mt-2">{copy.perhaps}</p>}
            {taken && <p className="mt-2">{copy.taken}</p>}
          </Banner>
        )}
        <TextField
          label={copy.name}
          autoComplete={forgotten ? 'off' : 'name'}
          autoCapitalize="words"
          autoCorrect="off"
          {...field('name')}
        />
        <PlainEmailField
          label={copy.email}
          autoComplete={forgotten ? 'off' : 'username'}
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
          which="confirm"
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <CheckboxField
          required
          label={copy.agree(
            // In a tab of their own: leaving would cost both passwords.
            <NewTabLink href={addressOf(paths.terms)}>{copy.terms}</NewTabLink>,
            <NewTabLink href={addressOf(paths.privacy)}>{copy.privacy}</NewTabLink>,
          )}
        />
        <SharedComputerField />
        <Button type="submit" busy={signingIn || part.state === 'loading'} className="w-full">
          {signingIn ? copy.submitting : copy.submit}
        </Button>
      </form>
      <p className="mt-8 border-t border-line pt-6">
        {copy.already}{' '}
        <TextLink to={paths.login} state={state}>
          {copy.signIn}
        </TextLink>
      </p>
    </Page>
  )
}
