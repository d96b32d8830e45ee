import { useCallback, useEffect } from 'react'
import { useUser } from '../../../auth/useUser'
import { useUnfinished } from '../../../pwa/unfinished/useUnfinished'
import { TextField } from '../../../ui/fields/TextField'
import { useRuleForm } from '../../../ui/forms/useRuleForm'
import { useSavedElsewhere } from '../../../ui/forms/useSavedElsewhere'
import { trackerCopy } from './copy'
import { StepForm, type Changing } from './StepForm'
import { firstGuess, signedOnProblem, type TrackerDays } from './trackerRules'

const copy = trackerCopy.signed

/** Asks on which day it was signed; a day that was chosen is kept until it is saved. */
export function SignedForm({
  submissionId,
  days,
  onSave,
  changing,
}: {
  submissionId: string
  days: TrackerDays
  /** Calls `onSaved` once the device has kept it. */
  onSave: (day: string, onSaved: () => void) => void
  changing: Changing | undefined
}) {
  const proposed = days.handIn.signedOn ?? firstGuess(days)
  const { form, field } = useRuleForm<{ day: string }>({ day: proposed }, ({ day }) => ({
    day: signedOnProblem(day, days),
  }))
  useSavedElsewhere(form, { day: proposed })
  const { id: userId } = useUser()
  const { setValue, getValues, setFocus } = form
  const isChange = changing !== undefined
  useEffect(() => {
    if (isChange) setFocus('day')
  }, [isChange, setFocus])
  const putBack = useCallback(
    (kept: string | undefined) => {
      if (kept !== undefined) setValue('day', kept)
    },
    [setValue],
  )
  const { failed, keep } = useUnfinished(userId, `signed-${submissionId}`, putBack)

  function change() {
    const day = getValues('day')
    // One that was only proposed would be an old one next week; one that is half typed is none.
    void keep(() => (day === proposed || day === '' ? undefined : day))
  }

  const forget = () => void keep(() => undefined)

  return (
    <StepForm
      save={copy.save}
      onSubmit={(event) => void form.handleSubmit(({ day }) => onSave(day, forget))(event)}
      onChange={change}
      changing={changing}
      forget={forget}
      unkept={failed}
    >
      <TextField type="date" label={copy.day} {...field('day')} />
    </StepForm>
  )
}
