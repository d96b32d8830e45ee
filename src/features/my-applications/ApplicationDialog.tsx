import { FileText } from 'lucide-react'
import { useUser } from '../../auth/UserContext'
import type { MyApplication } from '../../domain/application/myApplication'
import { formatDate, formatDateTime } from '../../lib/dates'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { SourceNote } from '../../ui/SourceNote'
import { detailsCopy as copy } from './copy'
import { DetailsPart } from './DetailsPart'
import { FundingBar } from './FundingBar'
import { InformationList } from './InformationList'
import { MilestoneList } from './MilestoneList'
import { saveReport } from './report/saveReport'
import { SubmissionPart } from './SubmissionPart'
import { UploadsPart } from './UploadsPart'

/** Everything about one application, and what can be done with it (spec §2). */
export function ApplicationDialog({
  application,
  onClose,
}: {
  application: MyApplication
  onClose: () => void
}) {
  const user = useUser()
  return (
    <Dialog
      open
      title={application.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={() => void saveReport(application, user)}>
            <FileText aria-hidden className="size-5" />
            {copy.downloadReport}
          </Button>
          <Button onClick={onClose}>{copy.close}</Button>
        </>
      }
    >
      <SourceNote source={application.source} />
      <DetailsPart title={copy.information}>
        <InformationList application={application} />
        <div className="mt-4">
          <FundingBar application={application} />
        </div>
      </DetailsPart>
      {application.source === 'device' && <SubmissionPart application={application} />}
      <DetailsPart title={copy.comments}>
        {application.reviewComments.length === 0 ? (
          <p className="text-muted">{copy.noComments}</p>
        ) : (
          <ul className="space-y-3">
            {application.reviewComments.map((comment) => (
              <li key={comment} className="border-l-3 border-accent pl-3">
                {comment}
              </li>
            ))}
          </ul>
        )}
      </DetailsPart>
      <DetailsPart title={copy.milestones}>
        <MilestoneList milestones={application.milestones} />
      </DetailsPart>
      <UploadsPart application={application} />
      <DetailsPart title={copy.history}>
        <ol className="space-y-1">
          {application.history.map(({ at, what }) => (
            <li key={`${at} ${what}`}>
              {/* Samples know the day only. */}
              {what}: {at.includes('T') ? formatDateTime(at) : formatDate(at)}
            </li>
          ))}
        </ol>
      </DetailsPart>
    </Dialog>
  )
}
