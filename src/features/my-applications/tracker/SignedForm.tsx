import { TextField } from '../../../ui/fields/TextField'
import { useRuleForm } from '../../../ui/forms/useRuleForm'
import { trackerCopy } from './copy'
import { StepForm, type Changing } from './StepForm'
import { firstGuess, signedOnProblem, type TrackerDays } from './trackerRules'
import { useDayField } from './useDayField'

const copy = trackerCopy.signed

/** Asks on which day it was signed. */
export function SignedForm({
  days,
  onSave,
  changing,
}: {
  days: TrackerDays
  onSave: (day: string) => void
  changing: Changing | undefined
}) {
  const proposed = days.handIn.signedOn ?? firstGuess(days)
  const { form, field } = useRuleForm<{ day: string }>({ day: proposed }, ({ day }) => ({
    day: signedOnProblem(day, days),
  }))
  useDayField(form, 'day', proposed, changing !== undefined)
  return (
    <StepForm
      save={copy.save}
      onSubmit={(event) => void form.handleSubmit(({ day }) => onSave(day))(event)}
      changing={changing}
    >
      <TextField type="date" label={copy.day} {...field('day')} />
    </StepForm>
  )
}
