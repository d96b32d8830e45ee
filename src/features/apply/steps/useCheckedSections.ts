import { useState } from 'react'
import type { GrantForm } from '../../../domain/grant-form/grantForm'
import { checkStep } from '../../../domain/grant-form/steps'

/** The steps that were left, and the sections whose problems are therefore shown. */
export function useCheckedSections(
  form: GrantForm,
  stepId: string,
  leftBefore: readonly string[],
): { left: readonly string[]; checked: readonly string[]; checkAll: () => void } {
  const [steps, setSteps] = useState({ open: stepId, left: leftBefore })
  const left = steps.open === stepId ? steps.left : withStep(steps.left, steps.open)
  if (steps.open !== stepId) setSteps({ open: stepId, left })
  const sections = form.sections.map(({ id }) => id)
  return {
    left,
    // Whoever has opened the check has seen what every section lacks.
    checked: [...left, stepId].includes(checkStep.id)
      ? sections
      : sections.filter((id) => left.includes(id)),
    checkAll: () => setSteps((now) => ({ ...now, left: withStep(now.left, checkStep.id) })),
  }
}

function withStep(left: readonly string[], id: string): readonly string[] {
  return left.includes(id) ? left : [...left, id]
}
