import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { PasswordField } from '../../ui/PasswordField'
import { useRuleForm } from '../../ui/useRuleForm'
import { securityCopy as copy } from './copy'
import { passwordProblems, type PasswordValues } from './password'
import { simulatedDelay } from './simulate'

const blank: PasswordValues = { current: '', next: '', confirm: '' }

/** Change password: simulated (spec §7). What is typed stays in the form and is cleared at the end. */
export function SecuritySection({ onChanged }: { onChanged: () => void }) {
  const { form, field } = useRuleForm<PasswordValues>(blank, passwordProblems)
  const { isSubmitting } = form.formState

  async function submit() {
    await simulatedDelay()
    form.reset(blank)
    onChanged()
  }

  return (
    <section className="max-w-md">
      <h2 className="text-2xl">{copy.title}</h2>
      <div className="mt-4">
        <Banner tone="info">{copy.simulated}</Banner>
      </div>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        className="mt-6 space-y-5"
      >
        {/* `off`: a password manager must not replace the real password with a simulated one. */}
        <PasswordField label={copy.current} autoComplete="off" {...field('current')} />
        <PasswordField label={copy.next} hint={copy.hint} autoComplete="off" {...field('next')} />
        <PasswordField label={copy.confirm} autoComplete="off" {...field('confirm')} />
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? copy.submitting : copy.submit}
        </Button>
      </form>
    </section>
  )
}
