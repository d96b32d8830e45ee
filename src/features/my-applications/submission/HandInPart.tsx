import { nextStep } from '../../../domain/application/handIn'
import type { MyApplication } from '../../../domain/application/myApplication'
import { formatDateTime } from '../../../lib/dates'
import type { AttachmentInfo, SubmissionRow } from '../../../storage/rows'
import { GivePackPart } from '../pack/GivePackPart'
import { MissingFilesNote } from '../pack/MissingFilesNote'
import { NodalOfficerPart } from '../pack/NodalOfficerPart'
import { PrintPart } from '../pack/PrintPart'
import { Tracker } from '../tracker/Tracker'

/** Where an application on this device is, and what to print and hand in. */
export function HandInPart({
  application,
  submission,
  files,
}: {
  application: MyApplication
  submission: SubmissionRow
  files: readonly AttachmentInfo[] | undefined
}) {
  const next = nextStep(submission.handIn)
  return (
    <>
      <MissingFilesNote
        submission={submission}
        isDue={application.status === 'not-handed-in'}
        files={files}
      />
      <Tracker
        application={application}
        submittedAt={formatDateTime(submission.submittedAt)}
        print={<PrintPart submission={submission} primary={next === 'signed'} />}
        pack={<GivePackPart submission={submission} primary={next === 'handed-in'} />}
      />
      <NodalOfficerPart submission={submission} />
    </>
  )
}
