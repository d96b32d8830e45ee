import { pause, simulatedTime } from '../../lib/pause'
import { useHeldInput } from '../../pwa/useHeldInput'
import { Banner } from '../../ui/fields/Banner'
import { Button } from '../../ui/page/Button'
import { PasswordField } from '../../ui/passwords/PasswordField'
import { useRuleForm } from '../../ui/forms/useRuleForm'
import { securityCopy as copy } from './copy'
import { passwordProblems, type PasswordValues } from './password'

const blank: PasswordValues = { current: '', next: '', confirm: '' }

/** Change password: simulated (spec §7). Input stays in the form and is cleared at the end. */
export function SecuritySection({ onChanged }: { onChanged: () => void }) {
  const { form, field } = useRuleForm<PasswordValues>(blank, passwordProblems)
  const { isDirty, isSubmitting } = form.formState
  useHeldInput(isDirty)

  async function submit() {
    await pause(simulatedTime)
    form.reset(blank)
    onChanged()
  }

  return (
    <section className="max-w-md">
      <h2 className="text-2xl">{copy.title}</h2>
      <Banner tone="info" className="mt-4">
        {copy.simulated}
      </Banner>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        className="mt-6 space-y-5"
      >
        {/* None says what it is: a password manager must not replace the real password with a simulated
            one. */}
        <PasswordField label={copy.current} which="current" {...field('current')} />
        <PasswordField label={copy.next} which="new" hint={copy.hint} {...field('next')} />
        <PasswordField label={copy.confirm} which="confirmNew" {...field('confirm')} />
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? copy.submitting : copy.submit}
        </Button>
      </form>
    </section>
  )
}
