import { useCallback, useEffect, useRef } from 'react'
import { useUser } from '../../../auth/useUser'
import type { HandedIn } from '../../../domain/application/handIn'
import { ownChanges } from '../../../lib/ownChanges'
import { useUnfinished } from '../../../pwa/unfinished/useUnfinished'
import { TextField } from '../../../ui/fields/TextField'
import { useRuleForm } from '../../../ui/forms/useRuleForm'
import { useSavedElsewhere } from '../../../ui/forms/useSavedElsewhere'
import { trackerCopy } from './copy'
import { StepForm, type Changing } from './StepForm'
import { firstGuess, handedInProblem, type TrackerDays } from './trackerRules'

const copy = trackerCopy['handed-in']

/** What was typed; nothing where what was proposed was left. */
type Unfinished = { [Field in keyof HandedIn]?: HandedIn[Field] | undefined }

/** Asks when and to whom it was given; input is kept until it is saved. */
export function HandedInForm({
  submissionId,
  days,
  onSave,
  changing,
}: {
  submissionId: string
  days: TrackerDays
  /** Calls `onSaved` once the device has kept it. */
  onSave: (handedIn: HandedIn, onSaved: () => void) => void
  changing: Changing | undefined
}) {
  const proposed = days.handIn.handedIn ?? { on: firstGuess(days), to: '' }
  const { form, field } = useRuleForm<HandedIn>(proposed, ({ on, to }) => ({
    on: handedInProblem(on, days),
    to: to.trim() === '' ? trackerCopy.problems.to : undefined,
  }))
  const { id: userId } = useUser()
  useSavedElsewhere(form, proposed)
  const { reset, getValues, setFocus } = form
  const isChange = changing !== undefined
  useEffect(() => {
    if (isChange) setFocus('on')
  }, [isChange, setFocus])
  const own = useRef(ownChanges(getValues()))
  const putBack = useCallback(
    (kept: Unfinished | undefined) => {
      if (kept === undefined) return
      const shown = getValues()
      const both = { on: kept.on ?? shown.on, to: kept.to ?? shown.to }
      own.current = ownChanges(both)
      reset(both)
    },
    [reset, getValues],
  )
  const { failed, keep } = useUnfinished(userId, `hand-in-${submissionId}`, putBack)

  function change() {
    const typed: Unfinished = own.current(getValues())
    // A day that was only proposed would be an old one next week, and a name that another tab has saved
    // was not typed here.
    if (typed.on === proposed.on) typed.on = undefined
    if (typed.to === proposed.to) typed.to = undefined
    void keep((stored) => ({ ...stored, ...typed }))
  }

  const forget = () => void keep(() => undefined)

  function save({ on, to }: HandedIn) {
    onSave({ on, to: to.trim() }, forget)
  }

  return (
    <StepForm
      save={copy.save}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      onChange={change}
      changing={changing}
      forget={forget}
      unkept={failed}
    >
      <TextField type="date" label={copy.day} {...field('on')} />
      <TextField label={copy.to} hint={copy.toHint} autoComplete="off" {...field('to')} />
    </StepForm>
  )
}
