import { useCallback, useEffect } from 'react'
import { useUser } from '../../../auth/useUser'
import type { HandedIn } from '../../../domain/application/handIn'
import { useUnfinished } from '../../../pwa/useUnfinished'
import { TextField } from '../../../ui/fields/TextField'
import { useRuleForm } from '../../../ui/forms/useRuleForm'
import { trackerCopy } from './copy'
import { StepForm } from './StepForm'
import { firstGuess, handedInProblem, type TrackerDays } from './trackerRules'

const copy = trackerCopy['handed-in']

/** Asks when and to whom it was given; input is kept until it is saved. */
export function HandedInForm({
  submissionId,
  days,
  onSave,
  changing,
}: {
  submissionId: string
  days: TrackerDays
  onSave: (handedIn: HandedIn) => void
  changing: { onCancel: () => void; onClear: () => void } | undefined
}) {
  const { form, field } = useRuleForm<HandedIn>(
    days.handIn.handedIn ?? { on: firstGuess(days), to: '' },
    ({ on, to }) => ({
      on: handedInProblem(on, days),
      to: to.trim() === '' ? trackerCopy.problems.to : undefined,
    }),
  )
  const { id: userId } = useUser()
  const opened = changing !== undefined
  useEffect(() => {
    if (opened) form.setFocus('on')
  }, [opened, form])
  const { reset } = form
  const putBack = useCallback(
    (kept: HandedIn | undefined) => kept !== undefined && reset(kept),
    [reset],
  )
  const { keep } = useUnfinished(userId, `hand-in-${submissionId}`, putBack, !opened)

  function change() {
    const typed = form.getValues()
    keep(() => typed)
  }

  function save({ on, to }: HandedIn) {
    keep(() => undefined)
    onSave({ on, to: to.trim() })
  }

  return (
    <StepForm
      save={copy.save}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      onChange={change}
      changing={changing}
    >
      <TextField type="date" label={copy.day} {...field('on')} />
      <TextField label={copy.to} hint={copy.toHint} autoComplete="off" {...field('to')} />
    </StepForm>
  )
}
