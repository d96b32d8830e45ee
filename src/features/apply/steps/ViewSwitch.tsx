import { useNavigate } from 'react-router-dom'
import { onePage, sectionAt, stepPath, stepWith, stepsOf } from '../../../domain/grant-form/steps'
import { Button } from '../../../ui/page/Button'
import { useApply } from '../ApplyContext'
import { stepCopy as copy } from '../copy'
import type { FormView } from './useFormView'

/** On a wide screen: one step at a time, or the whole form on one page. The choice is remembered. */
export function ViewSwitch({ onView }: { onView: (view: FormView) => void }) {
  const { form, stepId, lastField } = useApply()
  const navigate = useNavigate()
  const whole = stepId === onePage

  function change() {
    onView(whole ? 'steps' : 'one-page')
    const step = stepWith(form, sectionAt(form, lastField() ?? ''))
    void navigate(stepPath(form, whole ? ((step ?? stepsOf(form)[0])?.id ?? '') : onePage))
  }

  return (
    <Button variant="quiet" size="small" onClick={change}>
      {whole ? copy.inSteps : copy.onePage}
    </Button>
  )
}
