import { useNavigate } from 'react-router-dom'
import { checkStep, fieldPaths, stepPath } from '../../../domain/grant-form/steps'
import { Button } from '../../../ui/page/Button'
import { useApply } from '../ApplyContext'
import { problemsCopy as copy } from '../copy'
import { focusField } from '../focusField'
import { submitProblems } from './submitProblems'
import { useFormValue } from '../useFormValue'

/**
 * Moves to the field of the next problem in the order of the form, on any step, and after the last
 * one back to their list. Hidden while no problem has been shown.
 */
export function NextProblem({ from }: { from: 'start' | 'here' }) {
  const { form, answers, session, stepId, checked, lastField } = useApply()
  const navigate = useNavigate()
  const count = useFormValue(answers, () => known().length)

  function known() {
    return submitProblems(form, answers.getValues(), session).filter(({ sectionId }) =>
      checked.includes(sectionId),
    )
  }

  /**
   * The index after which to look: that of the field last focused, else just before the first problem
   * on this step or a later one.
   */
  function position(order: readonly string[]): number {
    const field = lastField()
    if (from === 'start') return -1
    if (field !== null) return order.indexOf(field)
    const steps = form.sections.map(({ id }) => id)
    const before = new Set(steps.slice(0, Math.max(0, steps.indexOf(stepId))))
    const first = known().find(({ sectionId }) => !before.has(sectionId))
    return first === undefined ? order.length : order.indexOf(first.path) - 1
  }

  function goOn() {
    const order = fieldPaths(form, answers.getValues())
    const here = position(order)
    const next = known().find(({ path }) => order.indexOf(path) > here)
    if (next !== undefined && focusField(next.path)) return
    const { sectionId, path } = next ?? { sectionId: checkStep.id, path: undefined }
    void navigate(stepPath(form, sectionId, path))
  }

  if (count === 0) return null
  return (
    <Button variant="secondary" onClick={goOn}>
      {copy.next(count)}
    </Button>
  )
}
