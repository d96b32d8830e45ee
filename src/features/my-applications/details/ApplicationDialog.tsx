import { FileText } from 'lucide'
import { useUser } from '../../../auth/useUser'
import { historyLabel } from '../../../domain/application/copy'
import type { MyApplication } from '../../../domain/application/myApplication'
import { formatWhen } from '../../../lib/dates'
import { Button } from '../../../ui/page/Button'
import { act } from '../../../ui/overlays/act'
import { Dialog } from '../../../ui/overlays/Dialog'
import { SourceNote } from '../../../ui/page/SourceNote'
import { detailsCopy as copy } from './copy'
import { namesCopy } from './namesCopy'
import { reportCopy } from '../report/copy'
import { DetailsPart } from './DetailsPart'
import { FundingBar } from '../list/FundingBar'
import { InformationList } from './InformationList'
import { MilestoneList } from './MilestoneList'
import { saveReport } from '../report/saveReport'
import { SubmissionPart } from './SubmissionPart'
import { UploadsPart } from './UploadsPart'
import { Icon } from '../../../ui/page/Icon'

/** Everything about one application, and what can be done with it (spec §2). */
export function ApplicationDialog({
  application,
  onClose,
}: {
  application: MyApplication
  onClose: () => void
}) {
  const user = useUser()
  const asked = application.status === 'documents-required'
  const uploads = <UploadsPart application={application} />
  return (
    <Dialog
      open
      title={application.title}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="secondary"
            once
            onClick={() => act(() => saveReport(application, user), reportCopy.notSaved)}
          >
            <Icon shape={FileText} className="size-5" />
            {copy.downloadReport}
          </Button>
          <Button onClick={onClose}>{copy.close}</Button>
        </>
      }
    >
      <SourceNote source={application.source} />
      {/* What the applicant is to do, and why. */}
      {asked && (
        <>
          <CommentsPart comments={application.reviewComments} />
          {uploads}
        </>
      )}
      {application.source === 'device' && <SubmissionPart application={application} />}
      <DetailsPart title={copy.information}>
        <InformationList application={application} />
        <div className="mt-4">
          <FundingBar application={application} />
        </div>
      </DetailsPart>
      {!asked && <CommentsPart comments={application.reviewComments} />}
      <DetailsPart title={copy.milestones}>
        <MilestoneList application={application} />
      </DetailsPart>
      {!asked && uploads}
      <DetailsPart title={copy.history}>
        <ol className="space-y-1">
          {application.history.map(({ at, what }) => (
            <li key={`${at} ${what}`}>{copy.historyEntry(historyLabel[what], formatWhen(at))}</li>
          ))}
        </ol>
      </DetailsPart>
    </Dialog>
  )
}

function CommentsPart({ comments }: { comments: readonly string[] }) {
  return (
    <DetailsPart title={namesCopy.comments}>
      {comments.length === 0 ? (
        <p className="text-muted">{copy.noComments}</p>
      ) : (
        <ul className="space-y-3">
          {comments.map((comment) => (
            <li key={comment} className="border-l-3 border-accent pl-3">
              {comment}
            </li>
          ))}
        </ul>
      )}
    </DetailsPart>
  )
}
