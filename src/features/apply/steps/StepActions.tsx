import { useNavigate } from 'react-router-dom'
import { stepPath, stepsOf } from '../../../domain/grant-form/steps'
import { Button, ButtonLink } from '../../../ui/page/Button'
import { useApply } from '../ApplyContext'
import { stepCopy as copy } from '../copy'
import { NextProblem } from '../check/NextProblem'

/** To the next step, whether or not this one is complete, and back to the previous one. */
export function StepActions() {
  const { form, stepId } = useApply()
  const navigate = useNavigate()
  const steps = stepsOf(form)
  const index = steps.findIndex(({ id }) => id === stepId)
  const next = steps[index + 1]
  const before = steps[index - 1]
  return (
    <div className="flex flex-wrap gap-3">
      {next !== undefined && (
        <Button onClick={() => void navigate(stepPath(form, next.id))}>{copy.next}</Button>
      )}
      {before !== undefined && (
        <ButtonLink variant="quiet" to={stepPath(form, before.id)}>
          {copy.back}
        </ButtonLink>
      )}
      {next !== undefined && <NextProblem from="here" />}
    </div>
  )
}
