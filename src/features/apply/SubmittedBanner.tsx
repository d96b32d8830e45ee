import { formatDateTime } from '../../lib/dates'
import { receiptPath } from '../../lib/paths'
import type { SubmissionRow } from '../../storage/rows'
import { Banner } from '../../ui/fields/Banner'
import { ButtonLink } from '../../ui/page/Button'
import { submittedCopy as copy } from './copy'

/** What was submitted, where no draft is any more; `isNew` in a form that can be filled in again. */
export function SubmittedBanner({
  submission: { id, number, submittedAt },
  isNew = false,
}: {
  submission: Pick<SubmissionRow, 'id' | 'number' | 'submittedAt'>
  isNew?: boolean
}) {
  return (
    <Banner
      tone="info"
      actions={
        <ButtonLink size="small" variant="secondary" to={receiptPath(id)}>
          {copy.receipt}
        </ButtonLink>
      }
    >
      <p>{copy.submitted(number, formatDateTime(submittedAt))}</p>
      {isNew && <p>{copy.newForm}</p>}
    </Banner>
  )
}
