import { useEffect } from 'react'
import { TextField } from '../../../ui/fields/TextField'
import { useRuleForm } from '../../../ui/forms/useRuleForm'
import { trackerCopy } from './copy'
import { StepForm, type Changing } from './StepForm'
import { firstGuess, signedOnProblem, type TrackerDays } from './trackerRules'
import { useProposedDay } from './useProposedDay'

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
  useProposedDay(form, 'day', proposed)
  const opened = changing !== undefined
  useEffect(() => {
    if (opened) form.setFocus('day')
  }, [opened, form])
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
