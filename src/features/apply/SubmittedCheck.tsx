import type { GrantForm } from '../../domain/grant-form/grantForm'
import { stepOfPlace, stepPath } from '../../domain/grant-form/steps'
import type { SubmissionRow } from '../../storage/rows'
import { ButtonLink } from '../../ui/page/Button'
import { Page } from '../../ui/page/Page'
import { submittedCopy as copy } from './copy'
import { SubmittedBanner } from './SubmittedBanner'

/** Instead of a check on which nothing is filled in: the application that was checked is submitted. */
export function SubmittedCheck({
  form,
  submission,
}: {
  form: GrantForm
  submission: SubmissionRow
}) {
  return (
    <Page title={form.heading}>
      <div className="max-w-2xl space-y-6">
        <SubmittedBanner submission={submission} />
        <ButtonLink variant="secondary" to={stepPath(form, stepOfPlace(form, undefined).id)}>
          {copy.another}
        </ButtonLink>
      </div>
    </Page>
  )
}
