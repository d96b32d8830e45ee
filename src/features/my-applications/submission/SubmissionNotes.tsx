import type { MyApplication } from '../../../domain/application/myApplication'
import type { ReadSubmission } from '../../../storage/submissions/readSubmission'
import { DamagedNote } from './DamagedNote'
import { WithdrawnNote } from './WithdrawnNote'

/** What few applications of this device need said: that one is damaged, and whom to tell that one is withdrawn. */
export function SubmissionNotes({
  application,
  submission,
}: {
  application: MyApplication
  submission: ReadSubmission
}) {
  return (
    <>
      <DamagedNote submission={submission} />
      <WithdrawnNote application={application} />
    </>
  )
}
