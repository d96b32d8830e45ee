import type { GrantForm } from '../../../domain/grant-form/grantForm'
import type { Step } from '../../../domain/grant-form/steps'
import { stepCopy as copy } from '../copy'

/** The document's title at a step, or in the one-page view. */
export function titleAt(form: GrantForm, step: Step | undefined): string {
  return step === undefined ? form.heading : copy.title(step.title, form.heading)
}
